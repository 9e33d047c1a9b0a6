/**
 * What the statechart of recordings records about itself, stream `workflow/recording`. Picture and sound, the identity of
 * the device and texts are in none of its facts.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import {
  type Ending,
  endings,
  recordingKinds,
  type RecordingProblem,
  recordingProblems,
} from './recording.ts';

const noData = z.strictObject({});
const count = z.int().check(z.gte(0));
const failure = z.strictObject({ kind: failureKindSchema });

export const recordingWorkflowFacts = {
  RecordingDeviceAsked: defineFact('journal', 1, z.strictObject({ kind: z.enum(recordingKinds) })),
  RecordingDeviceOpened: defineFact(
    'journal',
    1,
    z.strictObject({ camera: z.boolean(), microphone: z.boolean() }),
  ),
  RecordingDeviceFailed: defineFact('journal', 1, z.strictObject({ problem: z.enum(recordingProblems) })),
  RecordingRequested: defineFact('journal', 1, noData),
  RecordingStarted: defineFact('journal', 1, noData),
  RecordingPaused: defineFact('journal', 1, z.strictObject({ by: z.enum(['person', 'device']) })),
  RecordingResumed: defineFact('journal', 1, noData),
  RecordingStopping: defineFact('journal', 1, z.strictObject({ ending: z.enum(endings) })),
  RecordingStopped: defineFact('journal', 1, z.strictObject({ ending: z.enum(endings) })),
  /** Nothing of it could be saved. */
  RecordingNotBegun: defineFact('journal', 1, z.strictObject({ ending: z.enum(endings) })),
  /** More chunks wait to be written than one second produces. */
  RecordingFellBehind: defineFact('journal', 1, noData),
  RecordingCaughtUp: defineFact('journal', 1, noData),
  RecordingOutOfRoom: defineFact('journal', 1, noData),
  ScreenKeptOn: defineFact('journal', 1, noData),
  ScreenLetGo: defineFact('journal', 1, noData),
  /** The recordings on this device. */
  RecordingsFound: defineFact('journal', 1, z.strictObject({ count, cutOff: count })),
  RecordingsNotFound: defineFact('journal', 1, failure),
  /** An earlier recording was opened. */
  RecordingChosen: defineFact('journal', 1, noData),
  RecordingReady: defineFact('journal', 1, z.strictObject({ seconds: count, seekable: z.boolean() })),
  RecordingUnreadable: defineFact('journal', 1, noData),
  RecordingDiscardRequested: defineFact('journal', 1, noData),
  RecordingDiscarded: defineFact('journal', 1, noData),
  RecordingDiscardFailed: defineFact('journal', 1, failure),
  /** The signed-in person has left, and the device was closed. */
  RecordingEnded: defineFact('journal', 1, noData),
} as const;

export type RecordingWorkflowFact = FactsOf<typeof recordingWorkflowFacts>;
export const recordingWorkflow = factConstructors(recordingWorkflowFacts);
export const recordingWorkflowStream = defineStream('workflow/recording', recordingWorkflowFacts);

export type RecordingStep =
  | 'asking'
  | 'ready'
  | 'starting'
  | 'recording'
  | 'paused'
  | 'stopping'
  | 'finishing'
  | 'reviewing'
  | 'unreadable'
  | 'discarding'
  | 'over'
  | RecordingProblem;

/** The statechart's visible state, folded from its facts. */
export interface RecordingView {
  readonly step: RecordingStep;
  /** Of the recording made last; null before, and for an earlier recording. */
  readonly ending: Ending | null;
  readonly storage: 'even' | 'behind' | 'full';
  readonly awake: boolean;
  /** Number of recordings on this device. */
  readonly found: number;
  readonly failure: FailureKind | null;
}

const asking: RecordingView = {
  step: 'asking',
  ending: null,
  storage: 'even',
  awake: false,
  found: 0,
  failure: null,
};

const evolve = (state: RecordingView, { type, data }: RecordingWorkflowFact): RecordingView =>
  produce(state, (view: Draft<RecordingView>) => {
    switch (type) {
      case 'RecordingDeviceAsked':
        view.step = 'asking';
        view.ending = null;
        view.failure = null;
        return;
      case 'RecordingDeviceOpened':
        view.step = 'ready';
        return;
      case 'RecordingDeviceFailed':
        view.step = data.problem;
        return;
      case 'RecordingRequested':
        view.step = 'starting';
        view.ending = null;
        return;
      case 'RecordingStarted':
        view.step = 'recording';
        return;
      case 'RecordingPaused':
        view.step = 'paused';
        return;
      case 'RecordingResumed':
        view.step = 'recording';
        return;
      case 'RecordingStopping':
        view.step = 'stopping';
        view.ending = data.ending;
        return;
      case 'RecordingStopped':
        view.step = 'finishing';
        view.ending = data.ending;
        return;
      case 'RecordingNotBegun':
        view.step = 'failed';
        view.ending = data.ending;
        return;
      case 'RecordingFellBehind':
        view.storage = 'behind';
        return;
      case 'RecordingCaughtUp':
        view.storage = 'even';
        return;
      case 'RecordingOutOfRoom':
        view.storage = 'full';
        return;
      case 'ScreenKeptOn':
        view.awake = true;
        return;
      case 'ScreenLetGo':
        view.awake = false;
        return;
      case 'RecordingsFound':
        view.found = data.count;
        return;
      case 'RecordingChosen':
        view.step = 'finishing';
        view.ending = null;
        return;
      case 'RecordingReady':
        view.step = 'reviewing';
        view.failure = null;
        return;
      case 'RecordingUnreadable':
        view.step = 'unreadable';
        return;
      case 'RecordingDiscardRequested':
        view.step = 'discarding';
        view.failure = null;
        return;
      case 'RecordingDiscarded':
      // The earlier list stays on the page until it is loaded again.
      case 'RecordingsNotFound':
        return;
      case 'RecordingDiscardFailed':
        view.step = 'reviewing';
        view.failure = data.kind;
        return;
      case 'RecordingEnded':
        view.step = 'over';
        view.found = 0;
        view.failure = null;
        view.ending = null;
        return;
    }
  });

export const recordingViewProjection: Projection<RecordingView, RecordingWorkflowFact> = {
  name: 'recording-workflow',
  version: 1,
  initial: () => asking,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as RecordingView,
};
