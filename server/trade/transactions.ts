/**
 * Transactions: src/events/transaction decides each command on the current stream; the facts, the row that lists read and
 * the stock of the products are written in one database transaction. Locks are always taken in the same order: the
 * transaction's row, the buyer (lockBuyer), then the products by their ids.
 */
import { eq, inArray } from 'drizzle-orm';
import type { Circumstances, Stock } from '../../src/events/transaction/decision.ts';
import { isParty } from '../../src/events/transaction/parties.ts';
import type { TransactionChange } from '../../src/events/transaction/decide.ts';
import { type Offers, pricesToday } from '../../src/events/transaction/raise.ts';
import type { MailKind } from '../../src/events/transaction/events.ts';
import type { Transaction, TransactionState } from '../../src/events/transaction/projection.ts';
import type { Queries } from '../db/database.ts';
import { products, transactions } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Asker } from '../security/session.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { cardsOf } from '../people/people-cards.ts';
import { hoursOf } from './shop-hours.ts';
import { clearReady, mailOrder, notifyOfOrder, type OrderNoticeKind } from './order-notices.ts';
import { accountOf, lockBuyer } from './buyer-account.ts';
import { creditWhatIsOver, issuedFor } from './invoices/documents.ts';
import { offeredTo, type ProductRow } from './product-rights.ts';
import { readStream } from '../common/streams.ts';
import { rowOf, type TransactionRow } from './transaction-row.ts';
import { validateMerchant } from './still-merchant.ts';
import { lockProducts, moveStock, stockOf } from './transaction-stock.ts';
import { executeOrder, rules, streamOf } from './transaction-stream.ts';

/** @throws Problem not-found, also for anybody who may not see it */
export async function changeTransaction(
  parts: TradeParts,
  by: Asker,
  number: number,
  seen: number,
  change: TransactionChange,
): Promise<Schemas['Transaction']> {
  const mailed = await inTransaction(parts.db, async (tx) => {
    const [row] = await tx.select().from(transactions).where(eq(transactions.number, number)).for('update');
    if (!row || !isParty(row, by)) throw notFound('transaction');
    if (change.type === 'RemindBuyer' && by.uid === row.seller) validateMerchant(by);
    const stream = await readStream(tx, rules, streamOf(number));
    const account = await accountOf(tx, await lockBuyer(tx, row.buyer), number, row.seller);
    const rows = await lockProducts(tx, productIdsOf(stream.state));
    const offers = await offersOf(tx, row.buyer, rows);
    const at = parts.clock();
    const hours = change.type === 'SetHandover' ? (await hoursOf(tx, row.seller)).hours : null;
    const here: Circumstances = { stock: stockOf(rows.values()), account, hours, at: at.toISOString() };
    const { state } = await executeOrder(tx, stream, { ...change, ...here, by, seen, offers }, at);
    await write(tx, row, here.stock, stream.state, state!);
    await creditWhatIsOver(tx, state!, at);
    return notifyBuyer(tx, stream.state, state!, at);
  });
  if (mailed) await mailOrder(parts, number, mailed);
  return getTransaction(parts, by, number);
}

/** Stores or clears notices for the buyer's account. @returns what is mailed to them as well; null: nothing */
async function notifyBuyer(
  tx: Queries,
  before: TransactionState,
  after: Transaction,
  at: Date,
): Promise<OrderNoticeKind | null> {
  const { buyer, number, readyAt, remindedAt } = after;
  if (buyer === null) return null;
  if (remindedAt !== (before?.remindedAt ?? null)) {
    await notifyOfOrder(tx, buyer, number, 'reminder', at);
    return 'reminder';
  }
  const isReady = readyAt !== null;
  if (isReady === Boolean(before?.readyAt)) return null;
  await (isReady ? notifyOfOrder(tx, buyer, number, 'ready', at) : clearReady(tx, buyer, number));
  return isReady ? 'ready' : null;
}

/** Runs in the caller's transaction, which must hold the row's lock. */
export async function expireHold(tx: Queries, row: TransactionRow, at: Date): Promise<void> {
  const stream = await readStream(tx, rules, streamOf(row.number));
  const stock = stockOf((await lockProducts(tx, productIdsOf(stream.state))).values());
  const { state } = await executeOrder(tx, stream, { type: 'ExpireHold', at: at.toISOString() }, at);
  await write(tx, row, stock, stream.state, state!);
  await creditWhatIsOver(tx, state!, at);
}

/** Records that a mail with a document has left this server. */
export const recordInvoiceMail = (
  { db, clock }: TradeParts,
  by: Asker,
  number: number,
  mail: { readonly invoice: string; readonly kind: MailKind },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(transactions).where(eq(transactions.number, number)).for('update');
    if (!row) throw notFound('transaction');
    const stream = await readStream(tx, rules, streamOf(number));
    const stock = stockOf((await lockProducts(tx, productIdsOf(stream.state))).values());
    const { state } = await executeOrder(tx, stream, { type: 'RecordInvoiceMail', by, ...mail }, clock());
    await write(tx, row, stock, stream.state, state!);
  });

/** Writes what follows from the facts: the stock of the products, and the row. */
async function write(
  tx: Queries,
  { number, sellerName }: TransactionRow,
  stock: Stock,
  before: TransactionState,
  after: Transaction,
): Promise<void> {
  await moveStock(tx, stock, before, after);
  await tx
    .update(transactions)
    .set(rowOf(after, sellerName, stock))
    .where(eq(transactions.number, number));
}

const productIdsOf = (state: TransactionState) =>
  (state?.lines ?? []).flatMap(({ productId }) => productId ?? []);

/** What the buyer could order now. To a buyer without an account, the seller may sell hidden products, too. */
const offersOf = async (
  tx: Queries,
  buyer: string | null,
  rows: ReadonlyMap<string, ProductRow>,
): Promise<Offers> => (buyer === null ? rows : offeredTo(tx, buyer, [...rows.keys()]));

export async function getTransaction(
  { db: { orm }, mailIsSent }: TradeParts,
  by: Asker,
  number: number,
): Promise<Schemas['Transaction']> {
  const [row] = await orm.select().from(transactions).where(eq(transactions.number, number));
  if (!row || !isParty(row, by)) throw notFound('transaction');
  const { state, records } = await readStream(orm, rules, streamOf(number));
  if (!state) throw notFound('transaction');
  const { version, status, origin, buyer, seller, contact, lines, paymentMethod, note } = state;
  const cards = await cardsOf(orm, [buyer, seller, ...records.map(({ actor }) => actor)]);
  const more = await pricesOfMore(orm, state);
  return {
    number,
    state: status,
    version,
    origin,
    buyer: { uid: buyer, userName: buyer && cards(buyer).userName, name: contact.name },
    seller: { uid: seller, userName: cards(seller).userName, name: row.sellerName },
    contact,
    lines: lines.map((line) => ({
      ...line,
      lineCents: line.priceCents * line.quantity,
      moreCents: more.get(line.id) ?? null,
    })),
    totalCents: row.totalCents,
    paymentMethod,
    note,
    createdAt: state.draftedAt,
    placedAt: state.placedAt,
    paidAt: state.paidAt,
    heldUntil: state.heldUntil,
    handover: state.handover,
    readyAt: state.readyAt,
    remindedAt: state.remindedAt,
    invoiceMailTo: mailIsSent && by.isMerchant && (by.isAdmin || by.uid === seller) ? contact.email : null,
    invoices: await issuedFor(orm, state),
    history: records.map(({ seq, type, v, at, actor, data }) => ({
      seq,
      type,
      v,
      at,
      by: cards(actor).displayName,
      data: data as Record<string, unknown>,
    })),
  };
}

/**
 * Today's price of one more item of each line, by line id. Sold-out products are left out; empty once quantities can no
 * longer change.
 */
async function pricesOfMore(orm: Queries, state: Transaction): Promise<ReadonlyMap<string, number>> {
  if (state.status !== 'draft' && state.status !== 'unpaid') return new Map();
  const ids = productIdsOf(state);
  const rows = ids.length === 0 ? [] : await orm.select().from(products).where(inArray(products.id, ids));
  const offers = await offersOf(orm, state.buyer, new Map(rows.map((row) => [row.id, row])));
  const soldOut = new Set(rows.flatMap(({ id, stock }) => (stock !== null && stock <= 0 ? [id] : [])));
  const prices = pricesToday(state, offers);
  return new Map(
    state.lines.flatMap(({ id, productId }) => {
      const today = prices.get(id);
      return today && !(productId && soldOut.has(productId)) ? [[id, today.priceCents] as const] : [];
    }),
  );
}
