/**
 * A browser in a bottle: several tabs write one ledger over a storage that is slow, refuses, loses answers and
 * notices, and tabs that die at any moment. Clock, storage and tabs are drawn from one seed, so that a seed that
 * fails fails again.
 */
import type { LedgerCommand, LedgerStream } from '../../src/events/ledger/decide.ts';
import { ledgerDecider } from '../../src/events/ledger/decide.ts';
import { ledgerFacts } from '../../src/events/ledger/events.ts';
import { ledgerProjection } from '../../src/events/ledger/projection.ts';
import type { EventRecord, Recorded } from '../../src/events/log/event.ts';
import { checkLink, emptyHead } from '../../src/events/log/hash-chain.ts';
import { openLiveStream } from '../../src/events/log/live-stream.ts';
import { type EventLog, LogUnavailable } from '../../src/events/log/log.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { seededRandom } from '../support/ledger-facts.ts';

const stream = 'ledger/u1';

/** Virtual time: work waits in a queue and runs one piece after the other, however long it claims to take. */
class Clock {
  now = 0;
  #waiting: { at: number; order: number; wake: () => void }[] = [];
  #order = 0;

  sleep(ms: number): Promise<void> {
    return new Promise((wake) => {
      this.#order += 1;
      this.#waiting.push({ at: this.now + ms, order: this.#order, wake });
    });
  }

  /** Runs until nobody waits any more. */
  async run(): Promise<void> {
    for (;;) {
      // Whatever follows from the last wake-up without waiting comes first.
      await new Promise((settled) => setImmediate(settled));
      if (this.#waiting.length === 0) return;
      this.#waiting.sort((a, b) => a.at - b.at || a.order - b.order);
      const next = this.#waiting.shift()!;
      this.now = next.at;
      next.wake();
    }
  }
}

export interface Outcome {
  /** Records whose command was told that it is saved. */
  readonly acknowledged: readonly EventRecord[];
  readonly stored: readonly EventRecord[];
  readonly refusals: number;
  readonly failures: number;
}

/** @throws Error with what went wrong; the caller names the seed */
export async function simulate(seed: number): Promise<Outcome> {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  const below = (count: number) => Math.floor(random() * count);
  const clock = new Clock();
  const storage = memoryLog();
  const acknowledged: EventRecord[] = [];
  let invalid = true;
  let refusals = 0;
  let failures = 0;

  /** The storage as one tab sees it. A dead tab waits for answers that never come. */
  function storageOf(tab: { alive: boolean }): EventLog {
    const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
      await clock.sleep(below(20));
      if (!tab.alive) return new Promise(() => undefined);
      const result = await work();
      await clock.sleep(below(10));
      return tab.alive ? result : new Promise(() => undefined);
    };
    return {
      ...storage,
      head: (name) => slowly(() => storage.head(name)),
      append: (name, expected, facts, stamp) =>
        slowly(async () => {
          if (invalid && chance(0.08)) throw new LogUnavailable('full', 'The disk is full.');
          const records = await storage.append(name, expected, facts, stamp);
          // Written, and the answer is lost: the tab must not believe either.
          if (invalid && chance(0.05)) throw new LogUnavailable('closed', 'The connection was closed.');
          return records;
        }),
      loadSnapshot: (name, projection) => slowly(() => storage.loadSnapshot(name, projection)),
      saveSnapshot: (name, projection, snapshot) =>
        slowly(async () => {
          if (invalid && chance(0.2)) throw new LogUnavailable('full', 'The disk is full.');
          await storage.saveSnapshot(name, projection, snapshot);
        }),
      subscribe: (name, onAppended) =>
        storage.subscribe(name, (head) => {
          if (invalid && chance(0.3)) return;
          void clock.sleep(below(50)).then(() => tab.alive && onAppended(head));
        }),
      // A browser without Web Locks half of the time.
      exclusively: chance(0.5) ? storage.exclusively : (_, work) => work(),
    };
  }

  let entries = 0;
  function drawCommand(live: LedgerStream): LedgerCommand {
    const { length } = live.state.entries;
    const id = live.state.entries.at(below(Math.max(1, length)))?.id ?? 'nobody';
    switch (below(9)) {
      case 0:
        return { type: 'DeleteEntry', id };
      case 1:
        return { type: 'MoveEntry', id, to: below(length + 1) };
      case 2:
        return { type: 'PayEntry', id };
      case 3:
        return { type: 'UnpayEntry', id };
      case 4:
        return { type: 'ChangeEntry', id, changes: { amountCents: below(20_000) - 10_000 } };
      case 5:
        return { type: 'UndoStep', seq: null };
      case 6:
        return { type: 'RedoStep', seq: null };
      default: {
        entries += 1;
        const fields = { name: `Job ${entries}`, amountCents: below(20_000) - 5_000, note: null, date: null };
        return { type: 'AddEntry', id: `e${entries}`, index: null, ...fields };
      }
    }
  }

  const open = (tab: { alive: boolean }, device: string): Promise<LedgerStream> =>
    openLiveStream({
      log: storageOf(tab),
      stream,
      definitions: ledgerFacts,
      decider: ledgerDecider,
      stamp: () => ({ at: new Date(clock.now).toISOString(), actor: 'u1', device }),
      snapshotEvery: 5,
    });

  async function liveTab(device: string): Promise<void> {
    const tab = { alive: true };
    await clock.sleep(below(200));
    const live = await open(tab, device);
    for (let left = 2 + below(10); left > 0; left -= 1) {
      await clock.sleep(below(40));
      if (chance(0.04)) {
        tab.alive = false;
        return;
      }
      void live
        .execute(drawCommand(live))
        .then((result) => {
          if (!tab.alive) return;
          if (Array.isArray(result)) acknowledged.push(...(result as EventRecord[]));
          else refusals += 1;
        })
        .catch((error: unknown) => {
          if (!(error instanceof LogUnavailable)) throw error;
          failures += 1;
        });
    }
    if (chance(0.5)) await live.close().catch(() => undefined);
  }

  for (let tab = 0; tab < 2 + below(4); tab += 1) void liveTab(`tab ${tab}`);
  await clock.run();
  invalid = false;

  const stored: EventRecord[] = [];
  for await (const batch of storage.read(stream)) stored.push(...batch);
  expectChain(stored);
  for (const record of acknowledged) {
    if (stored[record.seq - 1]?.hash !== record.hash) throw new Error(`Lost the saved record ${record.seq}`);
  }
  let reopened: LedgerStream | null = null;
  void open({ alive: true }, 'later').then((live) => (reopened = live));
  await clock.run();
  expectSame(reopened, stored);
  return { acknowledged, stored, refusals, failures };
}

function expectChain(records: readonly EventRecord[]): void {
  let head = emptyHead;
  for (const record of records) {
    const link = checkLink(stream, head, record);
    if (!link.ok) throw new Error(`Record ${head.seq + 1} ${link.fault}`);
    head = link.head;
  }
}

/** A ledger opened from its snapshot is what all facts make of it, and what a sum in whole numbers says. */
function expectSame(live: LedgerStream | null, records: readonly EventRecord[]): void {
  if (!live) throw new Error('The ledger did not open again');
  let folded = ledgerProjection.initial();
  for (const record of records) {
    folded = ledgerProjection.evolve(folded, record as Recorded<never>);
  }
  if (ledgerProjection.encode(live.state) !== ledgerProjection.encode(folded)) {
    throw new Error('The snapshot and the facts disagree');
  }
  if (folded.skipped > 0) throw new Error(`${folded.skipped} facts make no sense where they stand`);
  const sum = folded.entries.toArray().reduce((total, entry) => total + BigInt(entry.amountCents), 0n);
  if (sum !== BigInt(folded.entries.balanceCents)) throw new Error('The balance is not the sum');
}
