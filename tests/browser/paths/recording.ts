/**
 * The page that records video: devices that open, fail and disappear, a recorder that is paused and gives up, a disk that is
 * slow or full, a screen that stays on or not, and what an earlier visit has left.
 */
import { expect } from '../expect.ts';
import { chunksBehind, noRoom, recordingProblems } from '../../../src/events/recording/recording.ts';
import { recordingMachine, type RecordingSnapshot, stepOf } from '../../../src/machines/recording.machine.ts';
import { beganAt, problemTitle, remedyButtons } from '../../../src/views/recording/words.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { Call } from './calls.ts';
import { cameraOf, putCamera } from './camera.ts';
import { type At, defineDriver, type PageDriver, type PageStep } from './driver.ts';
import { leaveRecording, type LeftRecording, putRecorder, recorderOf } from './recorder.ts';
import { openStage, type Stage } from './stage.ts';
import { endTimers, holdTimers } from './timers.ts';

interface Memo {
  /** The file for the recording exists. */
  readonly begun: boolean;
  /** Number of chunks that are not on the disk yet. */
  readonly waiting: number;
  /** At least one chunk is on the disk. */
  readonly kept: boolean;
  readonly full: boolean;
  readonly recorder: 'runs' | 'pauses' | 'rests' | 'resumes';
  /** The recorder gave up by itself, which the model's sample does not say. */
  readonly gaveUp: boolean;
  /** Number of cameras of the device. */
  readonly cameras: number;
}

type RecordingAt = At<RecordingSnapshot, Memo>;
type Step = PageStep<RecordingSnapshot, Memo>;

const nothing: Omit<Memo, 'cameras'> = {
  ...{ begun: false, waiting: 0, kept: false, full: false, recorder: 'runs', gaveUp: false },
};

const is = ({ snapshot }: RecordingAt, ...steps: readonly string[]) => steps.includes(stepOf(snapshot));
const problemAt = ({ snapshot }: RecordingAt) =>
  recordingProblems.find((one) => one === stepOf(snapshot)) ?? null;
const isOfRecorder = (at: RecordingAt) => is(at, 'starting', 'recording', 'paused', 'stopping');
const roomAt = ({ snapshot }: RecordingAt) => snapshot.context.room;
const found = ({ snapshot }: RecordingAt) =>
  snapshot.context.found.length > 0 && snapshot.value.shelf !== 'unknown';
/** Whether the page lists the recordings on this device. */
const showsShelf = (at: RecordingAt) =>
  is(at, 'asking', 'ready', 'finishing', 'discarding') || problemAt(at) !== null;

const press = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const call = ({ page }: Stage, name: string) => new Call(page, name);
const recorder = ({ page }: Stage) => recorderOf(page);
const becomes =
  (changes: Partial<Memo>) =>
  (memo: Memo): Memo => ({ ...memo, ...changes });

const failing = (fault: string): Step => ({
  when: (at) => is(at, 'asking'),
  act: (stage) => call(stage, 'camera').end(fault),
});

/** A chunk arrives while this many wait. */
const waiting = (when: (count: number) => boolean): Step => ({
  when: (at) => is(at, 'recording', 'stopping') && at.memo.begun && !at.memo.full && when(at.memo.waiting),
  then: (memo) => ({ ...memo, waiting: memo.waiting + 1 }),
  act: (stage) => recorder(stage).gives(),
});

/** The first of this many waiting chunks is written. */
const saved = (when: (count: number) => boolean): Step => ({
  when: (at) => isOfRecorder(at) && when(at.memo.waiting),
  then: (memo) => ({ ...memo, waiting: memo.waiting - 1, kept: true }),
  act: (stage) => write(stage),
});

async function write(stage: Stage, fault: string | null = null): Promise<void> {
  const before = await recorder(stage).answered();
  await call(stage, 'append').pass(fault);
  await recorder(stage).hasAnswered(before);
}

/** Nothing waits any more, and the recording ends. */
const stopped = (kept: boolean): Step => ({
  when: (at) => isOfRecorder(at) && at.memo.waiting === 0 && at.memo.kept === kept,
  then: (memo, at) => ({
    ...nothing,
    cameras: memo.cameras,
    gaveUp: is(at, 'recording', 'paused'),
  }),
  async act(stage, at) {
    if (!at.memo.begun) return call(stage, 'begin').pass(is(at, 'starting') ? 'QuotaExceededError' : null);
    if (!is(at, 'stopping')) await recorder(stage).tells('error');
    await recorder(stage).tells('stop');
  },
});

const startedAt = Date.UTC(2026, 0, 2, 8);

export const recordingDriver = (browser: Browser, { session }: Newcomer): PageDriver => {
  const left: LeftRecording = {
    ...{ uid: session.value.uid, kind: 'video', id: '0b9e1d54-6f1c-4a8e-9d52-0c3a7e1f2b4d', startedAt },
  };

  return defineDriver<typeof recordingMachine, Memo>({
    noun: 'recording',
    machine: recordingMachine,
    long: true,
    starts: { start: { ...nothing, cameras: 2 } },
    steps: {
      'device.opened': { when: (at) => is(at, 'asking'), act: (stage) => call(stage, 'camera').end() },
      'devices.changed': {
        when: (at) => is(at, 'ready') && at.memo.cameras === 2,
        then: becomes({ cameras: 1 }),
        async act({ page }) {
          await cameraOf(page).devices(1);
          await cameraOf(page).changed();
        },
      },
      'device.failed:blocked': failing('NotAllowedError'),
      'device.failed:absent': {
        when: (at) => is(at, 'asking'),
        async act(stage) {
          await call(stage, 'camera').pass('NotFoundError');
          // Without a microphone the page asks for the camera alone.
          await call(stage, 'camera').pass('NotFoundError');
        },
      },
      'device.failed:busy': failing('NotReadableError'),
      'device.failed:failed': failing('UnknownError'),
      'device.failed:lost': {
        when: (at) => is(at, 'ready') || isOfRecorder(at),
        act: ({ page }) => cameraOf(page).lost(),
      },
      'device.muted': {
        when: (at) => is(at, 'recording') && at.memo.recorder === 'runs',
        then: becomes({ recorder: 'pauses' }),
        act: ({ page }) => cameraOf(page).tells('mute'),
      },
      'device.unmuted': {
        when: (at) => is(at, 'paused') && at.memo.recorder === 'rests',
        then: (memo, { snapshot }) =>
          snapshot.context.pausedBy === 'device' ? { ...memo, recorder: 'resumes' } : memo,
        act: ({ page }) => cameraOf(page).tells('unmute'),
      },
      'device.return': {
        when: (at) => is(at, 'blocked', 'absent', 'lost'),
        act: ({ page }, at) => (is(at, 'blocked') ? cameraOf(page).allowed() : cameraOf(page).changed()),
      },
      'device.choose': {
        when: (at) => is(at, 'ready') && at.snapshot.context.choices.size !== '1080',
        act: async ({ page }) =>
          void (await page.getByLabel('Picture', { exact: true }).selectOption('1080')),
      },
      'recording.start': {
        when: (at) => is(at, 'ready') && roomAt(at) !== noRoom,
        then: (memo) => ({ ...nothing, cameras: memo.cameras }),
        act: (stage) => press(stage, 'Record'),
      },
      'recorder.started': {
        when: (at) => is(at, 'starting'),
        then: becomes({ begun: true }),
        async act(stage) {
          await call(stage, 'begin').pass();
          await recorder(stage).begins();
        },
      },
      'recording.pause': {
        when: (at) => is(at, 'recording') && at.memo.recorder === 'runs',
        then: becomes({ recorder: 'pauses' }),
        act: (stage) => press(stage, 'Pause'),
      },
      'recorder.paused': {
        when: (at) => is(at, 'recording') && at.memo.recorder === 'pauses',
        then: becomes({ recorder: 'rests' }),
        act: (stage) => recorder(stage).tells('pause'),
      },
      'recording.resume': {
        when: (at) => is(at, 'paused') && at.memo.recorder === 'rests',
        then: becomes({ recorder: 'resumes' }),
        act: (stage) => press(stage, 'Go on'),
      },
      'recorder.resumed': {
        when: (at) => is(at, 'paused') && at.memo.recorder === 'resumes',
        then: becomes({ recorder: 'runs' }),
        act: (stage) => recorder(stage).tells('resume'),
      },
      'recording.stop': { when: (at) => is(at, 'recording', 'paused'), act: (stage) => press(stage, 'Stop') },
      'recorder.stopped:kept': stopped(true),
      'recorder.stopped:nothing': stopped(false),
      'chunk.waiting': waiting((count) => count < chunksBehind - 1),
      'chunk.waiting:many': waiting((count) => count === chunksBehind - 1),
      'chunk.saved': saved((count) => count === 1),
      'chunk.saved:some': saved((count) => count > 1),
      'storage.full': {
        when: (at) => isOfRecorder(at) && at.memo.waiting > 0 && !at.memo.full,
        // Later chunks find no room either.
        then: becomes({ full: true, waiting: 0 }),
        act: (stage) => write(stage, 'QuotaExceededError'),
      },
      'after.second': { act: ({ page }) => endTimers(page) },
      'room.changed': { act: (stage) => recorder(stage).leaves(noRoom + 1) },
      'room.changed:none': { act: (stage) => recorder(stage).leaves(noRoom) },
      'awake.held': { act: (stage) => recorder(stage).holdScreen() },
      'awake.released': { act: (stage) => recorder(stage).releaseScreen() },
      'recording.open': {
        when: (at) => showsShelf(at) && !is(at, 'finishing', 'discarding') && found(at),
        then: (memo) => ({ ...nothing, cameras: memo.cameras }),
        act: (stage) => press(stage, `Open the recording of ${beganAt(startedAt)}`),
      },
      'recording.discard': {
        when: (at) => is(at, 'reviewing', 'unreadable'),
        async act(stage) {
          await press(stage, 'Discard');
          await stage.page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
        },
      },
      'recording.again': {
        when: (at) => is(at, 'reviewing', 'unreadable'),
        act: (stage) => press(stage, 'Record another'),
      },
      'shelf.look': {
        when: (at) => showsShelf(at) && at.snapshot.value.shelf === 'unknown',
        act: (stage) => press(stage, 'Look again'),
      },
      retry: {
        when: (at) => problemAt(at) !== null && remedyButtons[problemAt(at)!] !== null,
        act: (stage, at) => press(stage, remedyButtons[problemAt(at)!]!),
      },
      'person.leave': { when: (at) => !is(at, 'over'), act: ({ other }) => other.signOut() },
      'done.list': {
        async act(stage) {
          await leaveRecording(stage.other, left);
          await call(stage, 'list').end();
        },
      },
      'failed.list': { act: (stage) => call(stage, 'list').end('UnknownError') },
      'done.finish': {
        async act(stage) {
          await leaveRecording(stage.other, left);
          await call(stage, 'finish').end();
        },
      },
      'failed.finish': { act: (stage) => call(stage, 'finish').end('NotFoundError') },
      'done.remove': { act: (stage) => call(stage, 'remove').end() },
      'failed.remove': { act: (stage) => call(stage, 'remove').end('NoModificationAllowedError') },
    },
    impossible: {
      'device.failed:insecure': secure,
      'recording.capture.on / device.failed #4': secure,
      'recording.capture.off / device.choose': 'the page offers a choice beside a device that is open, only',
      'recording.capture.over / person.leave': 'the page is gone with whoever was signed in',
      'recording.storage.clean / storage.full': 'what finds no room has waited before',
      'chunk.saved:many': fallenBehind,
      'recording.storage.writing / chunk.saved #2': fallenBehind,
    },
    open: () =>
      openStage(browser, {
        path: '/videoCamera',
        session,
        // The free space is checked every ten seconds.
        paces: { 10_000: 40 },
        async install(context) {
          await putCamera(context, 'camera', 'list', 'begin', 'append');
          await putRecorder(context);
          // The delay before unwritten data is reported.
          await holdTimers(context, 1000);
        },
      }),
    effects: (stage) => ({
      device: call(stage, 'camera'),
      list: call(stage, 'list'),
      finish: call(stage, 'finish'),
      remove: call(stage, 'remove'),
    }),
    async shows(stage, at) {
      const { page } = stage;
      const { context, value } = at.snapshot;
      if (is(at, 'over')) {
        await page.waitForURL('**/login*');
        return;
      }
      const problem = problemAt(at);
      const count = (yes: boolean) => (yes ? 1 : 0);
      const heading = (name: string) => page.getByRole('heading', { name, exact: true }).count();
      const button = (name: string) => page.getByRole('button', { name, exact: true }).count();
      const words = (text: string | RegExp) => page.getByText(text, { exact: true }).count();
      const live = is(at, 'ready') || isOfRecorder(at);
      const ending = at.memo.gaveUp && context.ending !== null ? 'failed' : context.ending;
      const title =
        problem === null
          ? null
          : ending === 'full'
            ? 'There is no room left on this device'
            : ending === null
              ? problemTitle('video', problem)
              : 'Nothing was recorded';
      await expect
        .poll(
          async () => ({
            opening: await heading('Opening the camera'),
            live: await page
              .getByLabel('What the camera sees')
              .evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).videoWidth)),
            record: await button('Record'),
            stop: await button('Stop'),
            recording: await words('Recording'),
            paused: await words('Paused'),
            silent: await words('Paused: nothing comes from the device just now'),
            goOn: await button('Go on'),
            saving: await words('Saving the rest'),
            cameras: await page.getByLabel('Camera', { exact: true }).count(),
            slow: await words('This device is slow to save'),
            noRoom: live ? await words('There is no room left on this device') : 0,
            problem: title === null ? 0 : await page.getByText(title).count(),
            finishing: await heading('Getting the recording ready'),
            player: await page.getByLabel('The recorded video').count(),
            ended: await words('The recording ended by itself'),
            unreadable: await words('This recording cannot be played'),
            removing: await heading('Removing it from this device'),
            notRemoved: await words('The recording is still on this device'),
            here: await heading('On this device'),
            unlisted: await words('Earlier recordings on this device could not be listed'),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          opening: count(is(at, 'asking')),
          live: live ? [1280] : [],
          record: count(is(at, 'ready')),
          stop: count(isOfRecorder(at)),
          recording: count(is(at, 'recording')),
          paused: count(is(at, 'paused') && context.pausedBy === 'person'),
          silent: count(is(at, 'paused') && context.pausedBy === 'device'),
          goOn: count(is(at, 'paused')),
          saving: count(is(at, 'stopping')),
          cameras: count(is(at, 'ready') && at.memo.cameras > 1),
          slow: count(live && value.storage === 'behind'),
          noRoom: count(live && context.room === noRoom),
          problem: count(problem !== null),
          finishing: count(is(at, 'finishing')),
          player: count(is(at, 'reviewing')),
          ended: count(is(at, 'reviewing') && ending !== null && ending !== 'person'),
          unreadable: count(is(at, 'unreadable')),
          removing: count(is(at, 'discarding')),
          notRemoved: count(is(at, 'reviewing') && context.failure !== null),
          here: count(showsShelf(at) && found(at)),
          unlisted: count(showsShelf(at) && value.shelf === 'unknown'),
        });
    },
    look: (at) =>
      is(at, 'over')
        ? null
        : [stepOf(at.snapshot), at.snapshot.value.storage, at.snapshot.context.ending, found(at)],
    reported: ({ type, data }, _, before) => [
      {
        stream: 'workflow/recording',
        type,
        ...(isAsInModel(type, before) ? { data } : {}),
      },
    ],
    streams: () => ['workflow/recording'],
  });
};

/** Excludes length and number of recordings, the disk's error message, and why a recorder gave up. */
function isAsInModel(type: string, before: RecordingAt | null): boolean {
  if (['RecordingReady', 'RecordingsFound', 'RecordingDiscardFailed'].includes(type)) return false;
  return type !== 'RecordingStopped' && type !== 'RecordingNotBegun'
    ? true
    : before !== null && !is(before, 'recording', 'paused');
}

const secure = 'its page is at a secure address: tests/browser/recording.spec.ts opens it at one that is not';
const fallenBehind = 'the chunk that comes has told already that so many wait';
