/**
 * Trimming: the first records of a journal are removed and the sealed start is kept in their place, in one transaction.
 * It changes none of the records that stay; interrupted at any point it has either happened or not.
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
 * @param upTo last record to go; the stream's last one stays whatever it says
 * @returns where the stream begins now, whoever trimmed it; null when all of its records are there
 * @throws ChainBroken when what is left would not follow what is removed, LogUnavailable
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

/** The hash of record `last`, which the record after it has to name: damage is not sealed over. */
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
