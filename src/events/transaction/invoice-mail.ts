/** [INVOICE11–12] The rules of mails with an invoice or a credit note: to whom, how often, and when a reminder may be sent. */
import type { Refused } from '../log/decider.ts';
import type { MailKind } from './events.ts';
import type { Transaction } from './projection.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';

/** A document that is to be mailed, as far as the rules ask about it. */
export interface MailedDocument {
  readonly number: string;
  /** Whether it is the invoice of the order in its current state. */
  readonly isCurrent: boolean;
  /** Days, like `2026-11-27`, in the shop's time zone; null: due at once. */
  readonly dueOn: string | null;
  readonly today: string;
}

/** Limit per document. */
export const maxMails = 3;

/** Reminders are limited so that they do not become a nuisance. */
const betweenRemindersMs = 7 * 24 * 3_600_000;

export const remindedLately = (
  { remindedAt }: Pick<Transaction, 'remindedAt'>,
  at: string,
): Refused<TransactionRefusal> | null =>
  remindedAt !== null && Date.parse(at) < Date.parse(remindedAt) + betweenRemindersMs
    ? refuse('reminded-lately', 'You sent a reminder less than 7 days ago. Give them a little time.')
    : null;

/** Whether payment is late. */
export const isOverdue = ({ dueOn, today }: Pick<MailedDocument, 'dueOn' | 'today'>): boolean =>
  dueOn !== null && dueOn < today;

/** @param at UTC, ISO 8601 */
export function validateMail(
  state: Transaction,
  document: MailedDocument,
  kind: MailKind,
  at: string,
): Refused<TransactionRefusal> | null {
  if (state.contact.email === '')
    return refuse('no-email', 'This order has no email address. Save the invoice as a PDF instead.');
  if (kind === 'reminder') {
    if (state.status !== 'unpaid' || !document.isCurrent)
      return refuse('nothing-owed', 'Nothing is owed for this invoice, so there is nothing to remind of.');
    if (!isOverdue(document)) return refuse('not-due', 'This invoice is not overdue yet.');
    const lately = remindedLately(state, at);
    if (lately) return lately;
  }
  const sent = state.invoiceMails.filter(({ invoice }) => invoice === document.number).length;
  return sent < maxMails
    ? null
    : refuse('mailed-often', `This was mailed ${maxMails} times already. Save it as a PDF instead.`);
}
