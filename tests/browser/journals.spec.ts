/** Records of the app's own steps are deleted when they are old; what a person entered never is. */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from './clocks.ts';
import { addEntry, openLedger, row } from './ledger-page.ts';
import { bare, useBrowser } from './support.ts';

const browser = useBrowser();

interface Kept {
  /** Sealed starts, by stream. */
  readonly starts: Readonly<Record<string, { seq: number; hash: string }>>;
  /** First and last record of each stream. */
  readonly streams: Readonly<Record<string, readonly [number, number]>>;
}

const kept = (page: Page): Promise<Kept> =>
  page.evaluate(
    () =>
      new Promise<Kept>((found, failed) => {
        const opening = indexedDB.open('patina-log');
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['segments', 'meta']);
          const names = reading.objectStore('meta').getAllKeys();
          const texts = reading.objectStore('meta').getAll();
          const segments = reading.objectStore('segments').getAll();
          const keys = reading.objectStore('segments').getAllKeys();
          reading.oncomplete = () => {
            opening.result.close();
            const starts: Record<string, { seq: number; hash: string }> = {};
            for (const [i, name] of (names.result as string[]).entries())
              if (name.startsWith('start/')) starts[name.slice(6)] = JSON.parse(texts.result[i] as string);
            const streams: Record<string, [number, number]> = {};
            for (const [i, [stream, last]] of (keys.result as unknown as [string, number][]).entries()) {
              const { first } = segments.result[i] as { first: number };
              streams[stream] = [streams[stream]?.[0] ?? first, last];
            }
            found({ starts, streams });
          };
          reading.onerror = () => failed(reading.error);
        };
      }),
  );

/** Journals are trimmed one by one when the browser is idle: on a busy machine each waits for seconds. */
const timeoutMs = 60_000;

describe('the journals of a device', () => {
  it(
    '[JOURNAL5] are trimmed after a start, and the ledger is whole',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const { page, context, problems } = await browser.openNew(bare);
      await context.addInitScript((ms) => {
        const RealDate = Date;
        const now = () => RealDate.now() - (localStorage.getItem('test.past') === 'yes' ? ms : 0);
        globalThis.Date = class extends RealDate {
          constructor(...parts: []) {
            if (parts.length === 0) super(now());
            else super(...parts);
          }

          static override now = now;
        } as DateConstructor;
      }, 100 * dayMs);
      await page.evaluate(() => localStorage.setItem('test.past', 'yes'));
      await openLedger(page);
      await addEntry(page, 'Wallet', '12.00');
      await addEntry(page, 'Handbag', '30.00');
      const before = await vi.waitFor(async () => {
        const found = await kept(page);
        expect(found.streams['workflow/ledger']?.[1]).toBeGreaterThanOrEqual(6);
        return found;
      }, timeoutMs);
      expect(before.starts).toEqual({});

      await page.evaluate(() => localStorage.removeItem('test.past'));
      await openLedger(page);
      await row(page, 'Handbag').waitFor();
      await vi.waitFor(async () => {
        const { starts } = await kept(page);
        // If nothing was written before the trimming, the last old record stays, and so does a single one.
        for (const stream of ['auth', 'workflow/ledger'])
          expect(starts[stream]?.seq ?? 0, stream).toBeGreaterThanOrEqual(before.streams[stream]![1] - 1);
      }, timeoutMs);
      const after = await kept(page);
      const ledger = Object.keys(after.streams).find((stream) => stream.startsWith('ledger/'))!;
      expect(after.streams[ledger]).toEqual([1, 2]);
      expect(Object.keys(after.starts)).not.toContain(ledger);
      await addEntry(page, 'Bag', '7.00');
      await vi.waitFor(async () => expect((await kept(page)).streams[ledger]).toEqual([1, 3]), timeoutMs);

      const verified = async (stream: string) => {
        await page.goto(`/log?stream=${encodeURIComponent(stream)}`);
        await page.getByRole('button', { name: 'Verify chain' }).click();
        return page.getByRole('status').filter({ hasText: 'in place and unchanged' }).innerText();
      };
      expect(await verified('workflow/ledger')).toMatch(
        /in place and unchanged, from the point where this journal was trimmed\. \d+ older records can no longer be checked\./,
      );
      expect(await verified(ledger)).toContain('All 3 records are in place and unchanged.');
      expect(problems).toEqual([]);
    },
  );
});
