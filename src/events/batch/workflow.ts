/**
 * What the statechart of a batch records about itself, stream `workflow/batch`. Picture contents, file names, captions
 * and named people are in none of its facts.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { type PostVisibility, postVisibilities } from '../post/port.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { type Captioning, captionings, maxShots } from './batch.ts';

const noData = z.strictObject({});
const count = z.int().check(z.gte(0));
/** Counts from 1. */
const place = z.int().check(z.gte(1), z.lte(maxShots));
const failure = z.strictObject({ kind: failureKindSchema });
const audience = z.enum(postVisibilities);

export const batchWorkflowFacts = {
  BatchAsked: defineFact('journal', 1, noData),
  BatchElsewhere: defineFact('journal', 1, noData),
  BatchOpened: defineFact(
    'journal',
    1,
    z.strictObject({ shots: count, captioning: z.enum(captionings), visibility: audience }),
  ),
  BatchNotOpened: defineFact('journal', 1, failure),
  /** The person wants the camera. */
  BatchTakingBegun: defineFact('journal', 1, noData),
  BatchArrangingBegun: defineFact('journal', 1, noData),
  ShotRetakeBegun: defineFact('journal', 1, z.strictObject({ place })),
  ShotRetakeCancelled: defineFact('journal', 1, noData),
  /** From the camera or as files; `retaken`: the first of them replaces another. */
  ShotsGiven: defineFact('journal', 1, z.strictObject({ count, retaken: z.boolean() })),
  ShotKept: defineFact('journal', 1, z.strictObject({ width: count, height: count, retaken: z.boolean() })),
  ShotNotKept: defineFact('journal', 1, failure),
  ShotRemoved: defineFact('journal', 1, z.strictObject({ place })),
  /** `retaken`: the earlier picture was restored in place of its retake. */
  ShotBroughtBack: defineFact('journal', 1, z.strictObject({ retaken: z.boolean() })),
  ShotMoved: defineFact('journal', 1, z.strictObject({ from: place, to: place })),
  BatchCaptioningChosen: defineFact('journal', 1, z.strictObject({ captioning: z.enum(captionings) })),
  BatchAudienceChosen: defineFact('journal', 1, z.strictObject({ visibility: audience })),
  BatchUnsaved: defineFact('journal', 1, failure),
  BatchSavedAgain: defineFact('journal', 1, noData),
  BatchDiscarded: defineFact('journal', 1, z.strictObject({ shots: count })),
  BatchHandOverBegun: defineFact('journal', 1, z.strictObject({ shots: count, visibility: audience })),
  ShotHandedOver: defineFact('journal', 1, noData),
  BatchHandOverFailed: defineFact('journal', 1, failure),
  BatchHandedOver: defineFact('journal', 1, noData),
  /** The signed-in person has left; what they took stays on this device for them. */
  BatchEnded: defineFact('journal', 1, noData),
} as const;

export type BatchWorkflowFact = FactsOf<typeof batchWorkflowFacts>;
export const batchWorkflow = factConstructors(batchWorkflowFacts);
export const batchWorkflowStream = defineStream('workflow/batch', batchWorkflowFacts);

export type BatchStep =
  'opening' | 'elsewhere' | 'unopened' | 'taking' | 'arranging' | 'handing' | 'handed' | 'over';

/** The statechart's visible state, folded from its facts. */
export interface BatchView {
  readonly step: BatchStep;
  readonly shots: number;
  /** Shots being saved. */
  readonly waiting: number;
  /** Whether a shot is being retaken. */
  readonly retaking: boolean;
  /** Whether the shot removed or replaced last can be restored. */
  readonly removed: boolean;
  readonly captioning: Captioning;
  readonly visibility: PostVisibility;
  readonly failure: FailureKind | null;
  readonly unsaved: FailureKind | null;
}

const initialView: BatchView = {
  ...{ step: 'opening', shots: 0, waiting: 0, retaking: false, removed: false },
  ...{ captioning: 'one', visibility: 'private', failure: null, unsaved: null },
};

const evolve = (state: BatchView, { type, data }: BatchWorkflowFact): BatchView =>
  produce(state, (view): Draft<BatchView> | undefined => {
    switch (type) {
      case 'BatchAsked':
        return initialView;
      case 'BatchElsewhere':
        view.step = 'elsewhere';
        return;
      case 'BatchOpened':
        return { ...initialView, ...data };
      case 'BatchNotOpened':
        return { ...initialView, step: 'unopened', failure: data.kind };
      case 'BatchTakingBegun':
        view.step = 'taking';
        return;
      case 'BatchArrangingBegun':
        view.step = 'arranging';
        return;
      case 'ShotRetakeBegun':
        view.retaking = true;
        return;
      case 'ShotRetakeCancelled':
        view.retaking = false;
        return;
      case 'ShotsGiven':
        view.waiting += data.count;
        view.retaking = false;
        view.failure = null;
        return;
      case 'ShotKept':
        view.waiting -= 1;
        if (data.retaken) view.removed = true;
        else view.shots += 1;
        return;
      case 'ShotNotKept':
        view.waiting -= 1;
        view.failure = data.kind;
        return;
      case 'ShotRemoved':
        view.shots -= 1;
        view.removed = true;
        return;
      case 'ShotBroughtBack':
        if (!data.retaken) view.shots += 1;
        view.removed = false;
        return;
      case 'ShotMoved':
        return;
      case 'BatchCaptioningChosen':
        view.captioning = data.captioning;
        return;
      case 'BatchAudienceChosen':
        view.visibility = data.visibility;
        return;
      case 'BatchUnsaved':
        view.unsaved = data.kind;
        return;
      case 'BatchSavedAgain':
        view.unsaved = null;
        return;
      case 'BatchDiscarded':
        view.shots = 0;
        view.removed = false;
        view.failure = null;
        return;
      case 'BatchHandOverBegun':
        view.step = 'handing';
        view.removed = false;
        view.failure = null;
        return;
      case 'ShotHandedOver':
        view.shots -= 1;
        return;
      case 'BatchHandOverFailed':
        view.failure = data.kind;
        return;
      case 'BatchHandedOver':
        view.step = 'handed';
        return;
      case 'BatchEnded':
        return { ...initialView, step: 'over' };
    }
  });

export const batchViewProjection: Projection<BatchView, BatchWorkflowFact> = {
  name: 'batch-workflow',
  version: 1,
  initial: () => initialView,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as BatchView,
};
