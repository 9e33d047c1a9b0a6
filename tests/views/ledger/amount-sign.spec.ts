import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../src/events/shared/money.ts';
import { goesOut, withDirection } from '../../../src/views/ledger/amount-sign.ts';

describe('the switch for money in and out', () => {
  it.each(['-3', ' −3', '$-3', '-$3', '(3)', '-'])('stands at out for %j, and turns it', (text) => {
    expect(goesOut(text)).toBe(true);
    expect(goesOut(withDirection(text, false))).toBe(false);
  });

  it.each(['3', '+3', '$3', '', '1-'])('stands at in for %j, and turns it', (text) => {
    expect(goesOut(text)).toBe(false);
    expect(goesOut(withDirection(text, true))).toBe(true);
  });

  it.each(['-3', '(3)', '+3', '3', '$-3'])('changes nothing of %j but its sign', (text) => {
    expect(parseAmount(withDirection(text, true))).toEqual({ ok: true, cents: -300 });
    expect(parseAmount(withDirection(text, false))).toEqual({ ok: true, cents: 300 });
  });
});
