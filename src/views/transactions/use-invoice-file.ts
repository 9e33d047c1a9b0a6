/** Saves or shares invoices and credit notes as files. Failures are shown in a notice. */
import { useState } from 'react';
import type { ShownDocument } from '../../events/invoice/port.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { fetchFonts } from '../../pdf/fetch-fonts.ts';
import { type InvoicedNow, invoiceOf } from '../../pdf/invoice/invoice.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { saveFile } from '../ui/save-file.ts';
import { shareFile } from '../ui/share-file.ts';
import { loadLogo } from './load-logo.ts';

export interface InvoiceFile {
  readonly busy: boolean;
  /** Saves a document that is in memory. */
  readonly save: (document: ShownDocument, now: InvoicedNow) => Promise<void>;
  /** Loads an issued document by its number and saves it. */
  readonly fetch: (transaction: TransactionDetail, number: string) => Promise<void>;
  /** Loads it and opens the system's share sheet. */
  readonly share: (transaction: TransactionDetail, number: string) => Promise<void>;
}

export const invoiceType = 'application/pdf';

export function useInvoiceFile(): InvoiceFile {
  const { invoices } = useApp();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      notify({
        message: 'The PDF could not be made. Try again when there is a network.',
        tone: 'negative',
      });
    } finally {
      setBusy(false);
    }
  };
  const draw = async (document: ShownDocument, now: InvoicedNow) => {
    const [{ drawInvoice }, fonts, logo] = await Promise.all([
      import('../../pdf/invoice/invoice-pdf.ts'),
      fetchFonts(),
      loadLogo(document.logo),
    ]);
    const invoice = invoiceOf(document, now);
    return new File([drawInvoice(invoice, fonts, logo)], invoice.fileName, { type: invoiceType });
  };
  const drawIssued = async (transaction: TransactionDetail, number: string) => {
    const issued = await invoices.issued(transaction.number);
    const document = issued.find((one) => one.number === number);
    if (!document) throw new Error(`There is no invoice ${number} of ${transaction.number}`);
    return draw(document, transaction);
  };
  const save = (file: File) => saveFile(file, file.name);
  return {
    busy,
    save: (document, now) => attempt(async () => save(await draw(document, now))),
    fetch: (transaction, number) => attempt(async () => save(await drawIssued(transaction, number))),
    share: (transaction, number) =>
      attempt(async () => shareFile(await drawIssued(transaction, number), 'The PDF is ready')),
  };
}
