/**
 * Keeps damaged segments byte for byte beside the streams until the person discards them, under a name that no
 * stream has: `damaged/{stream}/{time}`. Their original key is stored as text where a key has the hash.
 */
import type { EventRecord, Head } from '../../events/log/event.ts';
import { contentOf } from '../../events/log/hash-chain.ts';
import type { SetAside } from '../../events/log/salvage.ts';
import type { Connection } from './connection.ts';
import { keysOf, type SegmentKey, startKey } from './schema.ts';
import type { StoredPair } from './salvage.ts';
import { encodeSegments, headOfSegment } from './segment.ts';

export const setAsidePrefix = (stream: string) => `damaged/${stream}/`;

export const setAsideOf = (stream: string, names: readonly string[]): readonly SetAside[] =>
  names.map((name) => ({ name, at: name.slice(setAsidePrefix(stream).length) }));

export const storedPairs = (connection: Connection, stream: string): Promise<readonly StoredPair[]> =>
  connection.run(['segments'], 'readonly', async ({ store }) => {
    const [keys, values] = await Promise.all([
      store.getAllKeys(keysOf(stream)),
      store.getAll(keysOf(stream)) as Promise<readonly unknown[]>,
    ]);
    return keys.map((key, i) => ({ key, value: values[i] }));
  });

/** Moves the stream's segments aside and stores `records` instead. @returns the new head; null when it is empty */
export async function putAside(
  connection: Connection,
  stream: string,
  records: readonly EventRecord[],
  at: string,
): Promise<Head | null> {
  const segments =
    records.length === 0
      ? []
      : encodeSegments(records.map((record) => ({ record, content: contentOf(record) })));
  await connection.run(
    ['segments', 'snapshots', 'meta'],
    'readwrite',
    async (transaction) => {
      const store = transaction.objectStore('segments');
      const keys = await store.getAllKeys(keysOf(stream));
      const values = await store.getAll(keysOf(stream));
      const requests: Promise<unknown>[] = [];
      for (const [i, key] of keys.entries())
        requests.push(store.put(values[i]!, [`${setAsidePrefix(stream)}${at}`, i, JSON.stringify(key)]));
      requests.push(
        store.delete(keysOf(stream)),
        transaction.objectStore('snapshots').delete(keysOf(stream)),
        transaction.objectStore('meta').delete(startKey(stream)),
      );
      for (const segment of segments)
        requests.push(store.put(segment, [stream, segment.last, headOfSegment(segment).hash] as SegmentKey));
      await Promise.all(requests);
    },
    { durability: 'strict' },
  );
  const last = segments.at(-1);
  return last ? headOfSegment(last) : null;
}

/** A header line, then a line of JSON for each stored value, with bytes in base64. */
export function* dumpLines(name: string, pairs: readonly StoredPair[]): Generator<string> {
  yield `${JSON.stringify({ format: 'patina-stored-bytes', version: 1, name, count: pairs.length })}\n`;
  for (const { key, value } of pairs) yield `${JSON.stringify({ key, value }, bytesAsText)}\n`;
}

function bytesAsText(_: string, value: unknown): unknown {
  if (!ArrayBuffer.isView(value)) return value;
  const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return { base64: btoa(text) };
}
