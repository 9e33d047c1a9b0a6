/**
 * The price of cleaning a bag: the only place that calculates it, run by the server for every page. Pure and exact:
 * no binary fraction enters a sum.
 */
import { Refused } from '../log/decider.ts';
import type { Condition, Material, PriceBook, Stain } from './book.ts';

export interface PriceQuestion {
  readonly material: Material;
  readonly stain: Stain;
  readonly stainCount: number;
  readonly condition: Condition;
}

export interface CountedPrice {
  /** For the owner of the bag; in whole units of the currency, like the two below. */
  readonly consumerCents: number;
  /** For a merchant who passes the bag on. */
  readonly merchantCents: number;
  /** Price range elsewhere for such a bag. */
  readonly lowCents: number;
  readonly highCents: number;
}

/** Rounds to the nearest whole number, halves up; `dividend` and `divisor` are whole and not negative. */
const divided = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor));

const notInBook = (material: Material, stain: Stain) =>
  new Refused(
    'not-in-book',
    `The price book has no price for ${stain} on ${material}. Choose another kind of stain.`,
  );

/** Why this stain on this material has no price, whatever the other answers; null: it has one. */
export function stainError(book: PriceBook, material: Material, stain: Stain): string | null {
  return book.materials[material].stains[stain] === null ? notInBook(material, stain).message : null;
}

const unit = 100;
const hundredth = 100;

/** consumer = round((base + stains × factor × price of one stain) × condition), merchant = round(share × consumer) */
export function priceOf(
  book: PriceBook,
  { material, stain, stainCount, condition }: PriceQuestion,
): CountedPrice | Refused<'not-in-book'> {
  const { baseCents, lowCents, highCents, stains } = book.materials[material];
  const factor = stains[stain];
  if (factor === null) {
    return notInBook(material, stain);
  }
  const counted = baseCents * hundredth + stainCount * factor * book.perStainCents;
  const consumer = divided(counted * book.conditions[condition], unit * hundredth * hundredth);
  const merchant = divided(consumer * book.merchantPercent, hundredth);
  return { consumerCents: consumer * unit, merchantCents: merchant * unit, lowCents, highCents };
}
