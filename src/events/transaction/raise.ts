/**
 * Increasing the quantities of an existing order: the additional items cost the product's current price, which the buyer
 * must have seen and accepted, and are available only while the product is offered. Items ordered before keep their price.
 */
import type { Refused } from '../log/decider.ts';
import { isQuantity, type Line } from './line.ts';
import type { Transaction } from './projection.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';

export interface LineQuantity {
  readonly lineId: string;
  readonly quantity: number;
  /** The price of one more item that the person was shown and accepted. */
  readonly moreCents?: number;
}

/** A product as the buyer could order it now. */
export interface ProductOffer {
  readonly title: string;
  /** 0: no fixed price, only on request. */
  readonly priceCents: number;
}

/** By product id; a missing product is not available. */
export type Offers = ReadonlyMap<string, ProductOffer>;

type Wanted = ReadonlyMap<string, LineQuantity>;
/** By line id; a missing line cannot be increased. */
type Prices = ReadonlyMap<string, ProductOffer>;

/**
 * The price of one more item of each line. Lines written by hand for a person without an account keep the seller's
 * price, and so do lines without a product.
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
  /** Id of the line that was increased. */
  readonly of: string;
  readonly line: Line;
}

/** Additional items at a different price get a line of their own. */
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
