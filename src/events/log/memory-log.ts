/**
 * A log that lives as long as the page: for tests, and for a window where the browser grants no storage.
 * It keeps text, as every other store does, so that nobody can reach into what was appended.
 */
import type { EventRecord, Head } from './event.ts';
import { emptyHead, sealFacts } from './hash-chain.ts';
import { ChainBroken, type EventLog, LogConflict, NotAJournal, verifiedBatches, verifyChain } from './log.ts';

const batchSize = 1000;

/**
 * @param rows each stream's records as JSON; a test reaches in here to damage them
 * @param isJournal whether a stream may be trimmed and erased
 */
export function memoryLog(
  rows = new Map<string, string[]>(),
  isJournal: (stream: string) => boolean = () => false,
): EventLog {
  const snapshots = new Map<string, string>();
  const listeners = new Map<string, Set<(head: Head) => void>>();

  const parse = (stream: string, text: string, seq: number): EventRecord => {
    try {
      return JSON.parse(text) as EventRecord;
    } catch {
      throw new ChainBroken(stream, seq, 'is not a record');
    }
  };
  const headOf = (stream: string): Head => {
    const all = rows.get(stream) ?? [];
    const last = all.at(-1);
    return last === undefined ? emptyHead : { seq: all.length, hash: parse(stream, last, all.length).hash };
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
      const end = Math.min(upTo, all.length);
      for (let start = Math.max(0, after); start < end; start += batchSize) {
        const batch = all.slice(start, Math.min(start + batchSize, end));
        yield batch.map((text, i) => parse(stream, text, start + i + 1));
      }
    },
    readVerified: (stream, from) => verifiedBatches(log, stream, from),
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
