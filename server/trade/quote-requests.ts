/**
 * Quote requests: for a product without a price, or for cleaning a bag by its estimate. The seller answers with a
 * transaction; see transactions.ts.
 */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Paging } from '../../src/events/shared/paging.ts';
import type { Contact } from '../../src/events/transaction/contact.ts';
import { requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { estimates, products, quoteRequests } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { once } from '../common/once.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../common/page.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { cardsOf } from '../people/people-cards.ts';
import { type EstimateRow, quotedEstimate } from './bluebook/estimates.ts';
import { findProduct, type ProductRow } from './product-rights.ts';
import { readDetails } from './transaction-opening.ts';

type Row = typeof quoteRequests.$inferSelect;
interface Found {
  readonly asked: Row;
  readonly product: Pick<ProductRow, 'title'> | null;
  readonly estimate: EstimateRow | null;
}

const columns = { asked: quoteRequests, product: products, estimate: estimates };

export async function asQuoteRequests(
  orm: Queries,
  found: readonly Found[],
): Promise<Schemas['QuoteRequest'][]> {
  const cards = await cardsOf(
    orm,
    found.map(({ asked }) => asked.buyer),
  );
  return found.map(({ asked, product, estimate }) => ({
    id: asked.id,
    productId: asked.productId,
    estimate: estimate && quotedEstimate(estimate),
    title: product?.title ?? estimate?.item ?? '',
    quantity: asked.quantity,
    buyer: cards(asked.buyer),
    contact: asked.contact as Contact,
    note: asked.note,
    createdAt: asked.createdAt.toISOString(),
  }));
}

export async function askForQuote(
  parts: TradeParts,
  asker: Asker,
  productId: string,
  { key, ...content }: Schemas['NewQuoteRequest'],
): Promise<Schemas['QuoteRequest']> {
  const { contact, note } = readDetails({ ...content, paymentMethod: 'cash' });
  const at = parts.clock();
  const request = {
    uid: asker.uid,
    key,
    operation: 'askForQuote',
    content: { productId, ...content },
    at,
    lasting: false,
  };
  return inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      const { seller, priceCents, title } = await findProduct(tx, productId, asker);
      if (seller === asker.uid) throw new Problem(409, 'self', 'You cannot buy from yourself.');
      if (priceCents !== 0)
        throw new Problem(409, 'has-price', 'This has a price now. Put it into your cart.');
      const { quantity } = content;
      const asked = {
        id: newId(),
        productId,
        estimateId: null,
        seller,
        buyer: asker.uid,
        quantity,
        contact,
        note,
        createdAt: at,
      };
      await tx.insert(quoteRequests).values(asked);
      await requireRoom(tx, 'quoteRequests', asker.uid, parts.storageAllowance);
      const [shown] = await asQuoteRequests(tx, [{ asked, product: { title }, estimate: null }]);
      return shown!;
    }),
  );
}

export async function listQuoteRequests(
  { db: { orm } }: TradeParts,
  { uid }: Asker,
  query: Paging,
): Promise<Schemas['QuoteRequestPage']> {
  const mine = eq(quoteRequests.seller, uid);
  const found = orm
    .select(columns)
    .from(quoteRequests)
    .leftJoin(products, eq(products.id, quoteRequests.productId))
    .leftJoin(estimates, eq(estimates.id, quoteRequests.estimateId))
    .where(and(mine, isNull(estimates.deletedAt)))
    .$dynamic();
  const order = [asc(quoteRequests.createdAt), asc(quoteRequests.id)];
  const { rows, total } = await pageOf(orm, found, order, query);
  return { quoteRequests: await asQuoteRequests(orm, rows), total };
}

export async function deleteQuoteRequest({ db }: TradeParts, asker: Asker, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id)).for('update');
    const concerns = row && (asker.isAdmin || asker.uid === row.seller || asker.uid === row.buyer);
    if (!concerns) throw notFound('question for a price');
    await tx.delete(quoteRequests).where(eq(quoteRequests.id, id));
  });
}
