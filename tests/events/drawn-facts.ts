/**
 * Facts drawn at random from a noun's own schemas. Texts and numbers come from a few, so that facts often speak of what
 * others have made; which of them a schema takes is asked of the schema.
 */
import fc from 'fast-check';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { Fact, Recorded } from '../../src/events/log/event.ts';
import type { FactDefinitions } from '../../src/events/log/facts.ts';
import { emptyHead } from '../../src/events/log/hash-chain.ts';
import { testStamp } from '../given.ts';

const texts = [
  'a',
  'b',
  'anna',
  'Anna Holm',
  '',
  'anna@example.com',
  '+14155552671',
  '2026-01-01',
  testStamp.at,
  '5e'.repeat(32),
];
const numbers = [0, 1, 2, 3, 250, 6_000_001];

function valuesOf(schema: $ZodType): fc.Arbitrary<unknown> {
  const takes = (value: unknown) => safeParse(schema, value).success;
  const from = (values: readonly unknown[]) => {
    const taken = values.filter(takes);
    if (taken.length === 0) throw new Error('A schema takes none of the values that are drawn: add one');
    return fc.constantFrom(...taken);
  };
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return from(texts);
    case 'number':
      return from(numbers);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return from(Object.values(def.entries));
    case 'literal':
      return from(def.values);
    case 'nullable':
      return fc.oneof(valuesOf(def.innerType), fc.constant(null)).filter(takes);
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 }).filter(takes);
    case 'union':
      return fc.oneof(...def.options.map(valuesOf)).filter(takes);
    case 'object': {
      const fields = Object.entries(def.shape);
      const optional = (field: $ZodType) => (field as $ZodTypes)._zod.def.type === 'optional';
      const inner = (field: $ZodType) => {
        const own = (field as $ZodTypes)._zod.def;
        return own.type === 'optional' ? own.innerType : field;
      };
      return fc
        .record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(inner(field))])), {
          requiredKeys: fields.filter(([, field]) => !optional(field)).map(([name]) => name),
          noNullPrototype: true,
        })
        .filter(takes);
    }
    default:
      throw new Error(`No values are drawn for ${def.type} yet: add them here`);
  }
}

/** A stream of up to 20 facts, in their places. They need not make sense one after the other. */
export function streamOf(definitions: FactDefinitions): fc.Arbitrary<Recorded<Fact>[]> {
  const facts = Object.entries(definitions).map(([type, { v, schema }]) =>
    fc.record({ type: fc.constant(type), v: fc.constant(v), data: valuesOf(schema) }),
  );
  return fc
    .array(fc.oneof(...facts), { minLength: 1, maxLength: 20 })
    .map((drawn) =>
      drawn.map((fact, i) => ({ ...fact, ...testStamp, ...emptyHead, stream: 'test', seq: i + 1, prev: '' })),
    );
}
