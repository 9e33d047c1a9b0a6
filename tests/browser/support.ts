/**
 * A real Chromium in front of the real server. `useBrowser()` once a file, then `open()` a window a person
 * would have: a context of its own, so that two people never share a storage.
 */
import axeSource from 'axe-core';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { long } from '../counts.ts';
import { keepSession } from './identity-store.ts';
import { enter, type Found, type Login, type Person, register, someAddress, somebody } from './people.ts';
import { findServer, sharedOrigin } from './origin.ts';
import { bare, type PooledContext, Windows } from './browser-contexts.ts';

export { bare, type Person, somebody };

export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors the page logged or threw, CSP violations included. */
  readonly problems: string[];
}

export interface WindowOptions extends BrowserContextOptions {
  /** Another server's address; the shared one's by default. */
  readonly origin?: string;
}

/** Of a window whose person is known. */
interface KnownOptions extends WindowOptions {
  /** Local keys as they stand before the first page opens. */
  readonly local?: Readonly<Record<string, unknown>>;
}

/** The spec files of a worker share it, one after the other, and it ends with the worker. */
let running: Promise<Windows> | null = null;

const runningBrowser = () => (running ??= launch());

/** One that does not start, or crashes, is not to fail everything after it. */
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

/** @param usual for all its windows, unless one says otherwise */
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
    // A machine may be slow for minutes; only what fails waits so long.
    pooled.context.setDefaultTimeout(30_000);
    return openIn(pooled, path);
  };

  /** @param found who is signed in there already */
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

    /** A window of somebody who has been registered before, and is signed in. */
    async openAs(login: Login, path: string, options: KnownOptions = {}): Promise<Window> {
      return openWith(await enter(options.origin ?? sharedOrigin(), login), path, options);
    },

    /** A window of somebody who has just registered, and is signed in; without a path no page of the app is open yet. */
    async openNew(
      path = bare,
      { person = somebody(), ...options }: KnownOptions & { readonly person?: Person } = {},
    ): Promise<Window & { readonly person: Person }> {
      const found = await register(options.origin ?? sharedOrigin(), person);
      return { person, ...(await openWith(found, path, options)) };
    },
  };
}

/** Another tab of the same person, who is there: a page that was written out at build time waits for a sign of that. */
export async function openTab(context: BrowserContext, path: string): Promise<Window> {
  return openIn({ context, page: await context.newPage() }, path);
}

async function openIn({ context, page }: PooledContext, path: string): Promise<Window> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await go(page, path);
  return { page, context, problems };
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stirPointer(page);
}

/** The first move that a page hears of may be no more than where the pointer rests. */
export async function stirPointer(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.mouse.move(3, 301);
}

/** Waits until the app stands behind a page, also behind one that was written out at build time. */
export async function untilMounted(page: Page): Promise<void> {
  await stirPointer(page);
  await page.waitForFunction(() => performance.getEntriesByName('mounted').length > 0);
}

/** Registers through the page, as a new person would, and waits until signed in. */
export async function signUp(page: Page, person: Person = somebody()): Promise<Person> {
  if (new URL(page.url()).pathname !== '/signup') await page.goto('/signup');
  await untilMounted(page);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Display name').fill(person.displayName);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signup'));
  return person;
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Those that look at colours. */
const colorRules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Fails with every accessibility violation that axe finds on the page as it is now.
 * @param onlyColors nothing but colours has changed since it was asked last: only the long run looks at everything again
 */
export async function expectAccessible(page: Page, { onlyColors = false } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource.source);
  // Otherwise it also writes down where everything is that it finds fine.
  const rules = { ...(onlyColors && !long ? colorRules : everyRule), resultTypes: ['violations' as const] };
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof axeSource };
    const found = await axe.run(document, options);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, rules);
  expect(violations).toEqual([]);
}
