/**
 * Trimming: replaces the first records of a journal with a sealed start, in one transaction. It changes none of the
 * records that stay; if interrupted, it has happened completely or not at all.
 */
import { ChainBroken } from '../../events/log/log.ts';
import { readSealedStart, type SealedStart, sealedStartAt } from '../../events/log/sealed-start.ts';
import type { Connection } from './connection.ts';
import { headOfKey, keysOf, startKey } from './schema.ts';
import { cutSegment, hashBefore, hasShape, isSegment, type StoredSegment } from './segment.ts';

export const readStart = (connection: Connection, stream: string): Promise<SealedStart | null> =>
  connection.run(['meta'], 'readonly', async ({ store }) =>
    readSealedStart(await store.get(startKey(stream))),
  );

/**
 * @param upTo last record to remove; the stream's very last one is always kept
 * @returns where the stream begins now, whichever tab trimmed it; null when all of its records are there
 * @throws ChainBroken when the records that stay do not follow those to remove, LogUnavailable
 */
export function trimStream(
  connection: Connection,
  stream: string,
  upTo: number,
  at: string,
): Promise<SealedStart | null> {
  return connection.run(
    ['segments', 'meta'],
    'readwrite',
    async (transaction) => {
      const segments = transaction.objectStore('segments');
      const meta = transaction.objectStore('meta');
      const before = readSealedStart(await meta.get(startKey(stream)));
      const head = headOfKey((await segments.openKeyCursor(keysOf(stream), 'prev'))?.key);
      const last = Math.min(upTo, head.seq - 1);
      if (last <= (before?.seq ?? 0)) return before;

      const [key] = await segments.getAllKeys(keysOf(stream, last), 1);
      const [holding, next] = await segments.getAll(keysOf(stream, last), 2);
      const hash = hashAt(stream, last, holding, next);
      const start = sealedStartAt(last, hash, at);
      const requests: Promise<unknown>[] = [
        segments.delete(IDBKeyRange.bound([stream], [stream, last, []])),
        meta.put(JSON.stringify(start), startKey(stream)),
      ];
      if (holding!.last > last) requests.push(segments.put(cutSegment(stream, holding!, last + 1), key));
      await Promise.all(requests);
      return start;
    },
    { durability: 'strict' },
  );
}

/** The hash of record `last`. @throws ChainBroken unless the next record names it: damage is not sealed over */
function hashAt(
  stream: string,
  last: number,
  holding: StoredSegment | undefined,
  next: StoredSegment | undefined,
): string {
  if (!isSegment(holding) || !hasShape(holding) || holding.first > last)
    throw new ChainBroken(stream, last, holding ? 'is not a record' : 'is missing');
  const hash = hashBefore(holding, last + 1);
  if (holding.last > last) return hash;
  if (!isSegment(next)) throw new ChainBroken(stream, last + 1, 'is not a record');
  if (next.first !== last + 1) throw new ChainBroken(stream, last + 1, 'is missing');
  if (next.prev !== hash) throw new ChainBroken(stream, last + 1, 'does not follow the record before it');
  return hash;
}
