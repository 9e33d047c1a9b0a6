import { describe, expect, it } from 'vitest';
import { validateFact } from '../../../src/events/log/facts.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { maxAmountCents } from '../../../src/events/shared/money.ts';
import { isParty } from '../../../src/events/transaction/parties.ts';
import {
  offers as mayChange,
  type OpenTransaction,
  type TransactionChange,
  transactionDecider,
} from '../../../src/events/transaction/decide.ts';
import type { ShopHours } from '../../../src/events/shop/hours.ts';
import type { Offers } from '../../../src/events/transaction/raise.ts';
import { isStale, type TransactionRefusal } from '../../../src/events/transaction/refusal.ts';
import {
  transactionFact,
  type TransactionFact,
  transactionFacts,
} from '../../../src/events/transaction/events.ts';
import { totalCentsOf } from '../../../src/events/transaction/line.ts';
import {
  heldQuantity,
  transactionProjection,
  type TransactionStatus,
} from '../../../src/events/transaction/projection.ts';
import { given, testStamp } from '../../given.ts';
import { bag, contact, details, shoes } from './samples.ts';

const {
  TransactionDrafted,
  TransactionEdited,
  TransactionQuantityChanged,
  TransactionLineRemoved,
  TransactionPlaced,
  TransactionPaid,
  TransactionRefunded,
  TransactionCancelled,
  TransactionHandoverSet,
  TransactionMadeReady,
} = transactionFact;

const buyer = { uid: 'buyer', isAdmin: false };
const seller = { uid: 'seller', isAdmin: false };
const stranger = { uid: 'stranger', isAdmin: false };
const admin = { uid: 'boss', isAdmin: true };
const plenty = new Map<string, number>();
const { at } = testStamp;
/** Weekdays from nine to five, in slots of an hour. */
const hours: ShopHours = {
  timeZone: 'Europe/Berlin',
  ways: ['pickup'],
  slotMinutes: 60,
  noticeHours: 0,
  days: [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 5 ? { from: '09:00', to: '17:00' } : null)),
};
const account = { verified: true, heldElsewhere: 0, heldByUnverified: 0 };
/** Both products as they were ordered. */
const offers: Offers = new Map([
  ['p-bag', bag],
  ['p-shoes', shoes],
]);

const order: OpenTransaction = {
  type: 'OpenTransaction',
  by: buyer,
  number: 6_000_000,
  origin: 'cart',
  buyer: 'buyer',
  seller: 'seller',
  ...details,
  lines: [bag, shoes],
  place: true,
  stock: plenty,
  at,
  account,
  hours: null,
  choice: null,
};
const byHand: OpenTransaction = { ...order, by: seller, origin: 'hand', buyer: null };

const draftedFor = (who: string | null, origin: 'cart' | 'hand' = 'cart') =>
  TransactionDrafted({
    number: 6_000_000,
    origin,
    buyer: who,
    seller: 'seller',
    ...details,
    lines: [bag, shoes],
  });
const drafted = draftedFor('buyer');
/** From a verified account, for products with counted stock. */
const placedForAWeek = TransactionPlaced({ heldUntil: '2026-01-08T00:00:00.000Z' });
const transaction = (...facts: readonly TransactionFact[]) => given(transactionDecider, ...facts);

const leadingTo: Readonly<Record<TransactionStatus, readonly TransactionFact[]>> = {
  draft: [drafted],
  unpaid: [drafted, TransactionPlaced({ heldUntil: null })],
  paid: [drafted, TransactionPlaced({ heldUntil: null }), TransactionPaid({})],
  refunded: [drafted, TransactionPlaced({ heldUntil: null }), TransactionPaid({}), TransactionRefunded({})],
  cancelled: [drafted, TransactionCancelled({})],
};

const by = <Change extends TransactionChange>(
  who: typeof buyer,
  change: Change,
  { seen = null, stock = plenty }: { seen?: number | null; stock?: ReadonlyMap<string, number> } = {},
) => ({ ...change, by: who, seen, stock, at, account, offers, hours });

const edit = { type: 'EditTransaction', changes: { note: 'Ring twice' } } as const;
const quantities = (...of: readonly (readonly [lineId: string, quantity: number])[]) =>
  ({
    type: 'ChangeQuantities',
    quantities: of.map(([lineId, quantity]) => ({ lineId, quantity })),
  }) as const;
const quantity = quantities(['bag', 5]);
const remove = quantities(['shoes', 0]);
const place = { type: 'PlaceTransaction' } as const;
const pay = { type: 'PayTransaction' } as const;
const refund = { type: 'RefundTransaction' } as const;
const cancel = { type: 'CancelTransaction' } as const;
/** 1 January 2026 was a Thursday; the tests' clock is before the opening hour. */
const firstSlot = '2026-01-01T08:00:00.000Z';
const time = { type: 'SetHandover', choice: { way: 'pickup', start: firstSlot } } as const;
const handover = {
  way: 'pickup',
  start: firstSlot,
  end: '2026-01-01T09:00:00.000Z',
  timeZone: 'Europe/Berlin',
} as const;
const ready = { type: 'MakeReady' } as const;
const changes = { edit, quantity, remove, place, pay, refund, cancel, time, ready };
type Name = keyof typeof changes;

/** The result of each change in each state: a fact, or the reason for the refusal. */
const table: Readonly<
  Record<TransactionStatus | 'none', Readonly<Record<Name, TransactionFact | TransactionRefusal>>>
> = {
  none: {
    edit: 'not-found',
    quantity: 'not-found',
    remove: 'not-found',
    place: 'not-found',
    pay: 'not-found',
    refund: 'not-found',
    cancel: 'not-found',
    time: 'not-found',
    ready: 'not-found',
  },
  draft: {
    edit: TransactionEdited({ changes: { note: 'Ring twice' } }),
    quantity: TransactionQuantityChanged({ lineId: 'bag', quantity: 5 }),
    remove: TransactionLineRemoved({ lineId: 'shoes' }),
    place: TransactionPlaced({ heldUntil: null }),
    pay: 'not-placed',
    refund: 'not-paid',
    cancel: TransactionCancelled({}),
    time: TransactionHandoverSet({ handover }),
    ready: 'not-placed',
  },
  unpaid: {
    edit: 'already-placed',
    quantity: TransactionQuantityChanged({ lineId: 'bag', quantity: 5 }),
    remove: TransactionLineRemoved({ lineId: 'shoes' }),
    place: 'already-placed',
    pay: TransactionPaid({}),
    refund: 'not-paid',
    cancel: TransactionCancelled({}),
    time: TransactionHandoverSet({ handover }),
    ready: TransactionMadeReady({}),
  },
  paid: {
    edit: 'already-paid',
    quantity: 'already-paid',
    remove: 'already-paid',
    place: 'already-paid',
    pay: 'already-paid',
    refund: TransactionRefunded({}),
    cancel: 'already-paid',
    time: TransactionHandoverSet({ handover }),
    ready: TransactionMadeReady({}),
  },
  refunded: {
    edit: 'already-refunded',
    quantity: 'already-refunded',
    remove: 'already-refunded',
    place: 'already-refunded',
    pay: 'already-refunded',
    refund: 'already-refunded',
    cancel: 'already-refunded',
    time: 'already-refunded',
    ready: 'already-refunded',
  },
  cancelled: {
    edit: 'already-cancelled',
    quantity: 'already-cancelled',
    remove: 'already-cancelled',
    place: 'already-cancelled',
    pay: 'already-cancelled',
    refund: 'already-cancelled',
    cancel: 'already-cancelled',
    time: 'already-cancelled',
    ready: 'already-cancelled',
  },
};

const pairs = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([change, outcome]) => ({
    status: status as TransactionStatus | 'none',
    change: change as Name,
    outcome,
    words: typeof outcome === 'string' ? outcome : outcome.type,
  })),
);

/** Who may make each change, where the state allows it. */
const may: Readonly<Record<Name, readonly (typeof buyer)[]>> = {
  edit: [buyer, admin],
  quantity: [buyer, admin],
  remove: [buyer, admin],
  place: [buyer, admin],
  pay: [seller, admin],
  refund: [seller, admin],
  cancel: [buyer, seller, admin],
  time: [buyer, seller, admin],
  ready: [seller, admin],
};

describe('transaction', () => {
  it.each(pairs)('[TRANSACTION6] $status × $change: $words', ({ status, change, outcome }) => {
    const decision = transaction(...(status === 'none' ? [] : leadingTo[status])).when(
      by(admin, changes[change]),
    );
    if (typeof outcome === 'string') decision.thenRefused(outcome);
    else decision.then(outcome);
  });

  it.each(pairs.filter(({ outcome }) => typeof outcome !== 'string'))(
    '[TRANSACTION5] [TRANSACTION4] $status × $change is for the right person only',
    ({ status, change, outcome }) => {
      for (const who of [buyer, seller, stranger, admin]) {
        const before = transaction(...(status === 'none' ? [] : leadingTo[status]));
        const decision = before.when(by(who, changes[change]));
        const allowed = may[change].includes(who);
        expect(mayChange(before.state()!, changes[change].type, who)).toBe(allowed);
        if (allowed) decision.then(outcome as TransactionFact);
        else decision.thenRefused('not-allowed');
      }
    },
  );

  it('[TRANSACTION6] offers nothing that the state forbids', () => {
    expect(mayChange(transaction(...leadingTo.paid).state()!, 'CancelTransaction', admin)).toBe(false);
  });

  it('[TRANSACTION5] is read by its buyer, its seller and admins', () => {
    const state = transaction(drafted).state()!;
    expect([buyer, seller, admin, stranger].map((who) => isParty(state, who))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isParty(transaction(draftedFor(null, 'hand')).state()!, stranger)).toBe(false);
  });

  it('[TRANSACTION1] is drafted and placed from a cart at once, or left as a draft', () => {
    transaction()
      .when(order)
      .then(drafted, TransactionPlaced({ heldUntil: null }));
    transaction()
      .when({ ...order, place: false })
      .then(drafted);
    transaction(drafted).when(order).thenRefused('already-there');
  });

  it('[TRANSACTION1] is ordered by the buyer alone, and never from oneself', () => {
    for (const who of [seller, stranger, admin]) {
      transaction()
        .when({ ...order, by: who })
        .thenRefused('not-allowed');
    }
    transaction()
      .when({ ...order, seller: 'buyer' })
      .thenRefused('self');
  });

  it('[TRANSACTION1] is written by hand by the seller or an admin, with or without an account of the buyer', () => {
    const written = draftedFor(null, 'hand');
    transaction()
      .when(byHand)
      .then(written, TransactionPlaced({ heldUntil: null }));
    transaction()
      .when({ ...byHand, by: admin })
      .then(written, TransactionPlaced({ heldUntil: null }));
    transaction()
      .when({ ...byHand, by: stranger })
      .thenRefused('not-allowed');
    transaction()
      .when({ ...byHand, buyer: 'buyer', place: false })
      .then(draftedFor('buyer', 'hand'));
  });

  it('[TRANSACTION4] is not placed by the seller for a buyer with an account', () => {
    transaction()
      .when({ ...byHand, buyer: 'buyer' })
      .thenRefused('buyer-places');
    transaction()
      .when({ ...byHand, by: admin, buyer: 'buyer' })
      .then(draftedFor('buyer', 'hand'), TransactionPlaced({ heldUntil: null }));
  });

  it('[TRANSACTION4] is edited and placed by the seller where the buyer has no account', () => {
    for (const name of ['edit', 'quantity', 'remove', 'place'] as const) {
      transaction(draftedFor(null, 'hand'))
        .when(by(seller, changes[name]))
        .then(table.draft[name] as TransactionFact);
    }
  });

  it('[TRANSACTION1] needs 1 to 100 different lines', () => {
    const lines = Array.from({ length: 101 }, (_, i) => ({ ...bag, id: `${i}` }));
    transaction()
      .when({ ...order, lines: [] })
      .thenRefused('no-lines');
    transaction()
      .when({ ...order, lines })
      .thenRefused('too-many-lines');
    transaction()
      .when({ ...order, lines: [bag, { ...shoes, id: 'bag' }] })
      .thenRefused('duplicate-line');
    expect(transactionDecider.decide(null, { ...order, lines: lines.slice(1) })).toHaveLength(2);
  });

  it.each([-1, 1.5, 1000, Number.NaN, Infinity])('[TRANSACTION2] refuses a quantity of %d', (wrong) => {
    transaction()
      .when({ ...order, lines: [{ ...bag, quantity: wrong }] })
      .thenRefused('bad-quantity');
    transaction(drafted)
      .when(by(buyer, quantities(['bag', wrong])))
      .thenRefused('bad-quantity');
  });

  it('[TRANSACTION2] refuses to open with a quantity of 0', () => {
    transaction()
      .when({ ...order, lines: [{ ...bag, quantity: 0 }] })
      .thenRefused('bad-quantity');
  });

  it.each([1, 999])('[TRANSACTION2] takes a quantity of %d', (right) => {
    transaction(drafted)
      .when(by(buyer, quantities(['bag', right])))
      .then(TransactionQuantityChanged({ lineId: 'bag', quantity: right }));
  });

  it.each([-1, 0.5, Number.NaN, maxAmountCents + 1])(
    '[TRANSACTION2] refuses a price of %d cents',
    (priceCents) => {
      transaction()
        .when({ ...byHand, lines: [{ ...bag, priceCents }] })
        .thenRefused('bad-line');
    },
  );

  it('[TRANSACTION2] refuses a line without a title', () => {
    transaction()
      .when({ ...byHand, lines: [{ ...bag, title: '' }] })
      .thenRefused('bad-line');
  });

  it('[TRANSACTION2] gives away by hand, but orders nothing that has no price', () => {
    const free = { ...bag, priceCents: 0 };
    transaction()
      .when({ ...order, lines: [free] })
      .thenRefused('no-price');
    expect(transactionDecider.decide(null, { ...byHand, lines: [free] })).toHaveLength(2);
  });

  it('[TRANSACTION2] adds up exactly, and refuses more than can be counted', () => {
    const most = { ...bag, priceCents: maxAmountCents, quantity: 1 };
    expect(totalCentsOf([{ priceCents: 1999, quantity: 3 }, shoes])).toBe(3 * 1999 + 2 * 4500);
    expect(totalCentsOf([])).toBe(0);
    expect(totalCentsOf([most])).toBe(maxAmountCents);
    expect(totalCentsOf([most, { priceCents: 1, quantity: 1 }])).toBeNull();
    expect(totalCentsOf([{ priceCents: maxAmountCents, quantity: 999 }])).toBeNull();
    transaction()
      .when({ ...byHand, lines: [{ ...most, quantity: 2 }] })
      .thenRefused('total-too-large');
    transaction(TransactionDrafted({ ...drafted.data, lines: [most] }))
      .when({ ...by(buyer, quantities(['bag', 2])), offers: new Map([['p-bag', most]]) })
      .thenRefused('total-too-large');
  });

  it.each([
    ['name', { name: '' }],
    ['phone', { phone: '555' }],
    ['phone', { phone: '' }],
    ['email', { email: 'nowhere' }],
    ['address', { address: 'x'.repeat(301) }],
  ])('[TRANSACTION3] refuses a contact whose %s is wrong', (_, wrong) => {
    transaction()
      .when({ ...order, contact: { ...contact, ...wrong } })
      .thenRefused('bad-details');
    transaction(drafted)
      .when(by(buyer, { type: 'EditTransaction', changes: { contact: { ...contact, ...wrong } } }))
      .thenRefused('bad-details');
  });

  it('[TRANSACTION3] states only what differs, and nothing when nothing does', () => {
    transaction(drafted)
      .when(by(buyer, { type: 'EditTransaction', changes: details }))
      .then();
    const moved = { ...contact, address: 'Elsewhere 1' };
    transaction(drafted)
      .when(
        by(buyer, {
          type: 'EditTransaction',
          changes: { ...details, contact: moved, paymentMethod: 'cash' },
        }),
      )
      .then(TransactionEdited({ changes: { contact: moved, paymentMethod: 'cash' } }));
    expect(transaction(drafted, TransactionEdited({ changes: { contact: moved } })).state()).toMatchObject({
      contact: moved,
      note: details.note,
      version: 2,
    });
  });

  it('[TRANSACTION7] changes the quantities that differ, all or none', () => {
    transaction(drafted)
      .when(by(buyer, quantities(['bag', bag.quantity])))
      .then();
    transaction(drafted)
      .when(by(buyer, quantities(['shoes', 7], ['bag', 5])))
      .then(
        TransactionQuantityChanged({ lineId: 'bag', quantity: 5 }),
        TransactionQuantityChanged({ lineId: 'shoes', quantity: 7 }),
      );
    transaction(drafted)
      .when(by(buyer, quantities(['bag', 5], ['gone', 1])))
      .thenRefused('unknown-line');
    transaction(drafted)
      .when(by(buyer, quantities(['bag', 5], ['bag', 6])))
      .thenRefused('duplicate-line');
    const changed = transaction(drafted, TransactionQuantityChanged({ lineId: 'bag', quantity: 5 }));
    expect(changed.state()?.lines).toEqual([{ ...bag, quantity: 5 }, shoes]);
  });

  it('[TRANSACTION7] takes a line out, and keeps the last one', () => {
    const left = transaction(drafted, TransactionLineRemoved({ lineId: 'shoes' }));
    expect(left.state()?.lines).toEqual([bag]);
    left.when(by(buyer, quantities(['bag', 0]))).thenRefused('last-line');
    transaction(drafted)
      .when(by(buyer, quantities(['bag', 0], ['shoes', 0])))
      .thenRefused('last-line');
    transaction(drafted)
      .when(by(buyer, quantities(['bag', 0], ['shoes', 1])))
      .then(
        TransactionLineRemoved({ lineId: 'bag' }),
        TransactionQuantityChanged({ lineId: 'shoes', quantity: 1 }),
      );
  });

  it('[TRANSACTION8] holds items while it is owed or paid', () => {
    const held = (...facts: readonly TransactionFact[]) => [...heldQuantity(transaction(...facts).state())];
    const items = [
      ['p-bag', bag.quantity],
      ['p-shoes', shoes.quantity],
    ];
    expect(held()).toEqual([]);
    expect(held(...leadingTo.draft)).toEqual([]);
    expect(held(...leadingTo.unpaid)).toEqual(items);
    expect(held(...leadingTo.paid)).toEqual(items);
    expect(held(...leadingTo.refunded)).toEqual([]);
    expect(held(...leadingTo.unpaid, TransactionCancelled({}))).toEqual([]);
  });

  it('[TRANSACTION8] counts every line of a product, and what is no product not at all', () => {
    const lines = [bag, { ...bag, id: 'again', quantity: 4 }, { ...bag, id: 'hand', productId: null }];
    const state = transaction(
      TransactionDrafted({ ...drafted.data, lines }),
      TransactionPlaced({ heldUntil: null }),
    ).state();
    expect([...heldQuantity(state)]).toEqual([['p-bag', bag.quantity + 4]]);
  });

  it('[TRANSACTION8] refuses more than is left, also when placed later or changed', () => {
    const left = (items: number) => ({ stock: new Map([['p-bag', items]]) });
    transaction()
      .when({ ...order, ...left(2) })
      .thenRefused('not-enough-stock');
    transaction()
      .when({ ...order, ...left(3) })
      .then(drafted, placedForAWeek);
    expect(transactionDecider.decide(null, { ...order, ...left(0), place: false })).toHaveLength(1);
    transaction(drafted)
      .when(by(buyer, place, left(2)))
      .thenRefused('not-enough-stock');
    transaction(drafted)
      .when(by(buyer, place, left(3)))
      .then(placedForAWeek);
    transaction(drafted)
      .when(by(buyer, quantity, left(0)))
      .then(TransactionQuantityChanged({ lineId: 'bag', quantity: 5 }));
    const placed = () => transaction(...leadingTo.unpaid);
    placed()
      .when(by(buyer, quantity, left(1)))
      .thenRefused('not-enough-stock');
    placed()
      .when(by(buyer, quantity, left(2)))
      .then(TransactionQuantityChanged({ lineId: 'bag', quantity: 5 }));
    placed()
      .when(by(buyer, quantities(['bag', 1]), left(-3)))
      .then(TransactionQuantityChanged({ lineId: 'bag', quantity: 1 }));
  });

  it('[TRANSACTION9] refuses who saw an older version, and takes who saw this one', () => {
    transaction(...leadingTo.unpaid)
      .when(by(seller, pay, { seen: 1 }))
      .thenRefused('changed-meanwhile');
    transaction(...leadingTo.unpaid)
      .when(by(seller, pay, { seen: 2 }))
      .then(TransactionPaid({}));
    expect(isStale('changed-meanwhile')).toBe(true);
    expect(isStale('already-paid')).toBe(true);
    expect(isStale('not-allowed')).toBe(false);
  });

  it('[TRANSACTION10] keeps when each thing happened, and gives it back from a snapshot', () => {
    for (const facts of [[], ...Object.values(leadingTo)]) {
      const { state } = transaction(...facts);
      const json = JSON.parse(JSON.stringify(transactionProjection.encode(state())));
      expect(transactionProjection.decode(json)).toEqual(state());
    }
    expect(transaction(...leadingTo.refunded).state()).toMatchObject({
      status: 'refunded',
      version: 4,
      draftedAt: testStamp.at,
      placedAt: testStamp.at,
      paidAt: testStamp.at,
      refundedAt: testStamp.at,
      cancelledAt: null,
    });
    expect(transaction(...leadingTo.cancelled).state()?.cancelledAt).toBe(testStamp.at);
    expect(transaction(TransactionPaid({})).state()).toBeNull();
  });

  it('[TRANSACTION10] knows a damaged fact from a sound one', () => {
    const fault = (fact: { type: string; v: number; data: unknown }) =>
      validateFact(transactionFacts, sealFacts('transaction/1', emptyHead, [fact], testStamp)[0]!);
    const damaged = (over: object) => fault({ ...drafted, data: { ...drafted.data, ...over } });
    expect(fault(drafted)).toBeNull();
    expect(damaged({ number: 5_999_999 })).not.toBeNull();
    expect(damaged({ lines: [] })).not.toBeNull();
    expect(damaged({ lines: [{ ...bag, quantity: 0 }] })).not.toBeNull();
    expect(damaged({ lines: [{ ...bag, priceCents: 0.1 }] })).not.toBeNull();
    expect(damaged({ contact: { ...contact, phone: '0151' } })).not.toBeNull();
    expect(damaged({ secret: 1 })).not.toBeNull();
  });
});
