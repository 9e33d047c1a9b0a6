/** Damages a ledger's database as failing hardware would, and reports which records were hit. Runs in the browser. */
import type { StoredSegment } from '../../../src/adapters/indexeddb/segment.ts';

type Random = (below: number) => number;
const noHash = 'f'.repeat(64);
type Key = [string, number, string];

/** Numbers of records whose own bytes were changed or removed. */
export type Hit = Set<number>;

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Its original range of records, even if its own numbers were damaged. */
const range = ({ first, value }: Damaged) =>
  Array.from({ length: (value as StoredSegment).kindOf.length }, (_, i) => first + i);

/** The record that contains byte `at` of the body. */
const recordAt = ({ first, value }: Damaged, at: number) =>
  first +
  (value as StoredSegment).body.subarray(0, at).reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0);

interface Damaged {
  readonly key: Key;
  value: unknown;
  /** Number of the first record before any damage. */
  first: number;
}

/** Each changes the list in place and returns the records that it hit. */
const damages: Readonly<Record<string, (all: Damaged[], random: Random) => readonly number[]>> = {
  bodyFlipped(all, random) {
    const { one, segment } = pick(all, random);
    const at = random(segment.body.length);
    const hit = [recordAt(one, at)];
    // Losing a line end damages two records.
    if (segment.body[at] === 10) hit.push(hit[0]! + 1);
    segment.body[at]! ^= 1 << random(8);
    return hit;
  },
  hashFlipped(all, random) {
    const { one, segment } = pick(all, random);
    const at = random(segment.hashes.length);
    segment.hashes[at]! ^= 1 << random(8);
    // The following record still proves the content, if there is one.
    return [one.first + Math.floor(at / 32)];
  },
  kindFlipped(all, random) {
    const { one, segment } = pick(all, random);
    const at = random(segment.kindOf.length);
    segment.kindOf[at]! ^= 1 << random(3);
    return [one.first + at];
  },
  kindRenamed(all, random) {
    const { one, segment } = pick(all, random);
    const at = random(segment.kinds.length);
    const kind = segment.kinds[at] as { type: string };
    kind.type = `${kind.type.slice(0, -1)}~`;
    return range(one).filter((_, i) => segment.kindOf[i] === at);
  },
  taken(all, random) {
    const at = random(all.length);
    const [gone] = all.splice(at, 1);
    return range(gone!);
  },
  swapped(all, random) {
    const [a, b] = [all[random(all.length)]!, all[random(all.length)]!];
    [a.value, b.value] = [b.value, a.value];
    [a.first, b.first] = [b.first, a.first];
    return [];
  },
  doubled(all, random) {
    const [a, b] = [all[random(all.length)]!, all[random(all.length)]!];
    if (a === b) return [];
    const lost = range(b);
    b.value = structuredClone(a.value);
    b.first = a.first;
    return lost;
  },
  truncated(all, random) {
    const one = all[random(all.length)]!;
    const segment = one.value as StoredSegment;
    const length = random(segment.body.length);
    const from = recordAt(one, length);
    const lost = range(one).filter((seq) => seq >= from);
    one.value = { ...segment, body: segment.body.slice(0, length) };
    return lost;
  },
  numbersDamaged(all, random) {
    const one = all[random(all.length)]!;
    const field = (['first', 'last', 'prev'] as const)[random(3)]!;
    const value = one.value as StoredSegment;
    one.value = { ...value, [field]: field === 'prev' ? noHash : value[field] + 1 + random(5) };
    return [];
  },
  replacedByJunk(all, random) {
    const one = all[random(all.length)]!;
    const lost = range(one);
    one.value = [null, 7, 'junk', {}, { first: 1 }][random(5)];
    return lost;
  },
};

const damageNames = Object.keys(damages);

const isWhole = (value: unknown): value is StoredSegment =>
  typeof value === 'object' && value !== null && 'body' in value && 'hashes' in value;

const pick = (all: readonly Damaged[], random: Random) => {
  const one = all[random(all.length)]!;
  return { one, segment: one.value as StoredSegment };
};

/** One to three damages to the records, and sometimes to what is stored beside them. */
export async function corrupt(
  database: string,
  stream: string,
  random: Random,
): Promise<{ hit: Hit; names: string[] }> {
  const db = await asked(indexedDB.open(database));
  const stores = db.transaction(['segments', 'snapshots', 'meta'], 'readwrite');
  const segments = stores.objectStore('segments');
  const bounds = IDBKeyRange.bound([stream], [stream, []]);
  const keys = (await asked(segments.getAllKeys(bounds))) as unknown as Key[];
  const values = (await asked(segments.getAll(bounds))) as unknown[];
  const all: Damaged[] = keys.map((key, i) => ({
    key,
    value: values[i],
    first: (values[i] as StoredSegment).first,
  }));
  const hit: Hit = new Set();
  const names: string[] = [];
  /** Records hit by anything but a flipped hash, and those hit by one: with both, nothing proves what the next record follows. */
  const contents: Hit = new Set();
  const hashes: Hit = new Set();
  for (let i = random(10) === 0 ? 0 : 1 + random(3); i > 0 && all.length > 0; i -= 1) {
    if (!all.every(({ value }) => isWhole(value))) break;
    const name = damageNames[random(damageNames.length)]!;
    names.push(name);
    for (const seq of damages[name]!(all, random)) {
      hit.add(seq);
      (name === 'hashFlipped' ? hashes : contents).add(seq);
    }
  }
  for (const seq of hashes) if (contents.has(seq)) hit.add(seq + 1);
  for (const { value, first } of all) {
    // With the previous segment lost, nothing says any more what a record follows.
    if (!isWhole(value) || value.prev !== noHash) continue;
    if (!all.some(({ key: [, last] }) => last === first - 1)) hit.add(first);
  }
  await asked(segments.delete(bounds));
  for (const { key, value } of all) await asked(segments.put(value, key));
  if (random(3) === 0) await damageSnapshot(stores.objectStore('snapshots'), stream, random, names);
  if (random(4) === 0) {
    names.push('device');
    await asked(stores.objectStore('meta').put([{ not: 'an id' }, 5, '', 'x'][random(4)], 'device'));
  }
  db.close();
  return { hit, names };
}

async function damageSnapshot(store: IDBObjectStore, stream: string, random: Random, names: string[]) {
  const key = [stream, 'ledger'];
  const stored = (await asked(store.get(key))) as { state: string } | undefined;
  if (!stored) return;
  names.push('snapshot');
  const at = random(stored.state.length);
  const digit = String(random(10));
  const state = `${stored.state.slice(0, at)}${digit}${stored.state.slice(at + 1)}`;
  const junk: unknown[] = [
    { ...stored, state },
    { ...stored, state: state.slice(0, at) },
    'junk',
    { seq: 'x' },
  ];
  await asked(store.put(junk[random(junk.length)], key));
}
