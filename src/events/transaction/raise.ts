/**
 * Taking more of what an order has already: the items that are more cost what the product costs today, once the buyer
 * has seen and accepted that, and can be had only while the product is offered. What was ordered keeps its price.
 */
import type { Refused } from '../log/decider.ts';
import { isQuantity, type Line } from './line.ts';
import type { Transaction } from './projection.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';

export interface LineQuantity {
  readonly lineId: string;
  readonly quantity: number;
  /** What the person was shown, and accepted, as the price of one more piece. */
  readonly moreCents?: number;
}

/** A product as the buyer could order it now. */
export interface ProductOffer {
  readonly title: string;
  /** 0: ask for a quote. */
  readonly priceCents: number;
}

/** By product id; what is not in it cannot be had. */
export type Offers = ReadonlyMap<string, ProductOffer>;

type Wanted = ReadonlyMap<string, LineQuantity>;
/** By line id; a line that is not in it cannot be raised. */
type Prices = ReadonlyMap<string, ProductOffer>;

/**
 * What one more piece of each line costs. What is written by hand for somebody without an account costs what the
 * seller wrote, and so does work that is no product.
 */
export function pricesToday({ buyer, lines }: Pick<Transaction, 'buyer' | 'lines'>, offers: Offers): Prices {
  return new Map(
    lines.flatMap((line): (readonly [string, ProductOffer])[] => {
      if (line.productId === null) return [[line.id, line]];
      const offer = offers.get(line.productId);
      return offer ? [[line.id, buyer === null ? line : offer]] : [];
    }),
  );
}

const isRaised = ({ id, quantity }: Line, wanted: Wanted) => (wanted.get(id)?.quantity ?? 0) > quantity;

export function validateRaise(
  { lines }: Transaction,
  wanted: Wanted,
  prices: Prices,
): Refused<TransactionRefusal> | null {
  for (const line of lines.filter((each) => isRaised(each, wanted))) {
    const today = prices.get(line.id);
    if (!today)
      return refuse('not-offered', `“${line.title}” is no longer offered, so no more of it can be had.`);
    if (today.priceCents === 0 && line.priceCents !== 0)
      return refuse('no-price', `“${line.title}” has no price any more. Ask the seller for a quote.`);
    const accepted = wanted.get(line.id)?.moreCents ?? line.priceCents;
    if (accepted !== today.priceCents)
      return refuse(
        'price-changed',
        `The price of “${line.title}” has changed. Look at what more of it costs now, then decide.`,
      );
  }
  return null;
}

interface AddedLine {
  /** Id of the line that was raised. */
  readonly of: string;
  readonly line: Line;
}

/** What is more at another price than before stands in a line of its own. */
export function addedLines({ lines }: Transaction, wanted: Wanted, prices: Prices): readonly AddedLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  const freeId = () => {
    let next = 1;
    while (ids.has(String(next))) next += 1;
    ids.add(String(next));
    return String(next);
  };
  return lines.flatMap((line) => {
    const today = prices.get(line.id);
    const quantity = (wanted.get(line.id)?.quantity ?? 0) - line.quantity;
    if (!today || !isQuantity(quantity) || today.priceCents === line.priceCents) return [];
    const { title, priceCents } = today;
    return [{ of: line.id, line: { id: freeId(), productId: line.productId, title, priceCents, quantity } }];
  });
}
