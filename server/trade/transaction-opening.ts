/** Opening transactions: from carts and estimates in the caller's database transaction, and by hand. */
import { requireRoom } from '../budget/room.ts';
import { and, eq, sql } from 'drizzle-orm';
import {
  type OrderDetails,
  orderDetailsErrors,
  tidyOrderDetails,
} from '../../src/events/transaction/contact.ts';
import type { Circumstances, Stock } from '../../src/events/transaction/decision.ts';
import type { TransactionCommand } from '../../src/events/transaction/decide.ts';
import type { Origin } from '../../src/events/transaction/events.ts';
import type { Line } from '../../src/events/transaction/line.ts';
import type { HandoverChoice } from '../../src/events/transaction/handover.ts';
import type { Queries } from '../db/database.ts';
import { quoteRequests, transactionNumbers, transactions } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { once } from '../common/once.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { businessName, cardsOf } from '../people/people-cards.ts';
import { hoursOf } from './shop-hours.ts';
import { accountOf, lockBuyer, type LockedBuyer } from './buyer-account.ts';
import { noteTransaction, unwrittenEstimate } from './bluebook/estimates.ts';
import { clientsAmong } from './relations.ts';
import { newStream } from '../common/streams.ts';
import { rowOf, type TransactionRow } from './transaction-row.ts';
import { lockProducts, moveStock, stockOf } from './transaction-stock.ts';
import { executeOrder, rules, streamOf } from './transaction-stream.ts';
import { getTransaction } from './transactions.ts';

/** Tidies and validates the details. @throws Problem naming the field that is wrong */
export function readDetails(details: OrderDetails): OrderDetails {
  const tidy = tidyOrderDetails(details, null);
  const [error] = Object.entries(orderDetailsErrors(tidy));
  if (!error) return tidy;
  const [field, message] = error;
  const place = field === 'note' || field === 'paymentMethod' ? field : `contact.${field}`;
  throw new Problem(400, 'bad-details', `${message}.`, place);
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
