/** The context, events, slots and guards of the recording statechart. */
import { assign, emit, setup } from 'xstate';
import type {
  AwakeNews,
  DeviceNews,
  DeviceSettings,
  RecorderNews,
  RoomNews,
} from '../../events/recording/port.ts';
import {
  chunksBehind,
  type Ending,
  type FinishedRecording,
  noRoom,
  type OpenDevice,
  type RecordingChoices,
  type RecordingDevices,
  type RecordingKind,
  type RecordingProblem,
  type StoredRecording,
} from '../../events/recording/recording.ts';
import { recordingWorkflow, type RecordingWorkflowFact } from '../../events/recording/workflow.ts';
import type { Failure } from '../../events/shared/failure.ts';
import { actionSlot, listenerSlot, promiseSlot } from '../slots.ts';

export type RecordingEvent =
  | DeviceNews
  | RecorderNews
  | RoomNews
  | AwakeNews
  /** What kept the device from opening may be gone. */
  | { readonly type: 'device.return' }
  | { readonly type: 'device.choose'; readonly change: Partial<RecordingChoices> }
  | { readonly type: 'recording.start' }
  | { readonly type: 'recording.pause' }
  | { readonly type: 'recording.resume' }
  | { readonly type: 'recording.stop' }
  /** An earlier recording on this device. */
  | { readonly type: 'recording.open'; readonly id: string }
  | { readonly type: 'recording.discard' }
  /** Starts another recording; the finished one stays on this device. */
  | { readonly type: 'recording.again' }
  | { readonly type: 'shelf.look' }
  | { readonly type: 'retry' }
  | { readonly type: 'person.leave' };

export interface RecordingContext {
  readonly kind: RecordingKind;
  readonly choices: RecordingChoices;
  readonly device: OpenDevice | null;
  readonly devices: RecordingDevices;
  /** Id of the recording being made, finished or reviewed. */
  readonly id: string | null;
  /** When the recording clock last started, null while it is stopped. */
  readonly runningSince: number | null;
  /** Milliseconds counted before that. */
  readonly countedMs: number;
  readonly bytes: number;
  /** Free bytes on the device; null: unknown. */
  readonly room: number | null;
  readonly pausedBy: 'person' | 'device';
  readonly ending: Ending | null;
  readonly finished: FinishedRecording | null;
  readonly found: readonly StoredRecording[];
  readonly failure: Failure | null;
}

export const noDevices: RecordingDevices = { cameras: [], microphones: [] };
export const noRecording = {
  ...{ id: null, runningSince: null, countedMs: 0, bytes: 0, ending: null, finished: null, failure: null },
} as const;
export const recordingSetup = setup({
  types: {
    context: {} as RecordingContext,
    events: {} as RecordingEvent,
    emitted: {} as RecordingWorkflowFact,
    input: {} as { readonly kind: RecordingKind; readonly choices: RecordingChoices },
  },
  actors: {
    /** The device stays open as long as this runs. */
    device: listenerSlot<DeviceNews, DeviceSettings>('recording.device'),
    deviceReturns: listenerSlot<
      { type: 'device.return' },
      { readonly problem: RecordingProblem; readonly kind: RecordingKind }
    >('recording.deviceReturns'),
    recorder: listenerSlot<RecorderNews, { readonly kind: RecordingKind }>('recording.recorder'),
    room: listenerSlot<RoomNews>('recording.room'),
    awake: listenerSlot<AwakeNews>('recording.awake'),
    personLeaves: listenerSlot<{ type: 'person.leave' }>('recording.personLeaves'),
    list: promiseSlot<readonly StoredRecording[], { readonly kind: RecordingKind }>('recording.list'),
    finish: promiseSlot<FinishedRecording, { readonly id: string; readonly kind: RecordingKind }>(
      'recording.finish',
    ),
    remove: promiseSlot<void, { readonly id: string; readonly kind: RecordingKind }>('recording.remove'),
  },
  actions: {
    rememberChoices: actionSlot('recording.rememberChoices'),
    pauseRecorder: actionSlot('recording.pauseRecorder'),
    resumeRecorder: actionSlot('recording.resumeRecorder'),
    stopRecorder: actionSlot('recording.stopRecorder'),
    choose: assign(({ context, event }) =>
      event.type === 'device.choose' ? { choices: { ...context.choices, ...event.change } } : {},
    ),
    takeStored: assign(({ event }) =>
      event.type === 'recording.open' ? { ...noRecording, id: event.id } : {},
    ),
    tellChosen: emit(recordingWorkflow.RecordingChosen({})),
    runClock: assign((_, { at }: { at: number }) => ({ runningSince: at })),
    stopClock: assign(({ context: { runningSince, countedMs } }, { at }: { at: number }) => ({
      runningSince: null,
      countedMs: countedMs + (runningSince === null ? 0 : at - runningSince),
    })),
    noteRoom: assign((_, { room }: { room: number | null }) => ({ room })),
  },
  guards: {
    isOf: ({ event }, { problem }: { readonly problem: RecordingProblem }) =>
      event.type === 'device.failed' && event.problem === problem,
    hasRoom: ({ context: { room } }) => room === null || room > noRoom,
    isFull: ({ event }) => event.type === 'room.changed' && event.room !== null && event.room <= noRoom,
    isBehind: ({ event }) =>
      (event.type === 'chunk.waiting' || event.type === 'chunk.saved') && event.waiting >= chunksBehind,
    isClean: ({ event }) => event.type === 'chunk.saved' && event.waiting === 0,
    isKept: ({ event }) => event.type === 'recorder.stopped' && event.id !== null,
  },
  delays: { second: 1000 },
});
