/**
 * What the statechart of one analysis on a page records about itself, stream `workflow/analysis`: which analysis, in which
 * state it was seen, what was asked and how it went. The item's name, its pictures and its numbers are in no fact.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { itemTypes } from './item.ts';
import { type AnalysisStatus, analysisStatuses } from './projection.ts';

const noData = z.strictObject({});

export const analysisWorkflowFacts = {
  /** Two pictures are being sent; a repeat means the same ones. */
  PicturesSent: defineFact('journal', 1, z.strictObject({ itemType: z.enum(itemTypes) })),
  PicturesReceived: defineFact('journal', 1, z.strictObject({ id: z.string(), version: z.int() })),
  PicturesDeclined: defineFact('journal', 1, z.strictObject({ reason: z.string() })),
  /** Whether they arrived is unknown. */
  PicturesNotSent: defineFact('journal', 1, z.strictObject({ kind: failureKindSchema })),
  /** Opened, reloaded, or another one opened; `change`: the type of the change to make first. */
  AnalysisAsked: defineFact('journal', 1, z.strictObject({ id: z.string(), change: z.nullable(z.string()) })),
  /** `refused`: why the change was refused. */
  AnalysisAnswered: defineFact(
    'journal',
    1,
    z.strictObject({ id: z.string(), version: z.int(), refused: z.nullable(z.string()) }),
  ),
  AnalysisSeen: defineFact('journal', 1, z.strictObject({ step: z.enum([...analysisStatuses, 'deleted']) })),
  /** There is none, or not for this person. */
  AnalysisNotFound: defineFact('journal', 1, noData),
  AnalysisUnreachable: defineFact('journal', 1, z.strictObject({ kind: failureKindSchema })),
  AnalysisRefusalDismissed: defineFact('journal', 1, noData),
  AnalysisClosed: defineFact('journal', 1, noData),
} as const;

export type AnalysisWorkflowFact = FactsOf<typeof analysisWorkflowFacts>;
export const analysisWorkflow = factConstructors(analysisWorkflowFacts);
export const analysisWorkflowStream = defineStream('workflow/analysis', analysisWorkflowFacts);

/** A deleted analysis is shown too, since it can be restored. */
export type ShownStep = AnalysisStatus | 'deleted';

/** The statechart's visible state, folded from its facts. */
export interface AnalysisView {
  readonly step:
    'closed' | 'sending' | 'declined' | 'unsent' | 'working' | 'missing' | 'unreachable' | ShownStep;
  readonly id: string | null;
  /** Of the shown analysis. */
  readonly version: number | null;
  /** Type of the change in progress, or of the one that failed. */
  readonly change: string | null;
  readonly refused: string | null;
  readonly failure: FailureKind | null;
}

const closed: AnalysisView = {
  step: 'closed',
  id: null,
  version: null,
  change: null,
  refused: null,
  failure: null,
};

const evolve = (state: AnalysisView, { type, data }: AnalysisWorkflowFact): AnalysisView =>
  produce(state, (view): Draft<AnalysisView> | undefined => {
    switch (type) {
      case 'PicturesSent':
        return { ...closed, step: 'sending' };
      case 'PicturesReceived':
        return { ...closed, ...data, step: 'working' };
      case 'PicturesDeclined':
        return { ...closed, step: 'declined', refused: data.reason };
      case 'PicturesNotSent':
        return { ...closed, step: 'unsent', failure: data.kind };
      case 'AnalysisAsked':
        return { ...closed, ...data, step: 'working', version: data.id === view.id ? view.version : null };
      case 'AnalysisAnswered':
        return { ...closed, ...data, step: 'working' };
      case 'AnalysisSeen':
        view.step = data.step;
        view.change = null;
        view.failure = null;
        return;
      case 'AnalysisNotFound':
        return { ...closed, step: 'missing', id: view.id };
      case 'AnalysisUnreachable':
        view.step = 'unreachable';
        view.failure = data.kind;
        return;
      case 'AnalysisRefusalDismissed':
        view.refused = null;
        return;
      case 'AnalysisClosed':
        return closed;
    }
  });

export const analysisViewProjection: Projection<AnalysisView, AnalysisWorkflowFact> = {
  name: 'analysis-workflow',
  version: 1,
  initial: () => closed,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as AnalysisView,
};
