/**
 * What the cart's statechart says about itself, stream `workflow/cart`: that it opened, what waits to be saved, how far
 * an order has come. What lies in the cart and who buys it are in the cart's own facts.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import type { Projection } from '../log/decider.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';

const nothing = z.strictObject({});
const because = z.strictObject({ kind: failureKindSchema });
const command = z.strictObject({ command: z.string() });
const reason = z.strictObject({ reason: z.string() });

export const orderSteps = [
  'none',
  'reviewing',
  'confirmingChange',
  'accepting',
  'starting',
  'checking',
  'waitingForNetwork',
  'waitingForBuyer',
  'marking',
  'sending',
  'recording',
  'refusing',
  'discarding',
  'failed',
] as const;
export type OrderStep = (typeof orderSteps)[number];
const step = z.enum(orderSteps);

export const cartWorkflowFacts = {
  CartOpened: defineFact('journal', 1, nothing),
  CartOpenFailed: defineFact('journal', 1, because),
  CartOpenRetried: defineFact('journal', 1, nothing),
  /** The damaged cart is being erased, by the person's wish. */
  CartSetAsideStarted: defineFact('journal', 1, nothing),
  CartSetAside: defineFact('journal', 1, nothing),
  CartSetAsideFailed: defineFact('journal', 1, because),
  /** Waits to be saved, behind those that wait already. */
  CartCommandTaken: defineFact('journal', 1, command),
  /** Too many wait already. */
  CartCommandTurnedAway: defineFact('journal', 1, command),
  CartCommandDone: defineFact('journal', 1, nothing),
  CartCommandRefused: defineFact('journal', 1, reason),
  /** It still waits. */
  CartAppendFailed: defineFact('journal', 1, because),
  CartAppendRetried: defineFact('journal', 1, nothing),
  /** The person gave up on what could not be saved. */
  CartCommandsDiscarded: defineFact('journal', 1, nothing),
  CartRefusalDismissed: defineFact('journal', 1, nothing),
  /** An order goes on to `step`; `changes`: differences the person has to see. */
  OrderStepTaken: defineFact('journal', 1, z.strictObject({ step, changes: z.int().check(z.gte(0)) })),
  /** `step` did not succeed; it can be tried again. */
  OrderStepFailed: defineFact('journal', 1, z.strictObject({ step, kind: failureKindSchema })),
  /** Nothing is ordered, by this reason. */
  OrderRefused: defineFact('journal', 1, reason),
  OrderConfirmed: defineFact('journal', 1, z.strictObject({ numbers: z.array(z.int()) })),
  OrderConfirmationDismissed: defineFact('journal', 1, nothing),
} as const;

export type CartWorkflowFact = FactsOf<typeof cartWorkflowFacts>;
export const cartWorkflow = factConstructors(cartWorkflowFacts);
export const cartWorkflowStream = defineStream('workflow/cart', cartWorkflowFacts);

/** What the cart's statechart shows, as folded from its facts. */
export interface CartView {
  readonly step: 'loading' | 'idle' | 'appending' | 'stuck' | 'failed' | 'settingAside';
  /** Commands not saved yet, the one at work included. */
  readonly waiting: number;
  /** Why the last command was refused, until the next one. */
  readonly refused: string | null;
  readonly failure: FailureKind | null;
  readonly order: {
    readonly step: OrderStep;
    /** The step that failed. */
    readonly failed: OrderStep | null;
    readonly failure: FailureKind | null;
    readonly changes: number;
    readonly refused: string | null;
    readonly placed: readonly number[] | null;
  };
}

const loading: CartView = {
  step: 'loading',
  waiting: 0,
  refused: null,
  failure: null,
  order: { step: 'none', failed: null, failure: null, changes: 0, refused: null, placed: null },
};

const atRest = (waiting: number): CartView['step'] => (waiting > 0 ? 'appending' : 'idle');

function evolve(view: CartView, { type, data }: CartWorkflowFact): CartView {
  const { waiting, order } = view;
  switch (type) {
    case 'CartOpened':
      return { ...view, step: atRest(waiting) };
    case 'CartOpenFailed':
      return { ...view, step: 'failed', failure: data.kind };
    case 'CartSetAsideStarted':
      return { ...view, step: 'settingAside' };
    case 'CartSetAsideFailed':
      return { ...view, step: 'failed', failure: data.kind };
    case 'CartSetAside':
    case 'CartOpenRetried':
      return { ...view, step: 'loading', failure: null };
    case 'CartCommandTaken': {
      const step = view.step === 'idle' ? 'appending' : view.step;
      return { ...view, step, waiting: waiting + 1, refused: null };
    }
    case 'CartCommandTurnedAway':
      return { ...view, refused: 'busy' };
    case 'CartCommandDone':
      return { ...view, step: atRest(waiting - 1), waiting: waiting - 1 };
    case 'CartCommandRefused':
      return { ...view, step: atRest(waiting - 1), waiting: waiting - 1, refused: data.reason };
    case 'CartAppendFailed':
      return { ...view, step: 'stuck', failure: data.kind };
    case 'CartAppendRetried':
      return { ...view, step: atRest(waiting), failure: null };
    case 'CartCommandsDiscarded':
      return { ...view, step: 'idle', waiting: 0, failure: null };
    case 'CartRefusalDismissed':
      return { ...view, refused: null, order: { ...order, refused: null } };
    case 'OrderStepTaken': {
      const { step, changes } = data;
      return { ...view, order: { ...loading.order, step, changes } };
    }
    case 'OrderStepFailed':
      return { ...view, order: { ...order, step: 'failed', failed: data.step, failure: data.kind } };
    case 'OrderRefused':
      return { ...view, order: { ...loading.order, refused: data.reason } };
    case 'OrderConfirmed':
      return { ...view, order: { ...loading.order, placed: data.numbers } };
    case 'OrderConfirmationDismissed':
      return { ...view, order: { ...order, placed: null } };
  }
}

export const cartViewProjection: Projection<CartView, CartWorkflowFact> = {
  name: 'cart-workflow',
  version: 1,
  initial: () => loading,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as CartView,
};
