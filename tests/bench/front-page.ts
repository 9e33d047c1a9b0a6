/**
 * Row `front-page`: the scripts that run for a visitor who only looks, and what the browser fetches before every button of
 * the page works, whether ahead of time or on demand, in KB as they are sent (Brotli); and the Lighthouse results (mobile, simulated slow 4G)
 * of the public pages, median of five, with the blocking time by itself.
 * Also how long the installed app takes to show the front page without a network.
 */
import { type Browser, chromium, type Page, type Response } from 'playwright-core';
import lighthouse from 'lighthouse';
import { sentBytes } from '../support/sent-bytes.ts';
import { freePort, startServer } from '../support/server.ts';
import { untilMounted } from '../browser/support.ts';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { median, type Row } from './measure.ts';

const publicPages = ['/front-page', '/business-info', '/for-cleaners', '/privacy', '/login', '/signup'];
const rounds = 5;
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

export async function frontPage(): Promise<Row[]> {
  const server = await startServer();
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const page = await browser.newPage();
    // By address: what is prefetched is answered again, from the browser's cache, when it is needed.
    const answers = new Map<string, Response>();
    page.on('response', (answer) => answers.set(answer.url(), answer));
    await page.goto(`${server.origin}/front-page`, { waitUntil: 'networkidle' });
    // Nobody has touched the page yet. Prefetched files have another resource type than scripts that run.
    const untouched = [...answers.values()].filter((answer) => answer.request().resourceType() === 'script');
    const runAtOnce = untouched.map((answer) => answer.url());
    await untilMounted(page);
    const waitedFor = await askedBeforeMounted(page);
    const ofType = (type: RegExp) =>
      waitedFor.filter((url) => type.test(answers.get(url)?.headers()['content-type'] ?? ''));
    const rows: Row[] = [
      size('front-page JavaScript run before it is touched', await sent(runAtOnce), 150),
      size('front-page JavaScript until every button answers', await sent(ofType(/javascript/)), 150),
      size('front-page CSS', await sent(ofType(/css/)), 40),
    ];
    await page.close();
    rows.push(await offlineStart(browser, server.origin));
    for (const path of publicPages) rows.push(...(await audit(`${server.origin}${path}`, path, debugPort)));
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    server.remove();
  }
}

/** KB as they are sent, fetched again: a browser does not keep the bodies of what it prefetches. */
async function sent(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map(sentBytes));
  return kilobytes(sizes.reduce((sum, one) => sum + one, 0));
}

/** Requests after the page is mounted are excluded: nobody waits for them. */
const askedBeforeMounted = (page: Page) =>
  page.evaluate(() => {
    const at = performance.getEntriesByName('mounted')[0]!.startTime;
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < at);
    return asked.map(({ name }) => name);
  });

/** From the navigation to the painted page, served by the service worker. */
async function offlineStart(browser: Browser, origin: string): Promise<Row> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/front-page`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${origin}/front-page`);
    await page.getByRole('banner').getByText('Offline').waitFor();
    times.push(await page.evaluate(() => performance.getEntriesByName('mounted')[0]!.startTime));
  }
  await context.close();
  const ours = Math.round(median(times));
  return { name: 'offline start', unit: 'ms', ours, peers: {}, aim: 'under 1000', met: ours < 1000 };
}

const size = (name: string, ours: number, aim: number): Row => ({
  name,
  unit: 'KB sent',
  ours,
  peers: {},
  aim: `at most ${aim}`,
  met: ours <= aim,
});

async function audit(url: string, path: string, port: number): Promise<Row[]> {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const scores: Record<string, number[]> = Object.fromEntries(categories.map((name) => [name, []]));
  const blocked: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' });
    blocked.push(result?.lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN);
    for (const name of categories) scores[name]!.push((result?.lhr.categories[name]?.score ?? 0) * 100);
  }
  const blocking = Math.round(median(blocked));
  const tbt: Row = {
    name: `${path} total blocking time`,
    unit: 'ms',
    ours: blocking,
    peers: {},
    aim: 'under 200',
    met: blocking < 200,
  };
  const scored = categories.map((name): Row => {
    const ours = Math.round(median(scores[name]!));
    return { name: `${path} ${name}`, unit: 'Lighthouse', ours, peers: {}, aim: '100', met: ours === 100 };
  });
  return [...scored, tbt];
}
