/** Changes a page's IndexedDB directly, bypassing our own code, like a person with the developer tools. */
import type { Page } from 'playwright-core';
import type { StoredSegment } from '../../../src/adapters/indexeddb/segment.ts';
import type { Damage } from '../../events/log/log.contract.ts';

/** For records that were appended one by one and are not sealed: each has a segment of its own. */
export function damageSegment(page: Page, database: string, stream: string, seq: number, damage: Damage) {
  return page.evaluate(
    async ([database, stream, seq, damage]) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await asked(indexedDB.open(database));
      const segments = db.transaction('segments', 'readwrite').objectStore('segments');
      const from = (seq: number) => IDBKeyRange.bound([stream, seq], [stream, []]);
      const keyFrom = (seq: number) => asked(segments.getKey(from(seq)));
      const valueFrom = (seq: number) => asked(segments.get(from(seq)) as IDBRequest<StoredSegment>);
      const [key, nextKey] = [(await keyFrom(seq))!, (await keyFrom(seq + 1))!];
      const [segment, next] = [await valueFrom(seq), await valueFrom(seq + 1)];
      const at = ({ first, last }: StoredSegment, content: StoredSegment) => ({ ...content, first, last });
      if (damage === 'drop') await asked(segments.delete(key));
      else if (damage === 'change') {
        segment.body[segment.body.length - 2]! ^= 1;
        await asked(segments.put(segment, key));
      } else if (damage === 'double') await asked(segments.put(at(next, segment), nextKey));
      else {
        await asked(segments.put(at(segment, next), key));
        await asked(segments.put(at(next, segment), nextKey));
      }
      db.close();
    },
    [database, stream, seq, damage] as const,
  );
}
