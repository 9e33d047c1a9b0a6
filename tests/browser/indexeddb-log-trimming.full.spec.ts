/** Trimming in a real Chromium: what is stored, what a crash leaves, and how two tabs handle it. */
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredSegment } from '../../src/adapters/indexeddb/segment.ts';
import type { EventRecord } from '../../src/events/log/event.ts';
import { ChainBroken, LogUnavailable } from '../../src/events/log/log.ts';
import { verifyChain } from '../../src/events/log/verify-records.ts';
import { testStamp } from '../given.ts';
import { addedFacts, freshStream, recordsOf } from '../events/log/log.contract.ts';
import { type LogBrowser, type LogTab, type RemoteLog, startLogBrowser } from './log-page/open.ts';

const database = 'trimming';
const at = '2026-02-03T04:05:06.789Z';
let browser: LogBrowser;
let context: BrowserContext;
let tab: LogTab;
let log: RemoteLog;
let stream: string;

beforeAll(async () => {
  browser = await startLogBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext();
  tab = await browser.openTab(context);
  log = await tab.openLog(database);
  stream = freshStream('profile');
});
afterEach(() => context.close());

/** Reads the database directly, bypassing our own code. */
const stored = ({ page }: LogTab) =>
  page.evaluate(
    ([database, stream]) =>
      new Promise<{
        segments: { first: number; last: number; bytes: number; kinds: number }[];
        start: unknown;
      }>((found, failed) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['segments', 'meta']);
          const all = reading.objectStore('segments').getAll(IDBKeyRange.bound([stream], [stream, []]));
          const start = reading.objectStore('meta').get(`start/${stream}`);
          reading.oncomplete = () => {
            opening.result.close();
            const segments = (all.result as StoredSegment[]).map(({ first, last, body, kinds }) => ({
              first,
              last,
              bytes: body.buffer.byteLength,
              kinds: kinds.length,
            }));
            found({ segments, start: start.result });
          };
          reading.onerror = () => failed(reading.error);
        };
      }),
    [database, stream] as const,
  );

describe('trimming', () => {
  it('[LOG19] cuts a segment of many records, and keeps no byte of those that went', async () => {
    const stamp = { ...testStamp, actor: 'somebody-else' };
    await log.append(stream, 0, addedFacts(3000), stamp);
    const { seq } = await log.head(stream);
    const later = await log.append(stream, seq, addedFacts(1000, 3001), testStamp);
    const before = (await stored(tab)).segments;
    await log.trim(stream, 2990, at);
    const { segments } = await stored(tab);
    expect(segments[0]).toMatchObject({ first: 2991, last: 3000 });
    expect(segments[0]!.bytes).toBeLessThan(before[0]!.bytes / 100);
    expect(segments.at(-1)).toMatchObject({ first: 3001, last: 4000 });
    await log.trim(stream, 3500, at);
    const left = await recordsOf(await (await browser.openTab(context)).openLog(database), stream);
    expect(left).toEqual(later.slice(500));
    expect((await stored(tab)).segments).toHaveLength(1);
  });

  it('[LOG19] of a segment with two writers forgets the one whose records went', async () => {
    // At the same moment, so that they share a segment.
    await tab.page.evaluate(
      (appends) => Promise.all(appends.map((args) => window.logPage.call(0, 'append', args))),
      [
        JSON.stringify([stream, 0, addedFacts(4), { ...testStamp, actor: 'gone' }]),
        JSON.stringify([stream, 4, addedFacts(4, 5), testStamp]),
      ],
    );
    const records = await recordsOf(log, stream);
    expect((await stored(tab)).segments).toMatchObject([{ first: 1, last: 8, kinds: 2 }]);
    await log.trim(stream, 4, at);
    expect((await stored(tab)).segments).toMatchObject([{ first: 5, last: 8, kinds: 1 }]);
    expect(await recordsOf(log, stream)).toEqual(records.slice(4));
  });

  it.each(['delete', 'put'] as const)(
    '[LOG19] that ends in the middle of its %s has not happened',
    async (method) => {
      const records = await log.append(stream, 0, addedFacts(20), testStamp);
      await tab.page.evaluate((method) => {
        const own = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest;
        Object.assign(IDBObjectStore.prototype, {
          [method](this: IDBObjectStore, ...args: unknown[]) {
            Object.assign(IDBObjectStore.prototype, { [method]: own });
            const request = own.apply(this, args);
            this.transaction.abort();
            return request;
          },
        });
      }, method);
      await expect(log.trim(stream, 12, at)).rejects.toThrow(LogUnavailable);
      const other = await (await browser.openTab(context)).openLog(database);
      expect(await other.start(stream)).toBeNull();
      expect(await recordsOf(other, stream)).toEqual(records);
      expect(await log.trim(stream, 12, at)).toMatchObject({ seq: 12 });
      expect(await recordsOf(other, stream)).toEqual(records.slice(12));
    },
  );

  it('[LOG19] by a tab that is closed meanwhile has happened or not, and nothing between', async () => {
    const records: EventRecord[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { seq } = await log.head(stream);
      records.push(...(await log.append(stream, seq, addedFacts(500, seq + 1), testStamp)));
      const closing = await browser.openTab(context);
      const theirs = await closing.openLog(database);
      const upTo = records.length - 100;
      const trimming = theirs.trim(stream, upTo, at).catch(() => undefined);
      await new Promise((later) => setTimeout(later, round * 2));
      await closing.page.close();
      await trimming;
      const start = await log.start(stream);
      const gone = start?.seq ?? 0;
      expect(await recordsOf(log, stream)).toEqual(records.slice(gone));
      if (gone > 0) expect(start!.hash).toBe(records[gone - 1]!.hash);
    }
  });

  it('[LOG19] does not disturb who reads meanwhile, nor the putting together of small segments', async () => {
    const reading = await (await browser.openTab(context)).openLog(database);
    for (let n = 1; n <= 2100; n += 50) await log.append(stream, n - 1, addedFacts(50, n), testStamp);
    const all = await recordsOf(log, stream);
    let done = false;
    const watching = (async () => {
      while (!done) {
        const left = await recordsOf(reading, stream);
        expect(left).toEqual(all.slice(-left.length));
      }
    })();
    for (let upTo = 100; upTo <= 1500; upTo += 100) await log.trim(stream, upTo, at);
    done = true;
    await watching;
    for (let n = all.length; n < 6000; n += 50) await log.append(stream, n, addedFacts(50, n + 1), testStamp);
    await vi.waitFor(async () => expect((await stored(tab)).segments.length).toBeLessThan(60), 20_000);
    const left = await recordsOf(reading, stream);
    expect(verifyChain(stream, (await log.start(stream))!, left)).toEqual(await log.head(stream));
    expect(left[0]!.seq).toBe(1501);
  });

  it('[LOG4] shows a sealed start that was changed or taken away', async () => {
    await log.append(stream, 0, addedFacts(9), testStamp);
    await log.trim(stream, 5, at);
    const { start } = (await stored(tab)) as { start: string };
    const put = (text: string | null) =>
      tab.page.evaluate(
        ([database, stream, text]) =>
          new Promise<void>((changed) => {
            const opening = indexedDB.open(database);
            opening.onsuccess = () => {
              const meta = opening.result.transaction('meta', 'readwrite').objectStore('meta');
              const key = `start/${stream}`;
              const request = text === null ? meta.delete(key) : meta.put(text, key);
              request.onsuccess = () => changed();
              opening.result.close();
            };
          }),
        [database, stream, text] as const,
      );
    const found = async () => {
      const error = await recordsOf(log, stream).catch((thrown: unknown) => thrown);
      return error instanceof ChainBroken ? `${error.seq} ${error.fault}` : 'sound';
    };
    expect(await found()).toBe('sound');
    for (const text of [null, 'junk', '{}', start.replace('"count":5', '"count":4')]) {
      await put(text);
      expect(await found(), String(text)).toBe('1 is missing');
    }
    await put(start.replace(/"hash":"....../, '"hash":"000000'));
    expect(await found()).toBe('6 does not follow the record before it');
    await put(start.replace('"seq":5', '"seq":4').replace('"count":5', '"count":4'));
    expect(await found()).toBe('5 is missing');
    await put(start);
    expect(await found()).toBe('sound');
  });
});
