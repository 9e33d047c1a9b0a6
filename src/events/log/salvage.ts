/**
 * What a store can give of a stream that does not verify any more: every record whose hash agrees with its content,
 * wherever it stands, and the stored bytes as they are. It decides nothing: a noun says what is made of them.
 */
import type { EventRecord, Head } from './event.ts';
import type { ChainFault } from './hash-chain.ts';

export interface Salvage {
  /** Each agrees with its own hash; ordered by their numbers, one of each number. */
  readonly records: readonly EventRecord[];
  /** The end of the stream as the store remembers it. */
  readonly end: Head;
  /** The first fault of the chain; null when all of it verifies. */
  readonly fault: { readonly seq: number; readonly what: ChainFault } | null;
}

/** Damaged records that were put aside when their stream was made anew. */
export interface SetAside {
  /** Name to read or erase it by. */
  readonly name: string;
  /** When it was put aside: UTC, ISO 8601. */
  readonly at: string;
}

export interface SalvagingLog {
  /** @throws LogUnavailable when the store cannot be read at all */
  salvage(stream: string): Promise<Salvage>;
  /**
   * Puts what is stored of the stream aside, byte for byte, and `records` in its place, all or nothing.
   * @throws ChainBroken when `records` are no chain, LogUnavailable
   */
  replace(stream: string, records: readonly EventRecord[], at: string): Promise<void>;
  setAside(stream: string): Promise<readonly SetAside[]>;
  /** What is stored under a stream's name, or was put aside from it, as text: JSON lines with the bytes in base64. */
  dump(name: string): AsyncIterable<string>;
}

/** The records of which each follows the one before, as far as they reach from the first. */
export function intactPrefix(records: readonly EventRecord[], zeros: string): readonly EventRecord[] {
  let prev = zeros;
  const end = records.findIndex((record, i) => {
    if (record.seq !== i + 1 || record.prev !== prev) return true;
    prev = record.hash;
    return false;
  });
  return end < 0 ? records : records.slice(0, end);
}
