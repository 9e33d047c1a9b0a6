/** The second half of an order: it is in the log, waits for what it needs, is sent, and its outcome is saved. */
import { assign } from 'xstate';
import { Refused } from '../../events/log/decider.ts';
import { failureOf } from '../../events/shared/failure.ts';
import { orderSetup, keyOf } from './setup.ts';

/** The person may give the order up, and another tab may give it up or complete it. */
const whileItWaits = {
  'order.discard': { target: 'discarding', actions: 'noteConfirmed' },
  'cart.changed': [
    { guard: 'sameOrder' },
    { guard: 'hasOrder', target: 'checking', actions: 'adopt' },
    { target: 'none', actions: { type: 'go', params: 'none' } },
  ],
} as const;

export const sendingAnOrder = orderSetup.createStateConfig({
  initial: 'checking',
  states: {
    checking: {
      entry: { type: 'go', params: 'checking' },
      invoke: {
        id: 'readiness',
        src: 'readiness',
        input: ({ context }) => ({ buyer: context.order?.buyer ?? null }),
        onDone: [
          { guard: ({ event }) => event.output === 'ready', target: 'marking' },
          { guard: ({ event }) => event.output === 'offline', target: 'waitingForNetwork' },
          { target: 'waitingForBuyer' },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ step: 'checking' as const, error: event.error }),
          },
        },
      },
      on: {
        'cart.changed': [
          { guard: 'sameOrder' },
          { guard: 'hasOrder', target: 'checking', reenter: true, actions: 'adopt' },
          { target: 'none', actions: { type: 'go', params: 'none' } },
        ],
      },
    },
    waitingForNetwork: {
      entry: { type: 'go', params: 'waitingForNetwork' },
      invoke: { id: 'networkReturns', src: 'networkReturns' },
      // The browser's online status may be wrong either way, so check again after a while.
      after: { betweenChecks: 'checking' },
      on: {
        'chance.returned': { target: 'checking' },
        'order.retry': { target: 'checking' },
        ...whileItWaits,
      },
    },
    waitingForBuyer: {
      entry: { type: 'go', params: 'waitingForBuyer' },
      invoke: { id: 'personChanges', src: 'personChanges' },
      on: {
        'chance.returned': { target: 'checking' },
        // The server refused the buyer of this order, who may try again.
        'order.retry': { target: 'checking' },
        ...whileItWaits,
      },
    },
    marking: {
      entry: { type: 'go', params: 'marking' },
      invoke: {
        id: 'mark',
        src: 'append',
        input: ({ context }) => ({ command: { type: 'SendCheckout', key: keyOf(context) } as const }),
        onDone: [
          {
            // Another tab has completed it.
            guard: ({ event }) => event.output instanceof Refused,
            target: 'none',
            actions: { type: 'go', params: 'none' },
          },
          { target: 'sending' },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ step: 'marking' as const, error: event.error }),
          },
        },
      },
    },
    sending: {
      entry: { type: 'go', params: 'sending' },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ key: keyOf(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output instanceof Refused,
            target: 'refusing',
            actions: assign(({ event }) => ({ answer: event.output })),
          },
          { target: 'recording', actions: assign(({ event }) => ({ answer: event.output })) },
        ],
        onError: [
          {
            guard: ({ event }) => failureOf(event.error).kind === 'offline',
            target: 'waitingForNetwork',
          },
          {
            guard: ({ event }) => failureOf(event.error).kind === 'signed-out',
            target: 'waitingForBuyer',
          },
          {
            target: 'failed',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ step: 'sending' as const, error: event.error }),
            },
          },
        ],
      },
    },
    recording: {
      entry: { type: 'go', params: 'recording' },
      invoke: {
        id: 'record',
        src: 'append',
        input: ({ context }) => ({
          command: {
            type: 'PlaceOrder',
            key: keyOf(context),
            numbers: context.answer as readonly number[],
          } as const,
        }),
        // Refused: discarded or completed elsewhere meanwhile. The order is placed all the same, and the person has to know.
        onDone: { target: 'none', actions: 'confirm' },
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ step: 'recording' as const, error: event.error }),
          },
        },
      },
    },
    refusing: {
      entry: { type: 'go', params: 'refusing' },
      invoke: {
        id: 'refuse',
        src: 'append',
        input: ({ context }) => ({
          command: {
            type: 'RefuseCheckout',
            key: keyOf(context),
            reason: (context.answer as Refused).reason,
          } as const,
        }),
        onDone: [
          {
            guard: 'mustBeSeenAgain',
            target: 'reviewing',
            actions: assign(({ context }) => ({
              order: context.order && { ...context.order, key: null },
            })),
          },
          {
            target: 'none',
            actions: { type: 'refuse', params: ({ context }) => context.answer as Refused },
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ step: 'refusing' as const, error: event.error }),
          },
        },
      },
    },
    discarding: {
      entry: { type: 'go', params: 'discarding' },
      invoke: {
        id: 'discard',
        src: 'append',
        input: ({ context }) => ({
          command: {
            type: 'DiscardCheckout',
            key: keyOf(context),
            confirmed: context.confirmed,
          } as const,
        }),
        onDone: [
          {
            // The order was sent after the person last saw it.
            guard: ({ event }) => event.output instanceof Refused && event.output.reason === 'maybe-placed',
            target: 'checking',
          },
          { target: 'none', actions: { type: 'go', params: 'none' } },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ step: 'discarding' as const, error: event.error }),
          },
        },
      },
    },
    failed: {
      on: {
        'order.retry': [
          { guard: { type: 'failedAt', params: 'recording' }, target: 'recording' },
          { guard: { type: 'failedAt', params: 'refusing' }, target: 'refusing' },
          { target: 'checking' },
        ],
        ...whileItWaits,
      },
    },
  },
});
