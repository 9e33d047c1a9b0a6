/**
 * What the order's statechart records about itself: its steps, and how it ended. They stand in the stream of the cart, which
 * starts it, as they did when both were one statechart, so that every journal reads alike. What is ordered and by whom is in
 * the cart's own facts.
 */
import { produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { cartWorkflowFacts } from './workflow.ts';

const noData = z.strictObject({});
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

export const orderWorkflowFacts = {
  /** An order enters `step`; `changes`: number of differences the person must see. */
  OrderStepTaken: defineFact('journal', 1, z.strictObject({ step, changes: z.int().check(z.gte(0)) })),
  /** `step` failed and can be retried. */
  OrderStepFailed: defineFact('journal', 1, z.strictObject({ step, kind: failureKindSchema })),
  /** Nothing was ordered, for this reason. */
  OrderRefused: defineFact('journal', 1, reason),
  OrderConfirmed: defineFact('journal', 1, z.strictObject({ numbers: z.array(z.int()) })),
  OrderConfirmationDismissed: defineFact('journal', 1, noData),
} as const;

export type OrderWorkflowFact = FactsOf<typeof orderWorkflowFacts>;
export const orderWorkflow = factConstructors(orderWorkflowFacts);

/** The facts that its view is folded from: it begins anew whenever the cart has been opened. */
export const orderJournal = { ...orderWorkflowFacts, CartOpened: cartWorkflowFacts.CartOpened } as const;
type OrderJournalFact = FactsOf<typeof orderJournal>;

/** The statechart's visible state, folded from its facts. */
export interface OrderView {
  readonly step: OrderStep;
  /** The step that failed. */
  readonly failed: OrderStep | null;
  readonly failure: FailureKind | null;
  /** Number of differences that the person must see. */
  readonly changes: number;
  readonly refused: string | null;
  readonly placed: readonly number[] | null;
}

const atRest: OrderView = {
  step: 'none',
  failed: null,
  failure: null,
  changes: 0,
  refused: null,
  placed: null,
};

const evolve = (state: OrderView, { type, data }: OrderJournalFact): OrderView =>
  produce(state, (view) => {
    switch (type) {
      case 'CartOpened':
        Object.assign(view, atRest);
        return;
      case 'OrderStepTaken':
        Object.assign(view, atRest, data);
        return;
      case 'OrderStepFailed':
        view.step = 'failed';
        view.failed = data.step;
        view.failure = data.kind;
        return;
      case 'OrderRefused':
        Object.assign(view, atRest, { refused: data.reason });
        return;
      case 'OrderConfirmed':
        Object.assign(view, atRest, { placed: data.numbers });
        return;
      case 'OrderConfirmationDismissed':
        view.placed = null;
    }
  });

export const orderViewProjection: Projection<OrderView, OrderJournalFact> = {
  name: 'order-workflow',
  version: 1,
  initial: () => atRest,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as OrderView,
};
