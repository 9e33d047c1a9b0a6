/**
 * The journal of the statechart for one screening on a page, stream `workflow/screening`: which résumé, its state when
 * seen, the requested change and its result. Facts never hold notes or any content of the résumé.
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
  /** Loaded for the first time, again, or another one; `change`: type of the change to make first. */
  ScreeningAsked: defineFact(
    'journal',
    1,
    z.strictObject({ id: z.string(), blind: z.boolean(), change: z.nullable(z.string()) }),
  ),
  /** `refused`: why the change was refused. */
  ScreeningAnswered: defineFact(
    'journal',
    1,
    z.strictObject({ version: z.int(), refused: z.nullable(z.string()) }),
  ),
  ScreeningSeen: defineFact('journal', 1, z.strictObject({ status: z.enum(screeningStatuses) })),
  /** It does not exist, or this person may not see it. */
  ScreeningNotFound: defineFact('journal', 1, nothing),
  /** It is unknown whether the change happened. */
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
  /** Id of the résumé. */
  readonly id: string | null;
  /** Without name and contact. */
  readonly blind: boolean;
  /** Version of the screening that is shown. */
  readonly version: number | null;
  /** Type of the change that is pending or failed. */
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
