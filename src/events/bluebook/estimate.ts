/** What somebody says of a bag, and what is kept of it. */
import * as z from 'zod/mini';
import { plainLineError } from '../shared/plain-text.ts';
import type { Condition, Material, Stain } from './book.ts';
import { limits } from './book.ts';
import type { CountedPrice, PriceQuestion } from './price.ts';

export const maxItemLength = 120;
export const maxNoteLength = 1000;

export interface EstimateFields extends PriceQuestion {
  /** What the bag is called. */
  readonly item: string;
  readonly note: string;
}

/** What a form begins with. Whatever proposes values, a picture's analysis say, puts them here; a person corrects them. */
export const startingEstimate = {
  item: '',
  material: 'leather' as Material,
  stain: 'general' as Stain,
  stainCount: 1 as number | string,
  condition: 'good' as Condition,
  note: '',
};

const count = z.int().check(z.gte(0), z.lte(limits.stainCount));

/** What is wrong with a number of stains as it was typed; null: nothing. */
export const stainCountError = (typed: unknown): string | null =>
  count.safeParse(typed).success ? null : `Enter a number from 0 to ${limits.stainCount}`;

export const itemError = (item: string): string | null =>
  item.trim() === '' ? 'Enter what the bag is called' : plainLineError(item);

export interface Price extends CountedPrice {
  /** Of the book that it was counted from. */
  readonly bookVersion: number;
}

/** What a merchant who is asked for a price sees of it. */
export interface QuotedEstimate extends PriceQuestion {
  readonly price: Price;
}

export interface Estimate extends EstimateFields {
  readonly id: string;
  readonly price: Price;
  /** The number of the transaction it has become. */
  readonly transaction: number | null;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  readonly deleted: boolean;
}
