/** The effect of a change of the price book: the price of each material with each stain, before and after. */
import { Refused } from '../log/decider.ts';
import { type Material, materials, type PriceBook, type Stain, stains } from './book.ts';
import { priceOf, type PriceQuestion } from './price.ts';

export interface ComparedPrice {
  readonly material: Material;
  readonly stain: Stain;
  /** Here and below, null: the book has no price. */
  readonly beforeCents: number | null;
  readonly afterCents: number | null;
}

export type Sample = Pick<PriceQuestion, 'stainCount' | 'condition'>;

function consumerCents(book: PriceBook, question: PriceQuestion): number | null {
  const price = priceOf(book, question);
  return price instanceof Refused ? null : price.consumerCents;
}

/** Consumer prices, for the number of stains and the condition of the sample. */
export const comparePrices = (before: PriceBook, after: PriceBook, sample: Sample): ComparedPrice[] =>
  materials.flatMap((material) =>
    stains.map((stain) => ({
      material,
      stain,
      beforeCents: consumerCents(before, { material, stain, ...sample }),
      afterCents: consumerCents(after, { material, stain, ...sample }),
    })),
  );
