/**
 * Tax of an invoice, in whole cents. It is calculated once per rate, on the sum of the lines with that rate, and rounded
 * half up to the cent. Lines are not rounded individually, so that their sum is the amount charged (EN 16931,
 * BR-CO-17).
 */
import { maxAmountCents } from '../shared/money.ts';
import type { TaxRate } from './details.ts';

export interface TaxedLine {
  readonly amountCents: number;
  /** null: no tax. */
  readonly tax: TaxRate | null;
}

export interface TaxSum extends TaxRate {
  /** The taxed amount, without the tax. */
  readonly netCents: number;
  readonly taxCents: number;
}

export interface InvoiceTotals {
  /** One per rate used, in the order of the lines. */
  readonly taxes: readonly TaxSum[];
  readonly netCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/** 100 %. */
const whole = 10_000n;

/** BigInt, since cents times hundredths of a percent exceed the safe integers of a number. */
function taxCentsOf(sumCents: number, rate: number, included: boolean): number {
  const of = included ? whole + BigInt(rate) : whole;
  const twice = 2n * BigInt(sumCents) * BigInt(rate);
  return Number((twice + of) / (2n * of));
}

/** null when the total is too large to be exact to the cent. */
export function invoiceTotals(lines: readonly TaxedLine[], pricesIncludeTax: boolean): InvoiceTotals | null {
  const sums = new Map<string, TaxRate & { sumCents: number }>();
  let sumCents = 0;
  for (const { amountCents, tax } of lines) {
    sumCents += amountCents;
    if (tax === null) continue;
    const sum = sums.get(tax.name) ?? { ...tax, sumCents: 0 };
    sum.sumCents += amountCents;
    sums.set(tax.name, sum);
  }
  const taxes = [...sums.values()].map(({ name, rate, sumCents: taxed }) => {
    const taxCents = taxCentsOf(taxed, rate, pricesIncludeTax);
    return { name, rate, netCents: pricesIncludeTax ? taxed - taxCents : taxed, taxCents };
  });
  const taxCents = taxes.reduce((sum, each) => sum + each.taxCents, 0);
  const totalCents = pricesIncludeTax ? sumCents : sumCents + taxCents;
  if (totalCents > maxAmountCents) return null;
  return { taxes, netCents: totalCents - taxCents, taxCents, totalCents };
}

/** `19 %`, `8.75 %`. */
export const percent = (rate: number): string => `${rate / 100} %`;
