/** Runs in the browser: what the ledger's statechart records about itself, and how long trimming that takes. */
import { openDB } from 'idb';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { eraseDatabase, type IndexedDbLog, openIndexedDbLog } from '../../src/adapters/indexeddb-log.ts';
import { keepJournal } from '../../src/adapters/journal.ts';
import { ledgerSlots } from '../../src/adapters/ledger.adapter.ts';
import { ledgerWorkflow } from '../../src/events/ledger/workflow.ts';
import { emptyHead, sealFacts } from '../../src/events/log/hash-chain.ts';
import { isJournal } from '../../src/events/streams.ts';
import { ledgerMachine } from '../../src/machines/ledger.machine.ts';
import { answer } from '../../src/machines/slots.ts';

declare global {
  interface Window {
    journalBench: typeof journalBench;
  }
}

export interface Size {
  readonly records: number;
  /** Size of the records as lines of an exported file. */
  readonly bytes: number;
}

const database = 'bench-journal';
const stamp = {
  at: '2026-01-01T00:00:00.000Z',
  actor: 'bench-person-0123456789abcd',
  device: '5f0c1b7a9d3e4c28a6b1f0e2d4c3b5a7',
};
const uid = stamp.actor;

async function sizeOf(log: IndexedDbLog, stream: string): Promise<Size> {
  let [records, bytes] = [0, 0];
  for await (const batch of log.read(stream)) {
    records += batch.length;
    for (const record of batch) bytes += new TextEncoder().encode(JSON.stringify(record)).length + 1;
  }
  return { records, bytes };
}

/** The two records that a statechart writes for one saved command, repeated. */
const steps = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    n % 2 === 0
      ? ledgerWorkflow.CommandTaken({ command: 'AddEntry' })
      : ledgerWorkflow.CommandDone({ command: 'AddEntry', facts: 1 }),
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const atRest = ({ value, context }: SnapshotFrom<typeof ledgerMachine>) =>
  typeof value === 'object' && 'ready' in value && context.queue.length === 0;

const journalBench = {
  /** Opens a ledger and adds `count` entries one after the other, as the app does. */
  async adds(count: number): Promise<{ ledger: Size; journal: Size }> {
    const log = openIndexedDbLog({ name: database, isJournal });
    const slots = ledgerSlots({ log, stamp: () => stamp, newId: () => '', listener: () => undefined });
    const actor = createActor(
      ledgerMachine.provide({
        actors: {
          openLedger: answer(slots.open),
          append: answer(slots.append),
          closeLedger: answer(slots.close),
        },
      }),
    );
    const onUnavailable = (error: Error) => console.error(error);
    const stream = 'workflow/ledger' as const;
    const journal = keepJournal({
      source: actor,
      log,
      stream: () => stream,
      stamp: () => stamp,
      onUnavailable,
    });
    actor.start();
    actor.send({ type: 'ledger.open', uid });
    for (let n = 1; n <= count; n += 1) {
      await waitFor(actor, atRest);
      const entry = { id: `e${n}`, name: `Bag ${n}`, amountCents: n * 100, note: null, date: '2026-01-01' };
      actor.send({ type: 'entry.add', ...entry, index: null });
    }
    await waitFor(actor, atRest);
    await journal.flushed();
    const sizes = { ledger: await sizeOf(log, `ledger/${uid}`), journal: await sizeOf(log, stream) };
    await log.close();
    await eraseDatabase(database);
    return sizes;
  },

  /** Milliseconds of each call that trims `atATime` more records, up to `gone` of `all`, which were appended two at a time. */
  async trim(
    all: number,
    gone: number,
    atATime: number,
  ): Promise<{ ms: number[]; before: Size; after: Size }> {
    const log = openIndexedDbLog({ name: database, isJournal });
    const stream = 'workflow/ledger';
    const together = 20;
    for (let from = 0; from < all; from += 2 * together) {
      const facts = steps(2);
      await Promise.all(
        Array.from({ length: together }, (_, i) => log.append(stream, from + 2 * i, facts, stamp)),
      );
    }
    const before = await sizeOf(log, stream);
    const ms: number[] = [];
    for (let upTo = atATime; upTo < gone + atATime; upTo += atATime)
      ms.push(await timed(() => log.trim(stream, Math.min(upTo, gone), stamp.at)));
    const after = await sizeOf(log, stream);
    await log.close();
    await eraseDatabase(database);
    return { ms, before, after };
  },

  /** The same records as single rows of a bare store, removed with one range. */
  async bare(all: number, gone: number): Promise<number> {
    const bare = await openDB(database, 1, { upgrade: (db) => void db.createObjectStore('records') });
    const records = sealFacts('workflow/ledger', emptyHead, steps(all), stamp);
    const filling = bare.transaction('records', 'readwrite', { durability: 'relaxed' });
    for (const record of records) void filling.store.put(record, record.seq);
    await filling.done;
    const ms = await timed(async () => {
      const transaction = bare.transaction('records', 'readwrite', { durability: 'strict' });
      void transaction.store.delete(IDBKeyRange.upperBound(gone));
      await transaction.done;
    });
    bare.close();
    await eraseDatabase(database);
    return ms;
  },
};

window.journalBench = journalBench;
