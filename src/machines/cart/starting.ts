/** The first half of an order: price and stock are looked at, changes are shown, and it is put into the log. */
import { assign } from 'xstate';
import { Refused } from '../../events/log/decider.ts';
import { failureOf } from '../../events/shared/failure.ts';
import { cartSetup, keyOf } from './setup.ts';

/** Nothing of the order is in the log yet, so the person can simply order again. */
function couldNot(error: unknown): Refused {
  const { kind, message } = failureOf(error);
  return new Refused(kind, message);
}

/** Nothing of the order is in the log: giving it up leaves nothing behind, and another tab may start one. */
const beforeItStarts = {
  'order.discard': { target: 'none', actions: { type: 'go', params: 'none' } },
  'cart.changed': { guard: 'hasOrder', target: 'checking', actions: 'adopt' },
} as const;

export const startingAnOrder = cartSetup.createStateConfig({
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
          // The server refused what it now finds in order: the person decides whether to order again.
          {
            guard: 'needsNewKey',
            target: 'none',
            actions: { type: 'refuse', params: null },
          },
          { target: 'starting' },
        ],
        onError: [
          {
            guard: ({ context, event }) =>
              failureOf(event.error).kind === 'offline' && context.order?.key !== null,
            // The server looks at price and stock again when the order gets there.
            target: 'starting',
          },
          {
            target: 'none',
            actions: { type: 'refuse', params: ({ event }) => couldNot(event.error) },
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
          actions: { type: 'refuse', params: ({ event }) => couldNot(event.error) },
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
          actions: { type: 'refuse', params: ({ event }) => couldNot(event.error) },
        },
      },
    },
  },
});
