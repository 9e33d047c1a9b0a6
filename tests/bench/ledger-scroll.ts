/**
 * Row `ledger-scroll`: the money bag with 100,000 entries in Chromium, imported, scrolled and typed into by a script,
 * beside a page that holds all of them as rows (plain-list.ts). The longest task of the page, and the time from Enter to
 * the painted balance (strictly durable), at the 95th percentile.
 */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { openLedger } from '../browser/ledger-page.ts';
import { longestTask, watchTasks } from '../browser/long-tasks.ts';
import { startLogBrowser } from '../browser/log-page/open.ts';
import { startServer } from '../support/server.ts';
import { signUp } from '../browser/support.ts';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { percentile, type Row } from './measure.ts';

const entries = 100_000;
const frames = 300;
const additions = 30;

interface Felt {
  /** Longest task in ms, 0 for none over 50: shorter ones are not reported one by one. */
  readonly importing: number;
  readonly scrolling: number;
  readonly typing: number;
  /** From Enter to the painted balance, in ms. */
  readonly adding: number;
}

export async function ledgerScroll(): Promise<Row[]> {
  const [ours, plain] = [await ourPage(), await plainPage()];
  const row = (what: string, key: keyof Felt, aim: string): Row => ({
    name: `ledger-scroll ${what}`,
    unit: 'ms',
    ours: ours[key],
    peers: { 'all rows on the page': plain[key] },
    aim,
    met: ours[key] <= 50,
  });
  return [
    row('longest task, importing 100,000 rows', 'importing', 'no task over 50'),
    row('longest task, scrolling', 'scrolling', 'no task over 50'),
    row('longest task, typing', 'typing', 'no task over 50'),
    row('add to paint, p95', 'adding', 'at most 50'),
  ];
}

async function ourPage(): Promise<Felt> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1280, height: 800 } });
    await signUp(page);
    await openLedger(page);
    return await feel(page, fill);
  } finally {
    await browser.close();
    await server.stop();
    server.remove();
  }
}

async function plainPage(): Promise<Felt> {
  const browser = await startLogBrowser({ entry: join(import.meta.dirname, 'plain-list.ts') });
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/');
    await page.waitForFunction(() => 'fillPlainList' in window);
    return await feel(page, (page) => page.evaluate((count) => window.fillPlainList(count), entries));
  } finally {
    await browser.close();
  }
}

async function feel(page: Page, take: (page: Page) => Promise<void>): Promise<Felt> {
  await watchTasks(page);
  await take(page);
  const importing = await longestTask(page);
  await scroll(page);
  const scrolling = await longestTask(page);
  const adding = percentile(await type(page), 0.95);
  return { importing, scrolling, typing: await longestTask(page), adding };
}

async function fill(page: Page): Promise<void> {
  const lines = Array.from({ length: entries }, (_, i) => `Client ${i},${(i % 500) - 200}.50`);
  const file = {
    name: 'big.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Amount', ...lines].join('\n')),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Import 100,000 entries' }).click({ timeout: 60_000 });
  await page.getByText('100,000 entries', { exact: true }).waitFor({ timeout: 60_000 });
  // The work after an import (a snapshot, the local copy) must not count as scrolling.
  await page.waitForTimeout(5000);
}

/** In steps of a mouse wheel for most frames, and now and then across the whole list, like dragging the scroll bar. */
const scroll = (page: Page): Promise<void> =>
  page.getByRole('grid').evaluate(async (grid, count) => {
    for (let frame = 0; frame < count; frame += 1) {
      if (frame % 20 === 0) grid.scrollTop = (grid.scrollHeight * ((frame * 7) % count)) / count;
      else grid.scrollTop += 120;
      await new Promise(requestAnimationFrame);
    }
  }, frames);

async function type(page: Page): Promise<number[]> {
  const times: number[] = [];
  // Search only the form: looking for labels among 200,000 buttons takes far too long.
  const field = (label: string) => page.locator('form').getByLabel(label, { exact: true });
  for (let addition = 0; addition < additions; addition += 1) {
    await field('Name').click();
    await page.keyboard.type(`Handbag ${addition}`);
    await field('Amount').click();
    await page.keyboard.type('1.25');
    const painted = page.getByTestId('balance').evaluate(
      (balance) =>
        new Promise<number>((done) => {
          const before = balance.textContent;
          let start = 0;
          // No function here may have a name: tsx would wrap it in a helper that the page does not have.
          addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
          Object.assign(globalThis, { listening: true });
          const observer = new MutationObserver(() => {
            if (balance.textContent === before) return;
            observer.disconnect();
            // In the frame after the one that shows it, it has been painted.
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () => done(performance.now() - start);
              channel.port2.postMessage(null);
            });
          });
          observer.observe(balance, { childList: true, characterData: true, subtree: true });
        }),
    );
    await page.waitForFunction(() => (globalThis as { listening?: boolean }).listening);
    await page.evaluate(() => Object.assign(globalThis, { listening: false }));
    await page.keyboard.press('Enter');
    times.push(await painted);
  }
  return times;
}
