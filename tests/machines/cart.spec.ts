import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CartCommand, CartRefusal } from '../../src/events/cart/decide.ts';
import type { CartChange } from '../../src/events/cart/review.ts';
import { cartViewProjection, cartWorkflow, type CartWorkflowFact } from '../../src/events/cart/workflow.ts';
import { Refused } from '../../src/events/log/decider.ts';
import type { EventRecord } from '../../src/events/log/event.ts';
import { ChainBroken, LogUnavailable } from '../../src/events/log/log.ts';
import type { CartSignal, Readiness, WaitingOrder } from '../../src/events/cart/port.ts';
import { maxWaiting } from '../../src/machines/command-queue.ts';
import { cartMachine } from '../../src/machines/cart.machine.ts';
import { type OrderActor, orderMachine, orderStepOf } from '../../src/machines/order.machine.ts';
import { listener } from '../../src/machines/slots.ts';
import { bag, balm } from '../events/cart/samples.ts';
import { details as ofOrder } from '../events/transaction/samples.ts';
import { arrival, effect } from './effects.ts';

const details = { ...ofOrder, handovers: [] };

type Saved = readonly EventRecord[] | Refused<CartRefusal>;

const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline', status: 0 });
const signedOut = Object.assign(new Error('Log in again.'), { reason: 'signed-out', status: 401 });
const full = new LogUnavailable('full', 'The disk is full.');
const dearer: CartChange = { kind: 'price', productId: 'bag', from: 12_000, to: 13_000 };
const changed = new Refused('cart-changed', 'The price has changed.');
const order = { type: 'order.start', key: 'k1', buyer: 'bea', details } as const;

/** A cart that is being opened. */
function begin() {
  const clock = new SimulatedClock();
  const openCart = effect<WaitingOrder | null>();
  const discardDamaged = effect<void>();
  const review = effect<readonly CartChange[]>();
  const readiness = effect<Readiness, { buyer: string | null }>();
  const placeOrder = effect<readonly number[] | Refused, { key: string }>();
  const append = effect<Saved, { command: CartCommand }>();
  let heard: ((event: CartSignal) => void) | null = null;
  let chance: (() => void) | null = null;
  const chances = listener<CartSignal>((send) => {
    chance = () => send({ type: 'chance.returned' });
    return () => {
      chance = null;
    };
  });
  const actor = createActor(
    cartMachine.provide({
      actors: {
        openCart: openCart.logic as never,
        discardDamaged: discardDamaged.logic as never,
        append: append.logic,
        order: orderMachine.provide({
          actors: {
            append: append.logic,
            review: review.logic as never,
            readiness: readiness.logic as never,
            placeOrder: placeOrder.logic,
            networkReturns: chances,
            personChanges: chances,
            follow: listener<CartSignal>((send) => {
              heard = send;
              return () => undefined;
            }),
          },
        }),
      },
    }),
    { clock },
  ).start();
  /** It runs once the cart is open. */
  const orders = (): OrderActor => actor.getSnapshot().children.order!;
  return {
    actor,
    order: { send: (event: Parameters<OrderActor['send']>[0]) => orders().send(event) },
    clock,
    openCart,
    discardDamaged,
    append,
    review,
    readiness,
    placeOrder,
    commands: () => append.calls.map(({ command }) => command),
    hear: async (waitingNow: WaitingOrder | null) => {
      heard?.({ type: 'cart.changed', waiting: waitingNow });
      await arrival();
    },
    chance: async () => {
      chance?.();
      await arrival();
    },
    step: () => orderStepOf(orders().getSnapshot()),
    ordered: () => orders().getSnapshot().context,
    context: () => actor.getSnapshot().context,
  };
}

/** An open cart whose log accepts everything until a test says otherwise. */
async function start(waiting: WaitingOrder | null = null) {
  const cart = begin();
  await cart.openCart.resolve(waiting);
  return cart;
}

type Started = ReturnType<typeof begin>;

/** Orders, up to the point where the order can be sent. */
async function untilReady({ order: { send }, review, append }: Started) {
  send(order);
  await review.resolve([]);
  await append.resolve([]);
}

describe('a cart that cannot be opened', () => {
  const damaged = new ChainBroken('cart', 3, 'has been altered');

  it('[CART18] is set aside when it is damaged, and what was put in meanwhile goes into the new one', async () => {
    const { actor, openCart, discardDamaged, commands, context } = begin();
    await openCart.reject(damaged);
    expect(context().failure?.kind).toBe('damaged');
    actor.send({ type: 'line.add', line: bag, uid: null });
    actor.send({ type: 'cart.discardDamaged' });
    actor.send({ type: 'cart.discardDamaged' });
    expect(discardDamaged.calls).toHaveLength(1);
    await discardDamaged.resolve();
    expect([openCart.calls.length, context().failure]).toEqual([2, null]);
    await openCart.resolve(null);
    expect(commands().map(({ type }) => type)).toEqual(['AddToCart']);
  });

  it('[CART18] is not set aside when it is only out of reach', async () => {
    const { actor, openCart, discardDamaged } = begin();
    await openCart.reject(full);
    actor.send({ type: 'cart.discardDamaged' });
    expect([actor.getSnapshot().value, discardDamaged.calls]).toEqual(['failed', []]);
  });

  it('[CART18] stays where it is when it could not be erased, and is tried again', async () => {
    const { actor, openCart, discardDamaged, context } = begin();
    await openCart.reject(damaged);
    actor.send({ type: 'cart.discardDamaged' });
    await discardDamaged.reject(full);
    expect([actor.getSnapshot().value, context().failure?.kind]).toEqual(['failed', 'storage']);
    actor.send({ type: 'retry' });
    await openCart.reject(damaged);
    actor.send({ type: 'cart.discardDamaged' });
    expect(discardDamaged.calls).toHaveLength(2);
  });
});

describe('edits of the cart', () => {
  it('[CART12] are saved one after another, in order', async () => {
    const { actor, append, commands, context } = await start();
    actor.send({ type: 'line.add', line: bag, uid: null });
    actor.send({ type: 'line.add', line: balm, uid: null });
    actor.send({ type: 'line.change', productId: 'bag', quantity: 3 });
    expect(commands()).toHaveLength(1);
    await append.resolve([]);
    await append.resolve(new Refused('cart-full', 'A cart holds at most 100 products.'));
    expect(context().refusal?.reason).toBe('cart-full');
    await append.resolve([]);
    expect(commands().map(({ type }) => type)).toEqual(['AddToCart', 'AddToCart', 'ChangeCartQuantity']);
    expect(context().queue).toEqual([]);
    expect(context().last?.command.type).toBe('ChangeCartQuantity');
  });

  it('[CART12] wait while the log cannot be written, and are tried again or given up', async () => {
    const { actor, append, commands, context } = await start();
    actor.send({ type: 'line.remove', productId: 'bag' });
    await append.reject(full);
    expect(context().failure).toEqual({ kind: 'storage', message: 'The disk is full.' });
    actor.send({ type: 'line.restore', removal: 3 });
    actor.send({ type: 'retry' });
    await append.resolve([]);
    expect(commands().map(({ type }) => type)).toEqual(['RemoveFromCart', 'RemoveFromCart', 'RestoreToCart']);
    await append.reject(full);
    actor.send({ type: 'commands.discard' });
    expect([context().queue, context().failure]).toEqual([[], null]);
  });

  it('[CART12] are turned away when too many wait', async () => {
    const { actor, context } = await start();
    const facts: CartWorkflowFact[] = [];
    actor.on('*', (fact) => facts.push(fact));
    for (let i = 0; i <= maxWaiting; i += 1) actor.send({ type: 'line.remove', productId: `p${i}` });
    expect(context().queue).toHaveLength(maxWaiting);
    expect(context().refusal?.reason).toBe('busy');
    const { initial, evolve } = cartViewProjection;
    const opened = evolve(initial(), cartWorkflow.CartOpened({}) as never);
    const view = facts.reduce((before, fact) => evolve(before, fact as never), opened);
    expect(view).toMatchObject({ waiting: maxWaiting, refused: 'busy' });
  });

  it('[CART12] go on beside an order that waits', async () => {
    const cart = await start();
    await untilReady(cart);
    await cart.readiness.resolve('offline');
    cart.actor.send({ type: 'line.add', line: bag, uid: null });
    await cart.append.resolve(new Refused('order-waits', 'An order is on its way.'));
    expect([cart.step(), cart.context().refusal?.reason]).toEqual(['waitingForNetwork', 'order-waits']);
  });
});

describe('an order', () => {
  it('[CART13] is reviewed, started, marked, sent and told, once each', async () => {
    const cart = await start();
    await untilReady(cart);
    expect(cart.readiness.calls).toEqual([{ buyer: 'bea' }]);
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    expect(cart.placeOrder.calls).toEqual([{ key: 'k1' }]);
    await cart.placeOrder.resolve([6_000_000, 6_000_001]);
    await cart.append.resolve([]);
    expect(cart.step()).toBe('none');
    expect(cart.ordered().placed).toEqual([6_000_000, 6_000_001]);
    expect(cart.commands()).toEqual([
      { type: 'StartCheckout', key: 'k1', buyer: 'bea', details },
      { type: 'SendCheckout', key: 'k1' },
      { type: 'PlaceOrder', key: 'k1', numbers: [6_000_000, 6_000_001] },
    ]);
    cart.order.send({ type: 'confirmation.dismiss' });
    expect(cart.ordered().placed).toBeNull();
  });

  it('[CART14] goes on after a change only once the person has taken it', async () => {
    const cart = await start();
    cart.order.send(order);
    await cart.review.resolve([dearer]);
    expect([cart.step(), cart.ordered().changes]).toEqual(['confirmingChange', [dearer]]);
    expect(cart.commands()).toEqual([]);
    cart.order.send({ type: 'changes.accept', key: 'k2' });
    await cart.append.resolve([]);
    await cart.append.resolve([]);
    expect(cart.commands()).toEqual([
      { type: 'AcceptChanges', changes: [dearer] },
      { type: 'StartCheckout', key: 'k2', buyer: 'bea', details },
    ]);
  });

  it('[CART14] is dropped when the person does not take a change', async () => {
    const cart = await start();
    cart.order.send(order);
    await cart.review.resolve([dearer]);
    cart.order.send({ type: 'order.discard', confirmed: false });
    expect([cart.step(), cart.commands()]).toEqual(['none', []]);
  });

  it('[CART14] that the server finds changed is looked at again, under a new key', async () => {
    const cart = await start();
    await untilReady(cart);
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    await cart.placeOrder.resolve(changed);
    await cart.append.resolve([]);
    expect(cart.step()).toBe('reviewing');
    await cart.review.resolve([dearer]);
    cart.order.send({ type: 'changes.accept', key: 'k2' });
    await cart.append.resolve([]);
    await cart.append.resolve([]);
    expect(
      cart.commands().map((command) => ('key' in command ? [command.type, command.key] : command.type)),
    ).toEqual([
      ['StartCheckout', 'k1'],
      ['SendCheckout', 'k1'],
      ['RefuseCheckout', 'k1'],
      'AcceptChanges',
      ['StartCheckout', 'k2'],
    ]);
  });

  it('[CART14] that was refused is never sent again by itself', async () => {
    const cart = await start();
    await untilReady(cart);
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    await cart.placeOrder.resolve(changed);
    await cart.append.resolve([]);
    await cart.review.resolve([]);
    expect(cart.step()).toBe('none');
    expect(cart.ordered().refusal).toEqual({
      reason: 'cart-changed',
      message: 'The price has changed.',
    });
    expect(cart.placeOrder.calls).toHaveLength(1);
  });

  it('[CART15] starts without a network, waits, and is sent with the same key when it is back', async () => {
    const cart = await start();
    cart.order.send(order);
    await cart.review.reject(offline);
    await cart.append.resolve([]);
    await cart.readiness.resolve('offline');
    expect(cart.step()).toBe('waitingForNetwork');
    await cart.chance();
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    await cart.placeOrder.reject(offline);
    expect(cart.step()).toBe('waitingForNetwork');
    cart.clock.increment(14_999);
    expect(cart.step()).toBe('waitingForNetwork');
    cart.clock.increment(1);
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    expect(cart.placeOrder.calls).toEqual([{ key: 'k1' }, { key: 'k1' }]);
  });

  it('[CART15] that waits since an earlier visit goes on, for its buyer only', async () => {
    const cart = await start({ key: 'k0', buyer: 'bea', details });
    await cart.readiness.resolve('elsewhere');
    expect(cart.step()).toBe('waitingForBuyer');
    await cart.chance();
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    expect(cart.placeOrder.calls).toEqual([{ key: 'k0' }]);
  });

  it('[CART15] whose buyer the server does not know waits for them, and is tried again when they say so', async () => {
    const cart = await start();
    await untilReady(cart);
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    await cart.placeOrder.reject(signedOut);
    expect(cart.step()).toBe('waitingForBuyer');
    cart.order.send({ type: 'order.retry' });
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    expect(cart.placeOrder.calls).toEqual([{ key: 'k1' }, { key: 'k1' }]);
  });

  it('[CART15] that failed is tried again where it stopped', async () => {
    const cart = await start();
    await untilReady(cart);
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    await cart.placeOrder.resolve([6_000_000]);
    await cart.append.reject(full);
    expect([cart.step(), cart.ordered().failedStep]).toEqual(['failed', 'recording']);
    cart.order.send({ type: 'order.retry' });
    await cart.append.resolve([]);
    expect(cart.ordered().placed).toEqual([6_000_000]);
    expect(cart.placeOrder.calls).toHaveLength(1);
  });

  it('[CART15] that has reached a broken server waits for the person', async () => {
    const cart = await start();
    await untilReady(cart);
    await cart.readiness.resolve('ready');
    await cart.append.resolve([]);
    await cart.placeOrder.reject(new Error('boom'));
    expect([cart.step(), cart.ordered().failedStep]).toEqual(['failed', 'sending']);
    cart.order.send({ type: 'order.retry' });
    expect(cart.step()).toBe('checking');
  });

  it('[CART16] can be discarded while it waits, and not when it was sent since', async () => {
    const cart = await start({ key: 'k0', buyer: 'bea', details });
    await cart.readiness.resolve('offline');
    cart.order.send({ type: 'order.discard', confirmed: false });
    await cart.append.resolve(new Refused('maybe-placed', 'It may have been placed.'));
    expect(cart.step()).toBe('checking');
    await cart.readiness.resolve('offline');
    cart.order.send({ type: 'order.discard', confirmed: true });
    await cart.append.resolve([]);
    expect(cart.step()).toBe('none');
    expect(cart.commands()).toEqual([
      { type: 'DiscardCheckout', key: 'k0', confirmed: false },
      { type: 'DiscardCheckout', key: 'k0', confirmed: true },
    ]);
  });

  it('[CART16] that another tab started is followed, and let go when it is over there', async () => {
    const cart = await start();
    await cart.hear({ key: 'k7', buyer: 'bea', details });
    await cart.readiness.resolve('offline');
    expect([cart.step(), cart.ordered().order?.key]).toEqual(['waitingForNetwork', 'k7']);
    await cart.hear({ key: 'k7', buyer: 'bea', details });
    expect(cart.step()).toBe('waitingForNetwork');
    await cart.hear(null);
    expect([cart.step(), cart.ordered().order]).toEqual(['none', null]);
  });

  it('[CART16] that another tab has brought to its end is not sent', async () => {
    const cart = await start();
    await untilReady(cart);
    await cart.readiness.resolve('ready');
    await cart.append.resolve(new Refused('no-order', 'No longer on its way.'));
    expect([cart.step(), cart.placeOrder.calls]).toEqual(['none', []]);
  });
});
