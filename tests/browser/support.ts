/**
 * A real Chromium in front of the real server. `useBrowser()` once a file, then `open()` a window a person
 * would have: a context of its own, so that two people never share a storage.
 */
import axeSource from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { findServer, sharedOrigin } from './origin.ts';

export interface Person {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors the page logged or threw, CSP violations included. */
  readonly problems: string[];
}

/** The spec files of a worker share it, one after the other, and it ends with the worker. */
let running: Promise<Browser> | null = null;

const runningBrowser = () => (running ??= launch());

/** One that does not start, or crashes, is not to fail everything after it. */
async function launch(): Promise<Browser> {
  const forget = () => void (running = null);
  try {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
    browser.on('disconnected', forget);
    return browser;
  } catch (error) {
    forget();
    throw error;
  }
}

/** @param usual for all its windows, unless one says otherwise */
export function useBrowser(usual: BrowserContextOptions = {}) {
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    await Promise.all([runningBrowser(), findServer()]);
  }, 240_000);
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });

  return {
    /** @param origin another server's address; the shared one's by default */
    async open(path = '/', options: BrowserContextOptions & { origin?: string } = {}): Promise<Window> {
      const { origin = sharedOrigin(), ...rest } = options;
      const browser = await runningBrowser();
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
        ...usual,
        ...rest,
      });
      if ((rest.serviceWorkers ?? usual.serviceWorkers) === undefined)
        await context.addInitScript(keepServiceWorkerWaiting);
      context.setDefaultTimeout(15_000);
      contexts.push(context);
      return openTab(context, path);
    },
  };
}

/**
 * Filling a cache with the whole app is as much work as everything else a window does. Only those that are about it
 * do it, with `serviceWorkers: 'allow'`; to the others it never gets as far.
 */
function keepServiceWorkerWaiting(): void {
  if (!('ServiceWorkerContainer' in self)) return;
  ServiceWorkerContainer.prototype.register = () => new Promise<never>(() => undefined);
}

/** Another tab of the same person, who is there: a page that was written out at build time waits for a sign of that. */
export async function openTab(context: BrowserContext, path: string): Promise<Window> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(path);
  await page.mouse.move(3, 300);
  return { page, context, problems };
}

/** A private address, another for every window: the server limits sign-ups by address. */
const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Waits until the app stands behind a page, also behind one that was written out at build time. */
export async function untilMounted(page: Page): Promise<void> {
  await page.mouse.move(3, 301);
  await page.waitForFunction(() => performance.getEntriesByName('mounted').length > 0);
}

let people = 0;
export function somebody(firstName = 'Ida'): Person {
  people += 1;
  return {
    firstName,
    email: `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${people}@patina.example`,
    password: 'saddle-soap and patience 42',
    displayName: `${firstName} Holm`,
  };
}

/** Registers through the page, as a new person would, and waits until signed in. */
export async function signUp(page: Page, person: Person = somebody()): Promise<Person> {
  await page.goto('/signup');
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

/** Fails with every accessibility violation that axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeSource };
    const found = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Otherwise it also writes down where everything is that it finds fine.
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}
