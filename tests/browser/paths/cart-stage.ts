/** What the drivers of the cart and of its order have in common: their page, and what lies in the cart. */
import type { CartLine } from '../../../src/events/cart/events.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { answerWith } from './effects.ts';
import { OtherCart } from './other-cart.ts';
import { OtherLog } from './other-log.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';
import { gateOf, wireOf } from './wires.ts';

const line = (productId: string, title: string): CartLine => ({
  productId,
  title,
  seller: 'sara',
  sellerName: 'Sara',
  image: null,
  priceCents: 1200,
  quantity: 1,
});
export const bag = line('bag', 'Bag');
export const belt = line('belt', 'Belt');

export const press = ({ page }: Stage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

export interface CartStage {
  readonly stage: Stage;
  /** Another tab, which fills the cart and orders what is in it. */
  readonly other: OtherCart;
}

/** Opens the page of a cart with a bag and a belt. */
export async function openCartStage(
  browser: Browser,
  { user, session }: Pick<Newcomer, 'user' | 'session'>,
  { wires, held }: Pick<StageOptions, 'wires' | 'held'>,
): Promise<CartStage> {
  let other: OtherCart | null = null;
  const stage = await openStage(browser, {
    path: '/new-transaction-cart',
    session,
    local: { user },
    wires: {
      ...wires,
      market: wireOf.nodeRead('/products', answerWith(200, { products: [offered], total: 1 })),
    },
    gates: { openCart: gateOf.openCart, discardDamaged: gateOf.eraseCart, append: gateOf.saveCart },
    held,
    async prepare(tab) {
      other = new OtherCart(await OtherLog.open(tab.page));
      await other.fill([bag, belt]);
    },
    clock: true,
  });
  // Waits for the sign-in, so that a stored order is always found after it.
  await stage.page.getByRole('button', { name: /^Account of/ }).waitFor();
  return { stage, other: other! };
}

const offered = {
  id: bag.productId,
  title: bag.title,
  description: '',
  priceCents: bag.priceCents,
  category: 'bags',
  visibility: 'public',
  stock: null,
  pictures: [],
  seller: { uid: 'sara', userName: 'sara', displayName: 'Sara', companyName: '' },
  createdAt: '2026-01-01T00:00:00.000Z',
};
