/**
 * What every log promises, whichever store is underneath: rules LOG1… of src/events/SPEC.md. A store runs this
 * suite from a spec of its own and adds what only it can get wrong.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { canonicalJson } from '../../../src/events/log/canonical-json.ts';
import { defineFact, type FactsOf } from '../../../src/events/log/facts.ts';
import type { Decider } from '../../../src/events/log/decider.ts';
import type { EventRecord, Fact, Head, Json } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { openLiveStream } from '../../../src/events/log/live-stream.ts';
import { ChainBroken, type EventLog, LogConflict, NotAJournal } from '../../../src/events/log/log.ts';
import { verifyChain } from '../../../src/events/log/verify-records.ts';
import { testStamp } from '../../given.ts';

/** What somebody with their hands in the store can do to it. */
export type Damage = 'change' | 'drop' | 'swap' | 'double';

export interface LogUnderTest {
  readonly log: EventLog;
  /** Another handle on the same store: another tab, another process. */
  readonly other: EventLog;
  /** Damages what is stored of record `seq` behind the log's back; `swap` and `double` involve its successor. */
  damage(stream: string, seq: number, damage: Damage): Promise<void>;
  close(): Promise<void>;
}

let streams = 0;
/** A stream nobody has used, in a store that may be shared. */
export const freshStream = (prefix = 'test') => `${prefix}/${process.pid}-${Date.now()}-${(streams += 1)}`;

export async function recordsOf(log: EventLog, stream: string, from = emptyHead): Promise<EventRecord[]> {
  const all: EventRecord[] = [];
  for await (const batch of log.readVerified(stream, from)) all.push(...batch);
  return all;
}

export const addedFact = (n: number): Fact => ({ type: 'Added', v: 1, data: { n } });
export const addedFacts = (count: number, from = 1): Fact[] =>
  Array.from({ length: count }, (_, i) => addedFact(from + i));

/** Appends as long as it takes, as a command that was overtaken does. */
export async function appendAnyway(log: EventLog, stream: string, fact: Fact): Promise<void> {
  for (;;) {
    const { seq } = await log.head(stream);
    try {
      await log.append(stream, seq, [fact], testStamp);
      return;
    } catch (error) {
      if (!(error instanceof LogConflict)) throw error;
    }
  }
}

export const adderFacts = { Added: defineFact('truth', 1, z.object({ n: z.number() })) };

/** Adds numbers: the smallest state that a lost or doubled fact would show in. */
export const adder: Decider<{ sum: number; count: number }, number, FactsOf<typeof adderFacts>> = {
  projection: {
    name: 'adder',
    version: 1,
    initial: () => ({ sum: 0, count: 0 }),
    evolve: ({ sum, count }, { data }) => ({ sum: sum + data.n, count: count + 1 }),
    encode: (state) => ({ ...state }),
    decode: (json) => ({ ...(json as { sum: number; count: number }) }),
  },
  decide: (_, n) => [{ type: 'Added', v: 1, data: { n } }],
};

export const openAdder = (log: EventLog, stream: string, snapshotEvery?: number) =>
  openLiveStream({
    log,
    stream,
    definitions: adderFacts,
    decider: adder,
    stamp: () => testStamp,
    ...(snapshotEvery === undefined ? {} : { snapshotEvery }),
  });

const anyJson = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });
const anyFact: fc.Arbitrary<Fact> = fc.record({
  type: fc.oneof(fc.constant('Added'), anyText),
  v: fc.integer({ min: 1, max: 9 }),
  data: fc.oneof(anyJson, fc.record({ name: anyText, amountCents: fc.maxSafeInteger() })),
});
/** PostgreSQL keeps no NUL in a text column. */
const withoutNul = ({ type }: Fact) => !type.includes('\0');

export interface ContractOptions {
  /** Runs of each property; a store behind a browser takes longer. */
  readonly runs?: number;
  /** Whether the store keeps journals at all; a server's keeps none. */
  readonly journals?: boolean;
}

export function logContract(
  name: string,
  make: () => Promise<LogUnderTest>,
  { runs = 100, journals = true }: ContractOptions = {},
) {
  describe(`${name} as an event log`, () => {
    let tested: LogUnderTest;
    let log: EventLog;
    let other: EventLog;
    let stream: string;

    beforeAll(async () => {
      tested = await make();
      ({ log, other } = tested);
    });
    beforeEach(() => {
      stream = freshStream();
    });
    afterAll(() => tested?.close());

    it('[LOG1] starts empty', async () => {
      expect(await log.head(stream)).toEqual(emptyHead);
      expect(await recordsOf(log, stream)).toEqual([]);
      expect(await log.append(stream, 0, [], testStamp)).toEqual([]);
      expect(await log.head(stream)).toEqual(emptyHead);
    });

    it('[LOG1] numbers records from 1 and links each to the one before', async () => {
      const first = await log.append(stream, 0, addedFacts(2), testStamp);
      const second = await log.append(stream, 2, addedFacts(1, 3), testStamp);
      const all = [...first, ...second];
      expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      expect(all.map(({ prev }) => prev)).toEqual([emptyHead.hash, all[0]?.hash, all[1]?.hash]);
      expect(all[0]).toMatchObject({ stream, ...testStamp, type: 'Added', v: 1, data: { n: 1 } });
      expect(await recordsOf(log, stream)).toEqual(all);
      expect(await log.head(stream)).toEqual({ seq: 3, hash: all[2]?.hash });
      expect(verifyChain(stream, emptyHead, all)).toEqual({ seq: 3, hash: all[2]?.hash });
    });

    it('[LOG1] reads any part of a stream', async () => {
      await log.append(stream, 0, addedFacts(3), testStamp);
      await log.append(stream, 3, addedFacts(4, 4), testStamp);
      const part = async (range?: { after?: number; upTo?: number }) => {
        const numbers: number[] = [];
        for await (const batch of log.read(stream, range)) numbers.push(...batch.map(({ seq }) => seq));
        return numbers;
      };
      expect(await part()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(await part({ after: 2 })).toEqual([3, 4, 5, 6, 7]);
      expect(await part({ upTo: 2 })).toEqual([1, 2]);
      expect(await part({ after: 1, upTo: 5 })).toEqual([2, 3, 4, 5]);
      expect(await part({ after: 4, upTo: 5 })).toEqual([5]);
      expect(await part({ after: 7 })).toEqual([]);
      expect(await part({ after: 5, upTo: 3 })).toEqual([]);
      expect(await part({ after: -1, upTo: 1 })).toEqual([1]);
    });

    it.each([0, 1, 3, 99])('[LOG2] refuses an append behind %i when the head is 2', async (expected) => {
      await log.append(stream, 0, addedFacts(2), testStamp);
      const head = await log.head(stream);
      const refused = await log
        .append(stream, expected, addedFacts(1, 3), testStamp)
        .catch((e: unknown) => e);
      expect(refused).toBeInstanceOf(LogConflict);
      expect((refused as LogConflict).actual).toEqual(head);
      expect(await log.head(stream)).toEqual(head);
      expect(await recordsOf(other, stream)).toHaveLength(2);
    });

    it('[LOG3] shows another tab or process what was appended as soon as it resolves', async () => {
      const records = await log.append(stream, 0, addedFacts(3), testStamp);
      expect(await recordsOf(other, stream)).toEqual(records);
      expect(await other.head(stream)).toEqual({ seq: 3, hash: records[2]?.hash });
    });

    it('[LOG3] appends nothing at all when one of the facts is not JSON', async () => {
      await log.append(stream, 0, addedFacts(1), testStamp);
      const bad = [addedFact(2), { type: 'Added', v: 1, data: { n: '\ud800' } }, addedFact(3)];
      await expect(log.append(stream, 1, bad, testStamp)).rejects.toThrow(TypeError);
      expect(await recordsOf(log, stream)).toHaveLength(1);
      expect(await log.append(stream, 1, addedFacts(1, 2), testStamp)).toHaveLength(1);
    });

    it('[LOG3] keeps a few thousand facts of one append whole', async () => {
      const records = await log.append(stream, 0, addedFacts(5000), testStamp);
      expect(await log.head(stream)).toEqual({ seq: 5000, hash: records.at(-1)?.hash });
      expect(await recordsOf(other, stream)).toEqual(records);
    });

    it('[LOG1] chains a fact that holds thousands of things', async () => {
      const entries = Array.from({ length: 3000 }, (_, n) => ({ id: `e${n}`, name: 'Größe' }));
      const long = [addedFact(1), { type: 'Many', v: 1, data: { entries, n: 2 } }];
      const appended = [
        await log.append(stream, 0, long, testStamp),
        await log.append(stream, 2, [addedFact(3)], testStamp),
      ];
      const records: EventRecord[] = [];
      for await (const batch of other.readVerified(stream, emptyHead)) records.push(...batch);
      expect(records).toEqual(appended.flat());
      const halves = [...entries, { id: 'half', name: '\ud800' }];
      const broken = log.append(stream, 3, [{ type: 'Many', v: 1, data: { entries: halves } }], testStamp);
      await expect(broken).rejects.toThrow(TypeError);
      expect(await log.head(stream)).toMatchObject({ seq: 3 });
    });

    describe('[LOG4] finds and names', () => {
      const damaged = async (seq: number, damage: Damage, count = 6) => {
        for (let n = 1; n <= count; n += 1) await log.append(stream, n - 1, addedFacts(1, n), testStamp);
        await tested.damage(stream, seq, damage);
        const sound: number[] = [];
        try {
          for await (const batch of other.readVerified(stream, emptyHead)) {
            sound.push(...batch.map((record) => record.seq));
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ChainBroken);
          expect(sound.every((found) => found < seq)).toBe(true);
          const { seq: at, fault } = error as ChainBroken;
          return `${at} ${fault}`;
        }
        return `read ${sound.length} without complaint`;
      };

      it.each([1, 3, 6])('a changed byte in record %i', async (seq) => {
        expect(await damaged(seq, 'change')).toBe(`${seq} has been altered`);
      });
      it.each([1, 4])('a missing record %i', async (seq) => {
        expect(await damaged(seq, 'drop')).toMatch(new RegExp(`^${seq} is (missing|out of sequence)$`));
      });
      it('two records that changed places', async () => {
        expect(await damaged(2, 'swap')).toMatch(/^2 (is out of sequence|has been altered|does not follow)/);
      });
      it('a record that took the place of the next', async () => {
        expect(await damaged(2, 'double')).toMatch(
          /^3 (is out of sequence|has been altered|does not follow)/,
        );
      });
      it('a cut-off tail, when the stream is folded', async () => {
        const live = await openAdder(log, stream);
        for (let n = 1; n <= 3; n += 1) await live.execute(n);
        await live.close();
        await log.saveSnapshot(stream, 'adder', { head: emptyHead, version: 0, state: null });
        await tested.damage(stream, 3, 'drop');
        const head = await other.head(stream);
        // A store that keeps no head of its own cannot know; a signed checkpoint can.
        if (head.seq === 2) return expect((await openAdder(other, stream)).state.count).toBe(2);
        await expect(openAdder(other, stream)).rejects.toThrow(`Record 3 of ${stream} is missing`);
      });
    });

    it('[LOG5] erases one stream with its snapshots and leaves its neighbours', async () => {
      const names = [stream, `${stream}/1`, `${stream}0`, `${stream} `];
      for (const each of names) {
        await log.append(each, 0, addedFacts(2), testStamp);
        await log.saveSnapshot(each, 'p', { head: await log.head(each), version: 1, state: each });
      }
      expect(await log.streams(stream)).toEqual([...names].sort());
      expect(await log.streams(`${stream}/`)).toEqual([`${stream}/1`]);
      await log.eraseTruth(stream);
      expect(await other.head(stream)).toEqual(emptyHead);
      expect(await recordsOf(other, stream)).toEqual([]);
      expect(await other.loadSnapshot(stream, 'p')).toBeNull();
      expect(await other.streams(stream)).toEqual(names.slice(1).sort());
      for (const each of names.slice(1)) {
        expect(await recordsOf(log, each)).toHaveLength(2);
        expect((await log.loadSnapshot(each, 'p'))?.state).toBe(each);
      }
      expect(await log.append(stream, 0, addedFacts(1), testStamp)).toMatchObject([{ seq: 1 }]);
    });

    it('[LOG18] erases no stream of truth as if it were a journal, nor one that nobody has declared', async () => {
      for (const kept of [freshStream('ledger'), stream, 'profile/', 'settings']) {
        const { seq } = await log.head(kept);
        const records = await log.append(kept, seq, addedFacts(2), testStamp);
        await expect(log.erase(kept)).rejects.toThrow(NotAJournal);
        expect((await other.head(kept)).hash).toBe(records[1]!.hash);
      }
    });

    it.runIf(journals)('[LOG18] erases a journal with its snapshots, and begins it anew', async () => {
      const journal = freshStream('profile');
      await log.append(journal, 0, addedFacts(3), testStamp);
      await log.saveSnapshot(journal, 'p', { head: await log.head(journal), version: 1, state: 'kept' });
      await log.erase(journal);
      expect(await recordsOf(other, journal)).toEqual([]);
      expect(await other.loadSnapshot(journal, 'p')).toBeNull();
      expect(await other.append(journal, 0, addedFacts(1), testStamp)).toMatchObject([
        { seq: 1, prev: emptyHead.hash },
      ]);
    });

    it('[LOG18] trims no stream of truth, nor one that nobody has declared', async () => {
      for (const kept of [freshStream('ledger'), stream]) {
        const records = await log.append(kept, 0, addedFacts(3), testStamp);
        await expect(log.trim(kept, 2, testStamp.at)).rejects.toThrow(NotAJournal);
        expect(await log.start(kept)).toBeNull();
        expect(await recordsOf(other, kept)).toEqual(records);
      }
    });

    describe.runIf(journals)('with a trimmed journal', () => {
      const at = '2026-02-03T04:05:06.789Z';
      let records: readonly EventRecord[];
      beforeEach(async () => {
        stream = freshStream('profile');
        const first = await log.append(stream, 0, addedFacts(4), testStamp);
        records = [...first, ...(await log.append(stream, 4, addedFacts(6, 5), testStamp))];
      });
      const sealedAt = (seq: number) => ({ seq, hash: records[seq - 1]!.hash, count: seq, at });

      it.each([1, 3, 4, 5, 9])('[LOG19] leaves what is behind record %i, which verifies', async (upTo) => {
        const start = await log.trim(stream, upTo, at);
        expect(start).toEqual(sealedAt(upTo));
        expect(await other.start(stream)).toEqual(start);
        expect(await recordsOf(other, stream)).toEqual(records.slice(upTo));
        expect(await recordsOf(log, stream, records[upTo - 1])).toEqual(records.slice(upTo));
        expect(verifyChain(stream, start!, records.slice(upTo))).toEqual(await log.head(stream));
        expect(await log.streams(stream)).toEqual([stream]);
      });

      it('[LOG19] goes on behind its last record as before, in every tab', async () => {
        await log.trim(stream, 7, at);
        const next = await other.append(stream, 10, addedFacts(2, 11), testStamp);
        expect(next.map(({ seq }) => seq)).toEqual([11, 12]);
        expect(next[0]!.prev).toBe(records[9]!.hash);
        await expect(log.append(stream, 3, addedFacts(1), testStamp)).rejects.toThrow(LogConflict);
        expect(await recordsOf(log, stream)).toEqual([...records.slice(7), ...next]);
        expect(await log.adopt(stream, [])).toEqual({ seq: 12, hash: next[1]!.hash });
      });

      it('[LOG19] keeps its last record whatever is asked, and never grows back', async () => {
        expect(await log.trim(stream, 0, at)).toBeNull();
        expect(await log.trim(stream, 99, at)).toEqual(sealedAt(9));
        expect(await recordsOf(other, stream)).toEqual(records.slice(9));
        expect(await other.trim(stream, 5, testStamp.at)).toEqual(sealedAt(9));
        expect(await log.trim(freshStream('profile'), 5, at)).toBeNull();
      });

      it('[LOG19] is trimmed again from where it begins', async () => {
        await log.trim(stream, 2, at);
        expect(await other.trim(stream, 6, at)).toEqual(sealedAt(6));
        expect(await recordsOf(log, stream)).toEqual(records.slice(6));
      });

      it('[LOG19] gives any part of what is left, and nothing of what is gone', async () => {
        await log.trim(stream, 5, at);
        const part = async (range: { after?: number; upTo?: number }) => {
          const numbers: number[] = [];
          for await (const batch of other.read(stream, range)) numbers.push(...batch.map(({ seq }) => seq));
          return numbers;
        };
        expect(await part({ upTo: 4 })).toEqual([]);
        expect(await part({ after: 2, upTo: 7 })).toEqual([6, 7]);
        expect(await part({ after: 7, upTo: 8 })).toEqual([8]);
        expect(await recordsOf(other, stream, records[1])).toEqual(records.slice(5));
        expect(await recordsOf(other, stream, records[6])).toEqual(records.slice(7));
      });

      it('[LOG19] does not take another beginning for its own', async () => {
        await log.trim(stream, 5, at);
        const wrong = { seq: 5, hash: '1'.repeat(64) };
        await expect(recordsOf(other, stream, wrong)).rejects.toThrow(ChainBroken);
      });

      it('[LOG4] still shows what is altered in what is left', async () => {
        const journal = freshStream('profile');
        for (let n = 1; n <= 6; n += 1) await log.append(journal, n - 1, addedFacts(1, n), testStamp);
        await tested.damage(journal, 5, 'change');
        await log.trim(journal, 2, at);
        const found = await recordsOf(other, journal).catch((error: unknown) => error);
        expect(found).toMatchObject({ seq: 5, fault: 'has been altered' });
      });

      it('[LOG19] is not trimmed where what is left would not follow', async () => {
        const journal = freshStream('profile');
        for (let n = 1; n <= 6; n += 1) await log.append(journal, n - 1, addedFacts(1, n), testStamp);
        await tested.damage(journal, 3, 'drop');
        await expect(log.trim(journal, 2, at)).rejects.toThrow(ChainBroken);
        expect(await other.start(journal)).toBeNull();
      });

      it('[LOG19] is erased with its sealed start', async () => {
        await log.trim(stream, 5, at);
        await log.erase(stream);
        expect(await other.start(stream)).toBeNull();
        const [first] = await other.append(stream, 0, addedFacts(1), testStamp);
        expect(first).toMatchObject({ seq: 1, prev: emptyHead.hash });
        expect(await recordsOf(log, stream)).toEqual([first]);
      });

      it('[LOG19] loses nothing to those who append and trim at once', async () => {
        const work: Promise<unknown>[] = [];
        for (let n = 11; n <= 30; n += 1) {
          work.push(appendAnyway(n % 2 ? log : other, stream, addedFact(n)));
          if (n % 3 === 0) work.push((n % 2 ? log : other).trim(stream, n - 12, at));
        }
        await Promise.all(work);
        await other.trim(stream, 18, at);
        const left = await recordsOf(other, stream);
        const start = (await log.start(stream))!;
        expect(start.seq).toBe(18);
        expect(left).toHaveLength(12);
        expect(verifyChain(stream, start, left)).toEqual(await log.head(stream));
        const numbers = left.map(({ data }) => (data as { n: number }).n);
        expect(new Set(numbers).size).toBe(12);
        expect(numbers.every((n) => n > 10)).toBe(true);
      });

      it('[LOG19] is folded from its sealed start, or from a snapshot that reaches further', async () => {
        await log.trim(stream, 8, at);
        const fresh = await openAdder(other, stream);
        expect(fresh.state).toEqual({ sum: 9 + 10, count: 2 });
        expect(fresh.head).toEqual(await log.head(stream));
        await fresh.close();
        const taken = { version: 1, state: { sum: 36, count: 8 } };
        await log.saveSnapshot(stream, 'adder', { ...taken, head: { seq: 8, hash: records[7]!.hash } });
        expect((await openAdder(other, stream)).state).toEqual({ sum: 55, count: 10 });
        await log.saveSnapshot(stream, 'adder', { ...taken, head: { seq: 5, hash: records[4]!.hash } });
        expect((await openAdder(other, stream)).state).toEqual({ sum: 19, count: 2 });
      });

      it('[LOG19] leaves who follows it live as they are', async () => {
        const live = await openAdder(log, stream);
        await other.trim(stream, 9, at);
        await live.execute(11);
        expect(live.state).toEqual({ sum: 66, count: 11 });
        await live.close();
      });
    });

    it('[LOG5] keeps streams with any name apart', async () => {
      const names = ['', 'ä', '\u{1F45C}', 'a\nb', '__proto__', '"', '%', '_'].map(
        (end) => `${stream}${end}`,
      );
      for (const each of names) await log.append(each, 0, addedFacts(1), testStamp);
      expect(await log.streams(stream)).toEqual([...names].sort());
      for (const each of names)
        expect(await recordsOf(other, each)).toMatchObject([{ stream: each, seq: 1 }]);
    });

    it('[LOG6] adopts what was sealed elsewhere, unchanged, and goes on behind it', async () => {
      const sealed = sealFacts(stream, emptyHead, addedFacts(5), { ...testStamp, device: 'elsewhere' });
      expect(await log.adopt(stream, sealed.slice(0, 2))).toEqual({ seq: 2, hash: sealed[1]?.hash });
      expect(await log.adopt(stream, sealed.slice(2))).toEqual({ seq: 5, hash: sealed[4]?.hash });
      expect(await log.adopt(stream, [])).toEqual({ seq: 5, hash: sealed[4]?.hash });
      expect(await recordsOf(other, stream)).toEqual(sealed);
      const [next] = await log.append(stream, 5, addedFacts(1, 6), testStamp);
      expect(next).toMatchObject({ seq: 6, prev: sealed[4]?.hash });
    });

    it('[LOG6] adopts nothing that does not continue the stream', async () => {
      const sealed = sealFacts(stream, emptyHead, addedFacts(4), testStamp);
      await log.adopt(stream, sealed.slice(0, 2));
      const head = await log.head(stream);
      const otherChain = sealFacts(stream, emptyHead, addedFacts(4, 50), testStamp);
      const refusal = async (records: readonly EventRecord[]) => {
        const error = await log.adopt(stream, records).catch((thrown: unknown) => thrown);
        if (error instanceof LogConflict) return `conflict at ${error.actual.seq}`;
        return error instanceof ChainBroken ? `${error.seq} ${error.fault}` : error;
      };
      expect(await refusal(sealed)).toBe('conflict at 2');
      expect(await refusal(sealed.slice(3))).toBe('conflict at 2');
      expect(await refusal(otherChain.slice(2))).toBe('3 does not follow the record before it');
      expect(await refusal([sealed[2]!, { ...sealed[3]!, data: { n: 5 } }])).toBe('4 has been altered');
      expect(await refusal([sealed[2]!, sealed[2]!])).toBe('4 is out of sequence');
      expect(await refusal([{ ...sealed[2]!, stream: 'another' }])).toBe('3 belongs to another stream');
      expect(await log.head(stream)).toEqual(head);
      expect(await recordsOf(log, stream)).toEqual(sealed.slice(0, 2));
    });

    it('[LOG7] keeps facts that nobody here knows exactly as they are', async () => {
      const data = {
        ['__proto__']: 1,
        deep: [[{ 'ключ "\\': '\u2028\u0000 \u{1F9F5}' }]],
        1: 1e21,
        z: -1.5e-7,
      };
      const unknown = [
        { type: 'FromTheFuture', v: 7, data },
        { type: 'Added', v: 99, data: null },
        { type: 'Text', v: 1, data: '5' },
        { type: 'constructor', v: 1, data: [] },
      ];
      await log.append(stream, 0, [addedFact(1), ...unknown, addedFact(2)], testStamp);
      const records = await recordsOf(other, stream);
      expect(canonicalJson(records.slice(1, 5).map((record) => record.data))).toBe(
        canonicalJson(unknown.map((fact) => fact.data)),
      );
      expect(records.slice(1, 5).map(({ type, v }) => [type, v])).toEqual(
        unknown.map(({ type, v }) => [type, v]),
      );
      expect((await openAdder(log, stream)).state).toEqual({ sum: 3, count: 2 });
    });

    it('[LOG8] tells every handle of a new head, and nobody who stopped listening', async () => {
      const heard: Record<string, Head[]> = { here: [], there: [], stopped: [], elsewhere: [] };
      const stops = [
        log.subscribe(stream, (head) => heard.here!.push(head)),
        other.subscribe(stream, (head) => heard.there!.push(head)),
        other.subscribe(`${stream}/1`, (head) => heard.elsewhere!.push(head)),
      ];
      other.subscribe(stream, (head) => heard.stopped!.push(head))();
      // Listening may take a moment to reach the store; the first notice shows that it has.
      for (let seq = 0; heard.there!.length === 0 || heard.here!.length === 0; seq += 1) {
        await log.append(stream, seq, addedFacts(1), testStamp);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { seq } = await log.head(stream);
      const [record] = await log.append(stream, seq, addedFacts(1), testStamp);
      const grown = { seq: seq + 1, hash: record?.hash };
      await vi.waitFor(() => {
        expect(heard.here!.at(-1)).toEqual(grown);
        expect(heard.there!.at(-1)).toEqual(grown);
      });
      await log.eraseTruth(stream);
      await vi.waitFor(() => expect(heard.there!.at(-1)).toEqual(emptyHead));
      expect(heard.stopped).toEqual([]);
      expect(heard.elsewhere!.every(({ seq: at }) => at === 0)).toBe(true);
      for (const stop of stops) stop();
    });

    it('[LOG9] keeps one snapshot for each projection', async () => {
      expect(await log.loadSnapshot(stream, 'a')).toBeNull();
      const [, second] = await log.append(stream, 0, addedFacts(2), testStamp);
      const head = { seq: 2, hash: second!.hash };
      const states: Json[] = [null, 'text', '5', 7, [1, { a: [] }], { b: '\u0000\u{1F9F5}' }];
      for (const state of states) {
        await log.saveSnapshot(stream, 'a', { head, version: 3, state });
        expect(await other.loadSnapshot(stream, 'a')).toEqual({ head, version: 3, state });
      }
      expect(await log.loadSnapshot(stream, 'b')).toBeNull();
    });

    it('[LOG9] folds from the first record when the snapshot was taken on another chain', async () => {
      await log.append(stream, 0, addedFacts(3), testStamp);
      const wrong = { head: { seq: 2, hash: '1'.repeat(64) }, version: 1, state: { sum: 900, count: 9 } };
      await log.saveSnapshot(stream, 'adder', wrong);
      expect((await openAdder(log, stream)).state).toEqual({ sum: 6, count: 3 });
    });

    it('[LOG10] gives the same state live, from a snapshot and rebuilt', async () => {
      const live = await openAdder(log, stream, 3);
      for (let n = 1; n <= 10; n += 1) await live.execute(n);
      expect(live.state).toEqual({ sum: 55, count: 10 });
      await live.close();
      expect((await log.loadSnapshot(stream, 'adder'))?.head.seq).toBe(10);
      await log.append(stream, 10, addedFacts(2, 11), testStamp);
      const restored = await openAdder(other, stream);
      expect(restored.state).toEqual({ sum: 78, count: 12 });
      await log.saveSnapshot(stream, 'adder', { head: emptyHead, version: 0, state: null });
      const rebuilt = await openAdder(other, stream);
      expect(rebuilt.state).toEqual(restored.state);
      expect(rebuilt.head).toEqual(restored.head);
    });

    it('[LOG2] lets many writers of one stream fork nothing and lose nothing', async () => {
      const numbers = Array.from({ length: 24 }, (_, i) => i);
      await Promise.all(numbers.map((n) => appendAnyway(n % 2 ? log : other, stream, addedFact(n))));
      const records = await recordsOf(log, stream);
      const kept = records.map(({ data }) => (data as { n: number }).n);
      expect([...kept].sort((a, b) => a - b)).toEqual(numbers);
    });

    it('[LOG2] gives one of two appends at the same moment the place, whole, and refuses the other', async () => {
      const race = await Promise.allSettled([
        log.append(stream, 0, addedFacts(3), testStamp),
        other.append(stream, 0, addedFacts(3, 10), testStamp),
        log.append(stream, 0, addedFacts(3, 20), testStamp),
      ]);
      const won = race.filter((result) => result.status === 'fulfilled');
      expect(won).toHaveLength(1);
      for (const lost of race.filter((result) => result.status === 'rejected')) {
        expect(lost.reason).toBeInstanceOf(LogConflict);
        expect((lost.reason as LogConflict).actual.seq).toBe(3);
      }
      expect(await recordsOf(other, stream)).toEqual(won[0]?.value);
    });

    it('[LOG16] gives back what an exclusive section returns and throws', async () => {
      const work = async () => (await log.append(stream, 0, addedFacts(2), testStamp)).length;
      expect(await log.exclusively(stream, work)).toBe(2);
      await expect(log.exclusively(stream, work)).rejects.toThrow(LogConflict);
      expect(await other.exclusively(stream, async () => 'free again')).toBe('free again');
    });

    it('[LOG5] lets writers of many streams work at once', async () => {
      const names = Array.from({ length: 8 }, (_, i) => `${stream}/${i}`);
      const work = names.flatMap((each) =>
        [1, 2, 3].map((n) => appendAnyway(n % 2 ? log : other, each, addedFact(n))),
      );
      await Promise.all(work);
      for (const each of names) expect(await recordsOf(log, each)).toHaveLength(3);
    });

    it('[LOG10] shows two live streams on one log the same state', async () => {
      const [here, there] = await Promise.all([openAdder(log, stream, 2), openAdder(other, stream, 2)]);
      const commands = Array.from({ length: 12 }, (_, n) => (n % 2 ? here : there).execute(n));
      await Promise.all(commands);
      await Promise.all([here.catchUp(), there.catchUp()]);
      expect(here.state).toEqual({ sum: 66, count: 12 });
      expect(there.state).toEqual(here.state);
      expect(there.head).toEqual(here.head);
      await Promise.all([here.close(), there.close()]);
    });

    it('[LOG1] reads back what was appended, whatever it is', async () => {
      const batches = fc.array(fc.array(anyFact.filter(withoutNul), { maxLength: 5 }), { maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(batches, async (appends) => {
          const name = freshStream('any');
          const records: EventRecord[] = [];
          for (const facts of appends) {
            records.push(...(await log.append(name, records.length, facts, testStamp)));
          }
          const read = await recordsOf(other, name);
          expect(canonicalJson(read.map(({ data }) => data))).toBe(
            canonicalJson(appends.flat().map(({ data }) => data)),
          );
          expect(verifyChain(name, emptyHead, read)).toEqual(await log.head(name));
          expect(read).toEqual(records);
        }),
        { numRuns: runs },
      );
    });
  });
}
