/**
 * What the statechart of one screening on a page says about itself, stream `workflow/screening`: which résumé, in which
 * state it was seen, what was asked and how it went. Notes and whatever the résumé holds are in no fact.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import type { Projection } from '../log/decider.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { type ScreeningStatus, screeningStatuses } from './projection.ts';

const nothing = z.strictObject({});

export const screeningWorkflowFacts = {
  /** For the first time, again, or another one; `change`: what is to be done with it first, by type. */
  ScreeningAsked: defineFact(
    'journal',
    1,
    z.strictObject({ id: z.string(), blind: z.boolean(), change: z.nullable(z.string()) }),
  ),
  /** `refused`: why nothing came of the change. */
  ScreeningAnswered: defineFact(
    'journal',
    1,
    z.strictObject({ version: z.int(), refused: z.nullable(z.string()) }),
  ),
  ScreeningSeen: defineFact('journal', 1, z.strictObject({ status: z.enum(screeningStatuses) })),
  /** There is none, or not for this person. */
  ScreeningNotFound: defineFact('journal', 1, nothing),
  /** Whether the change happened is not known. */
  ScreeningUnreachable: defineFact('journal', 1, z.strictObject({ kind: failureKindSchema })),
  ScreeningRefusalDismissed: defineFact('journal', 1, nothing),
  ScreeningClosed: defineFact('journal', 1, nothing),
} as const;

export type ScreeningWorkflowFact = FactsOf<typeof screeningWorkflowFacts>;
export const screeningWorkflow = factConstructors(screeningWorkflowFacts);
export const screeningWorkflowStream = defineStream('workflow/screening', screeningWorkflowFacts);

/** What the statechart shows, as folded from its facts. */
export interface ScreeningView {
  readonly step: 'closed' | 'working' | 'missing' | 'unreachable' | ScreeningStatus;
  /** Of the résumé. */
  readonly id: string | null;
  /** Without name and contact. */
  readonly blind: boolean;
  /** Of the screening that is shown. */
  readonly version: number | null;
  /** The change that is under way or failed, by type. */
  readonly change: string | null;
  readonly refused: string | null;
  readonly failure: FailureKind | null;
}

const closed: ScreeningView = {
  step: 'closed',
  id: null,
  blind: false,
  version: null,
  change: null,
  refused: null,
  failure: null,
};

const evolve = (state: ScreeningView, { type, data }: ScreeningWorkflowFact): ScreeningView =>
  produce(state, (view): Draft<ScreeningView> | undefined => {
    switch (type) {
      case 'ScreeningAsked': {
        const version = data.id === view.id && data.blind === view.blind ? view.version : null;
        return { ...closed, ...data, step: 'working', version };
      }
      case 'ScreeningAnswered':
        view.version = data.version;
        view.refused = data.refused;
        view.change = null;
        view.failure = null;
        return;
      case 'ScreeningSeen':
        view.step = data.status;
        view.change = null;
        view.failure = null;
        return;
      case 'ScreeningNotFound':
        return { ...closed, step: 'missing', id: view.id, blind: view.blind };
      case 'ScreeningUnreachable':
        view.step = 'unreachable';
        view.failure = data.kind;
        return;
      case 'ScreeningRefusalDismissed':
        view.refused = null;
        return;
      case 'ScreeningClosed':
        return closed;
    }
  });

export const screeningViewProjection: Projection<ScreeningView, ScreeningWorkflowFact> = {
  name: 'screening-workflow',
  version: 1,
  initial: () => closed,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as ScreeningView,
};
