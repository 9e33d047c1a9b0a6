/**
 * Port for recovering what a store still has of a stream that no longer verifies: every record whose hash matches its
 * content, wherever it is, and the raw stored bytes. What to make of them is decided by the noun.
 */
import type { EventRecord, Head } from './event.ts';
import type { ChainFault } from './hash-chain.ts';

export interface Salvage {
  /** Each matches its own hash; sorted by number, one per number. */
  readonly records: readonly EventRecord[];
  /** The end of the stream according to the store. */
  readonly end: Head;
  /** The first fault of the chain; null when all of it verifies. */
  readonly fault: { readonly seq: number; readonly what: ChainFault } | null;
}

/** Damaged records that were set aside when their stream was rebuilt. */
export interface SetAside {
  /** Name by which to read or erase it. */
  readonly name: string;
  /** When it was set aside: UTC, ISO 8601. */
  readonly at: string;
}

export interface SalvagingLog {
  /** @throws LogUnavailable when the store cannot be read at all */
  salvage(stream: string): Promise<Salvage>;
  /**
   * Sets the stored data of the stream aside, byte for byte, and stores `records` in its place, all or nothing.
   * @throws ChainBroken when `records` are no chain, LogUnavailable
   */
  replace(stream: string, records: readonly EventRecord[], at: string): Promise<void>;
  setAside(stream: string): Promise<readonly SetAside[]>;
  /** The stored data of a stream, or what was set aside from it, as text: JSON lines with the bytes in base64. */
  dump(name: string): AsyncIterable<string>;
}

/** The longest run from the first record on in which each record follows the one before. */
export function intactPrefix(records: readonly EventRecord[], zeros: string): readonly EventRecord[] {
  let prev = zeros;
  const end = records.findIndex((record, i) => {
    if (record.seq !== i + 1 || record.prev !== prev) return true;
    prev = record.hash;
    return false;
  });
  return end < 0 ? records : records.slice(0, end);
}
