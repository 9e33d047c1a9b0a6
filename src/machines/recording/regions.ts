/** The regions of the recording statechart beside the capture itself. Each reacts only to events of the others. */
import { assign, emit } from 'xstate';
import { recordingWorkflow } from '../../events/recording/workflow.ts';
import { failureOf } from '../../events/shared/failure.ts';
import { recordingSetup } from './setup.ts';

/** Whether the recorded data reaches the disk in time. */
export const storage = recordingSetup.createStateConfig({
  initial: 'clean',
  on: { 'recorder.started': { target: '.clean' } },
  states: {
    clean: { on: { 'chunk.waiting': 'writing', 'storage.full': 'full' } },
    writing: {
      after: { second: 'behind' },
      on: {
        'chunk.saved': [
          { guard: 'isClean', target: 'clean' },
          { guard: 'isBehind', target: 'behind' },
          // A chunk was saved: start the second again.
          { target: 'writing', reenter: true },
        ],
        'chunk.waiting': { guard: 'isBehind', target: 'behind' },
        'storage.full': 'full',
      },
    },
    behind: {
      entry: emit(recordingWorkflow.RecordingFellBehind({})),
      exit: emit(recordingWorkflow.RecordingCaughtUp({})),
      on: {
        'chunk.saved': { guard: 'isClean', target: 'clean' },
        'storage.full': 'full',
      },
    },
    /** Saved chunks stay; no more can be saved. */
    full: {
      entry: emit(recordingWorkflow.RecordingOutOfRoom({})),
      exit: emit(recordingWorkflow.RecordingCaughtUp({})),
    },
  },
});

/** Keeps the screen on while recording. */
export const screen = recordingSetup.createStateConfig({
  initial: 'free',
  states: {
    free: { on: { 'recorder.started': 'wanted' } },
    wanted: {
      invoke: { id: 'awake', src: 'awake' },
      on: { 'recorder.stopped': 'free', 'person.leave': 'free' },
      initial: 'released',
      states: {
        released: { on: { 'awake.held': 'held' } },
        held: {
          entry: emit(recordingWorkflow.ScreenKeptOn({})),
          exit: emit(recordingWorkflow.ScreenLetGo({})),
          on: { 'awake.released': 'released' },
        },
      },
    },
  },
});

/** The earlier recordings on this device. */
export const shelf = recordingSetup.createStateConfig({
  initial: 'looking',
  on: { 'person.leave': '.closed' },
  states: {
    looking: {
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { kind } }) => ({ kind }),
        onDone: {
          target: 'listed',
          actions: [
            assign(({ event }) => ({ found: event.output })),
            emit(({ event: { output } }) =>
              recordingWorkflow.RecordingsFound({
                count: output.length,
                cutOff: output.filter(({ cutOff }) => cutOff).length,
              }),
            ),
          ],
        },
        onError: {
          target: 'unknown',
          actions: emit(({ event }) =>
            recordingWorkflow.RecordingsNotFound({ kind: failureOf(event.error).kind }),
          ),
        },
      },
    },
    listed: { on: { 'shelf.look': 'looking' } },
    unknown: { on: { 'shelf.look': 'looking' } },
    closed: {},
  },
});
