/** The log of the browser, read by the other tab: what a statechart has reported since a path began. */
import type { Page } from 'playwright-core';
import { expect } from '../expect.ts';
import type { Projection } from '../../../src/events/log/decider.ts';
import type { Fact, Recorded } from '../../../src/events/log/event.ts';
import { isSame } from '../../../src/machines/paths/same.ts';

/** A fact as stored in the log of the page. */
export interface LoggedFact {
  readonly stream: string;
  /** null where it depends on earlier steps. */
  readonly type: string | null;
  /** Omitted where the model's sample cannot know it. */
  readonly data?: unknown;
}

export interface Journal {
  /** Throws unless the streams have grown by exactly this since the last call. @param own the types to look at, by default all */
  expect(
    streams: readonly string[],
    reported: readonly LoggedFact[],
    own?: (type: string) => boolean,
  ): Promise<void>;
  /** All facts of a stream. */
  read(stream: string): Promise<readonly Required<LoggedFact>[]>;
}

const timeoutMs = { timeout: 10_000, interval: 20 };

export async function openJournal(other: Page): Promise<Journal> {
  let seen: Readonly<Record<string, number>> = await heads(other);
  return {
    read: (stream) => recordsBehind(other, [stream], {}),
    async expect(streams, reported, own = () => true) {
      let found: readonly Required<LoggedFact>[] = [];
      const isOwn = ({ type }: LoggedFact) => type !== null && own(type);
      const count = async () => {
        found = await recordsBehind(other, streams, seen);
        return found.filter(isOwn).length;
      };
      await expect
        .poll(count, timeoutMs)
        .toBeGreaterThanOrEqual(reported.length)
        .catch(() => undefined);
      // Order is defined only within a stream.
      for (const stream of new Set([...streams, ...reported.map((one) => one.stream)])) {
        const there = found.filter((one) => one.stream === stream && isOwn(one));
        const wanted = reported.filter((one) => one.stream === stream);
        const alike = there.length === wanted.length && wanted.every((one, i) => isLike(one, there[i]!));
        if (!alike)
          throw new Error(`the log of ${stream} has grown by ${brief(there)} instead of ${brief(wanted)}`);
      }
      const grown = { ...seen };
      for (const { stream } of found) grown[stream] = (grown[stream] ?? 0) + 1;
      seen = grown;
    },
  };
}

/** A projection of a stream that a statechart shows. */
export const foldOf = <View, F extends Fact>(
  { initial, evolve }: Projection<View, F>,
  records: readonly Required<LoggedFact>[],
): View => records.reduce((view, record) => evolve(view, record as unknown as Recorded<F>), initial());

const isLike = (wanted: LoggedFact, there: Required<LoggedFact>) =>
  (wanted.type === null || wanted.type === there.type) &&
  (!('data' in wanted) || isSame(wanted.data, there.data));

const brief = (records: readonly LoggedFact[]) =>
  records.length === 0
    ? 'nothing'
    : records.map(({ type, data }) => `${type ?? 'anything'} ${JSON.stringify(data)}`).join(', ');

/** Last seq of every stream. */
const heads = async (other: Page): Promise<Record<string, number>> => {
  const all = await recordsBehind(other, null, {});
  const counts: Record<string, number> = {};
  for (const { stream } of all) counts[stream] = (counts[stream] ?? 0) + 1;
  return counts;
};

/** @param streams null for all of them */
function recordsBehind(
  other: Page,
  streams: readonly string[] | null,
  behind: Readonly<Record<string, number>>,
): Promise<Required<LoggedFact>[]> {
  return other.evaluate(
    async ([wanted, seen]) => {
      const names = await indexedDB.databases();
      if (!names.some(({ name }) => name === 'patina-log')) return [];
      const database = await new Promise<IDBDatabase>((opened, failed) => {
        const opening = indexedDB.open('patina-log');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => opened(opening.result);
      });
      interface Segment {
        first: number;
        last: number;
        kinds: { type: string }[];
        kindOf: Uint16Array;
        body: Uint8Array;
      }
      try {
        if (!database.objectStoreNames.contains('segments')) return [];
        const store = database.transaction('segments').objectStore('segments');
        const ask = <T>(request: IDBRequest<T>) =>
          new Promise<T>((found, failed) => {
            request.onsuccess = () => found(request.result);
            request.onerror = () => failed(request.error);
          });
        const ranges = wanted
          ? wanted.map((stream) => IDBKeyRange.bound([stream, (seen[stream] ?? 0) + 1], [stream, []]))
          : [undefined];
        const read = ranges.map(async (range) => {
          const [keys, segments] = await Promise.all([
            ask(store.getAllKeys(range)),
            ask(store.getAll(range) as IDBRequest<Segment[]>),
          ]);
          return segments.flatMap((segment, i) => {
            const [stream] = keys[i] as [string];
            const lines = new TextDecoder().decode(segment.body).split('\n');
            return lines.flatMap((line, n) => {
              if (segment.first + n <= (seen[stream] ?? 0)) return [];
              const { data } = JSON.parse(`{${line}}`) as { data: unknown };
              return [{ stream, type: segment.kinds[segment.kindOf[n]!]!.type, data }];
            });
          });
        });
        return (await Promise.all(read)).flat();
      } finally {
        database.close();
      }
    },
    [streams, behind] as const,
  );
}
