/** Row `journal`: what 100 ledger adds write to the journal, what trimming keeps of it, and how long that takes in Chromium. */
import { join } from 'node:path';
import { journalRetention } from '../../src/events/log/retention.ts';
import { startLogBrowser } from '../browser/log-page/open.ts';
import { median, type Row } from './measure.ts';

const adds = 100;
const gone = 20_000;
const all = journalRetention.records + gone;
const atATime = 2048;
const repeats = 3;

export async function journal(): Promise<Row[]> {
  const browser = await startLogBrowser({ entry: join(import.meta.dirname, 'journal-page.ts') });
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/');
    await page.waitForFunction(() => 'journalBench' in window);
    const sizes = await page.evaluate((adds) => window.journalBench.adds(adds), adds);
    const trim = (step: number) =>
      page.evaluate(([all, gone, step]) => window.journalBench.trim(all, gone, step), [
        all,
        gone,
        step,
      ] as const);
    const whole: number[] = [];
    const bare: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      whole.push((await trim(gone)).ms[0]!);
      bare.push(
        await page.evaluate(([all, gone]) => window.journalBench.bare(all, gone), [all, gone] as const),
      );
    }
    const stepwise = await trim(atATime);
    const { before, after } = stepwise;
    const [ours, peer] = [median(whole), median(bare)];
    return [
      {
        name: `journal of ${adds} ledger adds, ${sizes.journal.records} records`,
        unit: 'bytes',
        ours: sizes.journal.bytes,
        peers: { [`the ledger itself, ${sizes.ledger.records} records`]: sizes.ledger.bytes },
        aim: 'at most 2 × the ledger',
        met: sizes.journal.bytes <= 2 * sizes.ledger.bytes,
      },
      {
        name: `journal of ${before.records} records, trimmed to ${after.records}`,
        unit: 'bytes',
        ours: after.bytes,
        peers: { 'never trimmed': before.bytes },
        aim: `${journalRetention.records} records`,
        met: after.records === journalRetention.records,
      },
      {
        name: `journal, trim of ${gone} records at once`,
        unit: 'ms',
        ours,
        peers: { 'bare idb, single rows': peer },
        aim: 'at most bare idb',
        met: ours <= peer,
      },
      {
        name: `journal, the longest of ${stepwise.ms.length} trims of ${atATime} records`,
        unit: 'ms',
        ours: Math.max(...stepwise.ms),
        peers: { 'all at once': ours },
        aim: 'at most 50',
        met: Math.max(...stepwise.ms) <= 50,
      },
    ];
  } finally {
    await browser.close();
  }
}
