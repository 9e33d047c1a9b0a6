/**
 * What the cart's statechart records about itself, stream `workflow/cart`: that it opened, and what waits to be saved. The
 * steps of an order, in the same stream, are in order-workflow.ts; the cart's contents and the buyer in the cart's own facts.
 */
import { produce } from 'immer';
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import type { Projection } from '../log/decider.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';

const noData = z.strictObject({});
const because = z.strictObject({ kind: failureKindSchema });
const command = z.strictObject({ command: z.string() });
const reason = z.strictObject({ reason: z.string() });

export const cartWorkflowFacts = {
  CartOpened: defineFact('journal', 1, noData),
  CartOpenFailed: defineFact('journal', 1, because),
  CartOpenRetried: defineFact('journal', 1, noData),
  /** The damaged cart is being erased, at the person's request. */
  CartSetAsideStarted: defineFact('journal', 1, noData),
  CartSetAside: defineFact('journal', 1, noData),
  CartSetAsideFailed: defineFact('journal', 1, because),
  /** Queued to be saved, after the commands already waiting. */
  CartCommandTaken: defineFact('journal', 1, command),
  /** Refused because too many wait already. */
  CartCommandTurnedAway: defineFact('journal', 1, command),
  CartCommandDone: defineFact('journal', 1, noData),
  CartCommandRefused: defineFact('journal', 1, reason),
  /** The command still waits. */
  CartAppendFailed: defineFact('journal', 1, because),
  CartAppendRetried: defineFact('journal', 1, noData),
  /** The person gave up what could not be saved. */
  CartCommandsDiscarded: defineFact('journal', 1, noData),
  CartRefusalDismissed: defineFact('journal', 1, noData),
} as const;

export type CartWorkflowFact = FactsOf<typeof cartWorkflowFacts>;
export const cartWorkflow = factConstructors(cartWorkflowFacts);

/** The statechart's visible state, folded from its facts. */
export interface CartView {
  readonly step: 'loading' | 'idle' | 'appending' | 'stuck' | 'failed' | 'discardingDamaged';
  /** Commands not saved yet, including the one being saved. */
  readonly waiting: number;
  /** Why the last command was refused, until the next one. */
  readonly refused: string | null;
  readonly failure: FailureKind | null;
}

const loading: CartView = {
  step: 'loading',
  waiting: 0,
  refused: null,
  failure: null,
};

const atRest = (waiting: number): CartView['step'] => (waiting > 0 ? 'appending' : 'idle');

const evolve = (state: CartView, { type, data }: CartWorkflowFact): CartView =>
  produce(state, (view) => {
    switch (type) {
      case 'CartOpened':
        view.step = atRest(view.waiting);
        return;
      case 'CartOpenFailed':
      case 'CartSetAsideFailed':
        view.step = 'failed';
        view.failure = data.kind;
        return;
      case 'CartSetAsideStarted':
        view.step = 'discardingDamaged';
        return;
      case 'CartSetAside':
      case 'CartOpenRetried':
        view.step = 'loading';
        view.failure = null;
        return;
      case 'CartCommandTaken':
        if (view.step === 'idle') view.step = 'appending';
        view.waiting += 1;
        view.refused = null;
        return;
      case 'CartCommandTurnedAway':
        view.refused = 'busy';
        return;
      case 'CartCommandDone':
        view.waiting -= 1;
        view.step = atRest(view.waiting);
        return;
      case 'CartCommandRefused':
        view.waiting -= 1;
        view.step = atRest(view.waiting);
        view.refused = data.reason;
        return;
      case 'CartAppendFailed':
        view.step = 'stuck';
        view.failure = data.kind;
        return;
      case 'CartAppendRetried':
        view.step = atRest(view.waiting);
        view.failure = null;
        return;
      case 'CartCommandsDiscarded':
        view.step = 'idle';
        view.waiting = 0;
        view.failure = null;
        return;
      case 'CartRefusalDismissed':
        view.refused = null;
    }
  });

export const cartViewProjection: Projection<CartView, CartWorkflowFact> = {
  name: 'cart-workflow',
  version: 2,
  initial: () => loading,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as CartView,
};
