/**
 * A window on the app and what every test does in one: opens a tab, waits for the app, signs somebody in, looks with axe.
 * It knows no test runner.
 */
import axeSource from 'axe-core';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { long } from '../counts.ts';
import type { PooledContext } from './browser-contexts.ts';
import { expect } from './expect.ts';
import { type Person, somebody } from './people.ts';

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

/** Whatever opens windows: of vitest, or of Playwright's own runner. */
export interface Browser {
  readonly open: (path?: string, options?: WindowOptions) => Promise<Window>;
}

/** Another tab of the same person, who is there: a page that was written out at build time waits for a sign of that. */
export async function openTab(context: BrowserContext, path: string): Promise<Window> {
  return openIn({ context, page: await context.newPage() }, path);
}

export async function openIn({ context, page }: PooledContext, path: string): Promise<Window> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // Beside a file that is no page, and so names no icon, Chromium looks for one by itself.
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
