/** Issues the invoice of an order, once, and lists what was issued to buyer and seller. */
import { eq } from 'drizzle-orm';
import { documentsAsked, standingInvoice } from '../../../src/events/invoice/decide.ts';
import type { ShownDocument } from '../../../src/events/invoice/port.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import { isParty } from '../../../src/events/transaction/parties.ts';
import { accepted } from '../../common/refusals.ts';
import { notFound } from '../../common/rows.ts';
import { transactions } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { orderOf } from '../transaction-stream.ts';
import { detailsOf } from './details.ts';
import { documentsOf, shownDocumentsOf, writeDown } from './documents.ts';

/** Copies lists, because the contract's types are not readonly. */
const asAnswer = (document: ShownDocument): Schemas['InvoiceDocument'] => ({
  ...document,
  lines: [...document.lines],
  taxes: [...document.taxes],
});

const changedMeanwhile = (what: string) =>
  new Problem(409, 'changed-meanwhile', `${what} changed meanwhile. Look again, then issue the invoice.`);

/** Issues what is due and returns the invoice in effect; repeating the request returns the same one. */
export async function issueInvoice(
  { db, clock }: TradeParts,
  by: Asker,
  number: number,
  { version, detailsVersion, rates }: Schemas['NewInvoice'],
): Promise<Schemas['InvoiceDocument']> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(transactions).where(eq(transactions.number, number)).for('update');
    if (!row || !isParty(row, by)) throw notFound('transaction');
    // Not even for admins: an invoice is issued in the shop's name, with its numbers.
    if (row.seller !== by.uid) throw new Problem(403, 'not-allowed', 'Only the seller can issue an invoice.');
    const order = await orderOf(tx, number);
    if (!order) throw notFound('transaction');
    const issued = await documentsOf(tx, number);
    const at = clock();
    const current = await detailsOf(tx, by.uid);
    const chosen = new Map(rates.map(({ lineId, rate }) => [lineId, rate]));
    const choices = { details: current.details, rates: chosen, at: at.toISOString() };
    const decided = documentsAsked(order, issued, choices);
    const otherDetails = current.version !== detailsVersion;
    // The changed details may be why the rate is unknown.
    if (otherDetails && decided instanceof Refused && decided.reason === 'unknown-rate')
      throw changedMeanwhile('Your invoice details have');
    const due = accepted(decided);
    if (due.length > 0 && order.version !== version) throw changedMeanwhile('This order has');
    if (due.length > 0 && otherDetails) throw changedMeanwhile('Your invoice details have');
    for (const document of due) await writeDown(tx, by.uid, document, at);
    return asAnswer(standingInvoice(await shownDocumentsOf(tx, number))!);
  });
}

export async function listInvoices(
  { db: { orm } }: TradeParts,
  by: Asker,
  number: number,
): Promise<Schemas['InvoiceDocuments']> {
  const [row] = await orm.select().from(transactions).where(eq(transactions.number, number));
  if (!row || !isParty(row, by)) throw notFound('transaction');
  return { invoices: (await shownDocumentsOf(orm, number)).map(asAnswer) };
}
