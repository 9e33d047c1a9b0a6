/**
 * Port for what a person may do with the log on their own device: list, read, verify and export its streams.
 * Adapters implement it for the signed-in person: another person's streams are not visible. It is independent of any noun.
 */
import type { EventRecord, Head } from './event.ts';
import type { Scope } from './facts.ts';
import type { ChainFault } from './hash-chain.ts';

export interface StreamSummary {
  readonly stream: string;
  readonly scope: Scope;
  /** Whether the stream belongs to the person, or to the device regardless of who is signed in. */
  readonly owner: 'person' | 'device';
  readonly records: number;
  /** Number of older records that were removed, as happens in journals. */
  readonly gone: number;
  /** Disk space that its records take. */
  readonly bytes: number;
  readonly head: Head;
  /** UTC, ISO 8601; null when the record cannot be read. */
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  /** Number of the last record that the server has signed for; null for a stream that never leaves the device. */
  readonly signedUpTo: number | null;
}

export interface Verification {
  /** Number of the first record still stored; more than 1 when older records of a journal were removed. */
  readonly first: number;
  /** Number of the last record that verifies together with all before it; less than `first` when none does. */
  readonly last: number;
  /** The first record that does not verify; null when all do. */
  readonly fault: { readonly seq: number; readonly what: ChainFault } | null;
}

/** @throws LogUnavailable from every call, when the device's storage cannot be read */
export interface DeviceLogPort {
  /** Sorted by name. Slow for large logs: the size of each stream is measured. */
  streams(): Promise<readonly StreamSummary[]>;
  /** In order, not verified. @throws ChainBroken after the last record that can be read */
  read(stream: string): AsyncIterable<readonly EventRecord[]>;
  verify(stream: string): Promise<Verification>;
  /** JSON lines in the format of docs/log-format.md; for a damaged stream, whatever can still be read. */
  exportStream(stream: string): Promise<Blob>;
  /** Removes a journal for good. @throws NotAJournal for every other stream */
  erase(stream: string): Promise<void>;
}
