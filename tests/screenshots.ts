/**
 * `npm run screenshots`: takes README's pictures from the running product, so that they stay true. It starts a
 * server of its own, uses the app as a person would, and writes docs/screenshots/. With `--all` it makes sheets of every
 * page instead (browser/contact-sheets.ts).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { footerColor } from './browser/colors.ts';
import { addEntry } from './browser/ledger-page.ts';
import { demoPassword, startServer } from './support/server.ts';
import { takeSheets } from './browser/contact-sheets.ts';
import { chromiumArgs, ensureChromium } from './chromium.mjs';

const folder = resolve(import.meta.dirname, '../docs/screenshots');

const jobs = [
  ['Sofa, three seats, Ms Okafor', '180'],
  ['Foam cleaner, 5 l', '-42.50'],
  ['Handbag, ink stain, Ms Lee', '85'],
  ['Car seats, J. Brandt', '140'],
  ['Bomber jacket, recolouring', '220'],
  ['Brushes and cloths', '-31.90'],
  ['Wallet, cleaning and balm', '25'],
] as const;

async function open(browser: Browser, origin: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 600 ? 844 : 800 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${name}@patina.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await page.waitForURL(/\/front-page/);
}

async function fillLedger(page: Page): Promise<void> {
  for (const [name, amount] of jobs) await addEntry(page, name, amount);
  for (const [name] of jobs.slice(0, 2))
    await page.getByRole('button', { name: `Mark ${name} paid` }).click();
  await page.mouse.move(0, 0);
}

async function goDark(page: Page): Promise<void> {
  await footerColor(page, 'Dark').check();
}

async function take(page: Page, name: string): Promise<void> {
  // Fonts, pictures and the last transition.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForTimeout(400);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 85 })
    .toBuffer();
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`docs/screenshots/${name}.webp  ${Math.round(picture.length / 1024)} KB`);
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  const visitor = await open(browser, origin, 1280);
  await visitor.goto('/front-page');
  await take(visitor, 'front-page');
  await visitor.goto('/marketplace');
  await visitor.getByText(/^\d+ products$/).waitFor();
  await take(visitor, 'marketplace');
  await visitor.goto('/public/job-opening');
  await visitor.getByRole('main').getByRole('listitem').first().waitFor();
  await take(visitor, 'job-openings');

  const person = await open(browser, origin, 1280);
  await logIn(person, 'user');
  await person.goto('/ledger');
  await fillLedger(person);
  await take(person, 'money-bag');
  await person.goto('/settings');
  await take(person, 'settings');
  await goDark(person);
  await person.setViewportSize({ width: 390, height: 844 });
  await person.goto('/ledger');
  await person.getByText(jobs[0][0]).waitFor();
  await take(person, 'money-bag-phone-dark');

  const merchant = await open(browser, origin, 1280);
  await logIn(merchant, 'merchant');
  await merchant.goto('/merchant-transactions');
  await merchant.getByRole('row').nth(3).waitFor();
  await take(merchant, 'sold');

  const admin = await open(browser, origin, 1280);
  await logIn(admin, 'admin');
  await goDark(admin);
  await admin.goto('/firestore-users');
  await admin.getByText('merchant@patina.example').waitFor();
  await take(admin, 'users-dark');
}

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, role: { type: 'string' }, page: { type: 'string' } },
});
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  if (values.all) await takeSheets(browser, server, values);
  else await takeAll(browser, server.origin);
} finally {
  await browser.close();
  await server.stop();
  server.remove();
}
