/** Paths of a recording: every way a device opens and fails; paused, stopped, cut off; a slow or full disk; earlier recordings. */
import {
  chunksBehind,
  defaultRecordingChoices,
  type FinishedRecording,
  noRoom,
  type RecordingProblem,
  recordingProblems,
  type StoredRecording,
} from '../events/recording/recording.ts';
import { failureOf } from '../events/shared/failure.ts';
import { recordingViewProjection, recordingWorkflowFacts } from '../events/recording/workflow.ts';
import type { Taken } from './paths/expectations.ts';
import { answerOf, comesFrom, errorOf, type StepOf, takes } from './paths/invariants.ts';
import type { RecordingContext } from './recording/setup.ts';
import { recordingMachine, type RecordingSnapshot, stepOf, viewRecording } from './recording.machine.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { isSame } from './paths/same.ts';

const device = {
  camera: { id: 'secret camera', facing: null, width: 1280, height: 720 },
  microphone: { id: 'secret microphone' },
} as const;
const devices = {
  cameras: [{ id: 'secret camera', label: 'secret one' }],
  microphones: [{ id: 'secret microphone', label: 'secret two' }],
};
const stored: StoredRecording = {
  ...{ id: 'secret stored', kind: 'video', startedAt: 5, bytes: 10, durationMs: 2000, cutOff: true },
};
const finished: FinishedRecording = {
  ...{ id: 'secret made', kind: 'video', startedAt: 5, durationMs: 2000, seekable: true },
  ...{ file: new Blob(['secret']), type: 'video/webm', levels: new Uint8Array() },
};
const offline = Object.assign(new Error('secret cause'), { reason: 'offline' });
const fails = (problem: RecordingProblem) => ({ type: 'device.failed', problem }) as const;

const whileRecording: ReadonlySet<string> = new Set(['starting', 'recording', 'paused', 'stopping']);

/** While recording, time counts from its last start; while paused, it keeps what was counted until then. */
function countsTheTime({ now, before, event }: Taken<RecordingSnapshot>): boolean {
  const { runningSince, countedMs } = now.context;
  if (event.type === 'recorder.started' && stepOf(before) === 'starting')
    return runningSince === event.at && countedMs === 0;
  if (event.type === 'recorder.resumed')
    return runningSince === event.at && countedMs === before.context.countedMs;
  if (event.type !== 'recorder.paused') return true;
  const { runningSince: since, countedMs: counted } = before.context;
  return runningSince === null && countedMs === counted + (since === null ? 0 : event.at - since);
}

/** Steps in which no recording is started, made or reviewed. */
const withoutRecording: ReadonlySet<string> = new Set(['asking', 'ready', 'over']);
const withDevice: ReadonlySet<string> = new Set(['ready', ...whileRecording]);

/** A new recording takes over nothing from the previous one, and gets its own id. */
function beginsAnew({ now, before, event }: Taken<RecordingSnapshot>): boolean {
  const { id, runningSince, countedMs, bytes } = now.context;
  const isOpened =
    event.type === 'recording.open' && stepOf(now) === 'finishing' && stepOf(before) !== 'finishing';
  const isBegun = event.type === 'recording.start' && stepOf(now) === 'starting';
  if (event.type === 'recorder.started' && stepOf(before) === 'starting') return id === event.id;
  if (!isOpened && !isBegun && !withoutRecording.has(stepOf(now))) return true;
  return id === (isOpened ? event.id : null) && runningSince === null && countedMs === 0 && bytes === 0;
}

export const model = defineModel({
  machine: recordingMachine,
  starts: { start: { kind: 'video', choices: defaultRecordingChoices } },
  samples: {
    'device.opened': { type: 'device.opened', device, devices },
    'devices.changed': { type: 'devices.changed', devices },
    ...Object.fromEntries(recordingProblems.map((problem) => [`device.failed:${problem}`, fails(problem)])),
    'device.muted': { type: 'device.muted' },
    'device.unmuted': { type: 'device.unmuted' },
    'device.return': { type: 'device.return' },
    'device.choose': { type: 'device.choose', change: { size: '1080' } },
    'recording.start': { type: 'recording.start' },
    'recording.pause': { type: 'recording.pause' },
    'recording.resume': { type: 'recording.resume' },
    'recording.stop': { type: 'recording.stop' },
    'recording.open': { type: 'recording.open', id: 'secret stored' },
    'recording.discard': { type: 'recording.discard' },
    'recording.again': { type: 'recording.again' },
    'recorder.started': { type: 'recorder.started', id: 'secret made', at: 1000 },
    'recorder.paused': { type: 'recorder.paused', at: 2000 },
    'recorder.resumed': { type: 'recorder.resumed', at: 3000 },
    'recorder.stopped:kept': { type: 'recorder.stopped', id: 'secret made', ending: 'person' },
    'recorder.stopped:nothing': { type: 'recorder.stopped', id: null, ending: 'full' },
    'chunk.waiting': { type: 'chunk.waiting', waiting: chunksBehind - 1 },
    'chunk.waiting:many': { type: 'chunk.waiting', waiting: chunksBehind },
    'chunk.saved': { type: 'chunk.saved', waiting: 0, bytes: 100 },
    'chunk.saved:some': { type: 'chunk.saved', waiting: chunksBehind - 1, bytes: 200 },
    'chunk.saved:many': { type: 'chunk.saved', waiting: chunksBehind, bytes: 300 },
    'storage.full': { type: 'storage.full' },
    'room.changed': { type: 'room.changed', room: noRoom + 1 },
    'room.changed:none': { type: 'room.changed', room: noRoom },
    'awake.held': { type: 'awake.held' },
    'awake.released': { type: 'awake.released' },
    'shelf.look': { type: 'shelf.look' },
    retry: { type: 'retry' },
    'person.leave': { type: 'person.leave' },
    'done.list': done('list', [stored]),
    'failed.list': failed('list', new Error('secret cause')),
    'done.finish': done('finish', finished),
    'failed.finish': failed('finish', new Error('secret cause')),
    'done.remove': done('remove'),
    'failed.remove': failed('remove', offline),
  },
  abstraction: {
    name: 'who paused it, how it ended, and whether there is room; not what is in a recording',
    of: (snapshot) => {
      const { room, pausedBy, ending, finished: made, found, failure } = snapshot.context;
      const step = stepOf(snapshot);
      return {
        full: room === noRoom,
        chosen: isChosen(snapshot),
        pausedBy: step === 'recording' || step === 'paused' ? pausedBy : null,
        ending,
        made: made !== null,
        found: found.length,
        failure: failure?.kind,
      };
    },
    // Explores the regions beside the capture where they can change, not in every state before and after it.
    within: (snapshot) =>
      changesBeside(snapshot) <= (placesBeside.has(stepOf(snapshot)) || isBesideAsking(snapshot) ? 1 : 0),
  },
  weights: {
    'device.opened': 8,
    'recording.start': 6,
    'recorder.started': 8,
    'recording.stop': 4,
    'recorder.stopped:kept': 6,
    'done.finish': 6,
  },
  invariants: [
    comesFrom<RecordingContext>('failure', ({ event }) =>
      errorOf(event, 'finish', 'remove').map((error) => failureOf(error)),
    ),
    takes<RecordingContext>('finished', ({ event }) => answerOf(event, 'finish')),
    comesFrom<RecordingContext>('found', ({ event, before: { context } }) => [
      ...answerOf(event, 'list'),
      ...[context.found, []],
    ]),
    takes<RecordingContext>('room', ({ event }) => (event.type === 'room.changed' ? [event.room] : [])),
    takes<RecordingContext>('device', ({ event }) => [event.device].filter(Boolean)),
    takes<RecordingContext>('devices', ({ event }) => [event.devices].filter(Boolean)),
    comesFrom<RecordingContext>('id', ({ event, before: { context } }) => [context.id, event.id]),
    {
      name: 'it counts the bytes that were saved',
      holds: ({ now, before, event }: Taken<RecordingSnapshot>) =>
        event.type !== 'chunk.saved' ||
        now.context.bytes === (whileRecording.has(stepOf(before)) ? event.bytes : before.context.bytes),
    },
    { name: 'nothing of a recording is in the next', holds: beginsAnew },
    {
      name: 'a device is open only where it is used',
      holds: ({ now }: Taken<RecordingSnapshot>) =>
        (now.context.device !== null) === withDevice.has(stepOf(now)),
    },
    { name: 'its clock counts what was recorded', holds: countsTheTime },
    {
      name: 'a choice changes what was chosen, and nothing else',
      holds: ({ now, before, event }: StepOf<RecordingContext>) =>
        event.type !== 'device.choose' ||
        isSame(now.context.choices, { ...before.context.choices, ...event.change }),
    },
  ],
  definitions: recordingWorkflowFacts,
  projection: recordingViewProjection,
  view: viewRecording,
});

/** Steps in which the other regions are explored. */
const placesBeside = new Set(['ready', 'recording', 'stopping']);

/** While a device is requested: other choices, or earlier recordings being listed again; after it is gone: earlier recordings. */
function isBesideAsking(snapshot: RecordingSnapshot): boolean {
  const isOfShelf = snapshot.context.found.length > 0 && snapshot.context.ending === null;
  if (stepOf(snapshot) === 'asking')
    return isOfShelf ? snapshot.value.shelf === 'looking' : isChosen(snapshot);
  return (
    isOfShelf && ['lost', 'finishing', 'reviewing', 'unreadable', 'discarding'].includes(stepOf(snapshot))
  );
}

const isChosen = ({ context: { choices } }: RecordingSnapshot) => !isSame(choices, defaultRecordingChoices);

/** How many aspects beside the capture differ from their initial value. */
const changesBeside = (snapshot: RecordingSnapshot): number => {
  const { storage, screen, shelf } = snapshot.value;
  const { room, found } = snapshot.context;
  return (
    Number(isChosen(snapshot)) +
    Number(storage !== 'clean') +
    Number(screen !== 'free' && typeof screen === 'object' && screen.wanted === 'held') +
    Number(shelf === 'unknown' || found.length > 0) +
    Number(room !== null)
  );
};
