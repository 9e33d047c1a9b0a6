/** The first half of an order: price and stock are checked, changes are shown, and the order is put into the log. */
import { assign } from 'xstate';
import { Refused } from '../../events/log/decider.ts';
import { failureOf } from '../../events/shared/failure.ts';
import { orderSetup, keyOf } from './setup.ts';

/** Turns the error into a refusal: the order is not in the log yet, so the person can simply order again. */
function refusalFor(error: unknown): Refused {
  const { kind, message } = failureOf(error);
  return new Refused(kind, message);
}

/** The order is not in the log yet: giving it up leaves nothing behind, and another tab may start one. */
const beforeItStarts = {
  'order.discard': { target: 'none', actions: { type: 'go', params: 'none' } },
  'cart.changed': { guard: 'hasOrder', target: 'checking', actions: 'adopt' },
} as const;

export const startingAnOrder = orderSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'order.start': {
          target: 'reviewing',
          actions: assign(({ event: { key, buyer, details } }) => ({
            order: { key, buyer, details },
          })),
        },
        'cart.changed': { guard: 'hasOrder', target: 'checking', actions: 'adopt' },
      },
    },
    reviewing: {
      entry: { type: 'go', params: 'reviewing' },
      invoke: {
        id: 'review',
        src: 'review',
        onDone: [
          {
            guard: ({ event }) => event.output.length > 0,
            target: 'confirmingChange',
            actions: assign(({ event }) => ({ changes: event.output })),
          },
          // The server had refused the order but finds nothing wrong now: the person decides whether to order again.
          {
            guard: 'needsNewKey',
            target: 'none',
            actions: { type: 'refuse', params: ({ context }) => context.answer as Refused },
          },
          { target: 'starting' },
        ],
        onError: [
          {
            guard: ({ context, event }) =>
              failureOf(event.error).kind === 'offline' && context.order?.key !== null,
            // The server checks price and stock again when it gets the order.
            target: 'starting',
          },
          {
            target: 'none',
            actions: { type: 'refuse', params: ({ event }) => refusalFor(event.error) },
          },
        ],
      },
      on: {
        ...beforeItStarts,
      },
    },
    confirmingChange: {
      entry: { type: 'go', params: 'confirmingChange' },
      on: {
        'changes.accept': {
          target: 'accepting',
          actions: assign(({ context, event }) => ({
            order: context.order && { ...context.order, key: event.key },
          })),
        },
        ...beforeItStarts,
      },
    },
    accepting: {
      entry: { type: 'go', params: 'accepting' },
      invoke: {
        id: 'accept',
        src: 'append',
        input: ({ context }) => ({
          command: { type: 'AcceptChanges', changes: context.changes } as const,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output instanceof Refused,
            target: 'none',
            actions: { type: 'refuse', params: ({ event }) => event.output as Refused },
          },
          { target: 'starting' },
        ],
        onError: {
          target: 'none',
          actions: { type: 'refuse', params: ({ event }) => refusalFor(event.error) },
        },
      },
    },
    starting: {
      entry: { type: 'go', params: 'starting' },
      invoke: {
        id: 'start',
        src: 'append',
        input: ({ context }) => ({
          command: {
            type: 'StartCheckout',
            key: keyOf(context),
            buyer: context.order?.buyer ?? null,
            details: context.order!.details,
          } as const,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output instanceof Refused,
            target: 'none',
            actions: { type: 'refuse', params: ({ event }) => event.output as Refused },
          },
          { target: 'checking' },
        ],
        onError: {
          target: 'none',
          actions: { type: 'refuse', params: ({ event }) => refusalFor(event.error) },
        },
      },
    },
  },
});
