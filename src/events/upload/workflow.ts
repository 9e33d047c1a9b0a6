/**
 * What the statechart of an upload records about itself, stream `workflow/upload`. File name, content, caption and the
 * resulting post are in none of its facts.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';

const noData = z.strictObject({});
const failed = z.strictObject({ kind: failureKindSchema });

export const uploadWorkflowFacts = {
  /** This tab has it now, from a page or from an earlier visit. */
  UploadQueued: defineFact(
    'journal',
    1,
    z.strictObject({ kind: z.enum(['photo', 'video', 'audio']), bytes: z.int().check(z.gte(0)) }),
  ),
  /** It waits for its turn or for a network. */
  UploadWaited: defineFact('journal', 1, noData),
  UploadBegun: defineFact('journal', 1, noData),
  /** The server knows it and reports how much has arrived. */
  UploadCreated: defineFact('journal', 1, noData),
  UploadInterrupted: defineFact('journal', 1, failed),
  /** All bytes have arrived. */
  UploadArrived: defineFact('journal', 1, noData),
  /** Their checksum is correct. */
  UploadVerified: defineFact('journal', 1, noData),
  UploadPublished: defineFact('journal', 1, noData),
  UploadPaused: defineFact('journal', 1, noData),
  UploadRefused: defineFact('journal', 1, failed),
  /** Its content is no longer on this device. */
  UploadLost: defineFact('journal', 1, failed),
  UploadDiscardRequested: defineFact('journal', 1, noData),
  UploadDiscarded: defineFact('journal', 1, noData),
} as const;

export type UploadWorkflowFact = FactsOf<typeof uploadWorkflowFacts>;
export const uploadWorkflow = factConstructors(uploadWorkflowFacts);
export const uploadWorkflowStream = defineStream('workflow/upload', uploadWorkflowFacts);

export type UploadStep =
  | 'waiting'
  | 'creating'
  | 'sending'
  | 'backingOff'
  | 'verifying'
  | 'publishing'
  | 'paused'
  | 'refused'
  | 'gone'
  | 'done'
  | 'discarding'
  | 'over';

/** The statechart's visible state, folded from its facts. */
export interface UploadView {
  readonly step: UploadStep;
  readonly failure: FailureKind | null;
}

const waiting: UploadView = { step: 'waiting', failure: null };

/** The step each fact leads to; facts of a failure keep its kind. */
const steps: Readonly<Record<UploadWorkflowFact['type'], UploadStep>> = {
  UploadQueued: 'waiting',
  UploadWaited: 'waiting',
  UploadBegun: 'creating',
  UploadCreated: 'sending',
  UploadInterrupted: 'backingOff',
  UploadArrived: 'verifying',
  UploadVerified: 'publishing',
  UploadPublished: 'done',
  UploadPaused: 'paused',
  UploadRefused: 'refused',
  UploadLost: 'gone',
  UploadDiscardRequested: 'discarding',
  UploadDiscarded: 'over',
};

const evolve = (state: UploadView, { type, data }: UploadWorkflowFact): UploadView =>
  produce(state, (view: Draft<UploadView>) => {
    view.step = steps[type];
    view.failure = 'kind' in data && type !== 'UploadQueued' ? (data.kind as FailureKind) : null;
  });

export const uploadViewProjection: Projection<UploadView, UploadWorkflowFact> = {
  name: 'upload-workflow',
  version: 1,
  initial: () => waiting,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as UploadView,
};
