import { describe, expect, it, vi } from 'vitest';
import type { Decider } from '../../../src/events/log/decider.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Fact } from '../../../src/events/log/event.ts';
import { emptyHead } from '../../../src/events/log/hash-chain.ts';
import { openLiveStream } from '../../../src/events/log/live-stream.ts';
import { ChainBroken, type EventLog, LogConflict, LogUnavailable } from '../../../src/events/log/log.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { testStamp } from '../../given.ts';
import { adder, adderFacts, addedFact, addedFacts, openAdder } from './log.contract.ts';

const stream = 'ledger/u1';
const full = () => new LogUnavailable('full', 'No room');

/** A log whose next call of `method` fails. */
function failing(log: EventLog, method: keyof EventLog, error: Error) {
  let armed = false;
  const broken = (...args: unknown[]) => {
    if (!armed) return (log[method] as (...args: unknown[]) => unknown)(...args);
    armed = false;
    return Promise.reject(error);
  };
  return { log: { ...log, [method]: broken } as EventLog, arm: () => (armed = true) };
}

async function filled(count: number): Promise<EventLog> {
  const log = memoryLog();
  await log.append(stream, 0, addedFacts(count), testStamp);
  return log;
}

describe('a live stream', () => {
  it('[LOG3] shows a fact only once the log has it', async () => {
    const log = memoryLog();
    let keep = () => {};
    const slow: EventLog = {
      ...log,
      append: async (...args) => {
        await new Promise<void>((resolve) => (keep = resolve));
        return log.append(...args);
      },
    };
    const live = await openAdder(slow, stream);
    const changes = vi.fn();
    live.subscribe(changes);
    const executing = live.execute(4);
    await new Promise((resolve) => setTimeout(resolve));
    expect(live.state).toEqual({ sum: 0, count: 0 });
    expect(changes).not.toHaveBeenCalled();
    keep();
    expect(await executing).toMatchObject([{ seq: 1, data: { n: 4 } }]);
    expect(live.state).toEqual({ sum: 4, count: 1 });
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('[LOG3] has changed nothing when the log refuses, and works on', async () => {
    const { log, arm } = failing(await filled(1), 'append', full());
    const live = await openAdder(log, stream);
    const version = live.version;
    arm();
    await expect(live.execute(9)).rejects.toThrow('No room');
    expect(live.state).toEqual({ sum: 1, count: 1 });
    expect(live.version).toBe(version);
    await live.execute(9);
    expect(live.state).toEqual({ sum: 10, count: 2 });
  });

  it('[LOG3] answers a refusal and an empty decision without writing', async () => {
    const log = memoryLog();
    const append = vi.spyOn(log, 'append');
    const decide: typeof adder.decide = (_, n) => (n < 0 ? new Refused('negative', 'Add something') : []);
    const live = await openLiveStream({
      log,
      stream,
      definitions: {},
      decider: { projection: adder.projection, decide } as unknown as Decider<{ sum: number }, number, never>,
      stamp: () => testStamp,
    });
    expect(await live.execute(-1)).toMatchObject({ reason: 'negative' });
    expect(await live.execute(1)).toEqual([]);
    expect(append).not.toHaveBeenCalled();
  });

  it('[LOG3] survives a decision that throws', async () => {
    const log = memoryLog();
    const decide: typeof adder.decide = (state, n) => {
      if (n === 13) throw new Error('unlucky');
      return adder.decide(state, n);
    };
    const live = await openLiveStream({
      log,
      stream,
      definitions: adderFacts,
      decider: { projection: adder.projection, decide },
      stamp: () => testStamp,
    });
    const results = await Promise.allSettled([live.execute(1), live.execute(13), live.execute(2)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(live.state).toEqual({ sum: 3, count: 2 });
  });

  it('[LOG2] decides again on what another tab was faster with', async () => {
    const log = memoryLog();
    const sums: number[] = [];
    const watching: typeof adder.decide = (state, n) => {
      sums.push(state.sum);
      return adder.decide(state, n);
    };
    const slowToHear: EventLog = { ...log, subscribe: () => () => {} };
    const live = await openLiveStream({
      log: slowToHear,
      stream,
      definitions: adderFacts,
      decider: { projection: adder.projection, decide: watching },
      stamp: () => testStamp,
    });
    await log.append(stream, 0, addedFacts(3), testStamp);
    await live.execute(10);
    expect(sums).toEqual([0, 6]);
    expect(live.state).toEqual({ sum: 16, count: 4 });
  });

  it('[LOG2] gives up on a conflict that nothing explains, instead of trying for ever', async () => {
    const log = await filled(2);
    const head = await log.head(stream);
    const confused: EventLog = { ...log, append: () => Promise.reject(new LogConflict(stream, 2, head)) };
    const live = await openAdder(confused, stream);
    await expect(live.execute(1)).rejects.toThrow(LogConflict);
    expect(live.state).toEqual({ sum: 3, count: 2 });
  });

  it('[LOG16] asks for turns once it has met another writer, and only then', async () => {
    const log = memoryLog();
    const turns = vi.spyOn(log, 'exclusively');
    const live = await openAdder({ ...log, subscribe: () => () => {} }, stream);
    await live.execute(1);
    expect(turns).not.toHaveBeenCalled();
    await log.append(stream, 1, [addedFact(2)], testStamp);
    await live.execute(3);
    expect(turns).not.toHaveBeenCalled();
    await log.append(stream, 3, [addedFact(4)], testStamp);
    await live.execute(5);
    expect(turns).toHaveBeenCalledTimes(1);
    expect(live.state).toEqual({ sum: 15, count: 5 });
    for (let n = 0; n < 40; n += 1) await live.execute(0);
    expect(turns.mock.calls.length).toBeLessThan(25);
  });

  it('[LOG8] hears of what others append, and tells its listeners once for each change', async () => {
    const log = memoryLog();
    const [here, there] = [await openAdder(log, stream), await openAdder(log, stream)];
    const heard = vi.fn();
    const stop = there.subscribe(heard);
    await here.execute(5);
    await vi.waitFor(() => expect(there.state.sum).toBe(5));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await here.execute(6);
    await vi.waitFor(() => expect(there.state.sum).toBe(11));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('[LOG8] misses nothing that is written while it opens', async () => {
    const log = await filled(2);
    const late: EventLog = {
      ...log,
      async *readVerified(...args) {
        yield* log.readVerified(...args);
        if ((await log.head(stream)).seq === 2) await log.append(stream, 2, [addedFact(40)], testStamp);
      },
    };
    const live = await openAdder(late, stream);
    await vi.waitFor(() => expect(live.state).toEqual({ sum: 43, count: 3 }));
  });

  it('[LOG8] shows what it missed with the next command when a notice came to nothing', async () => {
    const { log, arm } = failing(memoryLog(), 'head', full());
    const live = await openAdder(log, stream);
    arm();
    await log.append(stream, 0, addedFacts(2), testStamp);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(live.state.count).toBe(0);
    await live.execute(7);
    expect(live.state).toEqual({ sum: 10, count: 3 });
  });

  it('[LOG5] starts over when its stream was erased, and when it was replaced', async () => {
    const log = await filled(3);
    const live = await openAdder(log, stream);
    await log.eraseTruth(stream);
    await vi.waitFor(() => expect(live.state).toEqual({ sum: 0, count: 0 }));
    expect(live.head).toEqual(emptyHead);
    await live.execute(8);
    expect(live.state).toEqual({ sum: 8, count: 1 });
  });

  it.each([1, 3, 6])(
    '[LOG5] folds the new chain when one of %i records stands in its place',
    async (count) => {
      const log = await filled(3);
      const deaf: EventLog = { ...log, subscribe: () => () => {} };
      const live = await openAdder(deaf, stream);
      await log.eraseTruth(stream);
      await log.append(stream, 0, addedFacts(count, 100), testStamp);
      await live.execute(1);
      const sum = 1 + addedFacts(count, 100).reduce((all, { data }) => all + (data as { n: number }).n, 0);
      expect(live.state).toEqual({ sum, count: count + 1 });
      expect(live.head).toEqual(await log.head(stream));
    },
  );

  it('[LOG4] does not open on a damaged chain', async () => {
    const rows = new Map<string, string[]>();
    const log = memoryLog(rows);
    await log.append(stream, 0, addedFacts(3), testStamp);
    rows.get(stream)![1] = rows.get(stream)![1]!.replace('"n":2', '"n":20');
    await expect(openAdder(log, stream)).rejects.toThrow(new ChainBroken(stream, 2, 'has been altered'));
  });

  it('[LOG4] does not fold a damaged tail, and keeps what was sound', async () => {
    const rows = new Map<string, string[]>();
    const log = memoryLog(rows);
    const live = await openAdder({ ...log, subscribe: () => () => {} }, stream);
    await live.execute(1);
    await log.append(stream, 1, addedFacts(2, 2), testStamp);
    rows.get(stream)![1] = rows.get(stream)![1]!.replace('"n":2', '"n":20');
    await expect(live.catchUp()).rejects.toThrow(ChainBroken);
    expect(live.state).toEqual({ sum: 1, count: 1 });
  });

  it('[LOG7] skips facts it does not know and stays at the head of the stream', async () => {
    const log = await filled(1);
    const unknown: Fact[] = [
      { type: 'FromTheFuture', v: 1, data: {} },
      { type: 'Added', v: 2, data: { n: 'two' } },
    ];
    await log.append(stream, 1, unknown, testStamp);
    const live = await openAdder(log, stream);
    expect(live.state).toEqual({ sum: 1, count: 1 });
    expect(live.head.seq).toBe(3);
    await live.execute(2);
    expect(live.state).toEqual({ sum: 3, count: 2 });
  });

  it('[LOG9] ignores a snapshot of another version, of another chain, of the future or in tatters', async () => {
    const log = await filled(4);
    const head = await log.head(stream);
    const wrong = { sum: 999, count: 9 };
    const worthless = [
      { head, version: 2, state: wrong },
      { head: { seq: 4, hash: '0'.repeat(64) }, version: 1, state: wrong },
      { head: { seq: 9, hash: head.hash }, version: 1, state: wrong },
    ];
    for (const snapshot of worthless) {
      await log.saveSnapshot(stream, 'adder', snapshot);
      expect((await openAdder(log, stream)).state).toEqual({ sum: 10, count: 4 });
    }
    await log.saveSnapshot(stream, 'adder', { head, version: 1, state: null });
    const picky = {
      ...adder,
      projection: {
        ...adder.projection,
        decode: () => {
          throw new Error('not mine');
        },
      },
    };
    const live = await openLiveStream({
      log,
      stream,
      definitions: adderFacts,
      decider: picky,
      stamp: () => testStamp,
    });
    expect(live.state).toEqual({ sum: 10, count: 4 });
  });

  it('[LOG10] reads only what came after its snapshot', async () => {
    const log = await filled(10);
    await (await openAdder(log, stream)).close();
    await log.append(stream, 10, addedFacts(2, 11), testStamp);
    const verified = vi.spyOn(log, 'readVerified');
    expect((await openAdder(log, stream)).state).toEqual({ sum: 78, count: 12 });
    expect(verified.mock.calls.map(([, from]) => from.seq)).toEqual([10]);
  });

  it('[LOG10] takes a snapshot every so many facts, and nobody who gave a command waits for it', async () => {
    const log = memoryLog();
    let taken = 0;
    let release = () => {};
    const slow: EventLog = {
      ...log,
      async saveSnapshot(...args) {
        taken += 1;
        await new Promise<void>((resolve) => (release = resolve));
        return log.saveSnapshot(...args);
      },
    };
    const live = await openAdder(slow, stream, 3);
    for (let n = 1; n <= 3; n += 1) await live.execute(n);
    await vi.waitFor(() => expect(taken).toBe(1));
    release();
    await live.execute(4);
    expect((await log.loadSnapshot(stream, 'adder'))?.state).toEqual({ sum: 6, count: 3 });
  });

  it('[LOG10] does without snapshots when the log cannot keep them', async () => {
    const log: EventLog = { ...memoryLog(), saveSnapshot: () => Promise.reject(full()) };
    const live = await openAdder(log, stream, 1);
    await live.execute(1);
    await live.execute(2);
    expect(live.state).toEqual({ sum: 3, count: 2 });
    await live.close();
  });

  it('[LOG3] finishes what is under way when it is closed, and refuses what comes later', async () => {
    const log = memoryLog();
    const live = await openAdder(log, stream);
    const under = [live.execute(1), live.execute(2)];
    const closing = live.close();
    const late = live.execute(3);
    expect(await Promise.all(under)).toHaveLength(2);
    await closing;
    await expect(late).rejects.toThrow(LogUnavailable);
    await log.append(stream, 2, addedFacts(1), testStamp);
    await live.catchUp();
    expect(live.state).toEqual({ sum: 3, count: 2 });
    expect((await log.loadSnapshot(stream, 'adder'))?.head.seq).toBe(2);
  });

  it('[LOG3] lets go of the log when it cannot be opened', async () => {
    const log = memoryLog();
    const stopped = vi.fn();
    const broken: EventLog = { ...log, subscribe: () => stopped, head: () => Promise.reject(full()) };
    await expect(openAdder(broken, stream)).rejects.toThrow('No room');
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('[LOG3] starts over from the log when folding a fact fails half-way', async () => {
    const log = await filled(2);
    let trip = false;
    const clumsy = {
      ...adder,
      projection: {
        ...adder.projection,
        evolve: ((state, fact) => {
          if (!trip) return adder.projection.evolve(state, fact);
          trip = false;
          throw new Error('tripped');
        }) as typeof adder.projection.evolve,
      },
    };
    const live = await openLiveStream({
      log,
      stream,
      definitions: adderFacts,
      decider: clumsy,
      stamp: () => testStamp,
    });
    trip = true;
    await expect(live.execute(5)).rejects.toThrow('tripped');
    await live.catchUp();
    expect(live.state).toEqual({ sum: 8, count: 3 });
  });
});
