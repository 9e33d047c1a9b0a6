/**
 * What a person may do with the log of their own device: see which streams there are, read, verify and export them.
 * Adapters fill it for who is signed in: another person's streams do not exist here. It knows no noun.
 */
import type { EventRecord, Head } from './event.ts';
import type { Scope } from './facts.ts';
import type { ChainFault } from './hash-chain.ts';

export interface StreamSummary {
  readonly stream: string;
  readonly scope: Scope;
  /** Whether it is about the person alone, or about the device, whoever is signed in. */
  readonly owner: 'person' | 'device';
  readonly records: number;
  /** Older records that have gone, as a journal's do. */
  readonly gone: number;
  /** What its records take on the disk. */
  readonly bytes: number;
  readonly head: Head;
  /** UTC, ISO 8601; null when the record cannot be read. */
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  /** Records that the server has signed for; null for a stream that never leaves the device. */
  readonly signedUpTo: number | null;
}

export interface Verification {
  /** Number of the first record there is; more than 1 where older ones of a journal have gone. */
  readonly first: number;
  /** Number of the last record up to which all verify; less than `first` when none does. */
  readonly last: number;
  /** The first that does not; null when all do. */
  readonly fault: { readonly seq: number; readonly what: ChainFault } | null;
}

/** @throws LogUnavailable from every call, when the device's storage cannot be read */
export interface DeviceLogPort {
  /** The biggest answers take a moment: each stream is measured. Sorted by name. */
  streams(): Promise<readonly StreamSummary[]>;
  /** In order, not checked. @throws ChainBroken behind the last record that can be read */
  read(stream: string): AsyncIterable<readonly EventRecord[]>;
  verify(stream: string): Promise<Verification>;
  /** JSON lines, as docs/log-format.md says; of a damaged stream what can still be read. */
  exportStream(stream: string): Promise<Blob>;
  /** Removes a journal for good. @throws NotAJournal for every other stream */
  erase(stream: string): Promise<void>;
}
