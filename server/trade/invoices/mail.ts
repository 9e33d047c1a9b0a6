/**
 * Mails an issued document to its buyer, as the PDF that its page gives. The mail is sent between two database
 * transactions, since a mail server may take long; the allowance `invoiceMail` keeps a second request from mailing it again.
 */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { isUpToDate } from '../../../src/events/invoice/decide.ts';
import { dayAt } from '../../../src/events/invoice/days.ts';
import type { ShownDocument } from '../../../src/events/invoice/port.ts';
import { validateMailer } from '../../../src/events/transaction/decide.ts';
import { validateMail } from '../../../src/events/transaction/invoice-mail.ts';
import { isParty } from '../../../src/events/transaction/parties.ts';
import { drawInvoice, type Logo } from '../../../src/pdf/invoice/invoice-pdf.ts';
import { invoiceOf } from '../../../src/pdf/invoice/invoice.ts';
import { letterOf } from '../../../src/pdf/invoice/letter.ts';
import { charge } from '../../budget/charge.ts';
import { readFonts } from '../../common/read-fonts.ts';
import { accepted } from '../../common/refusals.ts';
import { notFound } from '../../common/rows.ts';
import { transactions } from '../../db/schema.ts';
import { reportMailFailure } from '../../identity/mail-failure.ts';
import { mailParagraphs, mailText } from '../../identity/mail-text.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { fileOf } from '../pictures.ts';
import { validateMerchant } from '../still-merchant.ts';
import { orderOf } from '../transaction-stream.ts';
import { getTransaction, recordInvoiceMail } from '../transactions.ts';
import { issuedFor, shownDocumentsOf } from './documents.ts';

export async function mailInvoice(
  parts: TradeParts,
  by: Asker,
  number: number,
  documentNumber: string,
  { version, kind }: Schemas['NewInvoiceMail'],
): Promise<Schemas['Transaction']> {
  const { orm } = parts.db;
  const [row] = await orm.select().from(transactions).where(eq(transactions.number, number));
  if (!row || !isParty(row, by)) throw notFound('transaction');
  const order = await orderOf(orm, number);
  if (!order) throw notFound('transaction');
  accepted(validateMailer(order, { by, seen: version }));
  validateMerchant(by);
  const document = (await shownDocumentsOf(orm, number)).find((one) => one.number === documentNumber);
  if (!document) throw notFound('invoice');
  if (!parts.mailIsSent)
    throw new Problem(409, 'no-mail', 'This site sends no mail. Save the invoice as a PDF instead.');
  const at = parts.clock().toISOString();
  const issued = await issuedFor(orm, order);
  const isCurrent = document.kind === 'invoice' && isUpToDate(document, order) && isLast(issued, document);
  const today = dayAt(at, document.seller.timeZone);
  accepted(
    validateMail(order, { number: documentNumber, isCurrent, dueOn: document.dueOn, today }, kind, at),
  );
  await charge(parts, 'invoiceMail', String(number), documentNumber);
  if (kind === 'reminder') await charge(parts, 'reminderMail', String(number));
  await charge(parts, 'invoiceMailByMerchant', row.seller);
  await charge(parts, 'mailByEmail', order.contact.email);
  const now = { state: order.status, paidAt: order.paidAt, invoices: issued };
  const letter = letterOf(document, kind, isCurrent && order.status === 'unpaid');
  const invoice = invoiceOf(document, now);
  const file = Buffer.from(drawInvoice(invoice, readFonts(), await logoOf(parts, document)));
  try {
    await parts.mailer.send(
      order.contact.email,
      mailText`${letter.subject}`,
      mailParagraphs([
        ...letter.paragraphs,
        'It’s attached as a PDF. Please don’t reply to this mail: nobody reads it.',
        ...(row.buyer === null ? [] : [`See your order: ${parts.publicUrl}/view-transaction/${number}`]),
      ]),
      [{ filename: invoice.fileName, content: file, contentType: 'application/pdf' }],
    );
  } catch (error) {
    reportMailFailure(error);
    throw new Problem(503, 'mail-failed', 'The mail could not be sent. Try again in a minute.');
  }
  await recordInvoiceMail(parts, by, number, { invoice: documentNumber, kind });
  return getTransaction(parts, by, number);
}

const isLast = (issued: readonly { readonly number: string }[], { number }: ShownDocument) =>
  issued.at(-1)?.number === number;

/** The format that PDFs take. A logo whose file is gone is left out. */
async function logoOf({ files }: TradeParts, { logo }: ShownDocument): Promise<Logo | null> {
  const image = logo && (await files.read(fileOf(logo.id, 'small')));
  if (!image) return null;
  const { data, info } = await sharp(image).png().toBuffer({ resolveWithObject: true });
  return { png: new Uint8Array(data), width: info.width, height: info.height };
}
