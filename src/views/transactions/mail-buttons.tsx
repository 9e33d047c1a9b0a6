/** Mails a document to the buyer, or a reminder of an overdue invoice; where no mail can be sent, copies the reminder's text. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { dayAt } from '../../events/invoice/days.ts';
import type { InvoiceDocument } from '../../events/invoice/document.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import type { MailKind } from '../../events/transaction/events.ts';
import { isOverdue } from '../../events/transaction/invoice-mail.ts';
import { letterOf } from '../../pdf/invoice/letter.ts';
import { BellIcon, CopyIcon, ShareIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { useSession } from '../session.ts';
import { useInvoiceMail } from './use-invoice-mail.ts';

export interface MailButtonProps {
  readonly order: TransactionDetail;
  /** Number of the invoice or credit note. */
  readonly document: string;
  readonly onSent: (order: TransactionDetail) => void;
}

function useMail({ order, document, onSent }: MailButtonProps) {
  const { busy, send } = useInvoiceMail();
  return {
    busy,
    async send(kind: MailKind) {
      const after = await send({ order, document, kind });
      if (after) onSent(after);
    },
  };
}

/** Nothing for buyers, and where no mail is sent or no address is known. */
export function MailButton(props: MailButtonProps) {
  const { busy, send } = useMail(props);
  const to = props.order.invoiceMailTo;
  if (!to) return null;
  return (
    <Button
      variant="default"
      loading={busy}
      maw="100%"
      leftSection={<ShareIcon size={18} />}
      onClick={() => void send('document')}
    >
      Email to {to}
    </Button>
  );
}

export interface ReminderButtonProps extends Omit<MailButtonProps, 'document'> {
  readonly document: InvoiceDocument;
}

/** Only for the seller of an unpaid order whose invoice is overdue. */
export function ReminderButton({ order, document, onSent }: ReminderButtonProps) {
  const { person } = useSession();
  const { busy, send } = useMail({ order, document: document.number, onSent });
  const [now] = useState(() => new Date().toISOString());
  const { dueOn, seller, number } = document;
  const owed =
    order.state === 'unpaid' && order.invoices.some((one) => one.number === number && one.upToDate);
  const late = isOverdue({ dueOn, today: dayAt(now, seller.timeZone) });
  if (!owed || !late || order.seller.uid !== person?.uid) return null;
  if (order.invoiceMailTo)
    return (
      <Button loading={busy} leftSection={<BellIcon size={18} />} onClick={() => void send('reminder')}>
        Email a reminder
      </Button>
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letterOf(document, 'reminder', true).paragraphs.join('\n\n'));
      notify({ message: 'Reminder copied. Paste it into a message.', tone: 'positive' });
    } catch {
      notify({ message: 'The reminder couldn’t be copied.', tone: 'negative' });
    }
  };
  return (
    <Button leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
      Copy a reminder
    </Button>
  );
}
