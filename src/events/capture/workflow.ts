/**
 * What the statechart of the camera records about itself, stream `workflow/capture`. The identity of the camera, picture
 * contents, file names and captions are in none of its facts.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { postVisibilities } from '../post/port.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { type CameraProblem, cameraProblems, facings, resolutions } from './camera.ts';

const noData = z.strictObject({});
const pixels = z.int().check(z.gte(0));
const size = z.strictObject({ width: pixels, height: pixels });

export const captureWorkflowFacts = {
  /** `chosen`: one of several cameras was picked by name. */
  CameraAsked: defineFact(
    'journal',
    1,
    z.strictObject({ facing: z.enum(facings), resolution: z.enum(resolutions), chosen: z.boolean() }),
  ),
  /** A draft that an earlier visit left. */
  PictureFound: defineFact(
    'journal',
    1,
    z.strictObject({ ...size.shape, source: z.enum(['camera', 'file']) }),
  ),
  /** With the actual size. */
  CameraOpened: defineFact('journal', 1, size),
  CameraFailed: defineFact('journal', 1, z.strictObject({ problem: z.enum(cameraProblems) })),
  CountdownBegun: defineFact('journal', 1, z.strictObject({ seconds: pixels })),
  CountdownCancelled: defineFact('journal', 1, noData),
  PictureRequested: defineFact('journal', 1, noData),
  PictureTaken: defineFact('journal', 1, size),
  /** One of many: the camera stays on. */
  ShotTaken: defineFact('journal', 1, size),
  /** A file was chosen, dropped or pasted instead. */
  PictureFileGiven: defineFact('journal', 1, noData),
  PictureFileRead: defineFact('journal', 1, size),
  PictureFileRefused: defineFact('journal', 1, noData),
  /** Turned or cropped. */
  PictureEdited: defineFact('journal', 1, size),
  PictureKeepRequested: defineFact('journal', 1, z.strictObject({ visibility: z.enum(postVisibilities) })),
  PictureKept: defineFact('journal', 1, noData),
  PictureKeepFailed: defineFact('journal', 1, z.strictObject({ kind: failureKindSchema })),
  /** The signed-in person has left, and the camera was closed. */
  CaptureEnded: defineFact('journal', 1, noData),
} as const;

export type CaptureWorkflowFact = FactsOf<typeof captureWorkflowFacts>;
export const captureWorkflow = factConstructors(captureWorkflowFacts);
export const captureWorkflowStream = defineStream('workflow/capture', captureWorkflowFacts);

export type CaptureStep =
  | 'looking'
  | 'asking'
  | 'framing'
  | 'counting'
  | 'shooting'
  | 'reading'
  | 'unreadable'
  | 'taken'
  | 'keeping'
  | 'kept'
  | 'over'
  | CameraProblem;

/** The statechart's visible state, folded from its facts. */
export interface CaptureView {
  readonly step: CaptureStep;
  /** Where the current picture comes from. */
  readonly source: 'camera' | 'file' | null;
  readonly failure: FailureKind | null;
}

const asking: CaptureView = { step: 'asking', source: null, failure: null };
const looking: CaptureView = { ...asking, step: 'looking' };

const evolve = (state: CaptureView, { type, data }: CaptureWorkflowFact): CaptureView =>
  produce(state, (view): Draft<CaptureView> | undefined => {
    switch (type) {
      case 'CameraAsked':
        return asking;
      case 'PictureFound':
        return { ...asking, step: 'taken', source: data.source };
      case 'CameraOpened':
      case 'CountdownCancelled':
      case 'ShotTaken':
        view.step = 'framing';
        return;
      case 'CameraFailed':
        return { ...asking, step: data.problem };
      case 'CountdownBegun':
        view.step = 'counting';
        return;
      case 'PictureRequested':
        view.step = 'shooting';
        return;
      case 'PictureTaken':
        return { ...asking, step: 'taken', source: 'camera' };
      case 'PictureFileGiven':
        return { ...asking, step: 'reading' };
      case 'PictureFileRead':
        return { ...asking, step: 'taken', source: 'file' };
      case 'PictureFileRefused':
        return { ...asking, step: 'unreadable' };
      case 'PictureEdited':
        view.failure = null;
        return;
      case 'PictureKeepRequested':
        view.step = 'keeping';
        view.failure = null;
        return;
      case 'PictureKept':
        view.step = 'kept';
        return;
      case 'PictureKeepFailed':
        view.step = 'taken';
        view.failure = data.kind;
        return;
      case 'CaptureEnded':
        return { ...asking, step: 'over' };
    }
  });

export const captureViewProjection: Projection<CaptureView, CaptureWorkflowFact> = {
  name: 'capture-workflow',
  version: 1,
  initial: () => looking,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as CaptureView,
};
