/**
 * Row `log-open`: the app in Chromium with a ledger of a million facts, from navigation to the painted balance. The quick
 * copy in the local storage is removed first, so that the balance comes from the log alone.
 */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { openLedger } from '../browser/ledger-page.ts';
import { startServer } from '../support/server.ts';
import { signUp } from '../browser/support.ts';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { median, type Row } from './measure.ts';

const repeats = 3;

export async function logOpen(facts = 1_000_000, entries = 20_000): Promise<Row[]> {
  // Single rows are read for a tenth of the ledger: a million of them take minutes to write.
  const rows = facts / 10;
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ baseURL: server.origin });
    await signUp(page);
    await openLedger(page);
    const marked = await page.waitForFunction(() => localStorage.getItem('entries.mark'));
    const { uid } = JSON.parse((await marked.jsonValue())!) as { uid: string };
    const empty = await medianOf(() => timeToBalance(page));
    await work(page, ([uid, facts, entries]) => window.logBench.fill(uid, facts, entries), [
      uid,
      facts,
      entries,
    ] as const);
    const rebuilt = await medianOf(async () => {
      await work(page, () => window.logBench.forgetSnapshots(), null);
      return timeToBalance(page);
    });
    const opened = await medianOf(() => timeToBalance(page));
    await work(page, ([rows, entries]) => window.logBench.fillRows(rows, entries), [rows, entries] as const);
    const readRows = (check: boolean) =>
      medianOf(async () => (await work(page, (check) => window.logBench.readRows(check), check)) * 10);
    const [unchecked, checked] = [await readRows(false), await readRows(true)];
    return [
      row('log-open from its snapshot, above the empty app', opened - empty, 300, {
        'the empty app': empty,
        'single rows, folded (100,000 × 10)': unchecked,
      }),
      row('log-open rebuilt from 1,000,000 facts, chain checked', rebuilt, 3000, {
        'single rows, folded and checked (100,000 × 10)': checked,
      }),
    ];
  } finally {
    await browser.close();
    await server.stop();
    server.remove();
  }
}

function row(name: string, ours: number, most: number, peers: Row['peers']): Row {
  return { name, unit: 'ms', ours, peers, aim: `at most ${most}`, met: ours <= most };
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) times.push(await measure());
  return median(times);
}

/** Runs on a page of the same origin that does not open the log itself. */
async function work<Argument, Result>(
  page: Page,
  does: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  await page.goto('/privacy');
  // The content security policy forbids adding a script tag.
  await page.evaluate(await benchScript());
  return page.evaluate(does as never, argument) as Promise<Result>;
}

/** Milliseconds from the navigation to the frame in which the balance from the log was painted. */
async function timeToBalance(page: Page): Promise<number> {
  await page.goto('/privacy');
  await page.evaluate(() => {
    for (const key of ['entries', 'entries.mark']) localStorage.removeItem(key);
  });
  await page.goto('/ledger', { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((painted) => {
        // No function here may have a name: tsx would wrap it in a helper that the page does not have.
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[data-testid=balance]')?.textContent) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => painted(performance.now());
            channel.port2.postMessage(null);
          });
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        // The balance may be there already.
        document.documentElement.dataset.watched = 'yes';
      }),
  );
}

let script: Promise<string> | null = null;
const benchScript = (): Promise<string> => (script ??= bundled());

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'log-page.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = 'output' in output! ? output.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The script was not built');
  return chunk.code;
}
