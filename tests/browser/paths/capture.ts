/** The camera's page: a camera that opens, fails and recovers, a countdown, a file instead, and a picture kept on this device. */
import { expect } from '../expect.ts';
import { cameraProblems, defaultChoices } from '../../../src/events/capture/camera.ts';
import { captureMachine, type CaptureSnapshot, stepOf } from '../../../src/machines/capture.machine.ts';
import { problemTitles, remedyButtons } from '../../../src/views/capture/words.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { Call } from './calls.ts';
import { cameraOf, putCamera } from './camera.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { cutOff } from './effects.ts';
import { leaveShots, pictureFile } from './shots.ts';
import { type OtherTab, openStage, type Stage } from './stage.ts';
import { endTimers, holdTimers } from './timers.ts';
import { gateOf, wireOf } from './wires.ts';

interface Memo {
  /** A picture from an earlier visit is stored. */
  readonly left: boolean;
}

type CaptureAt = At<CaptureSnapshot, Memo>;

const is = ({ snapshot }: CaptureAt, ...steps: readonly string[]) => steps.includes(stepOf(snapshot));
const problemAt = ({ snapshot }: CaptureAt) => cameraProblems.find((one) => one === stepOf(snapshot)) ?? null;
const press = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = ({ page }: Stage, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).selectOption(value);
const call = ({ page }: Stage, name: 'camera' | 'takePicture' | 'readFile') => new Call(page, name);
const failing = (fault: string) => ({
  when: (at: CaptureAt) => is(at, 'asking'),
  act: (stage: Stage) => call(stage, 'camera').end(fault),
});
const several = ({ snapshot }: CaptureAt) => snapshot.context.cameras.length > 1;

/** Whether the page would warn that a reload loses the picture. */
const asksBeforeLeaving = ({ page }: Stage) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

let words = 0;

/** The size that the model gives for a stored picture, or one from a file. */
const size = { width: 640, height: 720 } as const;

const leavePicture = (other: OtherTab, uid: string) =>
  leaveShots(other, {
    ...size,
    draft: `camera/${uid}`,
    ids: ['k1'],
    fields: { key: 'k1', source: 'file', caption: 'Found', visibility: 'private', people: [] },
  });

export const captureDriver = (browser: Browser, { session }: Newcomer): PageDriver =>
  defineDriver<typeof captureMachine, Memo>({
    noun: 'capture',
    machine: captureMachine,
    long: true,
    starts: { start: { left: true }, countdown: { left: false } },
    steps: {
      'draft.none': {
        when: (at) => is(at, 'looking'),
        // An unreadable draft counts as none.
        act: ({ gates }, { memo }) => gates.readDraft!.end(memo.left ? 'UnknownError' : undefined),
      },
      'draft.found': {
        when: (at) => is(at, 'looking') && at.memo.left,
        act: ({ gates }) => gates.readDraft!.end(),
      },
      'draft.saved': {
        when: (at) => is(at, 'taken', 'keeping') && !at.snapshot.context.saved,
        async act(stage) {
          await stage.gates.saveDraft!.set();
          await expect.poll(() => asksBeforeLeaving(stage), { timeout: 10_000, interval: 30 }).toBe(false);
          await stage.gates.saveDraft!.hold();
        },
      },
      'draft.change': {
        when: (at) => is(at, 'taken'),
        act: ({ page }) => page.getByLabel('Caption').fill(`Words ${(words += 1)}`),
      },
      'camera.opened': {
        when: (at) => is(at, 'asking'),
        async act(stage) {
          await cameraOf(stage.page).devices(2);
          await call(stage, 'camera').end();
        },
      },
      'camera.failed:blocked': failing('NotAllowedError'),
      'camera.failed:absent': failing('NotFoundError'),
      'camera.failed:busy': failing('NotReadableError'),
      'camera.failed:unfit': failing('OverconstrainedError'),
      'camera.failed:failed': failing('UnknownError'),
      'camera.failed:lost': {
        when: (at) => is(at, 'framing', 'counting', 'shooting'),
        act: ({ page }) => cameraOf(page).lost(),
      },
      'camera.return': {
        when: (at) => is(at, 'blocked', 'absent', 'lost'),
        act: ({ page }, at) => (is(at, 'blocked') ? cameraOf(page).allowed() : cameraOf(page).changed()),
      },
      'cameras.changed': {
        when: (at) => is(at, 'framing', 'counting') && several(at),
        async act({ page }) {
          await cameraOf(page).devices(1);
          await cameraOf(page).changed();
        },
      },
      'camera.choose:device': {
        when: (at) =>
          several(at) &&
          (is(at, 'framing')
            ? at.snapshot.context.choices.deviceId === null
            : problemAt(at) !== null && !is(at, 'blocked')),
        act: async (stage, at) =>
          void (await choose(stage, is(at, 'framing') ? 'Camera' : 'Another camera', 'c2')),
      },
      'camera.choose:resolution': {
        when: (at) => is(at, 'framing') && at.snapshot.context.choices.resolution !== '1080',
        act: async (stage) => void (await choose(stage, 'Resolution', '1080')),
      },
      'camera.adjust': {
        when: (at) => is(at, 'framing') && !at.snapshot.context.adjustment.light,
        // The switch itself is covered by its picture.
        act: ({ page }) => page.getByRole('switch', { name: 'Light' }).check({ force: true }),
      },
      'aid.choose': {
        when: (at) => is(at, 'framing') && at.snapshot.context.choices.countdown !== 3,
        act: async (stage) => void (await choose(stage, 'Countdown', '3')),
      },
      'picture.take': {
        when: (at) => is(at, 'framing'),
        act: (stage) => press(stage, 'Take the picture'),
      },
      'countdown.cancel': {
        when: (at) => is(at, 'counting'),
        act: (stage) => press(stage, 'Stop the countdown'),
      },
      'after.second': { act: ({ page }) => endTimers(page) },
      'file.give': {
        when: (at) => is(at, 'asking', 'framing', 'unreadable') || problemAt(at) !== null,
        act: async ({ page }) =>
          page.getByLabel('Picture files').setInputFiles(await pictureFile(size.width, size.height)),
      },
      'picture.edit': {
        when: (at) => is(at, 'taken'),
        act: (stage) => press(stage, 'Turn right'),
      },
      'picture.keep': { when: (at) => is(at, 'taken'), act: (stage) => press(stage, 'Keep it') },
      'picture.retake': {
        when: (at) => is(at, 'taken', 'kept'),
        act: (stage, at) => press(stage, is(at, 'kept') ? 'Take another' : 'Take it again'),
      },
      retry: {
        when: (at) => is(at, 'unreadable') || problemAt(at) !== null,
        act: (stage, at) =>
          press(stage, is(at, 'unreadable') ? 'Use the camera' : remedyButtons[problemAt(at)!]!),
      },
      'person.leave': { when: (at) => !is(at, 'over'), act: ({ other }) => other.signOut() },
      'done.takePicture': { act: (stage) => call(stage, 'takePicture').end() },
      'failed.takePicture': { act: (stage) => call(stage, 'takePicture').end('UnknownError') },
      'done.readFile': { act: (stage) => call(stage, 'readFile').end() },
      'failed.readFile': { act: (stage) => call(stage, 'readFile').end('InvalidStateError') },
      'done.keep': { act: ({ gates }) => gates.keepUpload!.end() },
      'failed.keep:broken': { act: ({ gates }) => gates.keepUpload!.end('QuotaExceededError') },
    },
    impossible: {
      'camera.failed:insecure': secure,
      'capture.on / camera.failed #5': secure,
      'insecure / file.give': secure,
      'failed.keep:offline': 'a picture is kept on this device, which needs no network',
      'capture.on.shooting / done.takePicture #1':
        'only a batch goes on with the camera open: tests/browser/batch.spec.ts takes many in a row',
      'capture.over / person.leave': 'the page is gone with whoever was signed in',
    },
    open: (start) =>
      openStage(browser, {
        path: '/camera',
        session,
        local: start === 'countdown' ? { camera: { ...defaultChoices, countdown: 3 } } : {},
        // No upload of what is kept reaches the server.
        wires: { uploads: wireOf.nodeWrite('/uploads', cutOff) },
        gates: {
          readDraft: gateOf.readDraft,
          saveDraft: gateOf.saveDraft,
          keepUpload: gateOf.keepUpload,
        },
        held: ['readDraft', 'saveDraft'],
        prepare: (other) => (start === 'start' ? leavePicture(other, session.value.uid) : Promise.resolve()),
        async install(context) {
          await putCamera(context);
          // The timer of the countdown.
          await holdTimers(context, 1000);
        },
      }),
    effects: (stage) => ({
      camera: call(stage, 'camera'),
      takePicture: call(stage, 'takePicture'),
      readFile: call(stage, 'readFile'),
      keep: stage.gates.keepUpload!,
    }),
    async shows(stage, at) {
      const { page } = stage;
      const { context } = at.snapshot;
      if (is(at, 'over')) {
        await page.waitForURL('**/login*');
        return;
      }
      const problem = problemAt(at);
      const count = (yes: boolean) => (yes ? 1 : 0);
      const heading = (name: string) => page.getByRole('heading', { name, exact: true }).count();
      const button = (name: string) => page.getByRole('button', { name, exact: true }).count();
      const picture = (name: string) => page.getByAltText(name, { exact: true }).count();
      const valueOf = async (label: string) => {
        const select = page.getByLabel(label, { exact: true });
        return (await select.count()) === 0 ? null : select.inputValue({ timeout: 1000 }).catch(() => null);
      };
      const framing = is(at, 'framing');
      const open = is(at, 'framing', 'counting', 'shooting');
      const taken = is(at, 'taken', 'keeping');
      await expect
        .poll(
          async () => ({
            opening: await heading('Opening the camera'),
            // Whether a picture can be taken.
            live: await page
              .getByLabel('What the camera sees')
              .evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).videoWidth)),
            left: await page.getByRole('timer').allTextContents(),
            take: await button('Take the picture'),
            stop: await button('Stop the countdown'),
            problem: problem ? await page.getByText(problemTitles[problem]).count() : 0,
            camera: await valueOf('Camera'),
            resolution: await valueOf('Resolution'),
            countdown: await valueOf('Countdown'),
            light: await page.getByRole('switch', { name: 'Light', checked: true }).count(),
            another: await page.getByLabel('Another camera').count(),
            reading: await heading('Opening the picture'),
            unreadable: await page.getByText('This file is no picture that can be used').count(),
            fromCamera: await picture('The picture just taken'),
            fromFile: await picture('The chosen picture'),
            notKept: await page.getByText('The picture was not kept').count(),
            kept: await page.getByText('The photo is kept').count(),
            asks: await asksBeforeLeaving(stage),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          opening: count(is(at, 'looking', 'asking')),
          live: open ? [1280] : [],
          left: is(at, 'counting') ? [String(context.left)] : [],
          take: count(framing || is(at, 'shooting')),
          stop: count(is(at, 'counting')),
          problem: count(problem !== null),
          camera: framing && several(at) ? (context.choices.deviceId === null ? 'c1' : 'c2') : null,
          resolution: framing ? context.choices.resolution : null,
          countdown: framing ? String(context.choices.countdown) : null,
          light: count(framing && context.adjustment.light),
          another: count(problem !== null && problem !== 'blocked' && several(at)),
          reading: count(is(at, 'reading')),
          unreadable: count(is(at, 'unreadable')),
          fromCamera: count(taken && context.source === 'camera'),
          fromFile: count(taken && context.source === 'file'),
          notKept: count(is(at, 'taken') && context.failure !== null),
          kept: count(is(at, 'kept')),
          asks: taken && !context.saved,
        });
    },
    look: (at) =>
      is(at, 'over') ? null : [stepOf(at.snapshot), at.snapshot.context.failure !== null, several(at)],
    // The size of a rotated picture differs from the model's.
    reported: ({ type, data }) => [
      { stream: 'workflow/capture', type, ...(type === 'PictureEdited' ? {} : { data }) },
    ],
    streams: () => ['workflow/capture'],
  });

const secure = 'its page is at a secure address: tests/browser/capture.spec.ts opens it at one that is not';
