import { describe, expect, it } from 'vitest';
import { readFact } from '../../../src/events/log/facts.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import type { Circumstances } from '../../../src/events/transaction/decision.ts';
import {
  type OpenTransaction,
  type TransactionChange,
  transactionDecider,
} from '../../../src/events/transaction/decide.ts';
import {
  transactionFact,
  type TransactionFact,
  transactionFacts,
} from '../../../src/events/transaction/events.ts';
import type { Offers } from '../../../src/events/transaction/raise.ts';
import { given, testStamp } from '../../given.ts';
import { bag, details, shoes } from './samples.ts';

const buyer = { uid: 'buyer', isAdmin: false };
const seller = { uid: 'seller', isAdmin: false };
const admin = { uid: 'boss', isAdmin: true };
const verified = { verified: true, heldElsewhere: 0, heldByUnverified: 0 };
const newcomer = { verified: false, heldElsewhere: 0, heldByUnverified: 0 };
const counted = new Map([
  ['p-bag', 100],
  ['p-shoes', 100],
]);
const { at } = testStamp;
const inDays = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString();

const here: Circumstances & { offers: Offers; seen: null } = {
  stock: counted,
  account: verified,
  at,
  offers: new Map([
    ['p-bag', bag],
    ['p-shoes', shoes],
  ]),
  seen: null,
  hours: null,
};
const order: OpenTransaction = {
  ...here,
  type: 'OpenTransaction',
  by: buyer,
  number: 6_000_000,
  origin: 'cart',
  buyer: 'buyer',
  seller: 'seller',
  ...details,
  lines: [bag, shoes],
  place: true,
  choice: null,
};
const drafted = (who: string | null = 'buyer') =>
  transactionFact.TransactionDrafted({
    number: 6_000_000,
    origin: who === null ? 'hand' : 'cart',
    buyer: who,
    seller: 'seller',
    ...details,
    lines: [bag, shoes],
  });
const placed = (heldUntil: string | null) => transactionFact.TransactionPlaced({ heldUntil });
const transaction = (...facts: readonly TransactionFact[]) => given(transactionDecider, ...facts);
const unpaid = () => transaction(drafted(), placed(inDays(7)));
const ask = (by: typeof buyer, change: TransactionChange, over: object = {}) => ({
  ...here,
  ...change,
  by,
  ...over,
});
const { TransactionLineAdded, TransactionQuantityChanged, TransactionHoldExtended, TransactionExpired } =
  transactionFact;
const to = (quantity: number, moreCents?: number): TransactionChange => ({
  type: 'ChangeQuantities',
  quantities: [{ lineId: 'bag', quantity, ...(moreCents === undefined ? {} : { moreCents }) }],
});
const dearer = { offers: new Map([['p-bag', { title: 'Leather bag, 2026', priceCents: 15_000 }]]) };

describe('taking more', () => {
  it('[TRANSACTION15] costs the same while the price is the same', () => {
    unpaid()
      .when(ask(buyer, to(5)))
      .then(TransactionQuantityChanged({ lineId: 'bag', quantity: 5 }));
  });

  it('[TRANSACTION15] costs today’s price, in a line of its own, once that is accepted', () => {
    for (const who of [buyer, admin]) {
      unpaid()
        .when(ask(who, to(5), dearer))
        .thenRefused('price-changed');
      unpaid()
        .when(ask(who, to(5, 12_000), dearer))
        .thenRefused('price-changed');
      unpaid()
        .when(ask(who, to(5, 15_000), dearer))
        .then(
          TransactionLineAdded({
            line: {
              id: '1',
              productId: 'p-bag',
              title: 'Leather bag, 2026',
              priceCents: 15_000,
              quantity: 2,
            },
          }),
        );
    }
    const cheaper = { offers: new Map([['p-bag', { title: 'Bag', priceCents: 100 }]]) };
    unpaid()
      .when(ask(buyer, to(5), cheaper))
      .thenRefused('price-changed');
  });

  it('[TRANSACTION15] is refused when what was accepted has become cheaper or dearer meanwhile', () => {
    unpaid()
      .when(ask(buyer, to(5, 15_000)))
      .thenRefused('price-changed');
  });

  it('[TRANSACTION15] keeps every id of a line its own', () => {
    const line = { ...bag, id: '1', priceCents: 15_000 };
    const raised = transaction(drafted(), placed(null), TransactionLineAdded({ line }));
    expect(raised.state()?.lines).toEqual([bag, shoes, line]);
    raised.when(ask(buyer, to(4, 15_000), dearer)).then(
      TransactionLineAdded({
        line: { id: '2', productId: 'p-bag', title: 'Leather bag, 2026', priceCents: 15_000, quantity: 1 },
      }),
    );
  });

  it('[TRANSACTION15] is refused for what is not offered any more, and less can always be taken', () => {
    const gone = { offers: new Map() };
    unpaid()
      .when(ask(buyer, to(4), gone))
      .thenRefused('not-offered');
    transaction(drafted())
      .when(ask(buyer, to(4), gone))
      .thenRefused('not-offered');
    unpaid()
      .when(ask(buyer, to(2), gone))
      .then(TransactionQuantityChanged({ lineId: 'bag', quantity: 2 }));
    unpaid()
      .when(ask(buyer, to(4, 0), { offers: new Map([['p-bag', { ...bag, priceCents: 0 }]]) }))
      .thenRefused('no-price');
  });

  it('[TRANSACTION15] [TRANSACTION8] is refused beyond what is left, also where the price has changed', () => {
    const left = { ...dearer, stock: new Map([['p-bag', 1]]) };
    unpaid()
      .when(ask(buyer, to(5, 15_000), left))
      .thenRefused('not-enough-stock');
    expect(transactionDecider.decide(unpaid().state(), ask(buyer, to(4, 15_000), left))).toHaveLength(1);
  });

  it('[TRANSACTION15] keeps the seller’s price where the buyer has no account', () => {
    transaction(drafted(null))
      .when(ask(seller, to(5), { ...dearer, account: null }))
      .then(TransactionQuantityChanged({ lineId: 'bag', quantity: 5 }));
  });
});

describe('an unpaid order', () => {
  const placedBy = (account: typeof verified | null, over: object = {}) => {
    const facts = transactionDecider.decide(null, { ...order, account, ...over });
    return Array.isArray(facts) ? facts.at(-1) : facts;
  };

  it('[TRANSACTION16] holds counted products for 7 days, of an unverified account for 24 hours', () => {
    expect(placedBy(verified)).toEqual(placed(inDays(7)));
    const few = { lines: [{ ...bag, quantity: 5 }] };
    expect(placedBy(newcomer, few)).toEqual(placed(inDays(1)));
    transaction(drafted())
      .when(ask(buyer, { type: 'PlaceTransaction' }))
      .then(placed(inDays(7)));
  });

  it('[TRANSACTION16] holds without end what is not counted, and what a seller places without an account', () => {
    expect(placedBy(newcomer, { stock: new Map() })).toEqual(placed(null));
    expect(placedBy(null, { by: seller, origin: 'hand', buyer: null })).toEqual(placed(null));
  });

  it('[TRANSACTION16] is given more time by its seller and admins', () => {
    const extend = (days: number): TransactionChange => ({ type: 'ExtendHold', until: inDays(days) });
    for (const who of [seller, admin]) {
      unpaid()
        .when(ask(who, extend(90)))
        .then(TransactionHoldExtended({ until: inDays(90) }));
    }
    unpaid()
      .when(ask(buyer, extend(30)))
      .thenRefused('not-allowed');
    for (const days of [7, 6, 90.001])
      unpaid()
        .when(ask(seller, extend(days)))
        .thenRefused('bad-hold');
    unpaid()
      .when(ask(seller, { type: 'ExtendHold', until: '9999-99-99T00:00:00.000Z' }))
      .thenRefused('bad-hold');
    transaction(drafted(), placed(null))
      .when(ask(seller, extend(30)))
      .thenRefused('nothing-held');
    transaction(drafted())
      .when(ask(seller, extend(30)))
      .thenRefused('not-placed');
  });

  it('[TRANSACTION17] of an unverified account holds 5 items with its others, also when it is raised', () => {
    const five = { lines: [{ ...bag, quantity: 5 }] };
    expect(placedBy({ ...newcomer, heldElsewhere: 1 }, five)).toMatchObject({ reason: 'verify-first' });
    expect(placedBy(newcomer, { lines: [{ ...bag, quantity: 6 }] })).toMatchObject({
      reason: 'verify-first',
    });
    expect(placedBy({ ...verified, heldElsewhere: 100 })).toEqual(placed(inDays(7)));
    expect(placedBy({ ...newcomer, heldByUnverified: 16 }, five)).toMatchObject({ reason: 'verify-first' });
    expect(placedBy({ ...newcomer, heldByUnverified: 15 }, five)).toEqual(placed(inDays(1)));
    expect(placedBy({ ...verified, heldByUnverified: 100 })).toEqual(placed(inDays(7)));
    const one = { account: newcomer };
    transaction(drafted())
      .when(ask(buyer, { type: 'PlaceTransaction' }, { account: { ...newcomer, heldElsewhere: 1 } }))
      .thenRefused('verify-first');
    unpaid()
      .when(ask(buyer, to(4), one))
      .thenRefused('verify-first');
    unpaid()
      .when(ask(buyer, to(2), { account: { ...newcomer, heldElsewhere: 9 } }))
      .then(TransactionQuantityChanged({ lineId: 'bag', quantity: 2 }));
    expect(placedBy(newcomer, { stock: new Map(), lines: [{ ...bag, quantity: 900 }] })).toEqual(
      placed(null),
    );
  });

  it('[TRANSACTION18] is cancelled when its time is over, once', () => {
    const expire = (days: number) => ({ type: 'ExpireHold', at: inDays(days) }) as const;
    unpaid().when(expire(7)).then(TransactionExpired({}));
    unpaid().when(expire(6.999)).then();
    transaction(drafted(), placed(inDays(7)), TransactionHoldExtended({ until: inDays(30) }))
      .when(expire(8))
      .then();
    transaction(drafted(), placed(inDays(7)), transactionFact.TransactionPaid({}))
      .when(expire(8))
      .then();
    const over = transaction(drafted(), placed(inDays(7)), TransactionExpired({}));
    expect(over.state()).toMatchObject({ status: 'cancelled', cancelledAt: at, heldUntil: null });
    over.when(expire(9)).then();
    transaction(drafted(), placed(null)).when(expire(9999)).then();
    transaction().when(expire(9)).thenRefused('not-found');
  });

  it('[TRANSACTION16] that was placed before there was a limit has none', () => {
    const [record] = sealFacts(
      'transaction/1',
      emptyHead,
      [{ type: 'TransactionPlaced', v: 1, data: {} }],
      testStamp,
    );
    expect(readFact(transactionFacts, record!)).toMatchObject({ v: 2, data: { heldUntil: null } });
  });
});
