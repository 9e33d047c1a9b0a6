import { describe, expect, it } from 'vitest';
import { type ShopHours, shopHoursErrors, slotsOf } from '../../../src/events/shop/hours.ts';
import { type OpenTransaction, transactionDecider } from '../../../src/events/transaction/decide.ts';
import { transactionFact } from '../../../src/events/transaction/events.ts';
import { cartFacts } from '../../../src/events/cart/events.ts';
import { readFact } from '../../../src/events/log/facts.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { given, testStamp } from '../../given.ts';
import { bag, details } from './samples.ts';

const { TransactionDrafted, TransactionHandoverSet, TransactionMadeReady, TransactionPlaced } =
  transactionFact;
const { TransactionReadyTakenBack, TransactionReminded } = transactionFact;

/** Thursday, 1 January 2026, one in the morning in Berlin. */
const at = '2026-01-01T00:00:00.000Z';
const nineToFive = { from: '09:00', to: '17:00' };
const hours: ShopHours = {
  timeZone: 'Europe/Berlin',
  ways: ['pickup'],
  slotMinutes: 120,
  noticeHours: 0,
  days: [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, null, null],
};
const seller = { uid: 'seller', isAdmin: false };
const buyer = { uid: 'buyer', isAdmin: false };
const first = { way: 'pickup', start: '2026-01-01T08:00:00.000Z' } as const;
const handover = { ...first, end: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Berlin' };

const order: OpenTransaction = {
  type: 'OpenTransaction',
  by: buyer,
  number: 6_000_000,
  origin: 'cart',
  buyer: 'buyer',
  seller: 'seller',
  ...details,
  lines: [bag],
  place: true,
  choice: first,
  stock: new Map(),
  hours,
  at,
  account: null,
};
const drafted = TransactionDrafted({
  number: 6_000_000,
  origin: 'cart',
  buyer: 'buyer',
  seller: 'seller',
  ...details,
  lines: [bag],
});
const placed = TransactionPlaced({ heldUntil: null });
const asked = { seen: null, stock: new Map(), offers: new Map(), account: null, hours, at } as const;

describe('pick-up and delivery', () => {
  it('[TRANSACTION19] offers whole slots of open days, in the time of the shop', () => {
    const slots = slotsOf(hours, at);
    expect(slots.slice(0, 4).map(({ start }) => start.slice(11, 16))).toEqual([
      '08:00',
      '10:00',
      '12:00',
      '14:00',
    ]);
    // Four slots on each of 20 weekdays in four weeks.
    expect(slots).toHaveLength(80);
    expect(slots.every(({ start }) => ![0, 6].includes(new Date(start).getUTCDay()))).toBe(true);
  });

  it('[TRANSACTION19] follows the clocks of the shop over their change', () => {
    const daily = {
      ...hours,
      days: hours.days.map(() => ({ from: '01:00', to: '05:00' })),
      slotMinutes: 60,
    } as const;
    const march = slotsOf(daily, '2026-03-28T12:00:00.000Z').filter(({ start }) => start < '2026-03-29T12');
    // The hour from two to three does not exist on that day.
    expect(march.map(({ start }) => start.slice(11, 16))).toEqual(['00:00', '01:00', '02:00']);
    const october = slotsOf(daily, '2026-10-24T12:00:00.000Z').filter(({ start }) => start < '2026-10-25T12');
    expect(new Set(october.map(({ start }) => start)).size).toBe(october.length);
    expect(october).toHaveLength(4);
  });

  it('[TRANSACTION19] keeps the notice that a shop asks for, and offers nothing that has begun', () => {
    expect(slotsOf({ ...hours, noticeHours: 24 }, at)[0]?.start).toBe('2026-01-02T08:00:00.000Z');
    expect(slotsOf(hours, first.start)[0]?.start).toBe('2026-01-01T10:00:00.000Z');
  });

  it('[TRANSACTION19] is chosen with the order, or refused with its reason and nothing is ordered', () => {
    const opened = given(transactionDecider);
    opened.when(order).then(drafted, TransactionHandoverSet({ handover }), placed);
    opened.when({ ...order, choice: null }).then(drafted, placed);
    opened.when({ ...order, at: first.start }).thenRefused('past-slot');
    opened.when({ ...order, hours: null }).thenRefused('no-hours');
    opened.when({ ...order, choice: { ...first, way: 'delivery' } }).thenRefused('bad-slot');
    opened
      .when({ ...order, choice: { ...first, start: '2026-01-01T08:30:00.000Z' } })
      .thenRefused('bad-slot');
  });

  it('[TRANSACTION19] is changed and left open by both sides until the order is over', () => {
    const open = given(transactionDecider, drafted, placed);
    const set = { ...asked, type: 'SetHandover', choice: first } as const;
    for (const by of [buyer, seller]) open.when({ ...set, by }).then(TransactionHandoverSet({ handover }));
    const chosen = given(transactionDecider, drafted, TransactionHandoverSet({ handover }), placed);
    chosen.when({ ...set, by: buyer }).then();
    chosen.when({ ...set, by: seller, choice: null }).then(TransactionHandoverSet({ handover: null }));
    expect(chosen.state()).toMatchObject({ handover, readyAt: null });
  });

  it('[TRANSACTION20] is made ready by the seller, once, and taken back', () => {
    const open = given(transactionDecider, drafted, placed);
    open.when({ ...asked, type: 'MakeReady', by: seller }).then(TransactionMadeReady({}));
    open.when({ ...asked, type: 'MakeReady', by: buyer }).thenRefused('not-allowed');
    open.when({ ...asked, type: 'TakeBackReady', by: seller }).then();
    const ready = given(transactionDecider, drafted, placed, TransactionMadeReady({}));
    ready.when({ ...asked, type: 'MakeReady', by: seller }).then();
    ready.when({ ...asked, type: 'TakeBackReady', by: seller }).then(TransactionReadyTakenBack({}));
    expect(ready.state()?.readyAt).not.toBeNull();
  });

  it('[TRANSACTION19] leaves an order open that was on its way before there were times', () => {
    const started = {
      key: 'k1',
      buyer: 'buyer',
      ...details,
      lines: [{ productId: 'p', quantity: 1, priceCents: 1 }],
    };
    const [record] = sealFacts(
      'cart',
      emptyHead,
      [{ type: 'CheckoutStarted', v: 1, data: started }],
      testStamp,
    );
    expect(readFact(cartFacts, record!)).toMatchObject({ v: 2, data: { key: 'k1', handovers: [] } });
  });

  it('[INVOICE8] reminds a buyer with an account, once in seven days', () => {
    const open = given(transactionDecider, drafted, placed);
    const remind = { ...asked, type: 'RemindBuyer', by: seller } as const;
    open.when(remind).then(TransactionReminded({}));
    open.when({ ...remind, by: buyer }).thenRefused('not-allowed');
    const reminded = given(transactionDecider, drafted, placed, TransactionReminded({}));
    const after = (days: number) =>
      new Date(Date.parse(reminded.state()!.remindedAt!) + days * 86_400_000).toISOString();
    reminded.when({ ...remind, at: after(6.99) }).thenRefused('reminded-lately');
    reminded.when({ ...remind, at: after(7) }).then(TransactionReminded({}));
    given(transactionDecider, TransactionDrafted({ ...drafted.data, buyer: null, origin: 'hand' }), placed)
      .when(remind)
      .thenRefused('no-account');
    given(transactionDecider, drafted, placed, transactionFact.TransactionPaid({}))
      .when(remind)
      .thenRefused('already-paid');
  });

  it('[TRANSACTION19] checks hours field by field', () => {
    expect(shopHoursErrors(hours)).toEqual({});
    const days = [{ from: '17:00', to: '09:00' }, { from: '09:00', to: '10:00' }, ...hours.days.slice(2)];
    expect(
      Object.keys(shopHoursErrors({ ...hours, timeZone: 'Mars/Base', noticeHours: -1, ways: [], days })),
    ).toEqual(['timeZone', 'ways', 'noticeHours', 'days.0', 'days.1']);
  });
});
