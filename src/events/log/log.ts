/**
 * The port that every log implements: in memory, IndexedDB in the browser, Postgres on the server.
 * tests/events/log/log.contract.ts is its specification (rules LOG1…).
 */
import type { EventRecord, Fact, Head, Json, Stamp } from './event.ts';
import type { ChainFault } from './hash-chain.ts';
import type { SealedStart } from './sealed-start.ts';

export interface Snapshot {
  /** Head of the stream when the snapshot was taken; the snapshot is valid only while the log still has that record. */
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
   * Records in order, in batches of the store's own size, as they are stored: not verified.
   * @throws ChainBroken when the stored data cannot even be parsed as records
   */
  read(stream: string, range?: ReadRange): AsyncIterable<readonly EventRecord[]>;

  /**
   * Records after `from`, each verified to continue the chain before it is yielded. A trimmed journal is read
   * from its sealed start when `from` is before that.
   * @throws ChainBroken at the first record that does not continue the chain
   */
  readVerified(stream: string, from: Head): AsyncIterable<readonly EventRecord[]>;

  /** Where a trimmed journal begins; null for a stream that has all of its records. */
  start(stream: string): Promise<SealedStart | null>;

  /**
   * Removes the records of a journal up to number `upTo` and stores a sealed start in their place, atomically. Records
   * removed earlier stay removed, and the last record is always kept: it is the head.
   * @param at UTC, ISO 8601 with milliseconds
   * @returns where the stream begins now, even if another writer trimmed it
   * @throws NotAJournal for every other stream, LogUnavailable
   * @throws ChainBroken when the remaining records would not continue the removed ones; nothing is removed then
   */
  trim(stream: string, upTo: number, at: string): Promise<SealedStart | null>;

  /**
   * Appends all facts or none, right after `expected`. Resolves once they are durable.
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
   * Runs `work` while no other tab is in such a section for the same stream. Only an optimization for concurrent
   * writers, which saves a decision that would be thrown away: `append` is safe without it, and a store without
   * locks just runs `work`.
   */
  exclusively<Result>(stream: string, work: () => Promise<Result>): Promise<Result>;

  /**
   * Adds records that were sealed elsewhere, unchanged, all or none. The chain is verified first.
   * @throws LogConflict when they do not continue the stream, ChainBroken when they are damaged
   */
  adopt(stream: string, records: readonly EventRecord[]): Promise<Head>;

  /** Notifies of new records, whichever tab or process wrote them. Returns the unsubscribe function. */
  subscribe(stream: string, onAppended: (head: Head) => void): () => void;

  /** Names of the streams that start with `prefix`, sorted. */
  streams(prefix: string): Promise<readonly string[]>;

  loadSnapshot(stream: string, projection: string): Promise<Snapshot | null>;
  saveSnapshot(stream: string, projection: string, snapshot: Snapshot): Promise<void>;

  /** Removes a journal and its snapshots for good. @throws NotAJournal for every other stream, LogUnavailable */
  erase(stream: string): Promise<void>;

  /** Like `erase`, for any stream: only when an account is deleted, or a person gives up a damaged stream. */
  eraseTruth(stream: string): Promise<void>;

  close(): Promise<void>;
}

/** Another writer appended first: read the tail, decide again. */
export class LogConflict extends Error {
  override readonly name = 'LogConflict';
  readonly actual: Head;

  constructor(stream: string, expected: number, actual: Head) {
    super(`${stream} is at ${actual.seq}, not at ${expected}`);
    this.actual = actual;
  }
}

/** An attempt to remove records of a stream that is kept forever. */
export class NotAJournal extends Error {
  override readonly name = 'NotAJournal';

  constructor(stream: string) {
    super(`${stream} is kept for ever: only a journal may be trimmed or erased`);
  }
}

export type UnavailableReason = 'full' | 'blocked' | 'closed' | 'private' | 'failed';

/** The store cannot read or write now; the records saved before are untouched. */
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
