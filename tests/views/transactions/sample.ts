/** A transaction as the server answers it, to be changed where a test needs it. */
import type { TransactionDetail } from '../../../src/events/transaction/detail.ts';

export const sofa: TransactionDetail = {
  number: 6_000_001,
  state: 'unpaid',
  version: 2,
  origin: 'cart',
  buyer: { uid: 'u-buyer', userName: 'rosa10234', name: 'Rosa Lindqvist' },
  seller: { uid: 'u-seller', userName: 'holm', name: 'Holm Leather Care' },
  contact: {
    name: 'Rosa Lindqvist',
    phone: '+14155552671',
    email: 'rosa@patina.example',
    address: '12 Tannery Row\nSan Francisco',
  },
  lines: [
    {
      id: 'l1',
      productId: 'p1',
      title: 'Leather sofa, deep clean',
      priceCents: 45_050,
      quantity: 2,
      moreCents: 45_050,
    },
    { id: 'l2', productId: null, title: 'Pick-up', priceCents: 1_999, quantity: 1, moreCents: 1_999 },
  ],
  totalCents: 92_099,
  paymentMethod: 'transfer',
  note: 'Ring twice',
  createdAt: '2026-11-20T12:00:00.000Z',
  placedAt: '2026-11-21T12:00:00.000Z',
  paidAt: null,
  heldUntil: null,
  handover: null,
  readyAt: null,
  remindedAt: null,
  invoices: [],
  history: [
    {
      seq: 1,
      type: 'TransactionDrafted',
      v: 1,
      at: '2026-11-20T12:00:00.000Z',
      by: 'Rosa Lindqvist',
      data: {
        number: 6_000_001,
        origin: 'cart',
        buyer: 'u-buyer',
        seller: 'u-seller',
        contact: {
          name: 'Rosa Lindqvist',
          phone: '+14155552671',
          email: 'rosa@patina.example',
          address: '12 Tannery Row\nSan Francisco',
        },
        paymentMethod: 'transfer',
        note: 'Ring twice',
        lines: [
          { id: 'l1', productId: 'p1', title: 'Leather sofa, deep clean', priceCents: 45_050, quantity: 2 },
          { id: 'l2', productId: null, title: 'Pick-up', priceCents: 1_999, quantity: 1 },
        ],
      },
    },
    {
      seq: 2,
      type: 'TransactionPlaced',
      v: 1,
      at: '2026-11-21T12:00:00.000Z',
      by: 'Rosa Lindqvist',
      data: {},
    },
  ],
};
