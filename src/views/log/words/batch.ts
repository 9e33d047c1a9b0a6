/** Descriptions of facts about batches of shots. */
import type { batchWorkflowFacts } from '../../../events/batch/workflow.ts';
import { counted } from '../../ui/counted.ts';
import { type FactWords, whyFailed } from './fact-words.ts';

const shotsOf = (many: number) => counted(many, 'shot');

export const batchWorkflowWords: FactWords<typeof batchWorkflowFacts> = {
  BatchAsked: () => 'Asked for the batch of this device',
  BatchElsewhere: () => 'The batch is open in another tab',
  BatchOpened: ({ shots }) => `The batch is open, with ${shotsOf(shots)}`,
  BatchNotOpened: ({ kind }) => `The batch could not be opened: ${whyFailed(kind)}`,
  BatchTakingBegun: () => 'Taking shots',
  BatchArrangingBegun: () => 'Arranging the shots',
  ShotRetakeBegun: ({ place }) => `About to take shot ${place} again`,
  ShotRetakeCancelled: () => 'The shot stays as it is',
  ShotsGiven: ({ count, retaken }) =>
    retaken ? 'A shot was given in the place of another' : `${shotsOf(count)} given`,
  ShotKept: ({ width, height, retaken }) =>
    `Shot of ${width} × ${height} pixels kept on this device${retaken ? ', in the place of another' : ''}`,
  ShotNotKept: ({ kind }) => `A shot was not kept: ${whyFailed(kind)}`,
  ShotRemoved: ({ place }) => `Shot ${place} removed`,
  ShotBroughtBack: ({ retaken }) =>
    retaken ? 'The earlier picture was brought back' : 'The removed shot was brought back',
  ShotMoved: ({ from, to }) => `Shot ${from} moved to place ${to}`,
  BatchCaptioningChosen: ({ captioning }) =>
    captioning === 'one' ? 'One caption for all shots' : 'A caption for each shot',
  BatchAudienceChosen: () => 'Chosen who sees the shots',
  BatchUnsaved: ({ kind }) => `Changes of the batch are not kept: ${whyFailed(kind)}`,
  BatchSavedAgain: () => 'Changes of the batch are kept again',
  BatchDiscarded: ({ shots }) => `${shotsOf(shots)} discarded`,
  BatchHandOverBegun: ({ shots }) => `About to hand ${shotsOf(shots)} to the uploads`,
  ShotHandedOver: () => 'A shot was handed to the uploads',
  BatchHandOverFailed: ({ kind }) => `Not all shots were handed to the uploads: ${whyFailed(kind)}`,
  BatchHandedOver: () => 'All shots were handed to the uploads',
  BatchEnded: () => 'Logged out; the shots stay on this device',
};
