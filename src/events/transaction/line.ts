/** The lines of a transaction and their total: whole cents, never more than a number can represent exactly. */
import * as z from 'zod/mini';
import { maxAmountCents } from '../shared/money.ts';

export const maxQuantity = 999;
export const maxLines = 100;
export const maxTitleLength = 200;

export const quantitySchema = z.int().check(z.gte(1), z.lte(maxQuantity));
export const priceSchema = z.int().check(z.gte(0), z.lte(maxAmountCents));
export const titleSchema = z.string().check(
  z.minLength(1, 'Enter what it is'),
  z.maxLength(maxTitleLength, `Use at most ${maxTitleLength} characters`),
  z.refine((title) => !/\p{Surrogate}/u.test(title), 'Use plain text'),
);

export const lineSchema = z.strictObject({
  /** Unique within the transaction. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** null: written by hand, not a product. */
  productId: z.nullable(z.string()),
  title: titleSchema,
  /** Of one item. */
  priceCents: priceSchema,
  quantity: quantitySchema,
});
export type Line = Readonly<z.infer<typeof lineSchema>>;

export const isQuantity = (quantity: number) =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;

/** Exact, in cents; null when it is too large to be exact. */
export function totalCentsOf(
  lines: readonly { readonly priceCents: number; readonly quantity: number }[],
): number | null {
  let total = 0;
  for (const { priceCents, quantity } of lines) {
    if (priceCents > Math.floor((maxAmountCents - total) / quantity)) return null;
    total += priceCents * quantity;
  }
  return total;
}
