import { describe, expect, it } from 'vitest';
import { cartDecider, type CartCommand, type CartRefusal } from '../../../src/events/cart/decide.ts';
import {
  cartFact,
  type CartFact,
  cartFacts,
  type CartLine,
  maxCartLines,
} from '../../../src/events/cart/events.ts';
import { bySeller, cartProjection, maxRemovals, itemCount } from '../../../src/events/cart/projection.ts';
import { type CartChange, changesSince } from '../../../src/events/cart/review.ts';
import { validateFact } from '../../../src/events/log/facts.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { maxAmountCents } from '../../../src/events/shared/money.ts';
import { given, testStamp } from '../../given.ts';
import { contact, details as ofOrder } from '../transaction/samples.ts';
import { bag, balm, sofa } from './samples.ts';

const details = { ...ofOrder, handovers: [] };

const {
  CartLineAdded,
  CartQuantityChanged,
  CartLineRemoved,
  CartLineRestored,
  CartPriceAccepted,
  CheckoutStarted,
  CheckoutSent,
  CheckoutRefused,
  CheckoutDiscarded,
  OrderPlaced,
} = cartFact;

const cart = (...facts: readonly CartFact[]) => given(cartDecider, ...facts);
const holding = (...lines: readonly CartLine[]) => lines.map((line) => CartLineAdded({ line }));

const add = (line: CartLine, uid: string | null = null) => ({ type: 'AddToCart', line, uid }) as const;
const change = (productId: string, quantity: number) =>
  ({ type: 'ChangeCartQuantity', productId, quantity }) as const;
const remove = (productId: string) => ({ type: 'RemoveFromCart', productId }) as const;
const restore = (removal: number) => ({ type: 'RestoreToCart', removal }) as const;
const accept = (...changes: readonly CartChange[]) => ({ type: 'AcceptChanges', changes }) as const;
const start = (key = 'k1') => ({ type: 'StartCheckout', key, buyer: 'bea', details }) as const;
const send = (key = 'k1') => ({ type: 'SendCheckout', key }) as const;
const refused = (key = 'k1') => ({ type: 'RefuseCheckout', key, reason: 'cart-changed' }) as const;
const placed = (key = 'k1') => ({ type: 'PlaceOrder', key, numbers: [6_000_001, 6_000_002] }) as const;
const discard = (confirmed = false, key = 'k1') => ({ type: 'DiscardCheckout', key, confirmed }) as const;

const dearer: CartChange = { kind: 'price', productId: 'bag', from: 12_000, to: 13_000 };
const started = CheckoutStarted({
  key: 'k1',
  buyer: 'bea',
  ...details,
  lines: [
    { productId: 'bag', quantity: 2, priceCents: 12_000 },
    { productId: 'sofa', quantity: 1, priceCents: 45_000 },
  ],
});
const bagGone = CartLineRemoved({ line: bag, index: 0 });
const orderedAt = OrderPlaced({ key: 'k1', numbers: [6_000_001, 6_000_002] });

/** A cart in each of its states; the filled one has a removal that can be undone, fact 3. */
const leadingTo = {
  empty: [],
  filled: [...holding(bag, sofa), bagGone, ...holding(bag)],
  waiting: [...holding(bag, sofa), started],
  sent: [...holding(bag, sofa), started, CheckoutSent({ key: 'k1' })],
  refused: [...holding(bag, sofa), started, CheckoutRefused({ key: 'k1', reason: 'cart-changed' })],
  placed: [...holding(bag, sofa), started, CheckoutSent({ key: 'k1' }), orderedAt],
} as const satisfies Record<string, readonly CartFact[]>;
type Status = keyof typeof leadingTo;

const commands = {
  add: add(balm),
  change: change('bag', 7),
  remove: remove('bag'),
  restore: restore(3),
  accept: accept(dearer),
  start: start('k2'),
  send: send(),
  refuse: refused(),
  place: placed(),
  discard: discard(),
} as const satisfies Record<string, CartCommand>;
type Name = keyof typeof commands;

const startedAnew = CheckoutStarted({
  ...started.data,
  key: 'k2',
  lines: [started.data.lines[1]!, started.data.lines[0]!],
});
const added = CartLineAdded({ line: balm });
const seven = CartQuantityChanged({ productId: 'bag', quantity: 7 });
const taken = CartPriceAccepted({ productId: 'bag', priceCents: 13_000 });

/** The result of each command in each state: facts, or the reason for the refusal. */
const table: Readonly<Record<Status, Readonly<Record<Name, readonly CartFact[] | CartRefusal>>>> = {
  empty: {
    add: [added],
    change: 'unknown-line',
    remove: 'unknown-line',
    restore: 'not-removed',
    accept: 'changed-meanwhile',
    start: 'cart-empty',
    send: 'no-order',
    refuse: 'no-order',
    place: 'no-order',
    discard: 'no-order',
  },
  filled: {
    add: [added],
    change: [seven],
    remove: [CartLineRemoved({ line: bag, index: 1 })],
    restore: 'not-removed',
    accept: [taken],
    start: [startedAnew],
    send: 'no-order',
    refuse: 'no-order',
    place: 'no-order',
    discard: 'no-order',
  },
  waiting: {
    add: 'order-waits',
    change: 'order-waits',
    remove: 'order-waits',
    restore: 'order-waits',
    accept: 'order-waits',
    start: 'order-waits',
    send: [CheckoutSent({ key: 'k1' })],
    refuse: [CheckoutRefused({ key: 'k1', reason: 'cart-changed' })],
    place: [orderedAt],
    discard: [CheckoutDiscarded({ key: 'k1' })],
  },
  sent: {
    add: 'order-waits',
    change: 'order-waits',
    remove: 'order-waits',
    restore: 'order-waits',
    accept: 'order-waits',
    start: 'order-waits',
    send: [],
    refuse: [CheckoutRefused({ key: 'k1', reason: 'cart-changed' })],
    place: [orderedAt],
    discard: 'maybe-placed',
  },
  refused: {
    add: [added],
    change: [seven],
    remove: [bagGone],
    restore: 'not-removed',
    accept: [taken],
    start: [CheckoutStarted({ ...started.data, key: 'k2' })],
    send: 'no-order',
    refuse: 'no-order',
    place: 'no-order',
    discard: 'no-order',
  },
  placed: {
    add: [added],
    change: 'unknown-line',
    remove: 'unknown-line',
    restore: 'not-removed',
    accept: 'changed-meanwhile',
    start: 'cart-empty',
    send: 'no-order',
    refuse: 'no-order',
    place: [],
    discard: 'no-order',
  },
};

const pairs = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([command, outcome]) => ({
    status: status as Status,
    command: command as Name,
    outcome,
    words: typeof outcome === 'string' ? outcome : outcome.map(({ type }) => type).join() || 'nothing new',
  })),
);

describe('cart', () => {
  it.each(pairs)('[CART10] $status × $command: $words', ({ status, command, outcome }) => {
    const decision = cart(...leadingTo[status]).when(commands[command]);
    if (typeof outcome === 'string') decision.thenRefused(outcome);
    else decision.then(...outcome);
  });

  it('[CART1] keeps products of many sellers in the order they came, and counts their items', () => {
    const { state } = cart(...holding(bag, sofa, balm));
    expect(state().lines).toEqual([bag, sofa, balm]);
    expect(bySeller(state().lines)).toEqual([[bag, balm], [sofa]]);
    expect(itemCount(state())).toBe(4);
  });

  it('[CART1] gives the same product more items, at the price it was added for', () => {
    cart(...holding(bag))
      .when(add({ ...bag, quantity: 3, priceCents: 99 }))
      .then(CartQuantityChanged({ productId: 'bag', quantity: 5 }));
    cart(...holding({ ...bag, quantity: 998 }))
      .when(add({ ...bag, quantity: 2 }))
      .thenRefused('bad-quantity');
  });

  it('[CART1] holds 100 products and no more', () => {
    const lines = Array.from({ length: maxCartLines }, (_, i) => ({ ...balm, productId: `p${i}` }));
    cart(...holding(...lines))
      .when(add(bag))
      .thenRefused('cart-full');
    cart(...holding(...lines.slice(1)))
      .when(add(bag))
      .then(CartLineAdded({ line: bag }));
  });

  it.each([0, -1, 1.5, 1000, Number.NaN])('[CART2] refuses a quantity of %d', (quantity) => {
    cart()
      .when(add({ ...bag, quantity }))
      .thenRefused('bad-quantity');
    cart(...holding(bag))
      .when(change('bag', quantity))
      .thenRefused('bad-quantity');
  });

  it('[CART2] refuses what has no price, and the own product', () => {
    cart()
      .when(add({ ...bag, priceCents: 0 }))
      .thenRefused('bad-line');
    cart().when(add(bag, 'sara')).thenRefused('own-product');
    cart()
      .when(add(bag, 'bea'))
      .then(CartLineAdded({ line: bag }));
    cart(...holding(bag, sofa))
      .when({ ...start(), buyer: 'tom' })
      .thenRefused('own-product');
  });

  it('[CART2] refuses a sum that cannot be counted', () => {
    const dear = { ...sofa, priceCents: maxAmountCents };
    cart(...holding(bag))
      .when(add(dear))
      .thenRefused('total-too-large');
    cart(...holding(dear))
      .when(change('sofa', 2))
      .thenRefused('total-too-large');
    cart(...holding({ ...sofa, quantity: 2 }))
      .when(accept({ kind: 'price', productId: 'sofa', from: 45_000, to: maxAmountCents }))
      .thenRefused('total-too-large');
    cart(...holding(dear), CartLineRemoved({ line: dear, index: 0 }), ...holding(bag))
      .when(restore(2))
      .thenRefused('total-too-large');
  });

  it('[CART3] finds nothing new in the quantity that is there', () => {
    cart(...holding(bag))
      .when(change('bag', bag.quantity))
      .then();
  });

  it('[CART4] puts a removed product back where it was, once', () => {
    const facts = [...holding(bag, sofa, balm), CartLineRemoved({ line: sofa, index: 1 })];
    const restored = CartLineRestored({ productId: 'sofa', removal: 4 });
    cart(...facts)
      .when(restore(4))
      .then(restored);
    const after = cart(...facts, restored);
    expect(after.state().lines).toEqual([bag, sofa, balm]);
    expect(after.state().removed).toEqual([]);
    after.when(restore(4)).thenRefused('not-removed');
  });

  it('[CART4] remembers the last 20 removals', () => {
    const again = Array.from({ length: maxRemovals + 1 }, () => [...holding(bag), bagGone]).flat();
    const { state, when } = cart(...again);
    expect(state().removed.map(({ seq }) => seq)).toEqual(
      Array.from({ length: maxRemovals }, (_, i) => again.length - 2 * i),
    );
    when(restore(2)).thenRefused('not-removed');
    when(restore(4)).then(CartLineRestored({ productId: 'bag', removal: 4 }));
  });

  it('[CART5] tells what differs from what the person has seen', () => {
    const offer = (line: CartLine, priceCents: number | null, left: number | null) => ({
      productId: line.productId,
      priceCents,
      left,
    });
    const lines = [bag, sofa, balm];
    const same = [offer(bag, 12_000, 2), offer(sofa, 45_000, null), offer(balm, 950, 7)];
    expect(changesSince(lines, same)).toEqual([]);
    expect(changesSince(lines, [offer(bag, 13_000, 1), offer(sofa, null, null)])).toEqual([
      dearer,
      { kind: 'stock', productId: 'bag', from: 2, to: 1 },
      { kind: 'gone', productId: 'sofa' },
      { kind: 'gone', productId: 'balm' },
    ]);
    expect(changesSince([bag, balm], [offer(bag, 12_000, 0), offer(balm, 0, null)])).toEqual([
      { kind: 'gone', productId: 'bag' },
      { kind: 'gone', productId: 'balm' },
    ]);
  });

  it('[CART19] says that a shop does not sell any more, and takes its products out', () => {
    const offers = [{ productId: 'bag', priceCents: null, left: null, closed: true }];
    const changes = changesSince([bag], offers);
    expect(changes).toEqual([{ kind: 'closed', productId: 'bag' }]);
    cart(...holding(bag, sofa))
      .when(accept(...changes))
      .then(CartLineRemoved({ line: bag, index: 0 }));
  });

  it('[CART5] takes over what was accepted, and what is gone leaves', () => {
    const facts = [
      taken,
      CartQuantityChanged({ productId: 'bag', quantity: 1 }),
      CartLineRemoved({ line: sofa, index: 1 }),
    ];
    cart(...holding(bag, sofa))
      .when(
        accept(
          dearer,
          { kind: 'stock', productId: 'bag', from: 2, to: 1 },
          { kind: 'gone', productId: 'sofa' },
        ),
      )
      .then(...facts);
    expect(cart(...holding(bag, sofa), ...facts).state().lines).toEqual([
      { ...bag, priceCents: 13_000, quantity: 1 },
    ]);
  });

  it('[CART5] refuses changes of another cart than this', () => {
    const filled = cart(...holding(bag));
    filled.when(accept({ ...dearer, from: 1 })).thenRefused('changed-meanwhile');
    filled.when(accept({ kind: 'stock', productId: 'bag', from: 3, to: 1 })).thenRefused('changed-meanwhile');
    filled.when(accept({ kind: 'gone', productId: 'sofa' })).thenRefused('changed-meanwhile');
    filled.when(accept()).then();
  });

  it('[CART6] orders what lies in the cart, as it was seen', () => {
    cart(...holding(bag, sofa))
      .when(start())
      .then(started);
    cart(...holding(bag, sofa))
      .when({ ...start(), buyer: null })
      .thenRefused('signed-out');
    cart(...holding(bag, sofa))
      .when({ ...start(), details: { ...details, contact: { ...contact, name: '' } } })
      .thenRefused('bad-details');
  });

  it('[CART7] starts the same order once', () => {
    cart(...leadingTo.waiting)
      .when(start('k1'))
      .then();
    cart(...leadingTo.placed)
      .when(start('k1'))
      .then();
  });

  it('[CART7] knows an order by its key', () => {
    for (const command of [send('k0'), refused('k0'), placed('k0'), discard(true, 'k0')]) {
      cart(...leadingTo.sent)
        .when(command)
        .thenRefused('no-order');
    }
    expect(cart(...leadingTo.waiting, CheckoutSent({ key: 'k0' })).state().checkout).toEqual({
      ...started.data,
      sent: false,
    });
    expect(cart(...leadingTo.waiting, CheckoutDiscarded({ key: 'k0' })).state().checkout).not.toBeNull();
    expect(cart(...leadingTo.waiting, OrderPlaced({ key: 'k0', numbers: [1] })).state().placed).toBeNull();
  });

  it('[CART8] takes what was ordered out, and forgets what was removed before', () => {
    const { state } = cart(
      ...holding(bag, sofa, balm),
      CartLineRemoved({ line: balm, index: 2 }),
      started,
      orderedAt,
    );
    expect(state()).toEqual({
      lines: [],
      removed: [],
      checkout: null,
      placed: { key: 'k1', numbers: [6_000_001, 6_000_002] },
    });
  });

  it('[CART8] leaves everything when it was refused or discarded', () => {
    for (const fact of [CheckoutRefused({ key: 'k1', reason: 'x' }), CheckoutDiscarded({ key: 'k1' })]) {
      expect(cart(...leadingTo.sent, fact).state()).toMatchObject({ lines: [bag, sofa], checkout: null });
    }
  });

  it('[CART9] discards what may have been placed for somebody who knows', () => {
    cart(...leadingTo.sent)
      .when(discard(true))
      .then(CheckoutDiscarded({ key: 'k1' }));
  });

  it('[CART11] gives back its state from a snapshot', () => {
    for (const facts of Object.values(leadingTo)) {
      const { state } = cart(...facts);
      const json = JSON.parse(JSON.stringify(cartProjection.encode(state())));
      expect(cartProjection.decode(json)).toEqual(state());
    }
  });

  it('[CART11] is not changed by a fact that cannot be', () => {
    const before = cart(...holding(bag)).state();
    for (const fact of [
      CartLineRestored({ productId: 'bag', removal: 9 }),
      CheckoutSent({ key: 'k1' }),
      CartQuantityChanged({ productId: 'gone', quantity: 1 }),
    ]) {
      expect(cart(...holding(bag), fact).state()).toEqual(before);
    }
  });

  it('[CART11] knows a damaged fact from a sound one', () => {
    const fault = (fact: { type: string; v: number; data: unknown }) =>
      validateFact(cartFacts, sealFacts('cart', emptyHead, [fact], testStamp)[0]!);
    expect(fault(started)).toBeNull();
    expect(fault(CartLineAdded({ line: bag }))).toBeNull();
    expect(fault(CartLineAdded({ line: { ...bag, priceCents: 0 } }))).not.toBeNull();
    expect(fault(CartLineAdded({ line: { ...bag, quantity: 1000 } }))).not.toBeNull();
    expect(fault({ ...started, data: { ...started.data, lines: [] } })).not.toBeNull();
    expect(fault({ ...started, data: { ...started.data, password: 'x' } })).not.toBeNull();
  });
});
