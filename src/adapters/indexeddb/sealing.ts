/**
 * Sealing: merges the many small segments that single appends leave into few large ones, in a transaction of
 * its own. It changes no record; if interrupted, it has happened completely or not at all.
 */
import type { Connection } from './connection.ts';
import { keysOf, type SegmentKey } from './schema.ts';
import { headOfSegment, mergeSegments, segmentBytes, segmentRecords, type StoredSegment } from './segment.ts';

/** Records in small segments from which sealing is worth its cost. */
export const sealAfter = 2048;
/** A segment with this many records or more is not merged. */
const largeRecords = 1024;

/** @returns number of the last record in a merged segment, null when none was merged; there may be more to merge after it */
export function sealStream(connection: Connection, stream: string): Promise<number | null> {
  return connection.run(
    ['segments'],
    'readwrite',
    async ({ store }) => {
      const small = smallNeighbors(await store.getAllKeys(keysOf(stream)));
      const [first, last] = [small[0], small.at(-1)];
      if (!first || !last) return null;
      const segments = await store.getAll(IDBKeyRange.bound(first, last));
      const writes: Promise<unknown>[] = [];
      let sealed: number | null = null;
      for (const run of runsOf(segments)) {
        if (run.length === 1) continue;
        const merged = mergeSegments(run);
        writes.push(store.delete(IDBKeyRange.bound([stream, merged.first], [stream, merged.last, []])));
        writes.push(store.put(merged, [stream, merged.last, headOfSegment(merged).hash]));
        sealed = merged.last;
      }
      await Promise.all(writes);
      return sealed;
    },
    // Nothing new is written: should it be lost, the small segments are still there.
    { durability: 'relaxed' },
  );
}

/** The first run of adjacent small segments that holds enough records, at most one segment's worth. */
function smallNeighbors(keys: readonly SegmentKey[]): readonly SegmentKey[] {
  // The first segment of a trimmed journal counts for more than it holds, and is not merged.
  let before = 0;
  let run: SegmentKey[] = [];
  let records = 0;
  for (const key of keys) {
    const count = key[1] - before;
    before = key[1];
    if (count >= largeRecords) {
      if (records >= sealAfter) return run;
      run = [];
      records = 0;
      continue;
    }
    if (records + count > segmentRecords) return run;
    run.push(key);
    records += count;
  }
  return records >= sealAfter ? run : [];
}

/** Splits adjacent segments into runs whose bytes also fit into one segment. */
function* runsOf(segments: readonly StoredSegment[]): Generator<readonly StoredSegment[]> {
  let run: StoredSegment[] = [];
  let bytes = 0;
  for (const segment of segments) {
    if (run.length > 0 && bytes + segment.body.length > segmentBytes) {
      yield run;
      run = [];
      bytes = 0;
    }
    run.push(segment);
    bytes += segment.body.length;
  }
  if (run.length > 0) yield run;
}
