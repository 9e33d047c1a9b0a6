/**
 * The log of a browser: IndexedDB, shared by all tabs of the site. What it promises is in
 * tests/events/log/log.contract.ts; how a record is stored is in indexeddb/segment.ts. It knows no particular fact.
 */
import { isLong } from '../events/log/canonical-json.ts';
import type { EventRecord, Fact, Head, Stamp } from '../events/log/event.ts';
import {
  contentOf,
  emptyHead,
  type LongFact,
  prepareLong,
  sealWithContent,
} from '../events/log/hash-chain.ts';
import { ChainBroken, type EventLog, LogConflict, NotAJournal } from '../events/log/log.ts';
import { verifyChain } from '../events/log/verify-records.ts';
import type { Salvage, SalvagingLog } from '../events/log/salvage.ts';
import type { SegmentCheck } from './indexeddb/check-segment.ts';
import { Checker } from './indexeddb/checker.ts';
import { Connection, deleteDatabase } from './indexeddb/connection.ts';
import { exclusively } from './indexeddb/exclusive.ts';
import { databaseVersion, headOfKey, keysOf, startKey } from './indexeddb/schema.ts';
import { sealAfter, sealStream } from './indexeddb/sealing.ts';
import { salvageRecords } from './indexeddb/salvage.ts';
import { decodeSegment, headOfSegment, isSegment, type StoredSegment } from './indexeddb/segment.ts';
import { dumpLines, putAside, setAsideOf, setAsidePrefix, storedPairs } from './indexeddb/set-aside.ts';
import { readSnapshot, withChecksum } from './indexeddb/snapshot.ts';
import { readStart, trimStream } from './indexeddb/trimming.ts';
import { Writer } from './indexeddb/writer.ts';
import { openLogNotices } from './log-notices.ts';
import { nextTask } from './next-task.ts';
import { ids } from './random.ts';

export interface IndexedDbLogOptions {
  /** Name of the database; two logs with the same name are the same log. */
  readonly name?: string;
  /** Streams with these prefixes survive a power cut once an append resolves; others only a browser crash. */
  readonly strict?: readonly string[];
  /** Version of the database; differs from the app's own only in tests of version conflicts. */
  readonly version?: number;
  /** Whether a stream may be trimmed and erased; none by default. */
  readonly isJournal?: (stream: string) => boolean;
}

export interface IndexedDbLog extends EventLog, SalvagingLog {
  /** Random id of this device, made once and erased with the rest. */
  device(): Promise<string>;
  /** Bytes that a stream's records take in the store; snapshots are not counted. */
  storedBytes(stream: string): Promise<number>;
}

const defaultName = 'patina-log';
/** Approximate bytes that a read holds in memory at a time. */
const batchBytes = 4 * 1024 * 1024;
/** Batches that are read and checked ahead of the consumer. */
const checksAhead = 2;

/** Opens nothing yet: the first call that needs the database opens it, and rejects when it cannot. */
export function openIndexedDbLog({
  name = defaultName,
  strict = ['ledger/', 'cart'],
  version = databaseVersion,
  isJournal = () => false,
}: IndexedDbLogOptions = {}): IndexedDbLog {
  const connection = new Connection(name, version);
  const notices = openLogNotices(name, emptyHead);
  const checker = new Checker();
  /** By stream: the last record this tab sealed, or the head's number when there was nothing to seal. */
  const sealedAt = new Map<string, number>();
  const writer = new Writer({
    connection,
    isStrict: (stream) => strict.some((prefix) => stream.startsWith(prefix)),
    onAppended(stream, head) {
      notices.notify(stream, head);
      const before = sealedAt.get(stream);
      // A tab's first append always seals, to include what earlier tabs left unsealed.
      if (before !== undefined && head.seq - before < sealAfter) return;
      sealedAt.set(stream, head.seq);
      sealWhenIdle(stream);
    },
  });

  function sealWhenIdle(stream: string): void {
    whenIdle(async () => {
      try {
        let last: number | null;
        while ((last = await sealStream(connection, stream)) !== null) sealedAt.set(stream, last);
      } catch {
        // Unsealed segments are only slower to read; the next append tries again.
        sealedAt.delete(stream);
      }
    });
  }

  const readHead = (stream: string): Promise<Head> =>
    connection.run(['segments'], 'readonly', async ({ store }) =>
      headOfKey((await store.openKeyCursor(keysOf(stream), 'prev'))?.key),
    );

  /** Segments that hold records after `after`, in batches of about `batchBytes`. */
  async function* segmentsAfter(
    stream: string,
    after: number,
    upTo: number,
  ): AsyncGenerator<readonly StoredSegment[]> {
    let limit = 8;
    for (let next = after + 1; next <= upTo;) {
      const range = keysOf(stream, next);
      const most = Math.min(limit, upTo - next + 1);
      const found = await connection.run(['segments'], 'readonly', ({ store }) => store.getAll(range, most));
      const last = found.at(-1);
      if (!last) return;
      // The store may hold anything, and a value that contradicts its own key would loop forever.
      const bad = found.findIndex((segment) => !isSegment(segment));
      if (bad > 0) yield found.slice(0, bad);
      if (bad >= 0) throw new ChainBroken(stream, (found[bad - 1]?.last ?? next - 1) + 1, 'is not a record');
      if (last.last < next) throw new ChainBroken(stream, next, 'is missing');
      yield found;
      next = last.last + 1;
      const bytes = found.reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
      if (bytes < batchBytes / 4) limit = Math.min(limit * 8, 4096);
      else if (bytes > batchBytes) limit = Math.max(limit >> 1, 1);
    }
  }

  const streamNames = (prefix: string) =>
    connection.run(['segments'], 'readonly', async ({ store }) => {
      const names: string[] = [];
      let cursor = await store.openKeyCursor(IDBKeyRange.lowerBound([prefix]));
      while (cursor?.key[0].startsWith(prefix)) {
        names.push(cursor.key[0]);
        // Skips the stream's other segments.
        cursor = await cursor.continue([cursor.key[0], []] as never);
      }
      return names;
    });

  return {
    head: readHead,

    async *read(stream, { after = 0, upTo = Infinity } = {}) {
      let from = Math.max(0, after);
      for await (const segments of segmentsAfter(stream, from, upTo)) {
        // Small segments may be merged meanwhile: no record is yielded twice.
        const records = decodeAll(stream, segments, from, upTo);
        from = segments.at(-1)!.last;
        // Empty when the requested records were trimmed away and only later segments are left.
        if (records.length > 0) yield records;
      }
    },

    async *readVerified(stream, from) {
      let batches = segmentsAfter(stream, from.seq, Infinity);
      const ahead: { segments: readonly StoredSegment[]; from: Head; check: Promise<SegmentCheck> }[] = [];
      let head = from;
      let reading = batches.next();
      for (;;) {
        const { value: segments, done } = await reading;
        if (!done && segments[0]!.first > head.seq + 1) {
          const start = await readStart(connection, stream);
          if (start && start.seq > head.seq) {
            // The stream was trimmed before or during this read.
            head = { seq: start.seq, hash: start.hash };
            batches = segmentsAfter(stream, head.seq, Infinity);
            reading = batches.next();
            continue;
          }
        }
        if (!done) {
          // The next batches are read and checked while the caller folds this one. Each is checked from the head
          // that the batch before it claims to have; if all checks pass, the whole chain holds.
          ahead.push({ segments, from: head, check: checker.check(stream, segments, head) });
          head = headOfSegment(segments.at(-1)!);
          reading = batches.next();
          reading.catch(() => undefined);
          if (ahead.length <= checksAhead) continue;
        }
        const batch = ahead.shift();
        if (!batch) return;
        yield await recordsOf(stream, batch.segments, batch.from, batch.check);
      }
    },

    start: (stream) => readStart(connection, stream),

    async trim(stream, upTo, at) {
      if (!isJournal(stream)) throw new NotAJournal(stream);
      return trimStream(connection, stream, upTo, at);
    },

    append(stream, expected, facts, stamp) {
      let long: Prepared | undefined;
      const prepared = prepareLongOnes(facts, stamp)?.then((facts) => {
        long = facts;
      });
      const place = (head: Head) => {
        if (head.seq !== expected) throw new LogConflict(stream, expected, head);
        return sealWithContent(stream, head, facts, stamp, long);
      };
      return writer.write(stream, place, prepared ?? null);
    },

    exclusively: (stream, work) => exclusively(`${name} ${stream}`, work),

    async adopt(stream, records) {
      const first = records[0];
      if (!first) return readHead(stream);
      const before = { seq: first.seq - 1, hash: first.prev };
      const head = verifyChain(stream, before, records);
      await writer.write(stream, (actual) => {
        if (actual.seq !== before.seq) throw new LogConflict(stream, before.seq, actual);
        verifyChain(stream, actual, records.slice(0, 1));
        return records.map((record) => ({ record, content: contentOf(record) }));
      });
      return head;
    },

    subscribe: (stream, onAppended) => notices.listen(stream, onAppended),

    streams: streamNames,

    async loadSnapshot(stream, projection) {
      const stored = await connection.run(['snapshots'], 'readonly', (transaction) =>
        transaction.objectStore('snapshots').get([stream, projection]),
      );
      return stored === undefined ? null : readSnapshot(stored);
    },

    async saveSnapshot(stream, projection, { head, version, state }) {
      const isText = typeof state === 'string';
      const { seq, hash } = head;
      const stored = await withChecksum({
        seq,
        hash,
        version,
        state: isText ? state : JSON.stringify(state),
        isText,
      });
      await connection.run(
        ['snapshots'],
        'readwrite',
        (transaction) => transaction.objectStore('snapshots').put(stored, [stream, projection]),
        { durability: 'relaxed' },
      );
    },

    async erase(stream) {
      if (!isJournal(stream)) throw new NotAJournal(stream);
      await this.eraseTruth(stream);
    },

    async eraseTruth(stream) {
      await connection.run(
        ['segments', 'snapshots', 'meta'],
        'readwrite',
        async (transaction) => {
          await Promise.all([
            transaction.objectStore('segments').delete(keysOf(stream)),
            transaction.objectStore('snapshots').delete(keysOf(stream)),
            transaction.objectStore('meta').delete(startKey(stream)),
          ]);
        },
        { durability: 'strict' },
      );
      notices.notify(stream, emptyHead);
    },

    async salvage(stream) {
      const pairs = await storedPairs(connection, stream);
      const records = await salvageRecords(stream, pairs, nextTask);
      return { records, end: headOfKey(pairs.at(-1)?.key), fault: await findDamage(this, stream) };
    },

    async replace(stream, records, at) {
      verifyChain(stream, emptyHead, records);
      const head = await putAside(connection, stream, records, at);
      sealedAt.delete(stream);
      notices.notify(stream, head ?? emptyHead);
    },

    setAside: async (stream) => setAsideOf(stream, await streamNames(setAsidePrefix(stream))),

    async *dump(name) {
      yield* dumpLines(name, await storedPairs(connection, name));
    },

    device: () =>
      connection.run(['meta'], 'readwrite', async (transaction) => {
        const meta = transaction.objectStore('meta');
        const known = await meta.get('device');
        if (typeof known === 'string' && /^[0-9a-f]{32}$/.test(known)) return known;
        const made = ids.device();
        await meta.put(made, 'device');
        return made;
      }),

    storedBytes: (stream) =>
      connection.run(['segments'], 'readonly', async ({ store }) => {
        let bytes = 0;
        // One at a time: a long ledger does not fit into memory twice.
        for (let cursor = await store.openCursor(keysOf(stream)); cursor; cursor = await cursor.continue()) {
          const { body, hashes } = cursor.value as Partial<StoredSegment>;
          bytes += (body?.byteLength ?? 0) + (hashes?.byteLength ?? 0);
        }
        return bytes;
      }),

    async close() {
      await writer.idle();
      notices.close();
      checker.close();
      await connection.close();
    },
  };
}

/** The first record that does not verify; null when all do. */
export async function findDamage(
  log: Pick<EventLog, 'head' | 'readVerified'>,
  stream: string,
): Promise<Salvage['fault']> {
  let head: Head = emptyHead;
  try {
    const end = await log.head(stream);
    for await (const batch of log.readVerified(stream, emptyHead)) head = batch.at(-1) ?? head;
    if (head.seq < end.seq) return { seq: head.seq + 1, what: 'is missing' };
    return head.hash === end.hash ? null : { seq: head.seq, what: 'has been altered' };
  } catch (error) {
    if (!(error instanceof ChainBroken)) throw error;
    return { seq: error.seq, what: error.fault };
  }
}

type Prepared = ReadonlyMap<Fact, LongFact>;

/** null when no fact is long. Facts that are not JSON are left out: sealing meets them again, and throws. */
function prepareLongOnes(facts: readonly Fact[], stamp: Stamp): Promise<Prepared> | null {
  const long = facts.filter((fact): fact is Fact & { data: Record<string, unknown> } => isLong(fact.data));
  if (long.length === 0) return null;
  return (async () => {
    const prepared = new Map<Fact, LongFact>();
    for (const fact of long) {
      const done = await prepareLong(fact, stamp, nextTask).catch(() => null);
      if (done) prepared.set(fact, done);
    }
    return prepared;
  })();
}

/** @throws ChainBroken where the check fails; decoding runs meanwhile, and may fail on the same damage */
async function recordsOf(
  stream: string,
  segments: readonly StoredSegment[],
  from: Head,
  checking: Promise<SegmentCheck>,
): Promise<readonly EventRecord[]> {
  const decoded = (async () => decodeAll(stream, segments, from.seq, Infinity))();
  decoded.catch(() => undefined);
  const check = await checking;
  if (!check.ok) throw new ChainBroken(stream, check.seq, check.fault);
  return decoded;
}

/** @throws ChainBroken at the first thing that is not a record, or not a segment */
function decodeAll(
  stream: string,
  segments: readonly StoredSegment[],
  after: number,
  upTo: number,
): readonly EventRecord[] {
  const records: EventRecord[] = [];
  let next = after + 1;
  try {
    for (const segment of segments) {
      if (segment.first > upTo) break;
      for (const record of decodeSegment(stream, segment, after, upTo)) records.push(record);
      next = segment.last + 1;
    }
    return records;
  } catch (error) {
    throw error instanceof ChainBroken ? error : new ChainBroken(stream, next, 'is not a record');
  }
}

/** Removes every stream, snapshot and id that this browser keeps, in all tabs. */
export async function eraseDatabase(name = defaultName): Promise<void> {
  await deleteDatabase(name);
  const notices = openLogNotices(name, emptyHead);
  notices.notifyErased();
  notices.close();
}

function whenIdle(work: () => Promise<void>): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(() => void work(), 200);
  else requestIdleCallback(() => void work(), { timeout: 2000 });
}
