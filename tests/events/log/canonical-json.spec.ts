import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/events/log/canonical-json.ts';

describe('canonical JSON', () => {
  it('[LOG11] is what RFC 8785 shows in its examples', () => {
    const numbers = [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001];
    const text = '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/';
    expect(canonicalJson({ numbers, string: text, literals: [null, true, false] })).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1F600}': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(JSON.parse(canonicalJson(keys)) as object).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(canonicalJson(keys)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\u{1F600}":5,"\ufb33":3}');
  });

  it('[LOG11] agrees with another implementation on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(canonicalJson(number)).toBe(canonicalize(number));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(canonicalJson({ [text]: text })).toBe(canonicalize({ [text]: text }));
      }),
    );
  });

  it('[LOG11] is its own canonical form, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = canonicalJson(value);
        const read: unknown = JSON.parse(text);
        expect(canonicalJson(read)).toBe(text);
        expect(read).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each([
    ['undefined', undefined],
    ['an undefined field', { a: undefined }],
    ['a hole in a list', [1, , 2]],
    ['NaN', Number.NaN],
    ['Infinity', [Infinity]],
    ['a big integer', 1n],
    ['a symbol', Symbol('s')],
    ['a function', { f: () => 1 }],
    ['a date', { at: new Date(0) }],
    ['a map', new Map([['a', 1]])],
    ['bytes', new Uint8Array(2)],
    ['half a surrogate pair', ['a\ud83d']],
    ['half a surrogate pair in a key', { '\udc5c': 1 }],
  ])('[LOG11] does not exist for %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});
