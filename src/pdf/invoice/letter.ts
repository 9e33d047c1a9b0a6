/** [INVOICE12] The words that go with an invoice or a credit note in a mail, and those of a reminder. */
import { symbolOf } from '../../events/invoice/currency.ts';
import { dayInWords } from '../../events/invoice/days.ts';
import type { InvoiceDocument } from '../../events/invoice/document.ts';
import { formatCents } from '../../events/shared/money.ts';
import type { MailKind } from '../../events/transaction/events.ts';

export interface Letter {
  readonly subject: string;
  /** Each is one line. */
  readonly paragraphs: readonly string[];
}

/** @param owed whether it is still to be paid */
export function letterOf(document: InvoiceDocument, kind: MailKind, owed: boolean): Letter {
  const { number, order, dueOn, issuedOn, seller, totalCents, creditedNumber } = document;
  const { legalName, currency, paymentLink } = seller;
  const total = formatCents(totalCents, { symbol: symbolOf(currency) });
  const toPay = [
    ...(owed && kind === 'document' && dueOn ? [`Please pay ${total} by ${dayInWords(dueOn)}.`] : []),
    ...(owed && paymentLink ? [`Pay online: ${paymentLink}`] : []),
  ];
  if (document.kind === 'credit-note')
    return {
      subject: `Credit note ${number} from ${legalName}`,
      paragraphs: [
        'Hello,',
        `${legalName} has cancelled invoice ${creditedNumber} for order ${order}. Here is credit note ${number} over ${total}.`,
      ],
    };
  if (kind === 'reminder')
    return {
      subject: `Reminder: invoice ${number} from ${legalName}`,
      paragraphs: [
        'Hello,',
        `Invoice ${number} of ${dayInWords(issuedOn)} over ${total} was due on ${dayInWords(dueOn ?? issuedOn)} and is still unpaid. If you’ve paid in the meantime, please ignore this.`,
        ...toPay,
        `Thank you, ${legalName}`,
      ],
    };
  return {
    subject: `Invoice ${number} from ${legalName}`,
    paragraphs: [
      'Hello,',
      `Here is invoice ${number} over ${total} from ${legalName}, for order ${order}.`,
      ...toPay,
    ],
  };
}
