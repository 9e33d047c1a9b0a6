/**
 * Browsers whose camera is a fake one of Chromium's, a film, or missing. Each has a process of its own, since the device is
 * chosen when a browser starts. Every track that a page was given is kept in `window.tracks`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { keepSession } from './identity-store.ts';
import { sharedOrigin } from './origin.ts';
import { enter as signIn, type Login, type Person, register, someAddress, somebody } from './people.ts';
import { bare } from './support.ts';
import { randomFrom } from '../support/random.ts';

declare global {
  interface Window {
    tracks: MediaStreamTrack[];
    /** Constraints that it has asked for. */
    wanted: MediaStreamConstraints[];
  }
}

const fakeDevices = (count: number) => `--use-fake-device-for-media-stream=device-count=${count}`;
const granted = '--use-fake-ui-for-media-stream';

export const cameras = {
  /** Two cameras, with permission granted. */
  two: [fakeDevices(2), granted],
  /** There is a camera, but permission is always denied. */
  denied: [fakeDevices(1), `${granted}=deny`],
  none: [granted],
} as const;

async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patina-film-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A camera that shows a film of that size: plain grey, or noise, which takes the most bytes that a film can. */
export async function filmed(
  width: number,
  height: number,
  shade: 'grey' | 'noise' = 'grey',
): Promise<readonly string[]> {
  const file = join(await folderForTest(), 'film.y4m');
  const random = randomFrom(7);
  const frame = () => {
    const pixels = Buffer.alloc((width * height * 3) / 2, 128);
    if (shade === 'noise') for (let i = 0; i < width * height; i += 1) pixels[i] = random() * 256;
    return Buffer.concat([Buffer.from('FRAME\n'), pixels]);
  };
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, ...Array.from({ length: 15 }, frame)]));
  return [fakeDevices(1), granted, `--use-file-for-fake-video-capture=${file}`];
}

/** A microphone that hears a tone of 440 Hz, louder every second, in a loop. */
export async function heard(): Promise<readonly string[]> {
  const rate = 48_000;
  const samples = Int16Array.from(
    { length: 10 * rate },
    (_, i) => 0x7fff * (Math.floor(i / rate) / 10) * Math.sin((2 * Math.PI * 440 * i) / rate),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(2 * rate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  const file = join(await folderForTest(), 'tone.wav');
  await writeFile(file, Buffer.concat([head, Buffer.from(samples.buffer)]));
  return [`--use-file-for-fake-audio-capture=${file}`];
}

type Registered = Pick<Awaited<ReturnType<typeof register>>, 'session' | 'user'>;

export interface Filming {
  readonly page: Page;
  /** The person who is signed in. */
  readonly person: Person;
  readonly context: BrowserContext;
  /** States of all tracks that the page was given. */
  tracks(): Promise<readonly MediaStreamTrackState[]>;
}

export interface FilmingOptions {
  /** Uses another host name than the server's own, which browsers trust like https. */
  readonly insecure?: boolean;
  readonly width?: number;
  /** Touch input instead of a mouse. */
  readonly touch?: boolean;
}

/** `film()` opens a page of a new person in a browser with that camera. Call `useBrowser` in the same file to have the server. */
export function useCameras() {
  const browsers = new Map<string, Promise<Browser>>();
  const launch = (args: readonly string[]) => {
    const key = args.join(' ');
    const known = browsers.get(key);
    if (known) return known;
    const launched = chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumArgs, '--host-resolver-rules=MAP patina.test 127.0.0.1', ...args],
    });
    browsers.set(key, launched);
    return launched;
  };
  afterAll(async () => {
    for (const browser of browsers.values()) await (await browser).close();
  });

  return async function film(
    args: readonly string[],
    path: string,
    { insecure = false, width = 1280, touch = false }: FilmingOptions = {},
  ): Promise<Filming> {
    const browser = await launch(args);
    const origin = new URL(sharedOrigin());
    const { person, session, user } = await register(origin.origin, somebody());
    if (insecure) origin.hostname = 'patina.test';
    const context = await browser.newContext({
      baseURL: origin.origin,
      serviceWorkers: 'block',
      viewport: { width, height: 900 },
      hasTouch: touch,
      extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    });
    context.setDefaultTimeout(30_000);
    await watchTracks(context);
    const page = await context.newPage();
    await enter(page, { session, user });
    await page.goto(path);
    return {
      page,
      person,
      context,
      tracks: () => tracksOf(page),
    };
  };
}

/** Signs this person in, from the next page on. */
async function enter(page: Page, { session, user }: Registered): Promise<void> {
  await page.goto(bare);
  await keepSession(page, session);
  await page.evaluate((kept) => localStorage.setItem('user', JSON.stringify(kept)), user);
}

const tracksOf = (page: Page) => page.evaluate(() => window.tracks.map(({ readyState }) => readyState));

/** Records every track that a page is given, and the constraints it asked for. */
const watchTracks = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.tracks = [];
    window.wanted = [];
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return;
    const really = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      window.wanted.push(constraints!);
      const stream = await really(constraints);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  });

export interface Killable {
  /** The page of the same person in the same profile, also after a kill. */
  open(path: string): Promise<{ readonly page: Page; readonly context: BrowserContext }>;
  close(): Promise<void>;
}

export interface KillableOptions {
  /** Address to open instead of the shared server. */
  readonly origin?: string;
  /** The person to sign in; a new one by default. */
  readonly login?: Login;
}

/** A browser whose profile survives a kill. */
export async function killableBrowser(
  args: readonly string[],
  { origin = new URL(sharedOrigin()).origin, login }: KillableOptions = {},
): Promise<Killable> {
  const who = login ? await signIn(sharedOrigin(), login) : await register(sharedOrigin(), somebody());
  const profile = await mkdtemp(join(tmpdir(), 'patina-recorded-'));
  let context: BrowserContext | null = null;
  return {
    async open(path) {
      // Two browsers cannot share a profile: a failed test may have left its browser open.
      await context?.close().catch(() => undefined);
      context = await chromium.launchPersistentContext(profile, {
        executablePath: ensureChromium(),
        args: [...chromiumArgs, ...args],
        baseURL: origin,
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 900 },
        extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
      });
      context.setDefaultTimeout(60_000);
      await watchTracks(context);
      const page = await context.newPage();
      // The kill may have cost the browser its databases, including the sign-in.
      await enter(page, who);
      await page.goto(path);
      return { page, context };
    },
    async close() {
      await context?.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
