/** Stores invoices and credit notes, numbered by seller and year. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { documentsDue, isUpToDate, standingInvoice } from '../../../src/events/invoice/decide.ts';
import {
  documentNumber,
  type InvoiceDocument,
  type UnnumberedDocument,
  yearOf,
} from '../../../src/events/invoice/document.ts';
import type { ShownDocument } from '../../../src/events/invoice/port.ts';
import type { IssuedInvoice } from '../../../src/events/transaction/detail.ts';
import type { Transaction } from '../../../src/events/transaction/projection.ts';
import type { Queries } from '../../db/database.ts';
import { invoiceDetails, invoices, invoiceSeries, pictures } from '../../db/schema.ts';
import { asPicture } from '../pictures.ts';

/** Oldest first. */
export async function documentsOf(orm: Queries, order: number): Promise<readonly InvoiceDocument[]> {
  const rows = await orm
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.order, order))
    .orderBy(asc(invoices.nth));
  return rows.map(({ document }) => document);
}

/** The same, with their logos. */
export async function shownDocumentsOf(orm: Queries, order: number): Promise<readonly ShownDocument[]> {
  const rows = await orm
    .select({ document: invoices.document, logo: pictures })
    .from(invoices)
    .leftJoin(pictures, eq(pictures.id, invoices.logoId))
    .where(eq(invoices.order, order))
    .orderBy(asc(invoices.nth));
  return rows.map(({ document, logo }) => ({ ...document, logo: logo && asPicture(logo) }));
}

/**
 * Summaries for an order's page. Only the invoice in effect (`standingInvoice`) is read in full, to compare it with the
 * order.
 */
export async function issuedFor(orm: Queries, order: Transaction): Promise<IssuedInvoice[]> {
  const { document } = invoices;
  const issued = await orm
    .select({
      number: sql<string>`${document} ->> 'number'`,
      kind: sql<InvoiceDocument['kind']>`${document} ->> 'kind'`,
      totalCents: sql`${document} ->> 'totalCents'`.mapWith(Number),
      currency: sql<string>`${document} #>> '{seller,currency}'`,
      nth: invoices.nth,
    })
    .from(invoices)
    .where(eq(invoices.order, order.number))
    .orderBy(asc(invoices.nth));
  const last = standingInvoice(issued);
  const [standing] = last
    ? await orm
        .select({ document })
        .from(invoices)
        .where(and(eq(invoices.order, order.number), eq(invoices.nth, last.nth)))
    : [];
  const isCurrent = standing !== undefined && isUpToDate(standing.document, order);
  return issued.map(({ nth, ...shown }) => ({
    ...shown,
    upToDate: isCurrent && nth === last?.nth,
    mailedAt: order.invoiceMails.findLast(({ invoice }) => invoice === shown.number)?.at ?? null,
  }));
}

/**
 * Stores a document under the next number, in the caller's transaction, which must hold the order's lock. The series is
 * locked last, so that there are no deadlocks.
 */
export async function writeDown(
  tx: Queries,
  seller: string,
  document: UnnumberedDocument,
  at: Date,
): Promise<InvoiceDocument> {
  const year = yearOf(document);
  const [taken] = await tx
    .insert(invoiceSeries)
    .values({ seller, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.seller, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ place: invoiceSeries.last });
  const { place } = taken!;
  const numbered: InvoiceDocument = { ...document, number: documentNumber(year, place) };
  const { order } = document;
  const nth = (await tx.$count(invoices, eq(invoices.order, order))) + 1;
  const logoId = await logoFor(tx, seller, document, nth);
  await tx
    .insert(invoices)
    .values({ seller, year, place, order, nth, document: numbered, issuedAt: at, logoId });
  return numbered;
}

/** A credit note looks like the invoice it reverses, which is the document before it. */
async function logoFor(
  tx: Queries,
  seller: string,
  { kind, order }: UnnumberedDocument,
  nth: number,
): Promise<string | null> {
  const [row] =
    kind === 'invoice'
      ? await tx
          .select({ logoId: invoiceDetails.logoId })
          .from(invoiceDetails)
          .where(eq(invoiceDetails.owner, seller))
          // Whoever replaces this logo waits, and then finds it in use.
          .for('share')
      : await tx
          .select({ logoId: invoices.logoId })
          .from(invoices)
          .where(and(eq(invoices.order, order), eq(invoices.nth, nth - 1)));
  return row?.logoId ?? null;
}

/** Issues the credit note due when an order was refunded or cancelled, in the transaction that changes the order. */
export async function creditWhatIsOver(tx: Queries, order: Transaction, at: Date): Promise<void> {
  if (order.status !== 'refunded' && order.status !== 'cancelled') return;
  const issued = await documentsOf(tx, order.number);
  for (const document of documentsDue(order, issued, at.toISOString()))
    await writeDown(tx, order.seller, document, at);
}
