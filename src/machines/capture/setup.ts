/** The slots, guards and actions of the camera's statechart. */
import { assign, emit, setup } from 'xstate';
import type { CameraChoices, CameraProblem, CameraSettings } from '../../events/capture/camera.ts';
import type { CameraNews, DraftNews, Shot } from '../../events/capture/port.ts';
import {
  type CaptureView,
  captureWorkflow,
  type CaptureWorkflowFact,
} from '../../events/capture/workflow.ts';
import type { PostFields } from '../../events/post/port.ts';
import { actionSlot, listenerSlot, promiseSlot } from '../slots.ts';
import { type CaptureContext, type CaptureEvent, type CaptureMode, emptyContext } from './context.ts';

export const captureSetup = setup({
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
});
