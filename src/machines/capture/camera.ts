/** The camera's own states: it is on only while its image is shown, and each way in which it fails has its own state. */
import { assign, emit } from 'xstate';
import { cameraProblems } from '../../events/capture/camera.ts';
import { captureWorkflow } from '../../events/capture/workflow.ts';
import { emptyContext, sizeIn } from './context.ts';
import { captureSetup } from './setup.ts';

/** The camera is asked for, shows its image, and takes a picture. */
export const cameraOn = captureSetup.createStateConfig({
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
              emit(({ context }) => captureWorkflow.CountdownBegun({ seconds: context.choices.countdown })),
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
});

/** No camera is open; something may bring it back. */
export const cameraOff = captureSetup.createStateConfig({
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
});
