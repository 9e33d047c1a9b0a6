/** Sealed segments: fewer and larger, but otherwise without a visible difference. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredSegment } from '../../src/adapters/indexeddb/segment.ts';
import type { EventRecord } from '../../src/events/log/event.ts';
import { emptyHead } from '../../src/events/log/hash-chain.ts';
import { ChainBroken } from '../../src/events/log/log.ts';
import { verifyChain } from '../../src/events/log/verify-records.ts';
import { testStamp } from '../given.ts';
import { addedFacts, freshStream, recordsOf } from '../events/log/log.contract.ts';
import { type LogBrowser, type LogTab, type RemoteLog, startLogBrowser } from './log-page/open.ts';

const database = 'sealing';
/** Enough facts to make sealing worthwhile. */
const many = 2100;
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
  stream = freshStream('ledger');
});
afterEach(() => context.close());

/** Facts that wait together are written together: this many make a segment. */
const atOnce = 10;

/** One append per fact, a few of them pending at once. */
async function appendOneByOne(from: number, count: number): Promise<EventRecord[]> {
  const answers = await tab.page.evaluate(
    async ([stream, from, count, atOnce, stamp]) => {
      const append = (n: number) => {
        const facts = [{ type: 'Added', v: 1, data: { n: n + 1 } }];
        return window.logPage.call(0, 'append', JSON.stringify([stream, n, facts, stamp]));
      };
      const all: string[] = [];
      for (let n = from; n < from + count; n += atOnce) {
        all.push(...(await Promise.all(Array.from({ length: atOnce }, (_, i) => append(n + i)))));
      }
      return all;
    },
    [stream, from, count, atOnce, testStamp] as const,
  );
  return answers.flatMap((answer) => (JSON.parse(answer) as { result: EventRecord[] }).result);
}

const storedSegments = (page: Page) =>
  page.evaluate(
    ([database, stream]) =>
      new Promise<[number, number][]>((found, failed) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => {
          const range = IDBKeyRange.bound([stream], [stream, []]);
          const reading = opening.result.transaction('segments').objectStore('segments').getAll(range);
          reading.onsuccess = () => {
            opening.result.close();
            found((reading.result as StoredSegment[]).map(({ first, last }) => [first, last]));
          };
          reading.onerror = () => failed(reading.error);
        };
      }),
    [database, stream] as const,
  );

/** Waits until at most `most` segments are left, and returns them. */
async function sealed(most: number): Promise<[number, number][]> {
  let segments: [number, number][] = [];
  await vi.waitFor(
    async () => {
      segments = await storedSegments(tab.page);
      expect(segments.length).toBeLessThanOrEqual(most);
    },
    { timeout: 20_000 },
  );
  return segments;
}

/** Changes a byte of record `seq`, in the segment that starts at `first`. */
const damageLine = (seq: number, first: number) =>
  tab.page.evaluate(
    ([database, stream, first, seq]) =>
      new Promise<void>((damaged) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => {
          const store = opening.result.transaction('segments', 'readwrite').objectStore('segments');
          const reading = store.openCursor(IDBKeyRange.lowerBound([stream, seq]));
          reading.onsuccess = () => {
            const { value, primaryKey } = reading.result!;
            const segment = value as StoredSegment;
            let start = 0;
            for (let line = first; line < seq; line += 1) start = segment.body.indexOf(0x0a, start) + 1;
            segment.body[start + 10]! ^= 1;
            store.put(segment, primaryKey).onsuccess = () => damaged();
            opening.result.close();
          };
        };
      }),
    [database, stream, first, seq] as const,
  );

describe('sealing', () => {
  it('[LOG1] puts single appends together without changing a record', async () => {
    const records = await appendOneByOne(0, many);
    verifyChain(stream, emptyHead, records);
    const segments = await sealed(9);
    expect(segments[0]![1]).toBeGreaterThan(2000);
    expect(segments.flat()).toEqual([1, ...segments.slice(1).flatMap(([first]) => [first - 1, first]), many]);
    const other = await (await browser.openTab(context)).openLog(database);
    expect(await recordsOf(other, stream)).toEqual(records);
    expect(await log.head(stream)).toEqual({ seq: many, hash: records.at(-1)?.hash });

    const next = await log.append(stream, many, addedFacts(3, many + 1), testStamp);
    const all = [...records, ...next];
    for (const [after, upTo] of [
      [0, 1],
      [777, 778],
      [many - 2, many + 1],
      [many, many + 3],
      [many - 1, many],
    ] as const) {
      const part: EventRecord[] = [];
      for await (const batch of other.read(stream, { after, upTo })) part.push(...batch);
      expect(part).toEqual(all.slice(after, upTo));
    }
    const from = { seq: 1500, hash: records[1499]!.hash };
    expect(await recordsOf(other, stream, from)).toEqual(all.slice(1500));
  });

  it('[LOG1] goes on behind what is sealed already', async () => {
    const first = await appendOneByOne(0, many);
    await sealed(9);
    const few = 90;
    const second = await appendOneByOne(many, many - few);
    // Time to look for something to seal, when there is not enough yet.
    await tab.page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const third = await appendOneByOne(2 * many - few, few);
    await sealed(18);
    expect(await recordsOf(log, stream)).toEqual([...first, ...second, ...third]);
  });

  it('[LOG1] leaves large appends as they are', async () => {
    const small = await log.append(stream, 0, addedFacts(2), testStamp);
    const large = await log.append(stream, 2, addedFacts(5000, 3), testStamp);
    const last = await appendOneByOne(5002, many);
    const records = [...small, ...large, ...last];
    const segments = await sealed(15);
    expect(segments).toContainEqual([3, 4098]);
    expect(await recordsOf(log, stream)).toEqual(records);
  });

  it('[LOG3] that is interrupted has not happened, and comes again', async () => {
    await tab.page.evaluate(() => {
      const remove = IDBObjectStore.prototype.delete;
      IDBObjectStore.prototype.delete = function (...args) {
        IDBObjectStore.prototype.delete = remove;
        const request = remove.apply(this, args);
        this.transaction.abort();
        Object.assign(window, { interrupted: true });
        return request;
      };
    });
    const records = await appendOneByOne(0, many);
    await tab.page.waitForFunction(() => 'interrupted' in window);
    expect(await recordsOf(log, stream)).toEqual(records);
    const next = await log.append(stream, many, addedFacts(1), testStamp);
    await sealed(9);
    expect(await recordsOf(log, stream)).toEqual([...records, ...next]);
  });

  it('[LOG1] does not disturb who reads meanwhile', async () => {
    const reading = await (await browser.openTab(context)).openLog(database);
    const writing = appendOneByOne(0, many);
    let done = false;
    const watching = (async () => {
      while (!done) verifyChain(stream, emptyHead, await recordsOf(reading, stream));
    })();
    const records = await writing;
    await sealed(9);
    done = true;
    await watching;
    expect(await recordsOf(reading, stream)).toEqual(records);
  });

  it('[LOG1] between two reads of a reader on the way gives it no record twice', async () => {
    await context.addInitScript(() => {
      const later: (() => void)[] = [];
      Object.assign(window, { later, requestIdleCallback: (work: () => void) => later.push(work) });
    });
    tab = await browser.openTab(context);
    await tab.openLog(database);
    const records = await appendOneByOne(0, many);
    const read = await tab.page.evaluate(async (stream) => {
      const { getAll } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.getAll = function (...args) {
        IDBObjectStore.prototype.getAll = getAll;
        const request = Reflect.apply(getAll, this, args);
        for (const seal of (window as unknown as { later: (() => void)[] }).later) seal();
        return request;
      };
      return window.logPage.read(0, stream, {});
    }, stream);
    const { read: batches } = JSON.parse(read) as { read: EventRecord[][] };
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat()).toEqual(records);
    expect((await storedSegments(tab.page)).length).toBeLessThan(10);
  });

  it.each([1, 1000, many])('[LOG4] does not hide a changed byte in record %i', async (seq) => {
    await appendOneByOne(0, many);
    const segment = (await sealed(9)).find(([first, last]) => first <= seq && seq <= last)!;
    await damageLine(seq, segment[0]);
    const found = await recordsOf(log, stream).catch((error: unknown) => error);
    expect(found).toBeInstanceOf(ChainBroken);
    expect(found).toMatchObject({ seq, fault: 'has been altered' });
  });
});

describe('a long stream', () => {
  const length = 30_000;
  /** Appended inside the page: sending each fact there would take longer than everything else. */
  const appendMany = () =>
    tab.page.evaluate(
      async ([stream, length, stamp]) => {
        const facts = Array.from({ length }, (_, i) => ({ type: 'Added', v: 1, data: { n: i + 1 } }));
        await window.logPage.call(0, 'append', JSON.stringify([stream, 0, facts, stamp]));
      },
      [stream, length, testStamp] as const,
    );

  it('[LOG4] is checked in a worker, and read in full', async () => {
    await appendMany();
    const reading = await browser.openTab(context);
    const started = reading.page.waitForEvent('worker');
    const records = await recordsOf(await reading.openLog(database), stream);
    await started;
    expect(records).toHaveLength(length);
    expect(verifyChain(stream, emptyHead, records)).toEqual(await log.head(stream));
  });

  it.each(['works', 'is missing', 'fails'])(
    '[LOG4] shows damage where it is when the worker %s',
    async (how) => {
      await appendMany();
      const segments = await storedSegments(tab.page);
      const seq = 21_000;
      const [first] = segments.find(([from, to]) => from <= seq && seq <= to)!;
      await damageLine(seq, first);
      await context.addInitScript((how) => {
        if (how === 'is missing') Object.defineProperty(window, 'Worker', { value: undefined });
        if (how === 'fails') {
          const { postMessage } = Worker.prototype;
          Worker.prototype.postMessage = function (...args: unknown[]) {
            this.dispatchEvent(new Event('error'));
            Reflect.apply(postMessage, this, args);
          };
        }
      }, how);
      const reading = await (await browser.openTab(context)).openLog(database);
      let sound = 0;
      const read = async () => {
        for await (const batch of reading.readVerified(stream, emptyHead)) sound += batch.length;
      };
      const found = await read().catch((error: unknown) => error);
      expect(found).toBeInstanceOf(ChainBroken);
      expect(found).toMatchObject({ seq, fault: 'has been altered' });
      expect(sound).toBeLessThan(seq);
    },
  );

  it('[LOG4] is let go of by a reader that has seen enough', async () => {
    await appendMany();
    const seen = await tab.page.evaluate(([stream, from]) => window.logPage.readOneBatch(0, stream, from), [
      stream,
      emptyHead,
    ] as const);
    expect(seen).toBeGreaterThan(0);
    await log.close();
  });
});
