/** Ledgers in real databases, damaged by a seed: each opens again, with everything that was not hit. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { long, seed } from '../counts.ts';
import { startLogBrowser } from './log-page/open.ts';

const count = long ? 1000 : 40;

it(
  `[LEDGER29] [LEDGER30] ${count} damaged databases end in a usable ledger with nothing intact lost`,
  { timeout: 600_000 },
  async () => {
    const browser = await startLogBrowser({
      entry: join(import.meta.dirname, 'log-page/corruption-page.ts'),
    });
    try {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto('/');
      await page.waitForFunction(() => 'corruption' in window);
      const ways = new Map<string, number>();
      for (let i = 0; i < count; i += 1) {
        const { complaints, damages, way } = await page.evaluate(
          (drawn) => window.corruption.outcomeOf(drawn),
          seed + i,
        );
        expect(complaints, `SEED=${seed + i}: ${damages.join(', ')}, opened by ${way}`).toEqual([]);
        ways.set(way, (ways.get(way) ?? 0) + 1);
      }
      // Otherwise nothing was damaged.
      expect(ways.get('records')).toBeGreaterThan(count / 10);
      expect(ways.get('copy')).toBeGreaterThan(0);
      expect(ways.get('file')).toBeGreaterThan(0);
    } finally {
      await browser.close();
    }
  },
);
