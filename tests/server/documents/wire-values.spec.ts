import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFieldPath } from '../../../server/documents/field-path.ts';
import { compareValues } from '../../../server/documents/order.ts';
import {
  type Fields,
  fieldsOf,
  fromPlain,
  instantOf,
  isValue,
  microsOf,
  toPlain,
  type Value,
} from '../../../server/documents/values.ts';
import { applyWrite, writeSchema } from '../../../server/documents/write.ts';
import { inOrder } from './firestore/values.ts';

const micros = 1_777_622_400_123_456;
const write = (body: object) => writeSchema.parse({ update: { name: 'n', fields: {} }, ...body });
const text = (stringValue: string): Value => ({ stringValue });

describe('values', () => {
  it('come back from plain JSON as they were', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (plain) => {
        const normal = JSON.parse(JSON.stringify(plain)) as unknown;
        expect(toPlain(fromPlain(normal))).toEqual(normal);
      }),
    );
  });

  it('of kinds that JSON has no word for are never taken for text', () => {
    const kinds: Value[] = [
      { timestampValue: '2026-05-01T08:00:00Z' },
      { bytesValue: 'AAAA' },
      { referenceValue: 'projects/p/databases/d/documents/users/u1' },
      { geoPointValue: { latitude: 1, longitude: 2 } },
      { integerValue: '9223372036854775807' },
    ];
    for (const value of kinds) expect(typeof toPlain(value)).toBe('object');
  });

  it.each([
    [{}],
    [{ stringValue: 'a', booleanValue: true }],
    [{ unknownValue: 1 }],
    [{ integerValue: '1.5' }],
    [{ integerValue: '9223372036854775808' }],
    [{ integerValue: '' }],
    [{ doubleValue: 'Infinite' }],
    [{ timestampValue: '2026-13-01T00:00:00Z' }],
    [{ arrayValue: { values: [{ arrayValue: {} }] } }],
    [{ timestampValue: '2026-02-30T00:00:00Z' }],
    [{ stringValue: '\ud800' }],
    [{ bytesValue: '***' }],
    [{ mapValue: { fields: { '': { nullValue: null } } } }],
    [JSON.parse(`${'{"mapValue":{"fields":{"a":'.repeat(30)}{"nullValue":null}${'}}}'.repeat(30)}`)],
  ])('that Firestore refuses are refused: %j', (value) => {
    expect(isValue(value)).toBe(false);
  });

  it('are in one order, whatever their kinds', () => {
    const ordered = inOrder.flatMap((row, place) => row.map((value) => ({ value, place })));
    for (const a of ordered) {
      for (const b of ordered) {
        expect(
          Math.sign(compareValues(a.value, b.value)),
          `${JSON.stringify(a.value)} and ${JSON.stringify(b.value)}`,
        ).toBe(Math.sign(a.place - b.place));
      }
    }
  });
});

describe('instants', () => {
  it('are kept to the microsecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000_000 }), (at) => {
        expect(microsOf(instantOf(at))).toBe(at);
        expect(microsOf(instantOf(at).replace('Z', '000Z'))).toBe(at);
      }),
    );
  });
});

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b.c', ['a', 'b', 'c']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`a\\`b`', ['a`b']],
  ])('%s is read', (path, parts) => {
    expect(parseFieldPath(path)).toEqual(parts);
  });

  it.each([[''], ['.'], ['a.'], ['.a'], ['a..b'], ['`a'], ['``']])('%s is none', (path) => {
    expect(parseFieldPath(path)).toBeNull();
  });
});

describe('an update', () => {
  const before: Fields = fieldsOf({ a: 1, b: { c: 2, d: 3 }, list: ['x', 'y'], half: 0.5 });

  it('without a mask replaces the document', () => {
    expect(
      applyWrite(write({ update: { name: 'n', fields: fieldsOf({ z: 1 }) } }), before, micros).fields,
    ).toEqual(fieldsOf({ z: 1 }));
  });

  it('with a mask sets and removes just what the mask names', () => {
    const body = {
      update: { name: 'n', fields: fieldsOf({ b: { c: 9 }, ignored: 1 }) },
      updateMask: { fieldPaths: ['b.c', 'a', 'never.was'] },
    };
    expect(applyWrite(write(body), before, micros).fields).toEqual(
      fieldsOf({ b: { c: 9, d: 3 }, list: ['x', 'y'], half: 0.5 }),
    );
  });

  it('with an empty mask makes an empty document', () => {
    expect(applyWrite(write({ updateMask: { fieldPaths: [] } }), null, micros).fields).toEqual({});
  });

  it.each<[string, object, Value]>([
    [
      'server time',
      { fieldPath: 'when', setToServerValue: 'REQUEST_TIME' },
      { timestampValue: instantOf(micros) },
    ],
    ['an increment', { fieldPath: 'a', increment: { integerValue: '41' } }, { integerValue: '42' }],
    ['an increment of nothing', { fieldPath: 'n', increment: { integerValue: '4' } }, { integerValue: '4' }],
    ['an increment by a part', { fieldPath: 'a', increment: { doubleValue: 0.5 } }, { doubleValue: 1.5 }],
    [
      'an increment past the end of the range',
      { fieldPath: 'a', increment: { integerValue: '9223372036854775807' } },
      { integerValue: '9223372036854775807' },
    ],
    ['a maximum', { fieldPath: 'a', maximum: { integerValue: '7' } }, { integerValue: '7' }],
    ['a minimum', { fieldPath: 'half', minimum: { integerValue: '7' } }, { doubleValue: 0.5 }],
    [
      'elements to append',
      { fieldPath: 'list', appendMissingElements: { values: [text('y'), text('z')] } },
      { arrayValue: { values: [text('x'), text('y'), text('z')] } },
    ],
    [
      'elements to remove',
      { fieldPath: 'list', removeAllFromArray: { values: [text('x')] } },
      { arrayValue: { values: [text('y')] } },
    ],
  ])('takes %s', (_, transform, expected) => {
    const body = write({ updateMask: { fieldPaths: [] }, updateTransforms: [transform] });
    const { fields } = applyWrite(body, before, micros);
    expect(fields[(transform as { fieldPath: string }).fieldPath]).toEqual(expected);
  });
});
