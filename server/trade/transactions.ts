/**
 * Transactions: src/events/transaction decides each command on the current stream; the facts, the row that lists read and
 * the stock of the products are written in one database transaction. Locks are always taken in the same order: the
 * transaction's row, the buyer (lockBuyer), then the products by their ids.
 */
import { requireRoom } from '../budget/room.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  type OrderDetails,
  orderDetailsErrors,
  tidyOrderDetails,
} from '../../src/events/transaction/contact.ts';
import {
  type Circumstances,
  isParty,
  type Stock,
  type TransactionChange,
  type TransactionCommand,
  transactionDecider,
} from '../../src/events/transaction/decide.ts';
import { type Origin, transactionFacts, transactionStreamName } from '../../src/events/transaction/events.ts';
import { countedQuantity } from '../../src/events/transaction/hold.ts';
import { type Line, totalCentsOf } from '../../src/events/transaction/line.ts';
import { type Offers, pricesToday } from '../../src/events/transaction/raise.ts';
import {
  heldQuantity,
  type Transaction,
  type TransactionState,
} from '../../src/events/transaction/projection.ts';
import type { HandoverChoice } from '../../src/events/transaction/handover.ts';
import type { Queries } from '../db/database.ts';
import { products, quoteRequests, transactionNumbers, transactions } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { execute } from '../common/commands.ts';
import { once } from '../common/once.ts';
import { accepted } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { businessName, cardsOf } from '../people/people-cards.ts';
import { hoursOf } from './shop-hours.ts';
import { clearReady, mailOrder, notifyOfOrder, type OrderNoticeKind } from './order-notices.ts';
import { accountOf, lockBuyer, type LockedBuyer } from './buyer-account.ts';
import { noteTransaction, unwrittenEstimate } from './bluebook/estimates.ts';
import { creditWhatIsOver, issuedFor } from './invoices/documents.ts';
import { offeredTo, type ProductRow } from './products.ts';
import { clientsAmong } from './relations.ts';
import { newStream, readStream, type Stream } from '../common/streams.ts';

const rules = { facts: transactionFacts, ...transactionDecider };
export type TransactionRow = typeof transactions.$inferSelect;

const streamOf = (number: number) => transactionStreamName(String(number));

/** Tidies and validates the details. @throws Problem naming the field that is wrong */
export function readDetails(details: OrderDetails): OrderDetails {
  const tidy = tidyOrderDetails(details, null);
  const [error] = Object.entries(orderDetailsErrors(tidy));
  if (!error) return tidy;
  const [field, message] = error;
  const place = field === 'note' || field === 'paymentMethod' ? field : `contact.${field}`;
  throw new Problem(400, 'bad-details', `${message}.`, place);
}

/** Locks the products until the transaction ends. @returns their rows by id */
async function lockProducts(tx: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

export const stockOf = (rows: Iterable<ProductRow>): Stock =>
  new Map([...rows].flatMap(({ id, stock }) => (stock === null ? [] : [[id, stock] as const])));

/**
 * Adjusts stock by the difference in held items. The products must be locked; `stock` has those of them whose stock is
 * counted.
 */
async function moveStock(
  tx: Queries,
  stock: Stock,
  before: TransactionState,
  after: TransactionState,
): Promise<void> {
  const [heldBefore, heldAfter] = [heldQuantity(before), heldQuantity(after)];
  const moved = [...new Set([...heldBefore.keys(), ...heldAfter.keys()])].flatMap((id) => {
    const taken = (heldAfter.get(id) ?? 0) - (heldBefore.get(id) ?? 0);
    return taken === 0 || !stock.has(id) ? [] : [sql`(${id}, ${taken}::int)`];
  });
  if (moved.length === 0) return;
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} - moved.taken`, version: sql`${products.version} + 1` })
    .from(sql`(values ${sql.join(moved, sql`, `)}) as moved (id, taken)`)
    .where(sql`${products.id} = moved.id`);
}

/** The row of a transaction, which lists read. */
function rowOf(
  {
    version,
    status,
    buyer,
    seller,
    contact,
    paymentMethod,
    lines,
    number,
    draftedAt,
    heldUntil,
    handover,
    readyAt,
  }: Transaction,
  sellerName: string,
  stock: Stock,
): TransactionRow {
  const titles = lines.map(({ title }) => title);
  return {
    number,
    version,
    state: status,
    buyer,
    seller,
    buyerName: contact.name,
    sellerName,
    phone: contact.phone,
    title: titles[0] ?? '',
    lineCount: lines.length,
    lines: lines.map(({ productId, title, quantity, priceCents }) => ({
      productId,
      title,
      quantity,
      cents: priceCents * quantity,
    })),
    totalCents: totalCentsOf(lines) ?? 0,
    paymentMethod,
    searched: [String(number), contact.name, sellerName, ...titles].join('\n').toLowerCase(),
    createdAt: new Date(draftedAt),
    heldUntil: heldUntil === null ? null : new Date(heldUntil),
    heldQuantity: status === 'unpaid' ? countedQuantity(lines, stock) : 0,
    handoverAt: handover === null ? null : new Date(handover.start),
    readyAt: readyAt === null ? null : new Date(readyAt),
  };
}

export interface Opening extends OrderDetails {
  readonly origin: Origin;
  readonly buyer: string | null;
  readonly seller: string;
  readonly lines: readonly Line[];
  readonly place: boolean;
  /** null: no time was chosen. */
  readonly choice: HandoverChoice | null;
}

interface OpeningParts {
  readonly by: Asker;
  /** null: a draft, or a buyer without an account. */
  readonly buyer: LockedBuyer | null;
  readonly stock: Stock;
  readonly sellerName: string;
  readonly at: Date;
}

/**
 * Runs in the caller's transaction, which must hold the locks of the buyer and the products.
 * @throws Problem when a rule refuses the command
 */
export async function openTransaction(
  tx: Queries,
  opening: Opening,
  { by, buyer, stock, sellerName, at }: OpeningParts,
): Promise<TransactionRow> {
  const drawn = await tx.execute(sql`select nextval(${transactionNumbers.seqName}::regclass)::int as number`);
  const [{ number } = { number: 0 }] = (drawn as unknown as { rows: { number: number }[] }).rows;
  const account = await accountOf(tx, buyer, number, opening.seller);
  const hours = opening.choice && (await hoursOf(tx, opening.seller)).hours;
  const here: Circumstances = { stock, account, hours, at: at.toISOString() };
  const command: TransactionCommand = { type: 'OpenTransaction', by, number, ...here, ...opening };
  const { state } = await executeOrder(tx, newStream(rules, streamOf(number)), command, at);
  await moveStock(tx, stock, null, state);
  const row = rowOf(state!, sellerName, stock);
  await tx.insert(transactions).values(row);
  return row;
}

/** @throws Problem when a rule refuses it */
async function executeOrder(
  tx: Queries,
  stream: Stream<TransactionState>,
  command: TransactionCommand,
  at: Date,
): Promise<Stream<TransactionState>> {
  const actor = command.type === 'ExpireHold' ? 'system' : command.by.uid;
  return accepted(await execute(tx, rules, stream, { command, actor, at }));
}

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
  { db: { orm } }: TradeParts,
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

export async function createTransaction(
  parts: TradeParts,
  by: Asker,
  { key, ...content }: Schemas['NewTransaction'],
): Promise<Schemas['Transaction']> {
  const at = parts.clock();
  const { contact, paymentMethod, note, place } = content;
  const details = readDetails({ contact, paymentMethod, note });
  const request = { uid: by.uid, key, operation: 'createTransaction', content, at, lasting: false };
  const { number } = await inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      const { buyer, estimateOfBuyer } = await buyerOf(tx, by, content);
      const own = content.estimateId && (await unwrittenEstimate(tx, by, content.estimateId));
      const locked = place ? await lockBuyer(tx, buyer) : null;
      const ids = content.lines.flatMap(({ productId }) => productId ?? []);
      const rows = await lockProducts(tx, ids);
      if (ids.some((id) => rows.get(id)?.seller !== by.uid)) throw notFound('product');
      const opening: Opening = {
        ...details,
        origin: 'hand',
        buyer,
        seller: by.uid,
        lines: content.lines.map((line, i) => ({ ...line, title: line.title.trim(), id: String(i + 1) })),
        place,
        choice: null,
      };
      const sellerName = businessName((await cardsOf(tx, [by.uid]))(by.uid));
      const opened = await openTransaction(tx, opening, {
        by,
        buyer: locked,
        stock: stockOf(rows.values()),
        sellerName,
        at,
      });
      await requireRoom(
        tx,
        place ? 'openTransactions' : 'drafts',
        place ? buyer : by.uid,
        parts.storageAllowance,
      );
      for (const id of [own && own.id, estimateOfBuyer]) {
        if (id) await noteTransaction(tx, id, opened.number);
      }
      return { number: opened.number };
    }),
  );
  return getTransaction(parts, by, number);
}

interface NamedBuyer {
  readonly buyer: string | null;
  /** The estimate that the quote request was about; null: none. */
  readonly estimateOfBuyer: string | null;
}

/** The named client, or the sender of the quote request that this answers; the request is deleted. */
async function buyerOf(
  tx: Queries,
  { uid }: Asker,
  { buyerUid, quoteRequestId }: Pick<Schemas['NewTransaction'], 'buyerUid' | 'quoteRequestId'>,
): Promise<NamedBuyer> {
  if (quoteRequestId !== null) {
    const [asked] = await tx
      .delete(quoteRequests)
      .where(and(eq(quoteRequests.id, quoteRequestId), eq(quoteRequests.seller, uid)))
      .returning({ buyer: quoteRequests.buyer, estimateOfBuyer: quoteRequests.estimateId });
    if (!asked) throw notFound('question for a price');
    if (buyerUid === null || buyerUid === asked.buyer) return asked;
    throw new Problem(409, 'not-asked', 'Somebody else has asked for this price.', 'buyerUid');
  }
  if (buyerUid !== null && !(await clientsAmong(tx, uid, [buyerUid])).has(buyerUid)) {
    throw new Problem(409, 'not-client', 'Only one of your clients can be named as the buyer.', 'buyerUid');
  }
  return { buyer: buyerUid, estimateOfBuyer: null };
}

/** The current state; null: there is no such transaction. */
export async function orderOf(orm: Queries, number: number): Promise<TransactionState> {
  return (await readStream(orm, rules, streamOf(number))).state;
}
