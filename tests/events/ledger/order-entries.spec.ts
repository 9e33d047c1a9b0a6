import { describe, expect, it } from 'vitest';
import { ledgerDecider } from '../../../src/events/ledger/decide.ts';
import { isEntryId } from '../../../src/events/ledger/entry-id.ts';
import { isName, ledgerFact } from '../../../src/events/ledger/events.ts';
import {
  entriesOfOrder,
  isTakenIn,
  orderEntryId,
  orderOfEntry,
  type SettledOrder,
  settledOrder,
} from '../../../src/events/ledger/order-entries.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { IssuedInvoice, TransactionDetail } from '../../../src/events/transaction/detail.ts';
import { given } from '../../given.ts';

const number = 6_000_012;
const paid: SettledOrder = {
  ...{ number, side: 'sold', other: 'Ada' },
  ...{ amountCents: 12_050, paidOn: '2026-11-27', refundedOn: null },
};
const refunded: SettledOrder = { ...paid, refundedOn: '2026-11-29' };
const take = (orders: readonly SettledOrder[], again = false) =>
  ({ type: 'TakeInOrders', orders, again }) as const;

const payment = {
  id: 'order-6000012',
  name: 'Order 6000012, Ada',
  amountCents: 12_050,
  paid: true,
  note: null,
  date: '2026-11-27',
};
const refund = {
  ...payment,
  id: 'order-6000012-refund',
  name: 'Refund of order 6000012, Ada',
  amountCents: -12_050,
  date: '2026-11-29',
};
const taken = (...entries: (typeof payment)[]) => ledgerFact.LedgerImported({ source: 'orders', entries });

describe('a settled order', () => {
  it('[LEDGER50] is money in for the seller, out for the buyer, and a refund the opposite', () => {
    expect(entriesOfOrder(refunded)).toEqual([payment, refund]);
    const bought = entriesOfOrder({ ...refunded, side: 'bought' });
    expect(bought.map(({ amountCents }) => amountCents)).toEqual([-12_050, 12_050]);
  });

  it('[LEDGER50] is nothing where it costs nothing', () => {
    expect(entriesOfOrder({ ...refunded, side: 'bought', amountCents: 0 })).toEqual([]);
  });

  it('[LEDGER51] leads back to its order from both entries, and nothing else does', () => {
    expect(entriesOfOrder(refunded).map(({ id }) => orderOfEntry(id))).toEqual([number, number]);
    const others = ['order-', 'order-0', 'order-12x', 'order-1-refund2', 'ofx-1', 'xorder-12'];
    expect(others.map(orderOfEntry)).toEqual(others.map(() => null));
  });

  it('[LEDGER6] fits the ledger whatever the other side is called', () => {
    for (const { id, name } of entriesOfOrder({ ...refunded, other: '👛'.repeat(500) })) {
      expect([isEntryId(id), isName(name)]).toEqual([true, true]);
    }
  });
});

describe('TakeInOrders', () => {
  it('[LEDGER51] takes several in as one step', () => {
    const other = { ...paid, number: 6_000_013 };
    const second = { ...payment, id: 'order-6000013', name: 'Order 6000013, Ada' };
    given(ledgerDecider)
      .when(take([refunded, other]))
      .then(taken(payment, refund, second));
  });

  it('[LEDGER51] takes one in once, whatever says so again', () => {
    given(ledgerDecider)
      .when(take([paid, paid]))
      .then(taken(payment));
    given(ledgerDecider, taken(payment))
      .when(take([{ ...paid, amountCents: 99, other: 'Renamed since' }]))
      .then();
    given(ledgerDecider, taken(payment))
      .when(take([paid], true))
      .then();
  });

  it('[LEDGER51] adds the refund to a payment that is there', () => {
    given(ledgerDecider, taken(payment))
      .when(take([refunded]))
      .then(taken(refund));
  });

  it('[LEDGER50] takes back what is there, though an invoice has added tax since', () => {
    const credited = { ...refunded, amountCents: paid.amountCents + 1900 };
    given(ledgerDecider, taken(payment))
      .when(take([credited]))
      .then(taken(refund));
  });

  it.each([
    ['deleted', ledgerFact.EntryDeleted({ id: payment.id, index: 0, entry: payment })],
    ['undone', ledgerFact.ImportUndone({ index: 0, count: 1, undoes: 1 })],
  ])('[LEDGER52] brings back what was %s only when asked to', (_, gone) => {
    given(ledgerDecider, taken(payment), gone)
      .when(take([paid]))
      .then();
    given(ledgerDecider, taken(payment), gone)
      .when(take([paid], true))
      .then(taken(payment));
  });

  it('[LEDGER52] remembers over a reload, and reads snapshots of before', () => {
    const gone = ledgerFact.EntryDeleted({ id: payment.id, index: 0, entry: payment });
    const state = given(ledgerDecider, taken(payment), gone).state();
    const text = ledgerProjection.encode(state) as string;
    const reloaded = ledgerProjection.decode(text);
    expect(isTakenIn(reloaded.orders, number, false)).toBe(true);
    expect(isTakenIn(reloaded.orders, number, true)).toBe(false);
    const { orders, ...before } = JSON.parse(text) as Record<string, unknown>;
    expect(orders).toEqual([orderEntryId(number)]);
    expect(ledgerProjection.decode(JSON.stringify(before)).orders.size).toBe(0);
  });

  it('[LEDGER6] refuses what no order can be', () => {
    given(ledgerDecider)
      .when(take([{ ...paid, number: -1 }]))
      .thenRefused('bad-id');
    given(ledgerDecider)
      .when(take([{ ...paid, paidOn: 'yesterday' }]))
      .thenRefused('bad-date');
    given(ledgerDecider)
      .when(take([{ ...paid, amountCents: 0.5 }]))
      .thenRefused('bad-amount');
  });
});

describe('settledOrder', () => {
  const invoice = (kind: IssuedInvoice['kind'], totalCents: number, upToDate: boolean): IssuedInvoice => ({
    ...{ number: '2026-0001', kind, totalCents, currency: 'EUR', upToDate, mailedAt: null },
  });
  const fact = { v: 1, by: 'Sel', data: {} };
  const detail: TransactionDetail = {
    ...{ number, state: 'paid', version: 3, origin: 'cart', lines: [], totalCents: 12_050 },
    seller: { uid: 'seller', userName: 'sel', name: 'Sel' },
    buyer: { uid: 'buyer', userName: 'ada', name: 'Ada' },
    contact: { name: 'Ada', phone: '', email: '', address: '' },
    paymentMethod: 'cash',
    note: '',
    createdAt: '2026-11-26T10:00:00.000Z',
    placedAt: '2026-11-26T10:00:00.000Z',
    paidAt: '2026-11-27T10:00:00.000Z',
    heldUntil: null,
    handover: null,
    readyAt: null,
    remindedAt: null,
    invoiceMailTo: null,
    invoices: [],
    history: [{ ...fact, seq: 3, type: 'TransactionPaid', at: '2026-11-27T10:00:00.000Z' }],
  };
  const day = (at: string) => at.slice(0, 10);

  it('[LEDGER50] is seen from either side, and from no other', () => {
    expect(settledOrder(detail, 'seller', day)).toEqual(paid);
    expect(settledOrder(detail, 'buyer', day)).toEqual({ ...paid, side: 'bought', other: 'Sel' });
    expect(settledOrder(detail, 'admin', day)).toBeNull();
    expect(settledOrder({ ...detail, state: 'unpaid', paidAt: null }, 'seller', day)).toBeNull();
  });

  it('[LEDGER50] is worth what its invoice charged, and its credit note gave back', () => {
    const charged = { ...detail, invoices: [invoice('invoice', 14_340, true)] };
    expect(settledOrder(charged, 'seller', day)?.amountCents).toBe(14_340);
    const history = [
      ...detail.history,
      { ...fact, seq: 4, type: 'TransactionRefunded', at: '2026-11-29T10:00:00.000Z' },
    ];
    const back = { ...detail, state: 'refunded', history } as const;
    expect(settledOrder(back, 'seller', day)).toEqual(refunded);
    const credited = [invoice('invoice', 14_340, false), invoice('credit-note', 14_340, false)];
    expect(settledOrder({ ...back, invoices: credited }, 'seller', day)?.amountCents).toBe(14_340);
  });
});
