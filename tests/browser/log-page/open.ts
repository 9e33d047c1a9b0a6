/**
 * A log in a real Chromium, used from a test in Node: the page is bundled once and served on a random port, and
 * every call of the EventLog port is forwarded to it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import type { IndexedDbLog } from '../../../src/adapters/indexeddb-log.ts';
import type { EventRecord, Head } from '../../../src/events/log/event.ts';
import {
  ChainBroken,
  type EventLog,
  LogConflict,
  LogUnavailable,
  NotAJournal,
  type UnavailableReason,
} from '../../../src/events/log/log.ts';
import { chromiumArgs, ensureChromium } from '../../chromium.mjs';
import { prepareKill } from '../kill-browser.ts';

export interface LogBrowser {
  /** Contexts share nothing, except in a browser with a persistent profile: it has only one, which survives a crash. */
  newContext(): Promise<BrowserContext>;
  openTab(context: BrowserContext): Promise<LogTab>;
  /** Kills every process of a browser with a persistent profile with kill -9. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface LogBrowserOptions {
  /** Keeps the storage of pages in a folder, which `close` removes. */
  readonly keepsProfile?: boolean;
  /** Script of the page; by default the one that answers calls about logs. */
  readonly entry?: string;
}

/** The port, plus what an IndexedDB log has in addition. */
export type RemoteLog = EventLog & Pick<IndexedDbLog, 'device'>;

export interface LogTab {
  readonly page: Page;
  /** @param version of the database; that of a later app tests how the present one reacts */
  openLog(name: string, version?: number): Promise<RemoteLog>;
}

async function bundle(entry: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
    worker: { format: 'es' },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return new Map(files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

/** A cross-origin isolated page has timers with a resolution of 5 µs instead of 100. */
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const html = '<!doctype html><title>Log</title><script type="module" src="/page.js"></script>';

export async function startLogBrowser({
  keepsProfile = false,
  entry = join(import.meta.dirname, 'page.ts'),
}: LogBrowserOptions = {}): Promise<LogBrowser> {
  const files = await bundle(entry);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path === '/' ? html : files.get(path);
    const type = path === '/' ? 'text/html' : 'text/javascript';
    const headers = { 'content-type': type, ...isolated };
    response.writeHead(file === undefined ? 404 : 200, headers).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const launch = { executablePath: ensureChromium(), args: chromiumArgs };
  const baseURL = `http://127.0.0.1:${port}`;
  const profile = keepsProfile ? await mkdtemp(join(tmpdir(), 'patina-profile-')) : null;
  const browser = profile === null ? await chromium.launch(launch) : null;
  let persistent: BrowserContext | null = null;

  return {
    async newContext() {
      if (browser) return browser.newContext({ baseURL });
      persistent = await chromium.launchPersistentContext(profile!, { ...launch, baseURL });
      return persistent;
    },
    async kill() {
      await (
        await prepareKill(persistent!)
      )();
    },
    async openTab(context) {
      const page = await context.newPage();
      const listeners = new Map<number, (head: Head) => void>();
      await page.exposeFunction('heard', (subscription: number, head: Head) =>
        listeners.get(subscription)?.(head),
      );
      await page.goto('/');
      await page.waitForFunction(() => 'logPage' in window);
      return {
        page,
        async openLog(name, version) {
          const id = await page.evaluate(([name, version]) => window.logPage.open(name, version), [
            name,
            version,
          ] as const);
          return remoteLog(page, id, listeners);
        },
      };
    },
    async close() {
      await browser?.close();
      await persistent?.close();
      if (profile !== null)
        await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface RefusalView {
  readonly name: string;
  readonly message: string;
  readonly actual?: Head;
  readonly seq?: number;
  readonly fault?: ChainBroken['fault'];
  readonly reason?: UnavailableReason;
}

/** Recreates an error of the page as an instance of its own class. */
function revived({ name, message, actual, seq, fault, reason }: RefusalView): Error {
  const said = (error: Error) => Object.assign(error, { message });
  if (name === 'LogConflict') return said(new LogConflict('', 0, actual!));
  if (name === 'ChainBroken') return said(new ChainBroken('', seq!, fault!));
  if (name === 'NotAJournal') return said(new NotAJournal(''));
  if (name === 'LogUnavailable') return new LogUnavailable(reason!, message);
  return name === 'TypeError' ? new TypeError(message) : new Error(`${name}: ${message}`);
}

function remoteLog(page: Page, id: number, listeners: Map<number, (head: Head) => void>): RemoteLog {
  const call = async (method: string, ...args: unknown[]) => {
    const answer = await page.evaluate(
      ([id, method, args]) => window.logPage.call(id, method as 'head', args),
      [id, method, JSON.stringify(args)] as const,
    );
    const { result, error } = JSON.parse(answer) as { result: unknown; error: RefusalView | null };
    if (error) throw revived(error);
    return result;
  };
  async function* replay(answer: string) {
    const { read, error } = JSON.parse(answer) as { read: EventRecord[][]; error: RefusalView | null };
    yield* read;
    if (error) throw revived(error);
  }

  return {
    head: (stream) => call('head', stream) as Promise<Head>,
    async *read(stream, range = {}) {
      const { upTo, after } = range;
      const sent = { ...(after === undefined ? {} : { after }), ...(upTo === undefined ? {} : { upTo }) };
      yield* replay(
        await page.evaluate(([id, stream, range]) => window.logPage.read(id, stream, range), [
          id,
          stream,
          sent,
        ] as const),
      );
    },
    async *readVerified(stream, from) {
      yield* replay(
        await page.evaluate(([id, stream, from]) => window.logPage.readVerified(id, stream, from), [
          id,
          stream,
          from,
        ] as const),
      );
    },
    start: (stream) => call('start', stream) as ReturnType<EventLog['start']>,
    trim: (...args) => call('trim', ...args) as ReturnType<EventLog['trim']>,
    append: (...args) => call('append', ...args) as Promise<readonly EventRecord[]>,
    async exclusively(stream, work) {
      const section = await page.evaluate(([id, stream]) => window.logPage.enter(id, stream), [
        id,
        stream,
      ] as const);
      try {
        return await work();
      } finally {
        await page.evaluate((section) => window.logPage.leave(section), section);
      }
    },
    adopt: (...args) => call('adopt', ...args) as Promise<Head>,
    subscribe(stream, onAppended) {
      let stopped = false;
      const subscribing = page
        .evaluate(([id, stream]) => window.logPage.subscribe(id, stream), [id, stream] as const)
        .then((subscription) => {
          if (!stopped) listeners.set(subscription, onAppended);
          return subscription;
        });
      return () => {
        stopped = true;
        void subscribing.then((subscription) => {
          listeners.delete(subscription);
          return page.evaluate((id) => window.logPage.unsubscribe(id), subscription);
        });
      };
    },
    streams: (prefix) => call('streams', prefix) as Promise<readonly string[]>,
    loadSnapshot: (...args) => call('loadSnapshot', ...args) as ReturnType<EventLog['loadSnapshot']>,
    saveSnapshot: async (...args) => void (await call('saveSnapshot', ...args)),
    device: () => call('device') as Promise<string>,
    erase: async (stream) => void (await call('erase', stream)),
    eraseTruth: async (stream) => void (await call('eraseTruth', stream)),
    close: async () => void (await call('close')),
  };
}
