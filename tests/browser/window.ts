/**
 * A window on the app and what every test does in one: opens a tab, waits for the app, signs somebody in, checks with axe.
 * Does not depend on a test runner.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { long } from '../counts.ts';
import type { PooledContext } from './browser-contexts.ts';
import { expect } from './expect.ts';
import { type Person, somebody } from './people.ts';

export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the page logged or threw, including CSP violations. */
  readonly problems: string[];
}

export interface WindowOptions extends BrowserContextOptions {
  /** Address of another server; by default of the shared one. */
  readonly origin?: string;
}

/** Opens windows, in vitest or in Playwright's own runner. */
export interface Browser {
  readonly open: (path?: string, options?: WindowOptions) => Promise<Window>;
}

/** Another tab of the same person, with a first sign of presence: pages prerendered at build time wait for one. */
export async function openTab(context: BrowserContext, path: string): Promise<Window> {
  return openIn({ context, page: await context.newPage() }, path);
}

export async function openIn({ context, page }: PooledContext, path: string): Promise<Window> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // Beside a file that is not a page, and so names no icon, Chromium requests one by itself.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error') problems.push(message.text());
  });
  await go(page, path);
  return { page, context, problems };
}

export async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stirPointer(page);
}

/** The first pointer event of a page may only report where the pointer rests, so a second move follows. */
export async function stirPointer(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.mouse.move(3, 301);
}

/** Waits until the app is mounted, also on a page that was prerendered at build time. */
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

/** Minified: half as much to send to each page and to compile there. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules about colors. */
const colorRules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Fails with every accessibility violation that axe finds on the current page.
 * @param onlyColors only colors have changed since the last check, so that only the long run checks everything again
 */
export async function expectAccessible(page: Page, { onlyColors = false } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Without these axe also lists everything that is fine, and looks for a selector of each element, which nobody reads here.
  const lean = { resultTypes: ['violations' as const], selectors: false };
  const rules = { ...(onlyColors && !long ? colorRules : everyRule), ...lean };
  const violations = await page.evaluate(async (options) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run(document, options);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, rules);
  expect(violations).toEqual([]);
}
