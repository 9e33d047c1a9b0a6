/** The shape of the browser's database: what is stored under which key. */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Head } from '../../events/log/event.ts';
import { emptyHead } from '../../events/log/hash-chain.ts';
import type { StoredSegment } from './segment.ts';

export const databaseVersion = 1;

/**
 * Stream, and the seq and hash of the segment's last record. The last key of a stream is its head, so that no
 * append has to write one; the first key from seq n on is the segment that holds n.
 */
export type SegmentKey = [stream: string, last: number, hash: string];

export interface StoredSnapshot {
  readonly seq: number;
  readonly hash: string;
  readonly version: number;
  /** A browser stores and reads one long text many times faster than the objects it stands for. */
  readonly state: string;
  /** The state is the text itself; otherwise its JSON. */
  readonly isText?: boolean;
  /** SHA-256 of everything above; older releases did not write it. */
  readonly sum?: string;
}

export interface LogSchema extends DBSchema {
  segments: { key: SegmentKey; value: StoredSegment };
  snapshots: { key: [stream: string, projection: string]; value: StoredSnapshot };
  meta: { key: string; value: string };
}

export const storeNames = ['segments', 'snapshots', 'meta'] as const;
export type StoreName = (typeof storeNames)[number];

export function createStores(database: IDBPDatabase<LogSchema>): void {
  for (const name of storeNames) {
    if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
  }
}

/** Where `meta` keeps the sealed start of a trimmed journal, as JSON. */
export const startKey = (stream: string) => `start/${stream}`;

/** Every key of one stream, from seq `from` on; an array sorts after all numbers and texts. */
export function keysOf(stream: string, from?: number): IDBKeyRange {
  return IDBKeyRange.bound(from === undefined ? [stream] : [stream, from], [stream, []]);
}

/** The head that is in the last key of a stream. */
export function headOfKey(key: SegmentKey | undefined): Head {
  return key ? { seq: key[1], hash: key[2] } : emptyHead;
}
