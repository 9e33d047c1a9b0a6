/**
 * The page of many shots: opened when the other tab releases them, added as files, arranged, described and handed over, on a
 * device with or without room. There are two at most, as in the model; a page has room for many more.
 */
import { expect } from '../expect.ts';
import { noFields, placeOf } from '../../../src/events/batch/batch.ts';
import { type BatchSnapshot, batchMachine, stepOf } from '../../../src/machines/batch.machine.ts';
import { roomIn } from '../../../src/machines/batch/setup.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver, type PageStep } from './driver.ts';
import { cutOff } from './effects.ts';
import { leaveShots, pictureFile } from './shots.ts';
import { openStage, type Stage } from './stage.ts';
import { endTimers, holdTimers, letTimersRun } from './timers.ts';
import { gateOf, wireOf } from './wires.ts';

interface Memo {
  /** The last change is being written to the disk. */
  readonly saving: boolean;
  /** Cause of the failure that is shown; the model does not tell them apart. */
  readonly failedTo: 'keep' | 'handOver';
}

type BatchAt = At<BatchSnapshot, Memo>;
type Step = PageStep<BatchSnapshot, Memo>;

const is = ({ snapshot }: BatchAt, ...steps: readonly string[]) => steps.includes(stepOf(snapshot));
const isOpen = (at: BatchAt) => is(at, 'taking', 'arranging');
const contextOf = ({ snapshot }: BatchAt) => snapshot.context;
const isBusy = (at: BatchAt) => contextOf(at).waiting.length > 0;
const isUnsaved = (at: BatchAt) => contextOf(at).unsaved !== null;
const press = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
/** Position of the shot that the samples are about; 0: it is not there. */
const number = (at: BatchAt) => placeOf(contextOf(at).shots, 'a') + 1;
const comesBack = (at: BatchAt) => {
  const { removed, retaking } = contextOf(at);
  return removed !== null && retaking === null && (removed.by !== null || roomIn(contextOf(at)) > 0);
};
const unsavedWords = 'Order, captions and who sees them are not kept on this device at the moment';

const full = 'QuotaExceededError';

/** Lets the pending write succeed, or fail for lack of room as before, without a message. */
const settle = async ({ gates }: Stage, at: BatchAt) => {
  if (at.memo.saving) await gates.saveBatch!.set(isUnsaved(at) ? full : undefined);
};

/** An action while no write of the batch is pending. */
const doing = (
  when: (at: BatchAt) => boolean,
  act: (stage: Stage, at: BatchAt) => Promise<unknown>,
): Step => ({
  when,
  then: (memo) => ({ ...memo, saving: false }),
  async act(stage, at) {
    await settle(stage, at);
    await act(stage, at);
  },
});

/** The same, and its change stays pending until the path continues. */
const saving = (when: (at: BatchAt) => boolean, act: (stage: Stage) => Promise<unknown>): Step => ({
  when: (at) => when(at) && !isBusy(at),
  then: (memo) => ({ ...memo, saving: true }),
  async act(stage, at) {
    await settle(stage, at);
    await stage.gates.saveBatch!.hold();
    await act(stage);
  },
});

let words = 0;
const newWords = () => `Words ${(words += 1)}`;

export const batchDriver = (browser: Browser, { session }: Newcomer): PageDriver => {
  const { uid } = session.value;
  /** The tab that holds this lock has the batch. */
  const lock = `patina-batch-${uid}`;
  const opening = (...ids: readonly string[]): Step => ({
    when: (at) => is(at, 'opening', 'elsewhere'),
    async act(stage) {
      const shots = ids.map((id) => ({ id, caption: 'As it was' }));
      if (ids.length > 0)
        await leaveShots(stage.other, {
          ...{ draft: `batch/${uid}`, ids, width: 1280, height: 720 },
          fields: { fields: noFields, shots, removed: [] },
        });
      await stage.other.giveLock(lock);
    },
  });

  return defineDriver<typeof batchMachine, Memo>({
    noun: 'batch',
    machine: batchMachine,
    long: true,
    starts: { start: { saving: false, failedTo: 'keep' } },
    steps: {
      'batch.opened:none': opening(),
      'batch.opened:one': opening('a'),
      'batch.opened:two': opening('a', 'b'),
      'batch.elsewhere': { when: (at) => is(at, 'opening'), act: ({ page }) => endTimers(page) },
      'batch.unopened': {
        when: (at) => is(at, 'opening', 'elsewhere'),
        async act(stage) {
          await stage.gates.readBatch!.set('UnknownError');
          await stage.other.giveLock(lock);
        },
      },
      'batch.unsaved': {
        when: (at) => isOpen(at) && at.memo.saving && !isUnsaved(at),
        then: (memo) => ({ ...memo, saving: false }),
        act: ({ gates }) => gates.saveBatch!.set(full),
      },
      'batch.saved': {
        when: (at) => isOpen(at) && at.memo.saving && isUnsaved(at),
        then: (memo) => ({ ...memo, saving: false }),
        act: ({ gates }) => gates.saveBatch!.set(),
      },
      'shots.give': doing(
        (at) => isOpen(at) && roomIn(contextOf(at)) + (contextOf(at).retaking ? 1 : 0) > 0,
        async ({ page }) => page.getByLabel('Picture files').setInputFiles(await pictureFile(1280, 720)),
      ),
      'shot.retake': doing(
        (at) => isOpen(at) && number(at) > 0 && contextOf(at).retaking?.id !== 'a',
        (stage, at) => press(stage, `Take shot ${number(at)} again`),
      ),
      'retake.cancel': doing(
        (at) => is(at, 'taking') && contextOf(at).retaking !== null,
        (stage) => press(stage, 'Leave it as it is'),
      ),
      'shot.remove': doing(
        (at) => isOpen(at) && number(at) > 0 && contextOf(at).retaking?.id !== 'a',
        (stage, at) => press(stage, `Remove shot ${number(at)}`),
      ),
      'shot.bringBack': doing(
        (at) => isOpen(at) && comesBack(at),
        (stage) => press(stage, /^(Bring shot \d back|Use the earlier picture again)$/),
      ),
      'shot.move': saving(
        (at) => isOpen(at) && number(at) === 1 && contextOf(at).shots.length === 2,
        ({ page }) =>
          // Announcements for screen readers come half a second later.
          letTimersRun(page, async () => {
            await page.getByRole('button', { name: 'Move shot 1', exact: true }).focus();
            await page.keyboard.press('Space');
            await page.locator('li[data-dnd-dragging]').waitFor();
            await page.keyboard.press('ArrowRight');
            await page.getByText('It is in place 2 now.').last().waitFor({ state: 'attached' });
            await page.keyboard.press('Space');
          }),
      ),
      'shot.caption': doing(
        (at) => is(at, 'arranging') && contextOf(at).fields.captioning === 'each' && number(at) > 0,
        ({ page }, at) => page.getByLabel(`Caption of shot ${number(at)}`).fill(newWords()),
      ),
      'fields.change:captioning': doing(
        (at) => is(at, 'arranging') && contextOf(at).fields.captioning === 'one',
        ({ page }) => page.getByLabel('One for each').check(),
      ),
      'fields.change:audience': doing(
        (at) => is(at, 'arranging') && contextOf(at).fields.visibility !== 'public',
        ({ page }) => page.getByLabel('Everybody').check(),
      ),
      'fields.change:caption': doing(
        (at) => is(at, 'arranging') && contextOf(at).fields.captioning === 'one',
        ({ page }) => page.getByLabel('Caption', { exact: true }).fill(newWords()),
      ),
      'batch.take': doing(
        (at) => is(at, 'arranging', 'handed'),
        (stage) => press(stage, 'Take more'),
      ),
      'batch.arrange': doing(
        (at) => is(at, 'taking') && contextOf(at).retaking === null && contextOf(at).shots.length > 0,
        (stage) => press(stage, 'Arrange and describe'),
      ),
      'batch.discard': saving(
        (at) => is(at, 'arranging') && contextOf(at).shots.length > 0,
        async (stage) => {
          await press(stage, 'Discard all');
          await stage.page
            .getByRole('dialog')
            .getByRole('button', { name: 'Discard all', exact: true })
            .click();
        },
      ),
      'batch.handOver': doing(
        (at) => is(at, 'arranging') && contextOf(at).shots.length > 0 && !isBusy(at),
        (stage) => press(stage, /^Send \d photos?$/),
      ),
      retry: {
        when: (at) => is(at, 'unopened'),
        async act(stage) {
          await stage.other.takeLock(lock);
          await stage.gates.readBatch!.set();
          await press(stage, 'Try again');
        },
      },
      'person.leave': { when: (at) => !is(at, 'over'), act: ({ other }) => other.signOut() },
      'done.keep': { act: ({ gates }) => gates.keepShot!.end() },
      'failed.keep': {
        then: (memo) => ({ ...memo, failedTo: 'keep' }),
        act: ({ gates }) => gates.keepShot!.end(full),
      },
      'done.handOver': { act: ({ gates }) => gates.keepUpload!.end() },
      'failed.handOver': {
        then: (memo) => ({ ...memo, failedTo: 'handOver' }),
        act: ({ gates }) => gates.keepUpload!.end(full),
      },
    },
    impossible: { 'batch.over / person.leave': 'the page is gone with whoever was signed in' },
    open: () =>
      openStage(browser, {
        path: '/camera/batch',
        session,
        // No upload of what is handed over reaches the server.
        wires: { uploads: wireOf.nodeWrite('/uploads', cutOff) },
        gates: {
          readBatch: gateOf.readBatch,
          saveBatch: gateOf.saveBatch,
          keepShot: gateOf.keepShot,
          keepUpload: gateOf.keepUpload,
        },
        prepare: (other) => other.takeLock(lock),
        // The delay before it says that another tab has the batch.
        install: (context) => holdTimers(context, 500),
      }),
    effects: ({ gates }) => ({ keep: gates.keepShot!, handOver: gates.keepUpload! }),
    async shows({ page }, at) {
      if (is(at, 'over')) {
        await page.waitForURL('**/login*');
        return;
      }
      const { shots, waiting, retaking, removed, fields, failure } = contextOf(at);
      const { failedTo } = at.memo;
      const open = isOpen(at);
      const arranging = is(at, 'arranging');
      const count = (yes: boolean) => (yes ? 1 : 0);
      const words = (text: string | RegExp) => page.getByText(text).count();
      const busy = waiting.length > 0 ? `, ${waiting.length} being kept` : '';
      await expect
        .poll(
          async () => ({
            opening: await words('Looking for your batch on this device'),
            elsewhere: await words('Your batch is open in another tab'),
            unopened: await words('Your batch could not be opened'),
            taking: await words('No camera was found'),
            arranging: await page.getByRole('heading', { name: 'Arrange and describe' }).count(),
            count: await page.getByText(/^\d+ shots? of 200/).allTextContents(),
            shots: await page.getByRole('list', { name: 'Shots' }).getByRole('listitem').count(),
            retaking: await page.getByText(/^The next picture takes the place of shot/).allTextContents(),
            // With two the model is full, but the page is not.
            back: comesBack(at)
              ? await page.getByRole('button', { name: /^(Bring shot|Use the earlier)/ }).allTextContents()
              : [],
            each: await page.getByRole('radio', { name: 'One for each', checked: true }).count(),
            everybody: await page.getByRole('radio', { name: 'Everybody', checked: true }).count(),
            notKept: await words('A picture could not be kept'),
            notHanded: await words('Not all photos were handed over'),
            unsaved: await words(unsavedWords),
            handing: await page.getByRole('heading', { name: /^Handing/ }).count(),
            handed: await words(/(is|are) on (its|their) way/),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          opening: count(is(at, 'opening')),
          elsewhere: count(is(at, 'elsewhere')),
          unopened: count(is(at, 'unopened')),
          taking: count(is(at, 'taking')),
          arranging: count(arranging),
          count: open ? [`${shots.length} ${shots.length === 1 ? 'shot' : 'shots'} of 200${busy}`] : [],
          shots: open ? shots.length : 0,
          retaking:
            is(at, 'taking') && retaking
              ? [
                  `The next picture takes the place of shot ${placeOf(shots, retaking.id) + 1}, and keeps its caption.`,
                ]
              : [],
          back:
            open && comesBack(at)
              ? [
                  removed!.by === null
                    ? `Bring shot ${removed!.place + 1} back`
                    : 'Use the earlier picture again',
                ]
              : [],
          each: count(arranging && fields.captioning === 'each'),
          everybody: count(arranging && fields.visibility === 'public'),
          notKept: count(open && failure !== null && failedTo === 'keep'),
          notHanded: count(open && failure !== null && failedTo === 'handOver'),
          unsaved: count(open && isUnsaved(at)),
          handing: count(is(at, 'handing')),
          handed: count(is(at, 'handed')),
        });
    },
    look: (at) =>
      is(at, 'over')
        ? null
        : [
            ...[
              stepOf(at.snapshot),
              contextOf(at).shots.length > 0,
              contextOf(at).failure && at.memo.failedTo,
              isUnsaved(at),
            ],
            ...[contextOf(at).retaking !== null, isBusy(at), contextOf(at).fields.captioning],
          ],
    // The browser's storage reports failures in other words than the model.
    reported: ({ type, data }) => [
      {
        stream: 'workflow/batch',
        type,
        ...(['BatchNotOpened', 'BatchUnsaved'].includes(type) ? {} : { data }),
      },
    ],
    streams: () => ['workflow/batch'],
  });
};
