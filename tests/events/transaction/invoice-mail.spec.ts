/** Who may mail an invoice, how often, and when a reminder may be sent. */
import { describe, expect, it } from 'vitest';
import { transactionDecider, validateMailer } from '../../../src/events/transaction/decide.ts';
import { transactionFact, type TransactionFact } from '../../../src/events/transaction/events.ts';
import { type MailedDocument, maxMails, validateMail } from '../../../src/events/transaction/invoice-mail.ts';
import type { Transaction } from '../../../src/events/transaction/projection.ts';
import { given } from '../../given.ts';

const contact = { name: 'Rosa', phone: '+14155552671', email: 'rosa@patina.example', address: '' };
const drafted = (email = contact.email) =>
  transactionFact.TransactionDrafted({
    ...{ number: 6_000_001, origin: 'hand', buyer: null, seller: 'seller' },
    ...{ contact: { ...contact, email }, paymentMethod: 'cash', note: '' },
    lines: [{ id: '1', productId: null, title: 'Reins', priceCents: 100, quantity: 1 }],
  });
const placed = transactionFact.TransactionPlaced({ heldUntil: null });
const mailed = (kind: 'document' | 'reminder', invoice = '2026-0001') =>
  transactionFact.TransactionInvoiceMailed({ invoice, kind });
const order = (...facts: readonly TransactionFact[]): Transaction =>
  given(transactionDecider, ...facts).state()!;
const invoice: MailedDocument = {
  ...{ number: '2026-0001', isCurrent: true, dueOn: '2026-12-01', today: '2026-12-02' },
};
const at = '2026-12-02T12:00:00.000Z';
const refusal = (state: Transaction, kind: 'document' | 'reminder', changes: Partial<MailedDocument> = {}) =>
  validateMail(state, { ...invoice, ...changes }, kind, at)?.reason ?? null;

describe('an invoice by mail', () => {
  it('[INVOICE11] is mailed by the seller or an admin, in the state they saw', () => {
    const state = order(drafted(), placed);
    const ask = (uid: string, isAdmin = false, seen = state.version) =>
      validateMailer(state, { by: { uid, isAdmin }, seen })?.reason ?? null;
    expect(ask('seller')).toBeNull();
    expect(ask('boss', true)).toBeNull();
    expect(ask('other')).toBe('not-allowed');
    expect(ask('seller', false, state.version - 1)).toBe('changed-meanwhile');
  });

  it('[INVOICE11] needs an address, and is mailed at most three times', () => {
    expect(refusal(order(drafted(''), placed), 'document')).toBe('no-email');
    const times = (count: number) =>
      order(drafted(), placed, ...Array.from({ length: count }, () => mailed('document')));
    expect(refusal(times(maxMails - 1), 'document')).toBeNull();
    expect(refusal(times(maxMails), 'document')).toBe('mailed-often');
    expect(refusal(times(maxMails), 'document', { number: '2026-0002' })).toBeNull();
  });

  it('[INVOICE12] is followed by a reminder only when it is overdue, and once in seven days', () => {
    const unpaid = order(drafted(), placed);
    expect(refusal(unpaid, 'reminder')).toBeNull();
    expect(refusal(unpaid, 'reminder', { today: '2026-12-01' })).toBe('not-due');
    expect(refusal(unpaid, 'reminder', { dueOn: null })).toBe('not-due');
    expect(refusal(unpaid, 'reminder', { isCurrent: false })).toBe('nothing-owed');
    const paid = order(drafted(), placed, transactionFact.TransactionPaid({}));
    expect(refusal(paid, 'reminder')).toBe('nothing-owed');
    expect(refusal(paid, 'document')).toBeNull();
    const reminded = { ...unpaid, remindedAt: '2026-11-26T12:00:00.000Z' };
    expect(refusal(reminded, 'reminder')).toBe('reminded-lately');
    expect(refusal({ ...unpaid, remindedAt: '2026-11-25T12:00:00.000Z' }, 'reminder')).toBeNull();
  });

  it('[INVOICE12] counts a mailed reminder as one', () => {
    expect(order(drafted(), placed, mailed('document')).remindedAt).toBeNull();
    expect(order(drafted(), placed, mailed('reminder')).remindedAt).not.toBeNull();
  });
});
