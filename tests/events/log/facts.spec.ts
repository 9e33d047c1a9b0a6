import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineFact, factConstructors, validateFact, readFact } from '../../../src/events/log/facts.ts';
import type { EventRecord, Fact } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { testStamp } from '../../given.ts';

/** Version 1 had whole euros, version 2 cents, version 3 states the currency. */
const definitions = {
  Paid: defineFact('truth', 3, z.strictObject({ cents: z.int(), currency: z.string() }), {
    1: ({ euros }: { euros: number }) => ({ cents: euros * 100 }),
    2: ({ cents }: { cents: number }) => ({ cents, currency: 'EUR' }),
  }),
  Noted: defineFact('truth', 1, z.strictObject({ text: z.string().check(z.maxLength(5)) })),
};

const record = (fact: Fact): EventRecord => sealFacts('test', emptyHead, [fact], testStamp)[0]!;

describe('declared facts', () => {
  it.each([
    [1, { euros: 7 }],
    [2, { cents: 700 }],
    [3, { cents: 700, currency: 'EUR' }],
  ])('[LOG12] reads version %i in today’s', (v, data) => {
    const stored = record({ type: 'Paid', v, data });
    const before = structuredClone(stored);
    expect(readFact(definitions, stored)).toEqual({ ...stored, v: 3, data: { cents: 700, currency: 'EUR' } });
    expect(stored).toEqual(before);
  });

  it.each(['Unheard', 'constructor', '__proto__', 'toString'])('[LOG7] does not know %s', (type) => {
    expect(readFact(definitions, record({ type, v: 1, data: {} }))).toBeNull();
    expect(validateFact(definitions, record({ type, v: 1, data: {} }))).toBeNull();
  });

  it('[LOG7] does not know a newer version, nor one that nobody can lift', () => {
    expect(readFact(definitions, record({ type: 'Paid', v: 4, data: {} }))).toBeNull();
    expect(readFact(definitions, record({ type: 'Paid', v: 0, data: {} }))).toBeNull();
  });

  it('[LOG12] says what is wrong with a fact from outside, in the version it is read in', () => {
    expect(validateFact(definitions, record({ type: 'Noted', v: 1, data: { text: 'short' } }))).toBeNull();
    expect(validateFact(definitions, record({ type: 'Noted', v: 1, data: { text: 'too long' } }))).toMatch(
      /^Noted text: /,
    );
    expect(validateFact(definitions, record({ type: 'Noted', v: 1, data: null }))).toMatch(/^Noted /);
    expect(validateFact(definitions, record({ type: 'Paid', v: 1, data: { euros: 0.001 } }))).toMatch(
      /^Paid cents: /,
    );
    expect(validateFact(definitions, record({ type: 'Paid', v: 1, data: null }))).toMatch(/^Paid /);
  });

  it('[LOG12] stamps facts with the version of today', () => {
    const { Paid, Noted } = factConstructors(definitions);
    expect(Paid({ cents: 1, currency: 'EUR' })).toEqual({
      type: 'Paid',
      v: 3,
      data: { cents: 1, currency: 'EUR' },
    });
    expect(Noted({ text: 'a' })).toEqual({ type: 'Noted', v: 1, data: { text: 'a' } });
  });
});
