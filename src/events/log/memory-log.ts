/**
 * A log that lasts as long as the page: for tests, and for windows in which the browser grants no storage.
 * It keeps JSON text, as every other store does, so that callers cannot mutate appended records.
 */
import type { EventRecord, Head } from './event.ts';
import { emptyHead, sealFacts } from './hash-chain.ts';
import { type SealedStart, sealedStartAt } from './sealed-start.ts';
import { ChainBroken, type EventLog, LogConflict, NotAJournal } from './log.ts';
import { verifiedBatches, verifyChain } from './verify-records.ts';

const batchSize = 1000;

/**
 * @param rows each stream's records as JSON; tests change them to simulate damage
 * @param isJournal whether a stream may be trimmed and erased
 */
export function memoryLog(
  rows = new Map<string, string[]>(),
  isJournal: (stream: string) => boolean = () => false,
): EventLog {
  const snapshots = new Map<string, string>();
  const starts = new Map<string, SealedStart>();
  const listeners = new Map<string, Set<(head: Head) => void>>();

  const parse = (stream: string, text: string, seq: number): EventRecord => {
    try {
      return JSON.parse(text) as EventRecord;
    } catch {
      throw new ChainBroken(stream, seq, 'is not a record');
    }
  };
  /** How many records of the stream were trimmed. */
  const goneFrom = (stream: string) => starts.get(stream)?.seq ?? 0;
  const headOf = (stream: string): Head => {
    const all = rows.get(stream) ?? [];
    const last = all.at(-1);
    if (last === undefined) return emptyHead;
    const seq = goneFrom(stream) + all.length;
    return { seq, hash: parse(stream, last, seq).hash };
  };
  const notify = (stream: string, head: Head) => {
    for (const listener of listeners.get(stream) ?? []) queueMicrotask(() => listener(head));
  };
  const store = (stream: string, added: readonly EventRecord[]) => {
    const last = added.at(-1);
    if (!last) return;
    const all = rows.get(stream) ?? [];
    for (const record of added) all.push(JSON.stringify(record));
    rows.set(stream, all);
    notify(stream, { seq: last.seq, hash: last.hash });
  };
  const expectHead = (stream: string, expected: number): Head => {
    const head = headOf(stream);
    if (head.seq !== expected) throw new LogConflict(stream, expected, head);
    return head;
  };

  const log: EventLog = {
    head: async (stream) => headOf(stream),
    async *read(stream, { after = 0, upTo = Infinity } = {}) {
      const all = rows.get(stream) ?? [];
      const gone = goneFrom(stream);
      const end = Math.min(upTo - gone, all.length);
      for (let at = Math.max(0, after - gone); at < end; at += batchSize) {
        const batch = all.slice(at, Math.min(at + batchSize, end));
        yield batch.map((text, i) => parse(stream, text, gone + at + i + 1));
      }
    },
    readVerified: (stream, from) => verifiedBatches(log, stream, from),
    start: async (stream) => starts.get(stream) ?? null,
    async trim(stream, upTo, at) {
      if (!isJournal(stream)) throw new NotAJournal(stream);
      const gone = goneFrom(stream);
      const last = Math.min(upTo, headOf(stream).seq - 1);
      if (last <= gone) return starts.get(stream) ?? null;
      const left = (rows.get(stream) ?? []).slice(last - gone);
      const { hash } = parse(stream, rows.get(stream)![last - gone - 1]!, last);
      if (parse(stream, left[0]!, last + 1).prev !== hash)
        throw new ChainBroken(stream, last + 1, 'does not follow the record before it');
      const start = sealedStartAt(last, hash, at);
      // A new array, so that a read in progress still sees all of the old one.
      rows.set(stream, left);
      starts.set(stream, start);
      return start;
    },
    async append(stream, expected, facts, stamp) {
      const sealed = sealFacts(stream, expectHead(stream, expected), facts, stamp);
      store(stream, sealed);
      return sealed;
    },
    exclusively: (_, work) => work(),
    async adopt(stream, records) {
      const first = records[0];
      if (!first) return headOf(stream);
      const head = verifyChain(stream, expectHead(stream, first.seq - 1), records);
      store(stream, records);
      return head;
    },
    subscribe(stream, onAppended) {
      const set = listeners.get(stream) ?? new Set();
      listeners.set(stream, set.add(onAppended));
      return () => set.delete(onAppended);
    },
    streams: async (prefix) => [...rows.keys()].filter((name) => name.startsWith(prefix)).sort(),
    async loadSnapshot(stream, projection) {
      const text = snapshots.get(snapshotKey(stream, projection));
      return text === undefined ? null : JSON.parse(text);
    },
    async saveSnapshot(stream, projection, snapshot) {
      snapshots.set(snapshotKey(stream, projection), JSON.stringify(snapshot));
    },
    async erase(stream) {
      if (!isJournal(stream)) throw new NotAJournal(stream);
      await log.eraseTruth(stream);
    },
    async eraseTruth(stream) {
      rows.delete(stream);
      starts.delete(stream);
      for (const key of [...snapshots.keys()]) {
        if (key.startsWith(snapshotKey(stream, ''))) snapshots.delete(key);
      }
      notify(stream, emptyHead);
    },
    close: async () => listeners.clear(),
  };
  return log;
}

const snapshotKey = (stream: string, projection: string) => `${stream}\n${projection}`;
