/** Paths of an order: through changes, offline, refusals and failures, and past the orders of other tabs. */
import { orderJournal, orderViewProjection } from '../events/cart/order-workflow.ts';
import { Refused } from '../events/log/decider.ts';
import { LogUnavailable } from '../events/log/log.ts';
import { failureOf } from '../events/shared/failure.ts';
import { orderMachine, viewOrder } from './order.machine.ts';
import type { OrderContext } from './order/context.ts';
import { answerOf, comesFrom, errorOf, saysWhyItFailed, type StepOf } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { sampleCheckout as details, waitingOrder } from './paths/sample-order.ts';

const full = new LogUnavailable('full', 'The disk is full.');
const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' });
const signedOut = Object.assign(new Error('Log in again.'), { reason: 'signed-out', status: 401 });
const broken = new Error('secret cause');

/** The refusals a step brings: from the server, from a rule, or from a failure before the order was in the log. */
const refusalsBrought = ({ event, before: { context } }: StepOf<OrderContext>) =>
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
  machine: orderMachine,
  samples: {
    'order.start': { type: 'order.start', key: 'k1', buyer: 'bea', details },
    'changes.accept': { type: 'changes.accept', key: 'k2' },
    'order.retry': { type: 'order.retry' },
    'order.discard:unsent': { type: 'order.discard', confirmed: false },
    'order.discard:sent': { type: 'order.discard', confirmed: true },
    'confirmation.dismiss': { type: 'confirmation.dismiss' },
    'chance.returned': { type: 'chance.returned' },
    'cart.changed:nothing': { type: 'cart.changed', waiting: null },
    'cart.changed:order': { type: 'cart.changed', waiting: waitingOrder('k1') },
    'cart.changed:other': { type: 'cart.changed', waiting: waitingOrder('k2') },
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
    name: 'of the order only its key, of changes only their number, of refusals and failures only their kinds',
    of: ({ context }) => ({
      key: context.order && [context.order.key],
      changes: context.changes.length,
      answer: context.answer instanceof Refused ? context.answer.reason : context.answer,
      failedStep: context.failedStep,
      failure: context.failure?.kind,
      refusal: context.refusal?.reason,
      placed: context.placed,
    }),
  },
  weights: { 'done.placeOrder:placed': 8, 'done.review:same': 8 },
  invariants: [
    saysWhyItFailed<OrderContext>(
      'failure',
      ...['readiness', 'mark', 'placeOrder', 'record', 'refuse', 'discard'],
    ),
    comesFrom<OrderContext>('refusal', refusalsBrought),
    comesFrom<OrderContext>('answer', ({ event }) => answerOf(event, 'placeOrder')),
    {
      name: 'the order is the one that was given, under another key at most',
      holds: ({ now, before, event }) => {
        const { order } = now.context;
        const given = [before.context.order, event.waiting, event].filter(Boolean);
        return (
          order === null || given.some((one) => one.buyer === order.buyer && one.details === order.details)
        );
      },
    },
  ],
  definitions: orderJournal,
  projection: orderViewProjection,
  view: viewOrder,
});
