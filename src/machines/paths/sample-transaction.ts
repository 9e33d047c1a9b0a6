/** A transaction for models and tests: a leather bag, cleaned and unpaid. */
import type { TransactionDetail } from '../../events/transaction/detail.ts';

export const sampleTransaction: TransactionDetail = {
  number: 6_000_000,
  state: 'unpaid',
  version: 2,
  origin: 'cart',
  buyer: { uid: 'bea', userName: 'bea12345', name: 'Bea Buyer' },
  seller: { uid: 'sara', userName: 'sara12345', name: 'Sara’s Leather Care' },
  contact: { name: 'Bea Buyer', phone: '+14155552671', email: 'bea@example.com', address: '' },
  paymentMethod: 'card',
  note: '',
  lines: [
    { id: 'l1', productId: 'p1', title: 'Leather bag', priceCents: 12_000, quantity: 1, moreCents: 12_000 },
  ],
  totalCents: 12_000,
  createdAt: '2026-01-01T00:00:00.000Z',
  placedAt: '2026-01-01T00:00:00.000Z',
  paidAt: null,
  heldUntil: null,
  handover: null,
  readyAt: null,
  remindedAt: null,
  invoiceMailTo: null,
  invoices: [],
  history: [],
};
