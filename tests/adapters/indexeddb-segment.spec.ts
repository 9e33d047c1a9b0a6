/** How records are stored in segments, without a browser: nothing is lost, and any changed byte is detected. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSegment } from '../../src/adapters/indexeddb/check-segment.ts';
import {
  decodeSegment,
  encodeSegments,
  headOfSegment,
  mergeSegments,
  segmentBytes,
  segmentRecords,
  type StoredSegment,
} from '../../src/adapters/indexeddb/segment.ts';
import type { EventRecord, Fact, Head, Json, Stamp } from '../../src/events/log/event.ts';
import { contentOf, emptyHead, type Sealed, sealFacts } from '../../src/events/log/hash-chain.ts';

const stream = 'ledger/ü"1';

/** Records of several people, devices and kinds, appended one after the other. */
function chain(facts: readonly Fact[], from: Head = emptyHead): EventRecord[] {
  const records: EventRecord[] = [];
  let head = from;
  facts.forEach((fact, i) => {
    const stamp: Stamp = { at: `2026-01-01T00:00:0${i % 10}.000Z`, actor: `u${i % 3}`, device: `d${i % 2}` };
    const [record] = sealFacts(stream, head, [fact], stamp) as [EventRecord];
    records.push(record);
    head = { seq: record.seq, hash: record.hash };
  });
  return records;
}

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const anyFacts = fc.array(
  fc.record({
    type: fc.oneof(fc.constantFrom('EntryAdded', 'EntryPaid'), text),
    v: fc.integer({ min: 1, max: 3 }),
    data: fc.oneof(
      fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json),
      fc.record({ name: text, amountCents: fc.maxSafeInteger(), paid: fc.boolean() }),
    ),
  }),
  { minLength: 1, maxLength: 12 },
);
const someFacts = (count: number): Fact[] =>
  Array.from({ length: count }, (_, n) => ({
    type: 'EntryAdded',
    v: 1,
    data: { id: `e${n}`, name: `Größe ${n}` },
  }));

const sealed = (records: readonly EventRecord[]): readonly Sealed[] =>
  records.map((record) => ({ record, content: contentOf(record) }));

const one = (records: readonly EventRecord[]): StoredSegment => {
  const [segment, ...others] = encodeSegments(sealed(records));
  expect(others).toEqual([]);
  return segment!;
};

describe('a segment', () => {
  it('[LOG1] gives back the records it was made of', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const records = chain(facts);
        const segment = one(records);
        expect(decodeSegment(stream, segment)).toEqual(records);
        expect(headOfSegment(segment)).toEqual({ seq: records.length, hash: records.at(-1)?.hash });
        expect(checkSegment(stream, segment, emptyHead)).toEqual({ ok: true, head: headOfSegment(segment) });
      }),
    );
  });

  it('[LOG1] gives back any part, and checks from any record on', () => {
    const records = chain(someFacts(9), { seq: 40, hash: 'a'.repeat(64) });
    const segment = one(records);
    for (let after = 40; after <= 48; after += 1) {
      for (let upTo = after + 1; upTo <= 50; upTo += 1) {
        const part = records.filter(({ seq }) => seq > after && seq <= upTo);
        expect(decodeSegment(stream, segment, after, upTo)).toEqual(part);
      }
      const from =
        after === 40 ? { seq: 40, hash: 'a'.repeat(64) } : { seq: after, hash: records[after - 41]!.hash };
      expect(checkSegment(stream, segment, from)).toEqual({ ok: true, head: headOfSegment(segment) });
      const another = { seq: after, hash: 'b'.repeat(64) };
      const fault = 'does not follow the record before it';
      expect(checkSegment(stream, segment, another)).toEqual({ ok: false, seq: after + 1, fault });
    }
    expect(checkSegment(stream, segment, { seq: 38, hash: '' })).toEqual({
      ok: false,
      seq: 39,
      fault: 'is missing',
    });
  });

  it('[LOG1] is the same whether records came together or were sealed later', () => {
    fc.assert(
      fc.property(anyFacts, fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (facts, sizes) => {
        const records = chain(facts);
        const parts: StoredSegment[] = [];
        for (let start = 0; start < records.length;) {
          const size = sizes.next().value;
          parts.push(one(records.slice(start, start + size)));
          start += size;
        }
        expect(mergeSegments(parts)).toEqual(one(records));
      }),
    );
  });

  it('[LOG3] holds no more than its share, except for one record that alone is larger', () => {
    const many = encodeSegments(sealed(chain(someFacts(segmentRecords + 10))));
    expect(many.map(({ first, last }) => [first, last])).toEqual([
      [1, segmentRecords],
      [segmentRecords + 1, segmentRecords + 10],
    ]);
    const large = { type: 'Text', v: 1, data: 'x'.repeat(segmentBytes * 0.6) };
    const huge = { type: 'Text', v: 1, data: 'x'.repeat(segmentBytes * 2) };
    const records = chain([large, large, huge, ...someFacts(2)]);
    const segments = encodeSegments(sealed(records));
    expect(segments.map(({ first, last }) => [first, last])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 5],
    ]);
    expect(segments.flatMap((segment) => decodeSegment(stream, segment))).toEqual(records);
  });

  it('[LOG4] shows every changed byte, and in which record', () => {
    const records = chain(someFacts(5));
    const lines = one(records).body.reduce<number[]>(
      (starts, byte, i) => (byte === 0x0a ? [...starts, i + 1] : starts),
      [0],
    );
    const lineOf = (byte: number) => lines.findLastIndex((start) => start <= byte);
    const wholeBody = one(records).body.length;
    for (let byte = 0; byte < wholeBody; byte += 1) {
      for (const bit of [1, 0x80]) {
        const segment = one(records);
        segment.body[byte]! ^= bit;
        expect(checkSegment(stream, segment, emptyHead)).toMatchObject({ ok: false, seq: lineOf(byte) + 1 });
      }
    }
    for (let byte = 0; byte < 5 * 32; byte += 1) {
      const segment = one(records);
      segment.hashes[byte]! ^= 4;
      expect(checkSegment(stream, segment, emptyHead)).toMatchObject({
        ok: false,
        seq: Math.floor(byte / 32) + 1,
      });
    }
    for (let index = 0; index < 5; index += 1) {
      const segment = one(records);
      segment.kindOf[index]! ^= 1;
      expect(checkSegment(stream, segment, emptyHead)).toMatchObject({ ok: false, seq: index + 1 });
    }
  });

  it('[LOG4] is no segment when its parts do not agree', () => {
    const segment = one(chain(someFacts(3)));
    const [kind] = segment.kinds;
    const damaged: StoredSegment[] = [
      { ...segment, kindOf: segment.kindOf.slice(1) },
      { ...segment, hashes: segment.hashes.slice(1) },
      { ...segment, last: 4 },
      { ...segment, kinds: [] },
      { ...segment, kinds: [{ ...kind!, v: '1' as unknown as number }, ...segment.kinds.slice(1)] },
      { ...segment, kinds: [{ ...kind!, actor: 'somebody else' }, ...segment.kinds.slice(1)] },
      { ...segment, body: new Uint8Array() },
      { ...segment, body: new Uint8Array([...segment.body, 0x0a, 0x7b]) },
    ];
    for (const each of damaged) expect(checkSegment(stream, each, emptyHead).ok).toBe(false);
    expect(checkSegment('ledger/u2', segment, emptyHead)).toMatchObject({ ok: false, seq: 1 });
  });

  it('[LOG4] names the record that cannot be read at all', () => {
    const segment = one(chain(someFacts(4)));
    const third = segment.body.indexOf(0x0a, segment.body.indexOf(0x0a) + 1) + 1;
    segment.body[third] = 0x7d;
    expect(() => decodeSegment(stream, segment)).toThrow(`Record 3 of ${stream} is not a record`);
  });
});
