/** Mails an issued document from a page, and says whether it was sent. */
import { useState } from 'react';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import type { MailKind } from '../../events/transaction/events.ts';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';

export interface Mailed {
  readonly order: Pick<TransactionDetail, 'number' | 'version' | 'invoiceMailTo'>;
  /** Number of the invoice or credit note. */
  readonly document: string;
  readonly kind: MailKind;
  /** Said before the reason when it was not sent. */
  readonly unsent?: string;
}

export function useInvoiceMail() {
  const { invoices } = useApp();
  const [busy, setBusy] = useState(false);
  /** Resolves with the order after it, or null if it was not sent. */
  const send = async ({ order, document, kind, unsent = '' }: Mailed): Promise<TransactionDetail | null> => {
    setBusy(true);
    try {
      const after = await invoices.mail(order.number, document, { version: order.version, kind });
      const what = kind === 'reminder' ? 'Reminder' : document;
      notify({ message: `${what} sent to ${order.invoiceMailTo}`, tone: 'positive' });
      return after;
    } catch (error) {
      notify({ message: unsent + messageOf(error), tone: 'negative' });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
