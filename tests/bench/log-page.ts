/** Runs in the browser: our log beside bare `idb` on the same records and disk, and a long ledger for the app to open. */
import { openDB } from 'idb';
import { eraseDatabase, openIndexedDbLog } from '../../src/adapters/indexeddb-log.ts';
import { readFact } from '../../src/events/log/facts.ts';
import type { EventRecord, Fact } from '../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../src/events/log/hash-chain.ts';
import { ledgerFacts } from '../../src/events/ledger/events.ts';
import { verifyChain } from '../../src/events/log/verify-records.ts';
import { ledgerProjection } from '../../src/events/ledger/projection.ts';
import { mixedFacts } from '../support/ledger-facts.ts';

declare global {
  interface Window {
    logBench: typeof logBench;
  }
}

const stream = 'ledger/bench';
const stamp = {
  at: '2026-01-01T00:00:00.000Z',
  actor: 'bench-person-0123456789abcd',
  device: '5f0c1b7a9d3e4c28a6b1f0e2d4c3b5a7',
};
const plain = (records: readonly { type: string; v: number; data: unknown }[]): Fact[] =>
  records.map(({ type, v, data }) => ({ type, v, data }));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const logBench = {
  /** Milliseconds of each append of `size` facts, alternating between ours and bare. */
  async append(size: number, rounds: number): Promise<{ ours: number[]; bare: number[] }> {
    const log = openIndexedDbLog({ name: 'bench-append' });
    const bare = await openDB('bench-bare', 1, { upgrade: (db) => void db.createObjectStore('records') });
    const facts = plain(mixedFacts(size * (rounds + 5), 1000));
    const ours: number[] = [];
    const theirs: number[] = [];
    let head = await log.head(stream);
    let bareHead = emptyHead;
    for (let round = -5; round < rounds; round += 1) {
      const batch = facts.splice(0, size);
      const spent = await timed(async () => {
        const last = (await log.append(stream, head.seq, batch, stamp)).at(-1)!;
        head = { seq: last.seq, hash: last.hash };
      });
      const sealed = sealFacts(stream, bareHead, batch, stamp);
      bareHead = { seq: sealed.at(-1)!.seq, hash: sealed.at(-1)!.hash };
      const spentBare = await timed(async () => {
        const transaction = bare.transaction('records', 'readwrite', { durability: 'strict' });
        for (const record of sealed) void transaction.store.put(record, [stream, record.seq]);
        await transaction.done;
      });
      if (round < 0) continue;
      ours.push(spent);
      theirs.push(spentBare);
    }
    await log.close();
    bare.close();
    await Promise.all([eraseDatabase('bench-append'), eraseDatabase('bench-bare')]);
    return { ours, bare: theirs };
  },

  /** Writes `count` facts to the ledger that the app opens for `uid`. */
  async fill(uid: string, count: number, live: number): Promise<void> {
    const log = openIndexedDbLog();
    const stream = `ledger/${uid}`;
    const facts = plain(mixedFacts(count, live));
    let head = await log.head(stream);
    for (let start = 0; start < facts.length; start += 20_000) {
      const last = (await log.append(stream, head.seq, facts.slice(start, start + 20_000), stamp)).at(-1)!;
      head = { seq: last.seq, hash: last.hash };
    }
    await log.close();
  },

  /** Makes the next start rebuild everything from the log. */
  async forgetSnapshots(): Promise<void> {
    const db = await openDB('patina-log');
    await db.clear('snapshots');
    db.close();
  },

  /** Writes `count` of the same records as single rows of a bare store. */
  async fillRows(count: number, live: number): Promise<void> {
    const bare = await openDB('bench-rows', 1, { upgrade: (db) => void db.createObjectStore('records') });
    let head = emptyHead;
    const facts = plain(mixedFacts(count, live));
    for (let start = 0; start < facts.length; start += 10_000) {
      const sealed = sealFacts(stream, head, facts.slice(start, start + 10_000), stamp);
      head = { seq: sealed.at(-1)!.seq, hash: sealed.at(-1)!.hash };
      const transaction = bare.transaction('records', 'readwrite', { durability: 'relaxed' });
      for (const record of sealed) void transaction.store.put(record, [stream, record.seq]);
      await transaction.done;
    }
    bare.close();
  },

  /** Milliseconds to read and fold those rows, as a page without segments would do; checks each hash if `check`. */
  async readRows(check: boolean): Promise<number> {
    const bare = await openDB('bench-rows');
    let state = ledgerProjection.initial();
    let head = emptyHead;
    const ms = await timed(async () => {
      for (;;) {
        const range = IDBKeyRange.bound([stream, head.seq + 1], [stream, []]);
        const records = (await bare.getAll('records', range, 10_000)) as EventRecord[];
        const last = records.at(-1);
        if (!last) return;
        if (check) verifyChain(stream, head, records);
        head = { seq: last.seq, hash: last.hash };
        for (const record of records) {
          const fact = readFact(ledgerFacts, record);
          if (fact) state = ledgerProjection.evolve(state, fact);
        }
      }
    });
    bare.close();
    if (state.entries.length === 0) throw new Error('Nothing was folded');
    return ms;
  },
};

window.logBench = logBench;
