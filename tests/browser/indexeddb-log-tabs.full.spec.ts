/** Several tabs on one log: writing at once, crashing in the middle, without helpers, and giving way to each other. */
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Head } from '../../src/events/log/event.ts';
import { emptyHead } from '../../src/events/log/hash-chain.ts';
import type { LogUnavailable } from '../../src/events/log/log.ts';
import { testStamp } from '../given.ts';
import { addedFact, addedFacts, freshStream, openAdder, recordsOf } from '../events/log/log.contract.ts';
import { type LogBrowser, type LogTab, startLogBrowser } from './log-page/open.ts';

const database = 'tabs';
/** Tabs start as fast as the machine allows. */
const timeoutMs = { timeout: 30_000 };
let browser: LogBrowser;
let context: BrowserContext;
let stream: string;

beforeAll(async () => {
  browser = await startLogBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext();
  stream = freshStream('ledger');
});
afterEach(() => context.close());

const openTab = () => browser.openTab(context);

/** Appends facts one after another inside the page, as fast as possible, and reports to the test which are durable. */
async function keepAppending({ page }: LogTab, log: number, marker: number): Promise<number[]> {
  const durable: number[] = [];
  await page.exposeFunction('durable', (n: number) => durable.push(n));
  await page.evaluate(
    ([log, stream, marker, stamp]) => {
      const append = async () => {
        for (let n = 0; ;) {
          const head = JSON.parse(await window.logPage.call(log, 'head', JSON.stringify([stream]))) as {
            result: Head;
          };
          const facts = [{ type: 'Added', v: 1, data: { n: marker + n } }];
          const args = JSON.stringify([stream, head.result.seq, facts, stamp]);
          const answer = JSON.parse(await window.logPage.call(log, 'append', args)) as { error: unknown };
          if (answer.error) continue;
          void (window as unknown as { durable(n: number): void }).durable(marker + n);
          n += 1;
        }
      };
      void append();
    },
    [log, stream, marker, testStamp] as const,
  );
  return durable;
}

const numbersIn = async (tab: LogTab) => {
  const records = await recordsOf(await tab.openLog(database), stream);
  return records.map(({ data }) => (data as { n: number }).n);
};

describe('two tabs', () => {
  it('[LOG2] write at once and make one chain, in which each one is in its own order', async () => {
    const [here, there] = [await openTab(), await openTab()];
    for (const tab of [here, there]) await tab.page.evaluate((name) => window.logPage.open(name), database);
    const first = await keepAppending(here, 0, 0);
    const second = await keepAppending(there, 0, 1_000_000);
    await vi.waitFor(() => expect(Math.min(first.length, second.length)).toBeGreaterThan(40), timeoutMs);
    await Promise.all([here.page.close(), there.page.close()]);
    const numbers = await numbersIn(await openTab());
    for (const durable of [first, second]) expect(numbers).toEqual(expect.arrayContaining(durable));
    const own = (from: number) => numbers.filter((n) => n >= from && n < from + 1_000_000);
    for (const from of [0, 1_000_000]) expect(own(from)).toEqual(own(from).map((_, i) => from + i));
  });

  it('[LOG3] keep what was durable when one of them is closed in the middle of writing', async () => {
    const witness = await openTab();
    const log = await witness.openLog(database);
    for (let round = 0; round < 5; round += 1) {
      const closing = await openTab();
      await closing.page.evaluate((name) => window.logPage.open(name), database);
      const durable = await keepAppending(closing, 0, round * 1000);
      await vi.waitFor(() => expect(durable.length).toBeGreaterThan(5 + round), timeoutMs);
      await closing.page.close();
      const kept = await numbersIn(witness);
      expect(kept).toEqual(expect.arrayContaining(durable));
      // Nobody waits for the tab that is gone.
      const { seq } = await log.head(stream);
      await log.append(stream, seq, [addedFact(round * 1000 + 999)], testStamp);
    }
  });

  it.each(['locks', 'BroadcastChannel'])('[LOG2] fork nothing in a browser without %s', async (missing) => {
    await context.addInitScript((missing) => {
      if (missing === 'locks') Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      else Object.defineProperty(window, missing, { value: undefined });
    }, missing);
    const [here, there] = [await openTab(), await openTab()];
    expect(await here.page.evaluate(() => typeof navigator.locks)).toBe(
      missing === 'locks' ? 'undefined' : 'object',
    );
    const [one, two] = [await here.openLog(database), await there.openLog(database)];
    const live = await Promise.all([openAdder(one, stream), openAdder(two, stream)]);
    await Promise.all(Array.from({ length: 20 }, (_, n) => live[n % 2]!.execute(n)));
    await Promise.all(live.map((each) => each.catchUp()));
    expect(live.map(({ state }) => state)).toEqual([
      { sum: 190, count: 20 },
      { sum: 190, count: 20 },
    ]);
    expect(await recordsOf(one, stream)).toHaveLength(20);
  });

  it('[LOG16] take turns in a section of one stream, and not in those of different ones', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const logs = [await here.openLog(database), await there.openLog(database)];
    let inside = 0;
    const alone = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside -= 1;
    };
    await Promise.all([0, 1, 0, 1].map((tab) => logs[tab]!.exclusively(stream, alone)));
    await logs[0]!.exclusively(stream, () => logs[1]!.exclusively(`${stream}/other`, alone));
    await expect(logs[0]!.exclusively(stream, () => Promise.reject(new Error('inside')))).rejects.toThrow(
      'inside',
    );
  });

  it('[LOG16] do not wait for ever for one that is stuck in its section', async () => {
    const [stuck, working] = [await openTab(), await openTab()];
    await stuck.openLog(database);
    await stuck.page.evaluate((stream) => window.logPage.enter(0, stream), stream);
    const log = await working.openLog(database);
    expect(await log.append(stream, 0, addedFacts(1), testStamp)).toHaveLength(1);
    expect(
      await log.exclusively(stream, () => log.append(stream, 1, addedFacts(1, 2), testStamp)),
    ).toHaveLength(1);
  });

  it('[LOG8] hear that everything was erased, and start from nothing', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const [one, two] = [await here.openLog(database), await there.openLog(database)];
    const live = await openAdder(two, stream);
    await (await openAdder(one, stream)).execute(5);
    await vi.waitFor(() => expect(live.state.sum).toBe(5), timeoutMs);
    const known = await one.device();
    expect(known).toMatch(/^[0-9a-f]{32}$/);
    expect(await two.device()).toBe(known);
    await here.page.evaluate((name) => window.logPage.eraseDatabase(name), database);
    await vi.waitFor(() => expect(live.state).toEqual({ sum: 0, count: 0 }), timeoutMs);
    expect(await one.head(stream)).toEqual(emptyHead);
    expect(await two.device()).not.toBe(known);
    await live.execute(7);
    expect(await recordsOf(one, stream)).toMatchObject([{ seq: 1, data: { n: 7 } }]);
  });

  it('[LOG3] make way for a newer version, and say so', async () => {
    const [older, newer] = [await openTab(), await openTab()];
    const log = await older.openLog(database);
    await log.append(stream, 0, addedFacts(1), testStamp);
    await newer.page.evaluate(
      (name) =>
        new Promise<void>((opened, failed) => {
          const request = indexedDB.open(name, 2);
          request.onsuccess = () => opened();
          request.onerror = () => failed(request.error);
        }),
      database,
    );
    const refused = await log.append(stream, 1, addedFacts(1), testStamp).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'LogUnavailable', reason: 'closed' });
    expect((refused as LogUnavailable).message).toContain('Reload');
    const late = await (await openTab()).openLog(database);
    await expect(late.head(stream)).rejects.toThrow(/Reload/);
  });

  it('[LOG3] are not erased while one of them, of another make, holds on; the rest goes on working', async () => {
    const [holding, erasing] = [await openTab(), await openTab()];
    const log = await erasing.openLog(database);
    await log.append(stream, 0, addedFacts(2), testStamp);
    await holding.page.evaluate(
      (name) =>
        new Promise<void>((opened) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => opened();
          Object.assign(window, { kept: request });
        }),
      database,
    );
    const refused = erasing.page.evaluate((name) => window.logPage.eraseDatabase(name), database);
    await expect(refused).rejects.toThrow(/Close that tab/);
    await holding.page.close();
    await vi.waitFor(async () => expect(await log.head(stream)).toEqual(emptyHead), timeoutMs);
    expect(await log.append(stream, 0, addedFacts(1), testStamp)).toHaveLength(1);
  });
});
