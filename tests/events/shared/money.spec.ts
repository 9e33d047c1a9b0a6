import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type AmountFault,
  centsToDecimal,
  decimalMarkIn,
  formatCents,
  isAmountCents,
  maxAmountCents,
  parseAmount,
} from '../../../src/events/shared/money.ts';

const cents = fc.integer({ min: -maxAmountCents, max: maxAmountCents });

describe('[LEDGER1] understands an amount as people write it', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['1,234.5', 123_450],
    ['-3', -300],
    ['+7', 700],
    ['+ 7', 700],
    ['-0', 0],
    ['.5', 50],
    ['5.', 500],
    ['007', 700],
    ['$12.50', 1_250],
    ['-$12.50', -1_250],
    ['$-12.50', -1_250],
    ['12.50 €', 1_250],
    ['\u2212' + '3', -300],
    ['(12.50)', -1_250],
    ['($12.50)', -1_250],
    ['1 234 567.89', 123_456_789],
    ["1'234.50", 123_450],
    ['\u00a05\u00a0', 500],
    ['１２', 1_200],
    ['9,007,199,254,740.99', maxAmountCents],
    ['-9007199254740.99', -maxAmountCents],
  ])('%j is %i cents', (text, expected) => {
    expect(parseAmount(text)).toEqual({ ok: true, cents: expected });
    expect(Object.is(expected, -0)).toBe(false);
  });

  it('takes the symbol the person has chosen', () => {
    expect(parseAmount('kr 5', 'kr')).toEqual({ ok: true, cents: 500 });
    expect(parseAmount('-CHF 1.20', 'CHF')).toEqual({ ok: true, cents: -120 });
    expect(parseAmount('CHF -1.20', 'CHF')).toEqual({ ok: true, cents: -120 });
  });
});

describe('[LEDGER2] says why a text is no amount', () => {
  it.each<[string, AmountFault]>([
    ['abc', 'not-a-number'],
    ['-', 'not-a-number'],
    ['.', 'not-a-number'],
    ['$', 'not-a-number'],
    ['--3', 'not-a-number'],
    ['(-3)', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1e999', 'exponent'],
    ['1e3', 'exponent'],
    ['1.234', 'too-many-decimals'],
    ['0.001', 'too-many-decimals'],
    ['12,50', 'grouping'],
    ['1,23,456', 'grouping'],
    ['0,125', 'grouping'],
    ['-0,125', 'grouping'],
    ['012,500', 'grouping'],
    ["1,234'567", 'grouping'],
    ['9,007,199,254,741', 'out-of-range'],
    ['-9007199254741.00', 'out-of-range'],
    ['9'.repeat(400), 'out-of-range'],
  ])('%j: %s', (text, fault) => {
    const parsed = parseAmount(text);
    expect(parsed).toMatchObject({ ok: false, fault });
    expect(!parsed.ok && parsed.message.length).toBeGreaterThan(10);
  });

  it('gives every cause a message of its own', () => {
    const texts = ['abc', '1e999', '1.234', '12,50', '9,007,199,254,741'];
    const reported = texts.map((text) => {
      const parsed = parseAmount(text);
      return parsed.ok ? '' : parsed.message;
    });
    expect(new Set(reported).size).toBe(texts.length);
  });

  test.prop([fc.string({ unit: 'binary' })])('never throws and never answers anything but cents', (text) => {
    const parsed = parseAmount(text);
    if (parsed.ok) expect(isAmountCents(parsed.cents)).toBe(true);
  });
});

describe('[LEDGER3] writes amounts without losing a cent', () => {
  test.prop([cents, fc.constantFrom('', '$', '€', 'kr', 'CHF'), fc.boolean()])(
    'reads back what it shows',
    (value, symbol, plus) => {
      expect(parseAmount(formatCents(value, { symbol, plus }), symbol)).toEqual({ ok: true, cents: value });
      expect(parseAmount(centsToDecimal(value))).toEqual({ ok: true, cents: value });
    },
  );

  it('groups, signs and places the symbol', () => {
    expect(formatCents(-123_450, { symbol: '$' })).toBe('-$1,234.50');
    expect(formatCents(5, { symbol: '$', plus: true })).toBe('+$0.05');
    expect(formatCents(0, { symbol: '$', plus: true })).toBe('$0.00');
    expect(formatCents(500, { symbol: 'kr' })).toBe('kr 5.00');
    expect(formatCents(maxAmountCents, { symbol: '' })).toBe('9,007,199,254,740.99');
    expect(formatCents(Number.MAX_SAFE_INTEGER, { symbol: '' })).toBe('90,071,992,547,409.91');
  });
});

describe('[LEDGER35] reads commas and points by what they are for', () => {
  it.each<[string, number]>([
    ['38,50', 3_850],
    ['1.234,56', 123_456],
    ['-1.234,5', -123_450],
    ['1.234', 123_400],
    ['1 234 567,8', 123_456_780],
    ['12,50 €', 1_250],
    [',5', 50],
  ])('%j is %i cents where a comma parts them', (text, expected) => {
    expect(parseAmount(text, '', ',')).toEqual({ ok: true, cents: expected });
  });

  it.each<[string, AmountFault, RegExp]>([
    ['1,234', 'too-many-decimals', /after the comma/],
    ['12.50', 'grouping', /1\.234,50/],
    ['0.125', 'grouping', /after a comma/],
    ['1.2345,6', 'grouping', /after a comma/],
    ['abc', 'not-a-number', /12,50/],
  ])('%j is refused there: %s', (text, fault, message) => {
    expect(parseAmount(text, '', ',')).toMatchObject({
      ok: false,
      fault,
      message: expect.stringMatching(message) as string,
    });
  });

  it.each<[readonly string[], ReturnType<typeof decimalMarkIn>]>([
    [['38,50'], ','],
    [['1.234,5 €'], ','],
    [['12.50'], '.'],
    [['1,234.5'], '.'],
    [['1,234'], null],
    [['1.234', '7'], null],
    [['1.234', '7,10'], ','],
    [['1.50', '1,50'], null],
    [[], null],
  ])('%j: %j', (texts, mark) => {
    expect(decimalMarkIn(texts)).toBe(mark);
  });

  const swapped = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  test.prop([cents])('understands the same with either mark', (value) => {
    const text = swapped(formatCents(value, { symbol: '' }));
    expect(decimalMarkIn([text])).toBe(',');
    expect(parseAmount(text, '', ',')).toEqual({ ok: true, cents: value });
  });
  test.prop([fc.stringMatching(/^-?[\d.,' ]{1,12}$/)])('refuses the same with either mark', (text) => {
    const [point, comma] = [parseAmount(text), parseAmount(swapped(text), '', ',')];
    expect(comma).toEqual(point.ok ? point : { ...point, message: expect.any(String) as string });
  });
});
