import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { invoiceTotals, percent } from '../../../src/events/invoice/tax.ts';
import { maxAmountCents } from '../../../src/events/shared/money.ts';

const vat = { name: 'VAT', rate: 1900 };
const reduced = { name: 'Reduced', rate: 700 };

describe('tax of an invoice', () => {
  it('[INVOICE5] is taken out of prices that include it', () => {
    const lines = [
      { amountCents: 11_900, tax: vat },
      { amountCents: 10_700, tax: reduced },
      { amountCents: 500, tax: null },
    ];
    expect(invoiceTotals(lines, true)).toEqual({
      taxes: [
        { ...vat, netCents: 10_000, taxCents: 1_900 },
        { ...reduced, netCents: 10_000, taxCents: 700 },
      ],
      netCents: 20_500,
      taxCents: 2_600,
      totalCents: 23_100,
    });
  });

  it('[INVOICE5] is rounded once for a rate, half up, and not line by line', () => {
    // 19 % of 0.05 is 0.0095 each time: 0.01 per line, but 0.03 for all three.
    const small = Array.from({ length: 3 }, () => ({ amountCents: 5, tax: vat }));
    expect(invoiceTotals(small, false)).toMatchObject({ netCents: 15, taxCents: 3, totalCents: 18 });
    const half = [{ amountCents: 50, tax: { name: 'Half', rate: 100 } }];
    expect(invoiceTotals(half, false)).toMatchObject({ taxCents: 1, totalCents: 51 });
    expect(invoiceTotals([{ amountCents: 49, tax: half[0]!.tax }], false)).toMatchObject({ taxCents: 0 });
  });

  it('[INVOICE5] is exact up to the largest amount, and refused beyond it', () => {
    const most = [{ amountCents: maxAmountCents, tax: { name: 'All', rate: 9_999 } }];
    const { netCents, taxCents } = invoiceTotals(most, true)!;
    expect([netCents, taxCents]).toEqual([450_382_481_861_143, 450_337_443_612_956]);
    expect(invoiceTotals(most, false)).toBeNull();
  });

  const line = fc.record({
    amountCents: fc.integer({ min: 0, max: 1_000_000_000 }),
    tax: fc.option(fc.constantFrom(vat, reduced, { name: 'Odd', rate: 887 })),
  });
  property.prop([fc.array(line, { maxLength: 20 }), fc.boolean()])(
    '[INVOICE5] adds up, and is at most half a cent away for each rate',
    (lines, included) => {
      const { taxes, netCents, taxCents, totalCents } = invoiceTotals(lines, included)!;
      expect(netCents + taxCents).toBe(totalCents);
      expect(taxes.reduce((sum, tax) => sum + tax.taxCents, 0)).toBe(taxCents);
      const sum = lines.reduce((all, { amountCents }) => all + amountCents, 0);
      expect(included ? totalCents : netCents).toBe(sum);
      for (const tax of taxes) {
        const exact = included
          ? ((tax.netCents + tax.taxCents) * tax.rate) / (10_000 + tax.rate)
          : (tax.netCents * tax.rate) / 10_000;
        expect(Math.abs(tax.taxCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    },
  );

  it('is told in percent', () => {
    expect([1900, 875, 5, 0].map(percent)).toEqual(['19 %', '8.75 %', '0.05 %', '0 %']);
  });
});
