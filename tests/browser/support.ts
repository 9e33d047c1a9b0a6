/**
 * A real Chromium with the real server. Call `useBrowser()` once per file, then `open()` for each window a person
 * would have: with a context of its own, so that two people never share a storage.
 */
import { type BrowserContextOptions, chromium } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { keepSession } from './identity-store.ts';
import { enter, type Found, type Login, type Person, register, someAddress, somebody } from './people.ts';
import { findServer, sharedOrigin } from './origin.ts';
import { bare, type PooledContext, Windows } from './browser-contexts.ts';
import {
  expectAccessible,
  go,
  openIn,
  openTab,
  signIn,
  signUp,
  stirPointer,
  untilMounted,
  type Window,
  type WindowOptions,
} from './window.ts';

export { bare, type Person, somebody };
export {
  expectAccessible,
  openTab,
  signIn,
  signUp,
  stirPointer,
  untilMounted,
  type Window,
  type WindowOptions,
};

/** Options of a window with a known person. */
interface KnownOptions extends WindowOptions {
  /** Local keys to set before the first page opens. */
  readonly local?: Readonly<Record<string, unknown>>;
}

/** Shared by the spec files of a worker, one after the other; it ends with the worker. */
let running: Promise<Windows> | null = null;

const runningBrowser = () => (running ??= launch());

/** A browser that does not start, or crashes, must not fail all later tests. */
async function launch(): Promise<Windows> {
  const forget = () => void (running = null);
  try {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
    browser.on('disconnected', forget);
    return new Windows(browser);
  } catch (error) {
    forget();
    throw error;
  }
}

/** @param usual options of all its windows, unless overridden */
export function useBrowser(usual: BrowserContextOptions = {}) {
  const contexts: { readonly pooled: PooledContext; readonly windows: Windows }[] = [];
  beforeAll(async () => {
    await Promise.all([runningBrowser(), findServer()]);
  }, 240_000);
  afterEach(async ({ task }) => {
    const whole = task.result?.state !== 'fail';
    await Promise.all(contexts.splice(0).map(({ pooled, windows }) => windows.giveBack(pooled, whole)));
  });

  const open = async (path = '/', options: WindowOptions = {}): Promise<Window> => {
    const { origin = sharedOrigin(), ...rest } = options;
    const windows = await runningBrowser();
    const pooled = await windows.take(
      { baseURL: origin, ...usual, ...rest },
      { 'x-forwarded-for': someAddress() },
    );
    contexts.push({ pooled, windows });
    // A machine may be slow for minutes; only a failure takes this long.
    pooled.context.setDefaultTimeout(30_000);
    return openIn(pooled, path);
  };

  /** @param found the person who is signed in from the start */
  async function openWith(
    { session, user }: Found,
    path: string,
    { local, ...options }: KnownOptions,
  ): Promise<Window> {
    const window = await open(bare, options);
    await keepSession(window.page, session);
    await window.page.evaluate(
      (keys) => {
        for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, JSON.stringify(value));
      },
      { user, ...local },
    );
    if (path !== bare) await go(window.page, path);
    return window;
  }

  return {
    open,

    /** A window of a registered person, signed in. */
    async openAs(login: Login, path: string, options: KnownOptions = {}): Promise<Window> {
      return openWith(await enter(options.origin ?? sharedOrigin(), login), path, options);
    },

    /** A window of a new person, registered and signed in; without a path no page of the app is open yet. */
    async openNew(
      path = bare,
      { person = somebody(), ...options }: KnownOptions & { readonly person?: Person } = {},
    ): Promise<Window & { readonly person: Person }> {
      const found = await register(options.origin ?? sharedOrigin(), person);
      return { person, ...(await openWith(found, path, options)) };
    },
  };
}
