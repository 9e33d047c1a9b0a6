import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BadJson, parseStrictJson, readStrictJson } from '../../../src/events/log/strict-json.ts';

const problemOf = (text: string) => {
  try {
    parseStrictJson(text);
    return null;
  } catch (error) {
    return (error as BadJson).fault;
  }
};

describe('[LOG14] strict JSON', () => {
  it('reads what JSON.parse reads, and knows what JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(readStrictJson(text)).toEqual({ value: JSON.parse(text), plain: true });
        expect(parseStrictJson(JSON.stringify(value, null, 1))).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"b":2,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{ "a" : [ { "b" : 1 , "b" : 2 } ] }',
    '{"a":{"x":1},"a":{"x":1}}',
    '[{"__proto__":1,"__proto__":2}]',
    '{"a":"}","a":"{"}',
    '{"1":0,"0":0,"1":0}',
  ])('refuses %s', (text) => expect(problemOf(text)).toBe('stated-twice'));

  it.each([
    '{"a":"a","b":"a"}',
    '{"a":["a","a","b"], "b":{"a":"a"}}',
    '[{"a":1}, {"a":1}]',
    '{"a":"\\"a\\":1, \\"a\\":2"}',
    '{"2":0,"1":0}',
    '{"a":1,"A":2,"":3}',
    '1e999',
    '"\\ud800"',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ])('reads %s', (text) => expect(problemOf(text)).toBeNull());

  it.each(['', '{', "{'a':1}", '{"a":1,}', 'NaN', '01', '\uFEFF{}'])('is none: %s', (text) =>
    expect(problemOf(text)).toBe('not-json'),
  );
});
