/** Two products of one seller and one of another. */
import type { CartLine } from '../../../src/events/cart/events.ts';

const line = (productId: string, seller: string, priceCents: number, quantity: number): CartLine => ({
  productId,
  title: `The ${productId}`,
  seller,
  sellerName: `Shop of ${seller}`,
  image: null,
  priceCents,
  quantity,
});

export const bag = line('bag', 'sara', 12_000, 2);
export const balm = line('balm', 'sara', 950, 1);
export const sofa = line('sofa', 'tom', 45_000, 1);
