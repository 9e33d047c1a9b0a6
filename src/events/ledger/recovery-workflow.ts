/**
 * The journal of the statechart that recovers a damaged ledger, stream `workflow/recovery`. Its facts hold no content of
 * the ledger or of a given file.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import type { Projection } from '../log/decider.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { recoverySources, type RecoverySource } from './recovered.ts';

const nothing = z.strictObject({});
const source = z.enum(recoverySources);

export const recoveryWorkflowFacts = {
  /** `file`: whether a file was given in addition to the saved data. */
  RecoveryExamined: defineFact('journal', 1, z.strictObject({ file: z.boolean() })),
  /** `fileRefused`: whether the file could not be used. */
  RecoveryOffered: defineFact(
    'journal',
    1,
    z.strictObject({ sources: z.array(source), fileRefused: z.boolean() }),
  ),
  /** The whole ledger verifies: another tab has already recovered it. */
  RecoveryNotNeeded: defineFact('journal', 1, nothing),
  RecoveryRequested: defineFact('journal', 1, z.strictObject({ source })),
  RecoveryDone: defineFact('journal', 1, nothing),
  RecoveryFailed: defineFact('journal', 1, z.strictObject({ kind: failureKindSchema })),
} as const;

export type RecoveryWorkflowFact = FactsOf<typeof recoveryWorkflowFacts>;
export const recoveryWorkflow = factConstructors(recoveryWorkflowFacts);
export const recoveryWorkflowStream = defineStream('workflow/recovery', recoveryWorkflowFacts);

/** What the statechart shows, as folded from its facts. */
export interface RecoveryView {
  readonly step: 'examining' | 'choosing' | 'recovering' | 'recovered' | 'failed';
  readonly file: boolean;
  readonly sources: readonly RecoverySource[];
  readonly fileRefused: boolean;
  readonly chosen: RecoverySource | null;
  readonly failure: FailureKind | null;
}

const examining: RecoveryView = {
  step: 'examining',
  file: false,
  sources: [],
  fileRefused: false,
  chosen: null,
  failure: null,
};

const evolve = (state: RecoveryView, { type, data }: RecoveryWorkflowFact): RecoveryView =>
  produce(state, (view): Draft<RecoveryView> | undefined => {
    switch (type) {
      case 'RecoveryExamined':
        return { ...examining, sources: [], file: data.file };
      case 'RecoveryOffered':
        view.step = 'choosing';
        view.sources = data.sources;
        view.fileRefused = data.fileRefused;
        return;
      case 'RecoveryNotNeeded':
      case 'RecoveryDone':
        view.step = 'recovered';
        return;
      case 'RecoveryRequested':
        view.step = 'recovering';
        view.chosen = data.source;
        return;
      case 'RecoveryFailed':
        view.step = 'failed';
        view.failure = data.kind;
    }
  });

export const recoveryViewProjection: Projection<RecoveryView, RecoveryWorkflowFact> = {
  name: 'recovery-workflow',
  version: 1,
  initial: () => examining,
  evolve,
  encode: (view) => ({ ...view, sources: [...view.sources] }),
  decode: (json) => json as unknown as RecoveryView,
};
