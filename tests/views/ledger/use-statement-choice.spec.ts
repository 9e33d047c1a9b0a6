import { describe, expect, it } from 'vitest';
import { isTaken } from '../../../src/views/ledger/use-statement-choice.ts';

const fresh = { at: 0, verdict: { kind: 'new' } } as const;
const known = { at: 0, verdict: { kind: 'there' } } as const;

describe('an entry of a bank file', () => {
  it('[LEDGER39] is taken when it is new, until the person says otherwise', () => {
    expect([isTaken(fresh, new Map()), isTaken(known, new Map())]).toEqual([true, false]);
    expect(isTaken(fresh, new Map([[0, 'new']]))).toBe(false);
    expect(isTaken(known, new Map([[0, 'there']]))).toBe(true);
  });

  it('[LEDGER39] is not taken for an answer that was about another verdict', () => {
    expect(isTaken(known, new Map([[0, 'new']]))).toBe(false);
  });
});
