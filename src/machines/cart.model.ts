/** Paths of the cart: edits that are saved, refused or stuck, and an order through changes, offline, refusal and other tabs. */
import type { CartLine } from '../events/cart/events.ts';
import { cartViewProjection, cartWorkflowFacts } from '../events/cart/workflow.ts';
import { Refused } from '../events/log/decider.ts';
import { ChainBroken, LogUnavailable } from '../events/log/log.ts';
import { failureOf } from '../events/shared/failure.ts';
import type { CheckoutDetails } from '../events/cart/events.ts';
import { cartMachine, type CartSnapshot, orderStepOf, viewCart } from './cart.machine.ts';
import type { CartCommandEvent, CartContext } from './cart/context.ts';
import { maxWaiting } from './command-queue.ts';
import {
  answerOf,
  comesFrom,
  errorOf,
  saysWhyItFailed,
  saysWhyItWasRefused,
  type StepOf,
  takes,
} from './paths/invariants.ts';
import { defineModel, done, failed, type SampleOf } from './paths/model.ts';

const details: CheckoutDetails = {
  handovers: [],
  contact: {
    name: 'Bea Secret',
    phone: '+14155552671',
    email: 'secret@example.com',
    address: 'secret street',
  },
  paymentMethod: 'card',
  note: 'secret note',
};
const line: CartLine = {
  productId: 'bag',
  title: 'secret bag',
  seller: 'sara',
  sellerName: 'Sara',
  image: null,
  priceCents: 12_000,
  quantity: 1,
};
const waiting = (key: string) => ({ key, buyer: 'bea', details });
const full = new LogUnavailable('full', 'The disk is full.');
const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' });
const signedOut = Object.assign(new Error('Log in again.'), { reason: 'signed-out', status: 401 });
const broken = new Error('secret cause');
const waits = new Refused('order-waits', 'An order is on its way.');

const commands: SampleOf<CartCommandEvent> = {
  'line.add': { type: 'line.add', line, uid: 'bea' },
  'line.change': { type: 'line.change', productId: 'bag', quantity: 2 },
  'line.remove': { type: 'line.remove', productId: 'bag' },
  'line.restore': { type: 'line.restore', removal: 3 },
};

/** The refusals a step brings: from the server, from a rule, or from a failure before the order was in the log. */
const refusalsBrought = ({ event, before: { context } }: StepOf<CartContext>) =>
  [
    ...answerOf(event, 'accept', 'start'),
    ...(answerOf(event, 'refuse', 'review').length > 0 ? [context.answer] : []),
    ...errorOf(event, 'review', 'accept', 'start').map((error) => {
      const { kind, message } = failureOf(error);
      return new Refused(kind, message);
    }),
  ]
    .filter((refusal) => refusal instanceof Refused)
    .map(({ reason, message }) => ({ reason, message }));

export const model = defineModel({
  machine: cartMachine,
  samples: {
    ...commands,
    retry: { type: 'retry' },
    'commands.discard': { type: 'commands.discard' },
    'refusal.dismiss': { type: 'refusal.dismiss' },
    'order.start': { type: 'order.start', key: 'k1', buyer: 'bea', details },
    'changes.accept': { type: 'changes.accept', key: 'k2' },
    'order.retry': { type: 'order.retry' },
    'order.discard': { type: 'order.discard', confirmed: true },
    'confirmation.dismiss': { type: 'confirmation.dismiss' },
    'chance.returned': { type: 'chance.returned' },
    'cart.changed:nothing': { type: 'cart.changed', waiting: null },
    'cart.changed:order': { type: 'cart.changed', waiting: waiting('k1') },
    'cart.changed:other': { type: 'cart.changed', waiting: waiting('k2') },
    'done.openCart:nothing': done('openCart', null),
    'done.openCart:order': done('openCart', waiting('k1')),
    'failed.openCart': failed('openCart', full),
    'failed.openCart:damaged': failed('openCart', new ChainBroken('cart', 3, 'is missing')),
    'cart.discardDamaged': { type: 'cart.discardDamaged' },
    'done.discardDamaged': done('discardDamaged'),
    'failed.discardDamaged': failed('discardDamaged', full),
    'done.append:saved': done('append', []),
    'done.append:refused': done('append', waits),
    'failed.append': failed('append', full),
    'done.review:same': done('review', []),
    'done.review:changed': done('review', [{ kind: 'gone', productId: 'bag' }]),
    'failed.review:offline': failed('review', offline),
    'failed.review:broken': failed('review', broken),
    'done.accept:saved': done('accept', []),
    'done.accept:refused': done('accept', new Refused('changed-meanwhile', 'Look again.')),
    'failed.accept': failed('accept', full),
    'done.start:saved': done('start', []),
    'done.start:refused': done('start', new Refused('cart-empty', 'Your cart is empty.')),
    'failed.start': failed('start', full),
    'done.readiness:ready': done('readiness', 'ready'),
    'done.readiness:offline': done('readiness', 'offline'),
    'done.readiness:elsewhere': done('readiness', 'elsewhere'),
    'failed.readiness': failed('readiness', broken),
    'done.mark:saved': done('mark', []),
    'done.mark:refused': done('mark', new Refused('no-order', 'No longer on its way.')),
    'failed.mark': failed('mark', full),
    'done.placeOrder:placed': done('placeOrder', [6_000_000]),
    'done.placeOrder:changed': done('placeOrder', new Refused('cart-changed', 'The price has changed.')),
    'done.placeOrder:refused': done('placeOrder', new Refused('key-reused', 'This was another order.')),
    'failed.placeOrder:offline': failed('placeOrder', offline),
    'failed.placeOrder:signed-out': failed('placeOrder', signedOut),
    'failed.placeOrder:broken': failed('placeOrder', broken),
    'done.record': done('record', []),
    'failed.record': failed('record', full),
    'done.refuse': done('refuse', []),
    'failed.refuse': failed('refuse', full),
    'done.discard:saved': done('discard', []),
    'done.discard:sent': done('discard', new Refused('maybe-placed', 'It may have been placed.')),
    'done.discard:over': done('discard', new Refused('no-order', 'No longer on its way.')),
    'failed.discard': failed('discard', full),
  },
  abstraction: {
    name: 'at most one waiting edit behind the first, and edits only while nothing is ordered; the last saved one left out',
    of: ({ context }) => ({
      queue: context.queue.map(({ type }) => type),
      refusal: context.refusal?.reason,
      failure: context.failure?.kind,
      key: context.order && [context.order.key],
      changes: context.changes.length,
      answer: context.answer instanceof Refused ? context.answer.reason : context.answer,
      failedStep: context.failedStep,
      orderFailure: context.orderFailure?.kind,
      orderRefusal: context.orderRefusal?.reason,
      placed: context.placed,
    }),
    within(snapshot) {
      const { queue, refusal, failure, orderRefusal, placed } = snapshot.context;
      if (queue.length > 2 || queue.slice(1).some(({ type }) => type !== 'AddToCart')) return false;
      const edits = queue.length > 0 || refusal !== null || failure !== null;
      return !edits || (orderStepOf(snapshot) === 'none' && orderRefusal === null && placed === null);
    },
  },
  weights: { 'line.add': 4, 'done.append:saved': 20, 'done.placeOrder:placed': 8, 'done.review:same': 8 },
  invariants: [
    saysWhyItWasRefused<CartContext>('refusal', 'append'),
    saysWhyItFailed<CartContext>('failure', 'openCart', 'discardDamaged', 'append'),
    saysWhyItFailed<CartContext>(
      'orderFailure',
      ...['readiness', 'mark', 'placeOrder', 'record', 'refuse', 'discard'],
    ),
    comesFrom<CartContext>('orderRefusal', refusalsBrought),
    comesFrom<CartContext>('answer', ({ event }) => answerOf(event, 'placeOrder')),
    takes<CartContext>('last', ({ event, before }) =>
      answerOf(event, 'append')
        .filter((answer) => !(answer instanceof Refused))
        .map((records) => ({ command: before.context.queue[0], records })),
    ),
    {
      name: 'the order is the one that was given, under another key at most',
      holds: ({ now, before, event }) => {
        const { order } = now.context;
        const given = [before.context.order, event.waiting, event.output, event].filter(Boolean);
        return (
          order === null || given.some((one) => one.buyer === order.buyer && one.details === order.details)
        );
      },
    },
  ],
  limits: [
    {
      ...{ name: 'edits that wait', key: 'queue', most: maxWaiting, before: [], again: ['line.add'] },
      isOver: ({ context }: CartSnapshot) => context.refusal?.reason === 'busy',
    },
  ],
  definitions: cartWorkflowFacts,
  projection: cartViewProjection,
  view: viewCart,
});
