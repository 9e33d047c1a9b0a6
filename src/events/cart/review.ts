/** What the server says now about the lines of a cart, compared with what the person has seen. */
import type { CartLine } from './events.ts';

/** A product as it can be had now. */
export interface Offer {
  readonly productId: string;
  /** null: it cannot be bought any more, or not by this person. */
  readonly priceCents: number | null;
  /** Items left; null when they are not counted. */
  readonly left: number | null;
  /** Its seller does not sell here any more. */
  readonly closed?: boolean;
}

/** A difference that the person has to see before it counts. */
export type CartChange =
  | { readonly kind: 'price'; readonly productId: string; readonly from: number; readonly to: number }
  /** Fewer items are left than the cart has. */
  | { readonly kind: 'stock'; readonly productId: string; readonly from: number; readonly to: number }
  | { readonly kind: 'gone' | 'closed'; readonly productId: string };

/** In the order of the lines; a product without an offer is gone, and so is one that is sold out. */
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
