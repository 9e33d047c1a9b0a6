/**
 * Taking a picture: asks for a camera, shows its image, counts down, takes the picture and saves it as a photo, or takes it
 * again; or takes many in a row. The camera is on only while its image is shown: it belongs to the state `on`, and leaving
 * that state turns it off. Each way in which a camera fails has its own state, since each needs a different remedy.
 */
import { type ActorRefFrom, assign, emit, type SnapshotFrom } from 'xstate';
import { type CaptureStep, type CaptureView, captureWorkflow } from '../events/capture/workflow.ts';
import { failureOf } from '../events/shared/failure.ts';
import { cameraOff, cameraOn } from './capture/camera.ts';
import { emptyContext, sizeIn } from './capture/context.ts';
import { captureSetup } from './capture/setup.ts';

export const captureMachine = captureSetup.createMachine({
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
    on: cameraOn,
    off: cameraOff,
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
