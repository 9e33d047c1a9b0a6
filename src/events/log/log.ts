/**
 * The port every log implements: memory, IndexedDB in the browser, Postgres on the server.
 * tests/events/log/log.contract.ts is its specification (rules LOG1…).
 */
import type { EventRecord, Fact, Head, Json, Stamp } from './event.ts';
import { type ChainFault, checkLink } from './hash-chain.ts';
import type { SealedStart } from './sealed-start.ts';

export interface Snapshot {
  /** Head of the stream when the snapshot was taken; it counts only while the log still holds that record. */
  readonly head: Head;
  readonly version: number;
  readonly state: Json;
}

export interface ReadRange {
  /** Reads records with `seq > after`; 0 by default. */
  readonly after?: number;
  /** Reads records with `seq <= upTo`; to the end by default. */
  readonly upTo?: number;
}

export interface EventLog {
  head(stream: string): Promise<Head>;

  /**
   * Records in order, in batches of the store's own size, as they are stored: not checked.
   * @throws ChainBroken when what is stored cannot even be read as records
   */
  read(stream: string, range?: ReadRange): AsyncIterable<readonly EventRecord[]>;

  /**
   * Records behind `from`, each checked to continue the chain before it is handed out. A trimmed journal is read
   * from its sealed start when `from` lies before that.
   * @throws ChainBroken at the first one that does not
   */
  readVerified(stream: string, from: Head): AsyncIterable<readonly EventRecord[]>;

  /** Where a trimmed journal begins; null for a stream that has all of its records. */
  start(stream: string): Promise<SealedStart | null>;

  /**
   * Removes the records of a journal up to number `upTo` and keeps a sealed start in their place, both or neither. What
   * is gone already stays gone, and the last record stays in any case: it is the head.
   * @param at UTC, ISO 8601 with milliseconds
   * @returns where the stream begins now, whoever trimmed it
   * @throws NotAJournal for every other stream, LogUnavailable
   * @throws ChainBroken when what is left would not follow what is removed; nothing is removed then
   */
  trim(stream: string, upTo: number, at: string): Promise<SealedStart | null>;

  /**
   * Appends all facts or none, right behind `expected`. Resolves once they are durable.
   * @throws LogConflict when the stream's head is no longer `expected.seq`
   * @throws LogUnavailable when the store refuses (full disk, private window, closed)
   */
  append(
    stream: string,
    expected: number,
    facts: readonly Fact[],
    stamp: Stamp,
  ): Promise<readonly EventRecord[]>;

  /**
   * Runs `work` while no other tab is in such a section for the same stream. Only a courtesy between writers
   * that meet, so that one of them need not decide in vain: `append` is safe without it, and where the store
   * knows no such thing `work` simply runs.
   */
  exclusively<Result>(stream: string, work: () => Promise<Result>): Promise<Result>;

  /**
   * Takes in records that were sealed elsewhere, unchanged, all or none. The chain is checked first.
   * @throws LogConflict when they do not continue the stream, ChainBroken when they are damaged
   */
  adopt(stream: string, records: readonly EventRecord[]): Promise<Head>;

  /** Tells of new records, whichever tab or process wrote them. Returns how to stop. */
  subscribe(stream: string, onAppended: (head: Head) => void): () => void;

  /** Names of the streams that start with `prefix`, sorted. */
  streams(prefix: string): Promise<readonly string[]>;

  loadSnapshot(stream: string, projection: string): Promise<Snapshot | null>;
  saveSnapshot(stream: string, projection: string, snapshot: Snapshot): Promise<void>;

  /** Removes a journal and its snapshots for good. @throws NotAJournal for every other stream, LogUnavailable */
  erase(stream: string): Promise<void>;

  /** The same for any stream: only where an account ends, or a person gives up what is damaged. */
  eraseTruth(stream: string): Promise<void>;

  close(): Promise<void>;
}

/** Somebody else appended first: read the tail, decide again. */
export class LogConflict extends Error {
  override readonly name = 'LogConflict';
  readonly actual: Head;

  constructor(stream: string, expected: number, actual: Head) {
    super(`${stream} is at ${actual.seq}, not at ${expected}`);
    this.actual = actual;
  }
}

/** Somebody wanted to remove records of a stream that is kept for ever. */
export class NotAJournal extends Error {
  override readonly name = 'NotAJournal';

  constructor(stream: string) {
    super(`${stream} is kept for ever: only a journal may be trimmed or erased`);
  }
}

export type UnavailableReason = 'full' | 'blocked' | 'closed' | 'private' | 'failed';

/** The store cannot write or read now; what was saved before is untouched. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Stored or imported records that do not verify. */
export class ChainBroken extends Error {
  override readonly name = 'ChainBroken';
  readonly seq: number;
  readonly fault: ChainFault;

  constructor(stream: string, seq: number, fault: ChainFault) {
    super(`Record ${seq} of ${stream} ${fault}`);
    this.seq = seq;
    this.fault = fault;
  }
}

/** Whether records in order continue `from`. @throws ChainBroken at the first that does not; the new head otherwise */
export function verifyChain(stream: string, from: Head, records: readonly unknown[]): Head {
  let head = from;
  for (const record of records) {
    const link = checkLink(stream, head, record);
    if (!link.ok) throw new ChainBroken(stream, head.seq + 1, link.fault);
    head = link.head;
  }
  return head;
}

/** `readVerified` for a store that has no faster way than record by record. */
export async function* verifiedBatches(
  log: Pick<EventLog, 'read' | 'start'>,
  stream: string,
  from: Head,
): AsyncGenerator<readonly EventRecord[]> {
  let head = from;
  for await (const batch of log.read(stream, { after: from.seq })) {
    let records = batch;
    if (batch[0] && batch[0].seq > head.seq + 1) {
      const start = await log.start(stream);
      if (start && start.seq > head.seq) {
        // Trimmed before, or while it was read.
        head = { seq: start.seq, hash: start.hash };
        records = batch.filter(({ seq }) => seq > start.seq);
      }
    }
    head = verifyChain(stream, head, records);
    if (records.length > 0) yield records;
  }
}
