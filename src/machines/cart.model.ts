/** Paths of the cart: opening it, and edits that are saved, refused or stuck. */
import type { CartLine } from '../events/cart/events.ts';
import { cartViewProjection, cartWorkflowFacts } from '../events/cart/workflow.ts';
import { Refused } from '../events/log/decider.ts';
import { ChainBroken, LogUnavailable } from '../events/log/log.ts';
import {
  type CartCommandEvent,
  type CartContext,
  cartMachine,
  type CartSnapshot,
  viewCart,
} from './cart.machine.ts';
import { maxWaiting } from './command-queue.ts';
import { answerOf, saysWhyItFailed, saysWhyItWasRefused, takes } from './paths/invariants.ts';
import { defineModel, done, failed, type SampleOf } from './paths/model.ts';
import { waitingOrder } from './paths/sample-order.ts';

const line: CartLine = {
  productId: 'bag',
  title: 'secret bag',
  seller: 'sara',
  sellerName: 'Sara',
  image: null,
  priceCents: 12_000,
  quantity: 1,
};
const full = new LogUnavailable('full', 'The disk is full.');
const waits = new Refused('order-waits', 'An order is on its way.');

const commands: SampleOf<CartCommandEvent> = {
  'line.add': { type: 'line.add', line, uid: 'bea' },
  'line.change': { type: 'line.change', productId: 'bag', quantity: 2 },
  'line.remove': { type: 'line.remove', productId: 'bag' },
  'line.restore': { type: 'line.restore', removal: 3 },
};

export const model = defineModel({
  machine: cartMachine,
  samples: {
    ...commands,
    retry: { type: 'retry' },
    'commands.discard': { type: 'commands.discard' },
    'refusal.dismiss': { type: 'refusal.dismiss' },
    'done.openCart:nothing': done('openCart', null),
    'done.openCart:order': done('openCart', waitingOrder('k1')),
    'failed.openCart': failed('openCart', full),
    'failed.openCart:damaged': failed('openCart', new ChainBroken('cart', 3, 'is missing')),
    'cart.discardDamaged': { type: 'cart.discardDamaged' },
    'done.discardDamaged': done('discardDamaged'),
    'failed.discardDamaged': failed('discardDamaged', full),
    'done.append:saved': done('append', []),
    'done.append:refused': done('append', waits),
    'failed.append': failed('append', full),
  },
  abstraction: {
    name: 'at most one waiting edit behind the first; the last saved one left out',
    of: ({ context }) => ({
      queue: context.queue.map(({ type }) => type),
      refusal: context.refusal?.reason,
      failure: context.failure?.kind,
    }),
    within: ({ context: { queue } }) =>
      queue.length <= 2 && queue.slice(1).every(({ type }) => type === 'AddToCart'),
  },
  weights: { 'line.add': 4, 'done.append:saved': 20 },
  invariants: [
    saysWhyItWasRefused<CartContext>('refusal', 'append'),
    saysWhyItFailed<CartContext>('failure', 'openCart', 'discardDamaged', 'append'),
    takes<CartContext>('last', ({ event, before }) =>
      answerOf(event, 'append')
        .filter((answer) => !(answer instanceof Refused))
        .map((records) => ({ command: before.context.queue[0], records })),
    ),
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
