/**
 * Recording video or sound: the recorder itself, whether its data reaches the disk in time, whether the screen stays on, and
 * which earlier recordings are on this device. The recorder's device is on only in the state `on`; leaving that state turns
 * it off. Chunks are saved while recording, so that a recording that was cut off is found at the next visit.
 */
import { type ActorRefFrom, assign, emit, raise, type SnapshotFrom } from 'xstate';
import { recordingProblems } from '../events/recording/recording.ts';
import { type RecordingStep, type RecordingView, recordingWorkflow } from '../events/recording/workflow.ts';
import { failureOf } from '../events/shared/failure.ts';
import { screen, shelf, storage } from './recording/regions.ts';
import { noDevices, noRecording, recordingSetup } from './recording/setup.ts';

export const recordingMachine = recordingSetup.createMachine({
  id: 'recording',
  context: ({ input: { kind, choices } }) => ({
    ...noRecording,
    ...{ kind, choices, device: null, devices: noDevices, room: null, pausedBy: 'person', found: [] },
  }),
  invoke: [
    { id: 'personLeaves', src: 'personLeaves' },
    { id: 'room', src: 'room' },
  ],
  on: { 'room.changed': { actions: { type: 'noteRoom', params: ({ event }) => event } } },
  type: 'parallel',
  states: {
    capture: {
      initial: 'on',
      on: {
        'person.leave': { target: '.over' },
      },
      states: {
        on: {
          entry: [
            assign({ ...noRecording, device: null }),
            emit(({ context: { kind } }) => recordingWorkflow.RecordingDeviceAsked({ kind })),
          ],
          exit: assign({ device: null }),
          invoke: {
            id: 'device',
            src: 'device',
            input: ({ context: { choices, kind } }) => ({ ...choices, kind }),
          },
          on: {
            'device.failed': recordingProblems.map((problem) => ({
              // `failed`, the last one, has no guard: it handles every other problem.
              ...(problem === 'failed' ? {} : { guard: { type: 'isOf' as const, params: { problem } } }),
              target: `#device-${problem}`,
              actions: emit(recordingWorkflow.RecordingDeviceFailed({ problem })),
            })),
            'devices.changed': { actions: assign(({ event }) => ({ devices: event.devices })) },
          },
          initial: 'asking',
          states: {
            asking: {
              on: {
                'device.opened': {
                  target: 'ready',
                  actions: [
                    assign(({ event: { device, devices } }) => ({ device, devices })),
                    emit(({ event: { device } }) =>
                      recordingWorkflow.RecordingDeviceOpened({
                        camera: device.camera !== null,
                        microphone: device.microphone !== null,
                      }),
                    ),
                  ],
                },
                'recording.open': { target: '#finishing', actions: ['takeStored', 'tellChosen'] },
              },
            },
            ready: {
              on: {
                'device.choose': {
                  target: '#recording.capture.on',
                  reenter: true,
                  actions: ['choose', 'rememberChoices'],
                },
                'recording.start': { guard: 'hasRoom', target: 'recorder' },
                'recording.open': { target: '#finishing', actions: ['takeStored', 'tellChosen'] },
              },
            },
            recorder: {
              entry: [
                assign({ ...noRecording, pausedBy: 'person' }),
                emit(recordingWorkflow.RecordingRequested({})),
              ],
              invoke: {
                id: 'recorder',
                src: 'recorder',
                input: ({ context: { kind } }) => ({ kind }),
              },
              on: {
                'chunk.saved': { actions: assign(({ event }) => ({ bytes: event.bytes })) },
                'recorder.stopped': [
                  {
                    guard: 'isKept',
                    target: '#finishing',
                    actions: [
                      assign(({ context, event }) => ({
                        id: event.id,
                        ending: context.ending ?? event.ending,
                      })),
                      emit(({ context }) =>
                        recordingWorkflow.RecordingStopped({ ending: context.ending ?? 'failed' }),
                      ),
                    ],
                  },
                  {
                    target: '#device-failed',
                    actions: [
                      assign(({ context, event }) => ({ ending: context.ending ?? event.ending })),
                      emit(({ context }) =>
                        recordingWorkflow.RecordingNotBegun({ ending: context.ending ?? 'failed' }),
                      ),
                    ],
                  },
                ],
                // What was recorded so far is there; no more will come.
                'device.failed': { target: '.stopping', actions: assign({ ending: 'lost' }) },
                'storage.full': { target: '.stopping', actions: assign({ ending: 'full' }) },
                'room.changed': {
                  guard: 'isFull',
                  target: '.stopping',
                  actions: [{ type: 'noteRoom', params: ({ event }) => event }, assign({ ending: 'full' })],
                },
              },
              initial: 'starting',
              states: {
                starting: {
                  on: {
                    'recorder.started': {
                      target: 'recording',
                      actions: [
                        assign(({ event: { id } }) => ({ id })),
                        { type: 'runClock', params: ({ event }) => event },
                        emit(recordingWorkflow.RecordingStarted({})),
                      ],
                    },
                  },
                },
                recording: {
                  on: {
                    'recording.pause': { actions: [assign({ pausedBy: 'person' }), 'pauseRecorder'] },
                    'device.muted': { actions: [assign({ pausedBy: 'device' }), 'pauseRecorder'] },
                    'recorder.paused': {
                      target: 'paused',
                      actions: [
                        { type: 'stopClock', params: ({ event }) => event },
                        emit(({ context }) => recordingWorkflow.RecordingPaused({ by: context.pausedBy })),
                      ],
                    },
                    'recording.stop': { target: 'stopping', actions: assign({ ending: 'person' }) },
                  },
                },
                paused: {
                  on: {
                    'recording.resume': { actions: 'resumeRecorder' },
                    'device.unmuted': {
                      guard: ({ context }) => context.pausedBy === 'device',
                      actions: 'resumeRecorder',
                    },
                    'recorder.resumed': {
                      target: 'recording',
                      actions: [
                        { type: 'runClock', params: ({ event }) => event },
                        emit(recordingWorkflow.RecordingResumed({})),
                      ],
                    },
                    'recording.stop': { target: 'stopping', actions: assign({ ending: 'person' }) },
                  },
                },
                stopping: {
                  entry: [
                    'stopRecorder',
                    emit(({ context }) =>
                      recordingWorkflow.RecordingStopping({ ending: context.ending ?? 'failed' }),
                    ),
                  ],
                  // Ignored: the first one gives the reason.
                  on: {
                    'device.failed': {},
                    'storage.full': {},
                    'room.changed': { actions: { type: 'noteRoom', params: ({ event }) => event } },
                  },
                },
              },
            },
          },
        },
        /** No device is open; something may bring it back. */
        off: {
          on: {
            'device.return': { target: 'on' },
            'device.choose': { target: 'on', actions: ['choose', 'rememberChoices'] },
            'recording.open': { target: '#finishing', actions: ['takeStored', 'tellChosen'] },
            retry: { target: 'on' },
          },
          initial: 'failed',
          states: {
            blocked: {
              id: 'device-blocked',
              invoke: {
                id: 'deviceReturns',
                src: 'deviceReturns',
                input: ({ context: { kind } }) => ({ problem: 'blocked', kind }),
              },
            },
            absent: {
              id: 'device-absent',
              invoke: {
                id: 'deviceReturns',
                src: 'deviceReturns',
                input: ({ context: { kind } }) => ({ problem: 'absent', kind }),
              },
            },
            busy: { id: 'device-busy' },
            lost: {
              id: 'device-lost',
              invoke: {
                id: 'deviceReturns',
                src: 'deviceReturns',
                input: ({ context: { kind } }) => ({ problem: 'lost', kind }),
              },
            },
            failed: { id: 'device-failed' },
          },
        },
        /** The user cannot fix this on this page. */
        insecure: { id: 'device-insecure' },
        finishing: {
          id: 'finishing',
          invoke: {
            id: 'finish',
            src: 'finish',
            input: ({ context: { id, kind } }) => ({ id: id!, kind }),
            onDone: {
              target: 'reviewing',
              actions: [
                assign(({ event }) => ({ finished: event.output, failure: null })),
                emit(({ event: { output } }) =>
                  recordingWorkflow.RecordingReady({
                    seconds: Math.round(output.durationMs / 1000),
                    seekable: output.seekable,
                  }),
                ),
              ],
            },
            onError: {
              target: 'unreadable',
              actions: [
                assign(({ event }) => ({ failure: failureOf(event.error) })),
                emit(recordingWorkflow.RecordingUnreadable({})),
              ],
            },
          },
        },
        reviewing: {
          on: {
            'recording.discard': 'discarding',
            'recording.again': { target: 'on', actions: raise({ type: 'shelf.look' }) },
          },
        },
        unreadable: {
          on: {
            'recording.discard': 'discarding',
            'recording.again': { target: 'on', actions: raise({ type: 'shelf.look' }) },
          },
        },
        discarding: {
          entry: [assign({ failure: null }), emit(recordingWorkflow.RecordingDiscardRequested({}))],
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context: { id, kind } }) => ({ id: id!, kind }),
            onDone: {
              target: 'on',
              actions: [emit(recordingWorkflow.RecordingDiscarded({})), raise({ type: 'shelf.look' })],
            },
            onError: [
              {
                guard: ({ context }) => context.finished !== null,
                target: 'reviewing',
                actions: [
                  assign(({ event }) => ({ failure: failureOf(event.error) })),
                  emit(({ event }) =>
                    recordingWorkflow.RecordingDiscardFailed({ kind: failureOf(event.error).kind }),
                  ),
                ],
              },
              {
                target: 'unreadable',
                actions: [
                  assign(({ event }) => ({ failure: failureOf(event.error) })),
                  emit(recordingWorkflow.RecordingUnreadable({})),
                ],
              },
            ],
          },
        },
        /** The signed-in person has left: none of their data is shown. */
        over: {
          entry: [assign({ ...noRecording, found: [] }), emit(recordingWorkflow.RecordingEnded({}))],
          // A second person.leave changes nothing.
          on: { 'person.leave': {} },
        },
      },
    },
    storage,
    screen,
    shelf,
  },
});

export type RecordingActor = ActorRefFrom<typeof recordingMachine>;
export type RecordingSnapshot = SnapshotFrom<typeof recordingMachine>;

const innermost = (value: unknown): string =>
  typeof value === 'string' ? value : innermost(Object.values(value as object)[0]);

/** The innermost state of the capture region, which the page shows. */
export const stepOf = ({ value }: RecordingSnapshot) => innermost(value.capture) as RecordingStep;

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewRecording(snapshot: RecordingSnapshot): RecordingView {
  const { ending, found, failure } = snapshot.context;
  const step = stepOf(snapshot);
  const { storage } = snapshot.value;
  return {
    step,
    ending,
    storage: storage === 'behind' || storage === 'full' ? storage : 'even',
    awake: snapshot.matches({ screen: { wanted: 'held' } }),
    found: found.length,
    failure: step === 'unreadable' ? null : (failure?.kind ?? null),
  };
}
