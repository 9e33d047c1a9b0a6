/** Row `log-append`: strict appends in Chromium, one at a time and 1,000 together, beside the same writes with bare `idb`. */
import { join } from 'node:path';
import { startLogBrowser } from '../browser/log-page/open.ts';
import { percentile, type Row } from './measure.ts';

const most = 1.3;

export async function logAppend(): Promise<Row[]> {
  const browser = await startLogBrowser({ entry: join(import.meta.dirname, 'log-page.ts') });
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/');
    await page.waitForFunction(() => 'logBench' in window);
    const one = await page.evaluate(() => window.logBench.append(1, 600));
    const thousand = await page.evaluate(() => window.logBench.append(1000, 40));
    return [...rowsOf('1 fact', one), ...rowsOf('1,000 facts together', thousand)];
  } finally {
    await browser.close();
  }
}

function rowsOf(what: string, times: { ours: readonly number[]; bare: readonly number[] }): Row[] {
  return [50, 99].map((percent) => {
    const [ours, bare] = [percentile(times.ours, percent / 100), percentile(times.bare, percent / 100)];
    return {
      name: `log-append ${what}, p${percent}`,
      unit: 'ms',
      ours,
      peers: { 'bare idb': bare },
      aim: `at most ${most} × bare idb`,
      met: ours <= most * bare,
    };
  });
}
