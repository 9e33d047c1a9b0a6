/**
 * Taking a picture: asks for a camera, shows its image, counts down, takes the picture and saves it as a photo, or takes it
 * again; or takes many in a row. The camera is on only while its image is shown: it belongs to the state `on`, and leaving
 * that state turns it off. Each way in which a camera fails has its own state, since each needs a different remedy.
 */
import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from 'xstate';
import {
  type CameraChoices,
  type CameraDevice,
  type CameraProblem,
  cameraProblems,
  type CameraSettings,
  type OpenCamera,
} from '../events/capture/camera.ts';
import type { Adjustment, CameraNews, DraftFields, DraftNews, Shot } from '../events/capture/port.ts';
import {
  type CaptureStep,
  type CaptureView,
  captureWorkflow,
  type CaptureWorkflowFact,
} from '../events/capture/workflow.ts';
import type { PostFields } from '../events/post/port.ts';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import { actionSlot, listenerSlot, promiseSlot } from './slots.ts';

export type CaptureEvent =
  | CameraNews
  | DraftNews
  /** What kept the camera from opening may be gone. */
  | { readonly type: 'camera.return' }
  /** Another camera, or the same one with other settings. */
  | { readonly type: 'camera.choose'; readonly change: Partial<CameraSettings> }
  | { readonly type: 'camera.adjust'; readonly change: Partial<Adjustment> }
  | { readonly type: 'aid.choose'; readonly change: Partial<Pick<CameraChoices, 'countdown' | 'grid'>> }
  | { readonly type: 'picture.take' }
  | { readonly type: 'countdown.cancel' }
  | { readonly type: 'file.give'; readonly file: Blob }
  | { readonly type: 'picture.edit'; readonly shot: Shot }
  | { readonly type: 'draft.change'; readonly change: Partial<DraftFields> }
  | ({ readonly type: 'picture.keep' } & PostFields)
  /** Replaces the picture just taken, or takes another after one was saved. */
  | { readonly type: 'picture.retake' }
  | { readonly type: 'retry' }
  | { readonly type: 'person.leave' };

/** `many`: the camera stays open, and every picture is handed over at once. */
export type CaptureMode = 'one' | 'many';

export interface CaptureContext {
  readonly mode: CaptureMode;
  readonly choices: CameraChoices;
  /** null while no camera is open. */
  readonly camera: OpenCamera | null;
  /** Every camera of the device, as last reported. */
  readonly cameras: readonly CameraDevice[];
  readonly adjustment: Adjustment;
  /** Seconds left in the countdown. */
  readonly left: number;
  readonly file: Blob | null;
  readonly shot: Shot | null;
  readonly source: CaptureView['source'];
  /** The fields filled in so far. */
  readonly draft: DraftFields;
  /** Whether the draft is saved, so that a reload finds it. */
  readonly saved: boolean;
  /** The fields being saved with the photo. */
  readonly fields: PostFields | null;
  readonly failure: Failure | null;
}

const defaultAdjustment: Adjustment = { light: false, zoom: null };
export const noFields: DraftFields = { caption: '', visibility: 'private', people: [] };
const emptyContext = {
  ...{ camera: null, adjustment: defaultAdjustment, left: 0 },
  ...{ file: null, shot: null, source: null, fields: null, failure: null },
  ...{ draft: noFields, saved: false },
} as const;

const sizeIn = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width,
  height,
});

export const captureMachine = setup({
  types: {
    context: {} as CaptureContext,
    events: {} as CaptureEvent,
    emitted: {} as CaptureWorkflowFact,
    input: {} as { readonly mode: CaptureMode; readonly choices: CameraChoices },
  },
  actors: {
    /** The camera stays open as long as this runs. */
    camera: listenerSlot<CameraNews, { readonly settings: CameraSettings }>('capture.camera'),
    cameraReturns: listenerSlot<{ type: 'camera.return' }, { readonly problem: CameraProblem }>(
      'capture.cameraReturns',
    ),
    /** Keeps an unfinished picture for the next visit; runs as long as the page is open. */
    draft: listenerSlot<DraftNews>('capture.draft'),
    personLeaves: listenerSlot<{ type: 'person.leave' }>('capture.personLeaves'),
    takePicture: promiseSlot<Shot>('capture.takePicture'),
    readFile: promiseSlot<Shot, { readonly file: Blob }>('capture.readFile'),
    keep: promiseSlot<void, PostFields & { readonly shot: Shot }>('capture.keep'),
  },
  actions: {
    rememberChoices: actionSlot('capture.rememberChoices'),
    adjustCamera: actionSlot('capture.adjustCamera'),
    saveDraft: actionSlot('capture.saveDraft'),
    handOver: (_: unknown, { shot }: { readonly shot: Shot }): void => {
      throw new Error(`The slot capture.handOver is not filled, for a picture of ${shot.width} pixels`);
    },
    tellAsking: emit(({ context: { choices } }) =>
      captureWorkflow.CameraAsked({
        facing: choices.facing,
        resolution: choices.resolution,
        chosen: choices.deviceId !== null,
      }),
    ),
    takeFile: assign(({ event }) =>
      event.type === 'file.give' ? { ...emptyContext, file: event.file } : {},
    ),
    noteShot: assign((_, { shot, source }: { shot: Shot; source: CaptureView['source'] }) => ({
      ...emptyContext,
      shot,
      source,
    })),
  },
  guards: {
    isOfThis: ({ context, event }) => event.type === 'draft.saved' && event.key === context.shot?.key,
    staysOn: ({ context }) => context.mode === 'many',
    countsDown: ({ context }) => context.choices.countdown > 0,
    isLastSecond: ({ context }) => context.left <= 1,
    isOf: ({ event }, { problem }: { readonly problem: CameraProblem }) =>
      event.type === 'camera.failed' && event.problem === problem,
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'capture',
  context: ({ input: { mode, choices } }) => ({ ...emptyContext, mode, choices, cameras: [] }),
  invoke: [
    { id: 'personLeaves', src: 'personLeaves' },
    { id: 'draft', src: 'draft' },
  ],
  on: {
    'person.leave': { target: '.over' },
    'draft.saved': { guard: 'isOfThis', actions: assign({ saved: true }) },
  },
  initial: 'looking',
  states: {
    /** Checks whether an earlier visit left a picture. */
    looking: {
      on: {
        'draft.none': { target: 'on' },
        'draft.found': {
          target: 'taken',
          actions: [
            assign(({ event: { draft } }) => {
              const { shot, source, caption, visibility, people } = draft;
              return { ...emptyContext, shot, source, draft: { caption, visibility, people }, saved: true };
            }),
            emit(({ event: { draft } }) =>
              captureWorkflow.PictureFound({ ...sizeIn(draft.shot), source: draft.source }),
            ),
          ],
        },
      },
    },
    on: {
      entry: [assign(emptyContext), 'tellAsking'],
      invoke: { id: 'camera', src: 'camera', input: ({ context }) => ({ settings: context.choices }) },
      on: {
        'camera.failed': cameraProblems.map((problem) => ({
          // `failed`, the last one, has no guard: it handles every other problem.
          ...(problem === 'failed' ? {} : { guard: { type: 'isOf' as const, params: { problem } } }),
          target: `#${problem}`,
          actions: emit(captureWorkflow.CameraFailed({ problem })),
        })),
        'cameras.changed': { actions: assign(({ event }) => ({ cameras: event.cameras })) },
        'file.give': { target: 'reading', actions: 'takeFile' },
      },
      initial: 'asking',
      states: {
        asking: {
          on: {
            'camera.opened': {
              target: 'framing',
              actions: [
                assign(({ event: { camera, cameras } }) => ({ camera, cameras })),
                emit(({ event }) => captureWorkflow.CameraOpened(sizeIn(event.camera))),
              ],
            },
          },
        },
        framing: {
          on: {
            'camera.choose': {
              target: '#capture.on',
              reenter: true,
              actions: [
                assign(({ context, event }) => ({ choices: { ...context.choices, ...event.change } })),
                'rememberChoices',
              ],
            },
            'aid.choose': {
              actions: [
                assign(({ context, event }) => ({ choices: { ...context.choices, ...event.change } })),
                'rememberChoices',
              ],
            },
            'camera.adjust': {
              actions: [
                assign(({ context, event }) => ({ adjustment: { ...context.adjustment, ...event.change } })),
                'adjustCamera',
              ],
            },
            'picture.take': [
              {
                guard: 'countsDown',
                target: 'counting',
                actions: [
                  assign(({ context }) => ({ left: context.choices.countdown })),
                  emit(({ context }) =>
                    captureWorkflow.CountdownBegun({ seconds: context.choices.countdown }),
                  ),
                ],
              },
              { target: 'shooting' },
            ],
          },
        },
        counting: {
          after: {
            second: [
              { guard: 'isLastSecond', target: 'shooting' },
              {
                target: 'counting',
                reenter: true,
                actions: assign(({ context }) => ({ left: context.left - 1 })),
              },
            ],
          },
          on: {
            'countdown.cancel': {
              target: 'framing',
              actions: [assign({ left: 0 }), emit(captureWorkflow.CountdownCancelled({}))],
            },
          },
        },
        shooting: {
          entry: emit(captureWorkflow.PictureRequested({})),
          invoke: {
            id: 'takePicture',
            src: 'takePicture',
            onDone: [
              {
                guard: 'staysOn',
                target: 'framing',
                actions: [
                  { type: 'handOver', params: ({ event }) => ({ shot: event.output }) },
                  assign({ left: 0 }),
                  emit(({ event }) => captureWorkflow.ShotTaken(sizeIn(event.output))),
                ],
              },
              {
                target: '#capture.taken',
                actions: [
                  { type: 'noteShot', params: ({ event }) => ({ shot: event.output, source: 'camera' }) },
                  'saveDraft',
                  emit(({ event }) => captureWorkflow.PictureTaken(sizeIn(event.output))),
                ],
              },
            ],
            onError: {
              target: '#failed',
              actions: emit(captureWorkflow.CameraFailed({ problem: 'failed' })),
            },
          },
        },
      },
    },
    /** No camera is open; something may bring it back. */
    off: {
      entry: assign(emptyContext),
      on: {
        'camera.return': { target: 'on' },
        'camera.choose': {
          target: 'on',
          actions: [
            assign(({ context, event }) => ({ choices: { ...context.choices, ...event.change } })),
            'rememberChoices',
          ],
        },
        'file.give': { target: 'reading', actions: 'takeFile' },
        retry: { target: 'on' },
      },
      initial: 'failed',
      states: {
        blocked: {
          id: 'blocked',
          invoke: { id: 'cameraReturns', src: 'cameraReturns', input: { problem: 'blocked' } },
        },
        absent: {
          id: 'absent',
          invoke: { id: 'cameraReturns', src: 'cameraReturns', input: { problem: 'absent' } },
        },
        busy: { id: 'busy' },
        /** Trying again with the same choices is of no use. */
        unfit: {
          id: 'unfit',
          on: {
            retry: {
              target: '#capture.on',
              actions: [
                assign(({ context }) => ({ choices: { ...context.choices, resolution: 'best' } })),
                'rememberChoices',
              ],
            },
          },
        },
        lost: {
          id: 'lost',
          invoke: { id: 'cameraReturns', src: 'cameraReturns', input: { problem: 'lost' } },
        },
        failed: { id: 'failed' },
      },
    },
    /** The user cannot fix this on this page. */
    insecure: {
      id: 'insecure',
      entry: assign(emptyContext),
      on: { 'file.give': { target: 'reading', actions: 'takeFile' } },
    },
    reading: {
      entry: emit(captureWorkflow.PictureFileGiven({})),
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file! }),
        onDone: {
          target: 'taken',
          actions: [
            { type: 'noteShot', params: ({ event }) => ({ shot: event.output, source: 'file' }) },
            'saveDraft',
            emit(({ event }) => captureWorkflow.PictureFileRead(sizeIn(event.output))),
          ],
        },
        onError: {
          target: 'unreadable',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(captureWorkflow.PictureFileRefused({})),
          ],
        },
      },
    },
    unreadable: {
      on: { 'file.give': { target: 'reading', actions: 'takeFile' }, retry: { target: 'on' } },
    },
    taken: {
      on: {
        'picture.edit': {
          actions: [
            assign(({ event }) => ({ shot: event.shot, saved: false, failure: null })),
            'saveDraft',
            emit(({ event }) => captureWorkflow.PictureEdited(sizeIn(event.shot))),
          ],
        },
        'picture.keep': {
          target: 'keeping',
          actions: [
            assign(({ event: { type: _, ...fields } }) => ({ fields, failure: null })),
            emit(({ event }) => captureWorkflow.PictureKeepRequested({ visibility: event.visibility })),
          ],
        },
        'draft.change': {
          actions: [
            assign(({ context, event }) => ({ draft: { ...context.draft, ...event.change } })),
            'saveDraft',
          ],
        },
        'picture.retake': { target: 'on', actions: [assign({ shot: null }), 'saveDraft'] },
      },
    },
    keeping: {
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { shot, fields } }) => ({ ...fields!, shot: shot! }),
        onDone: {
          target: 'kept',
          actions: [assign({ shot: null }), 'saveDraft', emit(captureWorkflow.PictureKept({}))],
        },
        onError: {
          target: 'taken',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => captureWorkflow.PictureKeepFailed({ kind: failureOf(event.error).kind })),
          ],
        },
      },
    },
    kept: { on: { 'picture.retake': { target: 'on' } } },
    /** The signed-in person has left: none of their data stays. */
    over: {
      entry: [assign(emptyContext), emit(captureWorkflow.CaptureEnded({}))],
      // A second person.leave changes nothing.
      on: { 'person.leave': {} },
    },
  },
});

export type CaptureActor = ActorRefFrom<typeof captureMachine>;
export type CaptureSnapshot = SnapshotFrom<typeof captureMachine>;

/** The innermost state, which the page shows. */
export function stepOf({ value }: CaptureSnapshot): CaptureStep {
  return (typeof value === 'string' ? value : Object.values(value)[0]) as CaptureStep;
}

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewCapture(snapshot: CaptureSnapshot): CaptureView {
  const { source, failure } = snapshot.context;
  const step = stepOf(snapshot);
  // For an unreadable file the message says everything; its failure kind carries no information.
  return { step, source, failure: step === 'unreadable' ? null : (failure?.kind ?? null) };
}
