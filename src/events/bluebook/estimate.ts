/** A price estimate for a bag: what a person enters, and what is stored. */
import * as z from 'zod/mini';
import { plainLineError } from '../shared/plain-text.ts';
import type { Condition, Material, Stain } from './book.ts';
import { limits } from './book.ts';
import type { CountedPrice, PriceQuestion } from './price.ts';

export const maxItemLength = 120;
export const maxNoteLength = 1000;

export interface EstimateFields extends PriceQuestion {
  /** Name of the bag. */
  readonly item: string;
  readonly note: string;
}

/** Initial values of the form. Anything that proposes values, such as a picture's analysis, puts them here for correction. */
export const startingEstimate = {
  item: '',
  material: 'leather' as Material,
  stain: 'general' as Stain,
  stainCount: 1 as number | string,
  condition: 'good' as Condition,
  note: '',
};

const count = z.int().check(z.gte(0), z.lte(limits.stainCount));

/** What is wrong with a typed number of stains; null: nothing. */
export const stainCountError = (typed: unknown): string | null =>
  count.safeParse(typed).success ? null : `Enter a number from 0 to ${limits.stainCount}`;

export const itemError = (item: string): string | null =>
  item.trim() === '' ? 'Enter what the bag is called' : plainLineError(item);

export interface Price extends CountedPrice {
  /** Version of the price book it was calculated from. */
  readonly bookVersion: number;
}

/** What a merchant who is asked for a price sees of an estimate. */
export interface QuotedEstimate extends PriceQuestion {
  readonly price: Price;
}

export interface Estimate extends EstimateFields {
  readonly id: string;
  readonly price: Price;
  /** Number of the transaction made from it. */
  readonly transaction: number | null;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  readonly deleted: boolean;
}
