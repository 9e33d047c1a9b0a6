/** Reviews carts at current prices, and checks them out: all lines or none. Prices and stock always come from the server. */
import { requireRoom } from '../budget/room.ts';
import { asc, inArray } from 'drizzle-orm';
import { totalCentsOf } from '../../src/events/transaction/line.ts';
import type { Queries } from '../db/database.ts';
import { products, transactions } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { once } from '../common/once.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { businessName, cardsOf } from '../people/people-cards.ts';
import { lockBuyer } from './buyer-account.ts';
import { asProducts } from './product-answers.ts';
import { offeredBy, type ProductRow, withoutMerchant } from './product-rights.ts';
import { asRow, asRows } from './transaction-lists.ts';
import { openTransaction, readDetails } from './transaction-opening.ts';
import { stockOf } from './transaction-stock.ts';
import type { TransactionRow } from './transaction-row.ts';

type ReviewedLine = Schemas['CartReview']['lines'][number];

function statusOf(row: ProductRow, quantity: number, asker: Asker | null): ReviewedLine['status'] {
  if (row.seller === asker?.uid) return 'own';
  if (row.priceCents === 0) return 'quote';
  return row.stock !== null && row.stock < quantity ? 'short' : 'ok';
}

export async function reviewCart(
  { db: { orm } }: TradeParts,
  asker: Asker | null,
  { lines }: Schemas['CartLines'],
): Promise<Schemas['CartReview']> {
  const ids = lines.map(({ productId }) => productId);
  const rows = ids.length === 0 ? [] : await orm.select().from(products).where(offeredBy(ids, asker));
  const shown = new Map((await asProducts(orm, rows)).map((product) => [product.id, product]));
  const found = new Map(rows.map((row) => [row.id, row]));
  const closed = await withoutMerchant(
    orm,
    ids.filter((id) => !found.has(id)),
  );
  const reviewed = lines.map(({ productId, quantity }): ReviewedLine => {
    const row = found.get(productId);
    if (!row) {
      const status = closed.has(productId) ? 'closed' : 'gone';
      return { productId, quantity, status, product: null, lineCents: 0 };
    }
    const status = statusOf(row, quantity, asker);
    const counts = status === 'ok' || status === 'short';
    const lineCents = counts ? (totalCentsOf([{ priceCents: row.priceCents, quantity }]) ?? 0) : 0;
    return { productId, quantity, status, product: shown.get(productId) ?? null, lineCents };
  });
  const payable = reviewed.flatMap(({ status, product, quantity }) =>
    status === 'ok' && product ? [{ priceCents: product.priceCents, quantity }] : [],
  );
  const totalCents = totalCentsOf(payable);
  if (totalCents === null) {
    throw new Problem(400, 'total-too-large', 'This adds up to more than can be counted to the cent.');
  }
  return { lines: reviewed, totalCents };
}

const cartChanged = () =>
  new Problem(
    409,
    'cart-changed',
    'Something in the cart has changed: a price, or how much is left. Look at it again first.',
  );

const shopClosed = () =>
  new Problem(
    409,
    'shop-closed',
    'One of the shops does not sell here any more. Look at your cart again first.',
  );

export async function checkout(
  parts: TradeParts,
  asker: Asker,
  { key, buyer = asker.uid, ...content }: Schemas['NewCheckout'],
): Promise<Schemas['Checkout']> {
  if (buyer !== asker.uid) {
    throw new Problem(401, 'other-buyer', 'This was ordered with another account. Log in with that one.');
  }
  const { contact, paymentMethod, note, lines, handovers = [] } = content;
  if (new Set(handovers.map(({ seller }) => seller)).size < handovers.length) {
    throw new Problem(400, 'duplicate-shop', 'The same shop has two times. Choose one of them.');
  }
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length) {
    throw new Problem(400, 'duplicate-line', 'The same product is there twice. Change its quantity instead.');
  }
  const details = readDetails({ contact, paymentMethod, note });
  const at = parts.clock();
  const request = { uid: asker.uid, key, operation: 'checkout', content, at, lasting: true };
  // Set when this call has placed the orders, so that they need not be read again.
  let answer: Schemas['Checkout'] | null = null;
  const { numbers } = await inTransaction(parts.db, (tx) => {
    answer = null;
    return once(tx, request, async () => {
      const locked = await lockBuyer(tx, asker.uid);
      const rows = await lockOffers(tx, asker, lines);
      const sellers = [...new Set([...rows.values()].map(({ seller }) => seller))].sort();
      const cards = await cardsOf(tx, [asker.uid, ...sellers]);
      const placed: TransactionRow[] = [];
      for (const seller of sellers) {
        const ordered = lines.flatMap(({ productId, quantity }) => {
          const row = rows.get(productId)!;
          return row.seller === seller ? [{ row, quantity }] : [];
        });
        const opening = {
          ...details,
          origin: 'cart',
          buyer: asker.uid,
          seller,
          lines: ordered.map(({ row: { id, title, priceCents }, quantity }, i) => ({
            id: String(i + 1),
            productId: id,
            title,
            priceCents,
            quantity,
          })),
          place: true,
          choice: handoverOf(handovers, seller),
        } as const;
        const stock = stockOf(rows.values());
        const sellerName = businessName(cards(seller));
        placed.push(await openTransaction(tx, opening, { by: asker, buyer: locked, stock, sellerName, at }));
      }
      await requireRoom(tx, 'openTransactions', asker.uid, parts.storageAllowance);
      answer = { transactions: placed.map((row) => asRow(row, cards)) };
      return { numbers: placed.map(({ number }) => number) };
    });
  });
  if (answer) return answer;
  const rows = await parts.db.orm
    .select()
    .from(transactions)
    .where(inArray(transactions.number, numbers))
    .orderBy(asc(transactions.number));
  return { transactions: await asRows(parts, rows) };
}

function handoverOf(handovers: NonNullable<Schemas['NewCheckout']['handovers']>, seller: string) {
  const choice = handovers.find((handover) => handover.seller === seller);
  return choice ? { way: choice.way, start: choice.start } : null;
}

/** Locks the products in the order of their ids. @throws Problem unless price and stock are still as the buyer saw them */
async function lockOffers(
  tx: Queries,
  asker: Asker,
  lines: Schemas['NewCheckout']['lines'],
): Promise<ReadonlyMap<string, ProductRow>> {
  const ids = lines.map(({ productId }) => productId);
  const found = await tx
    .select()
    .from(products)
    .where(offeredBy(ids, asker))
    .orderBy(asc(products.id))
    .for('update');
  const rows = new Map(found.map((row) => [row.id, row]));
  const missing = ids.filter((id) => !rows.has(id));
  if ((await withoutMerchant(tx, missing)).size > 0) throw shopClosed();
  for (const { productId, quantity, priceCents } of lines) {
    const row = rows.get(productId);
    const isAsSeen = row?.priceCents === priceCents && (row.stock === null || row.stock >= quantity);
    if (!isAsSeen) throw cartChanged();
  }
  return rows;
}
