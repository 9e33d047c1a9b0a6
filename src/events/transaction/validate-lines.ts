/** What a transaction's lines must fulfil: complete, countable, and in stock once it is placed. */
import type { Refused } from '../log/decider.ts';
import type { Origin } from './events.ts';
import { isQuantity, type Line, lineSchema, maxLines, maxQuantity, totalCentsOf } from './line.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';
import { quantitiesOf } from './projection.ts';
import type { Stock } from './decision.ts';

export function validateLines(lines: readonly Line[], origin: Origin): Refused<TransactionRefusal> | null {
  if (lines.length === 0) return refuse('no-lines', 'Add at least one line.');
  if (lines.length > maxLines) return refuse('too-many-lines', `Use at most ${maxLines} lines.`);
  if (new Set(lines.map(({ id }) => id)).size < lines.length) return duplicateLine;
  for (const line of lines) {
    if (!isQuantity(line.quantity)) return badQuantity;
    const parsed = lineSchema.safeParse(line);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse('bad-line', issue?.message ?? 'A line is not complete.');
    }
    if (origin === 'cart' && line.priceCents === 0)
      return refuse('no-price', `“${line.title}” has no price yet. Ask the seller for a quote.`);
  }
  return validateTotal(lines);
}

export const duplicateLine = refuse(
  'duplicate-line',
  'The same line is there twice. Change its quantity instead.',
);
export const badQuantity = refuse('bad-quantity', `Enter a quantity between 1 and ${maxQuantity}.`);

export const validateTotal = (lines: readonly Line[]) =>
  totalCentsOf(lines) === null
    ? refuse(
        'total-too-large',
        'This adds up to more than can be counted to the cent. Use a smaller quantity or price.',
      )
    : null;

/** @param held what the transaction has already taken out of `stock` */
export function validateStock(
  lines: readonly Line[],
  held: ReadonlyMap<string, number>,
  stock: Stock,
): Refused<TransactionRefusal> | null {
  for (const [productId, wanted] of quantitiesOf(lines)) {
    const left = stock.get(productId);
    const had = held.get(productId) ?? 0;
    // Giving items back is always possible, even if the stock was corrected in the meantime.
    if (left === undefined || wanted <= had || wanted - had <= left) continue;
    const title = lines.find((line) => line.productId === productId)?.title ?? '';
    return refuse('not-enough-stock', `Only ${Math.max(0, left + had)} of “${title}” can be had.`);
  }
  return null;
}
