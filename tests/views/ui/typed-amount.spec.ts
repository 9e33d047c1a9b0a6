import { afterEach, describe, expect, it, vi } from 'vitest';
import { amountReading, parseTypedAmount } from '../../../src/views/ui/typed-amount.ts';

const inLanguage = (language: string) => vi.stubGlobal('navigator', { language });
afterEach(() => vi.unstubAllGlobals());

const cents = (text: string) => {
  const parsed = parseTypedAmount(text, '$');
  return parsed.ok ? parsed.cents : parsed.fault;
};

describe('[LEDGER35] a typed amount', () => {
  it.each(['en-US', 'de-DE'])('says itself what its marks are for, in %s', (language) => {
    inLanguage(language);
    expect(['38,50', '1.234,56', '12.50', '1,234.5'].map(cents)).toEqual([3_850, 123_456, 1_250, 123_450]);
  });

  it('is read by the language of the browser where it does not', () => {
    inLanguage('en-US');
    expect([cents('1,234'), cents('1.234')]).toEqual([123_400, 'too-many-decimals']);
    inLanguage('de-DE');
    expect([cents('1.234'), cents('1,234')]).toEqual([123_400, 'too-many-decimals']);
  });
});

describe('what a typed amount was read as', () => {
  it.each([
    ['38,50', '+$38.50'],
    ['-1.234,5', '-$1,234.50'],
    ['1,234', '+$1,234.00'],
    ['(1 234)', '-$1,234.00'],
  ])('is shown for %j', (text, reading) => {
    inLanguage('en-US');
    expect(amountReading(text, '$')).toBe(reading);
  });

  it.each(['', '-', '45', '12.5', '$12.50', '1,234.50', '1.234', 'abc'])('is not shown for %j', (text) => {
    inLanguage('en-US');
    expect(amountReading(text, '$')).toBeNull();
  });
});
