/** Compares the server's current offers for the lines of a cart with what the person has seen. */
import type { CartLine } from './events.ts';

/** A product as currently offered. */
export interface Offer {
  readonly productId: string;
  /** null: it cannot be bought any more, or not by this person. */
  readonly priceCents: number | null;
  /** Items left; null when they are not counted. */
  readonly left: number | null;
  /** Its seller no longer sells here. */
  readonly closed?: boolean;
}

/** A difference that the person must see before it takes effect. */
export type CartChange =
  | { readonly kind: 'price'; readonly productId: string; readonly from: number; readonly to: number }
  /** Fewer items are left than the cart has. */
  | { readonly kind: 'stock'; readonly productId: string; readonly from: number; readonly to: number }
  | { readonly kind: 'gone' | 'closed'; readonly productId: string };

/** In the order of the lines; a product without an offer, or sold out, is `gone`. */
export function changesSince(lines: readonly CartLine[], offers: readonly Offer[]): readonly CartChange[] {
  const offered = new Map(offers.map((offer) => [offer.productId, offer]));
  return lines.flatMap(({ productId, priceCents, quantity }): CartChange[] => {
    const offer = offered.get(productId);
    if (offer?.closed) return [{ kind: 'closed', productId }];
    if (!offer?.priceCents || offer.left === 0) return [{ kind: 'gone', productId }];
    const changes: CartChange[] = [];
    if (offer.priceCents !== priceCents)
      changes.push({ kind: 'price', productId, from: priceCents, to: offer.priceCents });
    if (offer.left !== null && offer.left < quantity)
      changes.push({ kind: 'stock', productId, from: quantity, to: offer.left });
    return changes;
  });
}
