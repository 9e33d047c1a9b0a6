/** Comments on the page of a photo: loading, loading more, news, and one comment that is sent, refused or failed. */
import { expect } from '../expect.ts';
import type { Comment } from '../../../src/events/post/comment.ts';
import type { Post } from '../../../src/events/post/port.ts';
import { threadMachine } from '../../../src/machines/thread.machine.ts';
import type { Found } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith, cutOff, Wire } from './effects.ts';
import { openStage, type Stage } from './stage.ts';
import { wireOf } from './wires.ts';

type ThreadAt = At<ReturnType<typeof threadMachine.getInitialSnapshot>, null>;

const id = 'postofthesamples';
const path = `/posts/${id}`;

const readingAt = ({ snapshot: { value } }: ThreadAt) =>
  typeof value === 'string' ? value : value.open.reading;
const writingAt = ({ snapshot: { value } }: ThreadAt) =>
  typeof value === 'string' ? 'idle' : value.open.writing;
const isOpen = ({ snapshot }: ThreadAt) => typeof snapshot.value !== 'string';
const hasMore = ({ snapshot: { context } }: ThreadAt) => context.comments.length < context.total;
const failedLoading = ({ snapshot }: ThreadAt) => snapshot.context.loadFailure !== null;
const edits = ({ snapshot }: ThreadAt) => snapshot.context.change?.type === 'EditComment';

const press = ({ page }: Stage, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const field = ({ page }: Stage) => page.getByLabel('Your comment');

let texts = 0;
const newText = () => `Words ${(texts += 1)}`;

export const threadDriver = (browser: Browser, { session, user }: Found): PageDriver => {
  const author = { uid: session.value.uid, userName: user.userName, displayName: 'Anna', companyName: '' };
  const comment = (name: string, minute: number): Comment => ({
    id: name,
    parentId: null,
    author,
    body: `Sample ${name}`,
    earlier: [],
    createdAt: `2026-11-21T08:0${minute}:00.000Z`,
    editedAt: null,
    deletedAt: null,
    restorable: false,
  });
  const first = comment('c1', 1);
  const post: Post = {
    ...{ id, owner: author, kind: 'photo', caption: 'A sample', visibility: 'private' },
    ...{ picture: null, recording: null, pair: null, people: [], createdAt: '2026-11-21T08:00:00.000Z' },
    ...{ version: 1, deletedAt: null, takenDownBecause: null },
  };
  const pageOf = (...comments: readonly Comment[]) =>
    answerWith(200, { comments, total: 2, readUntil: null });
  const loaded = pageOf(first, comment('c2', 2));
  const isPage = (number: number) => (url: string) =>
    new URL(url).pathname === `/api/node${path}/comments` &&
    new URL(url).searchParams.get('page') === String(number);

  return defineDriver<typeof threadMachine, null>({
    noun: 'thread',
    machine: threadMachine,
    long: true,
    starts: { start: null },
    steps: {
      'thread.more': {
        when: (at) => readingAt(at) === 'showing' && hasMore(at),
        act: (stage) => press(stage, /^Show more/),
      },
      'thread.retry': {
        when: (at) => ['failed', 'showing'].includes(readingAt(at)) && failedLoading(at),
        act: (stage, at) => press(stage, isOpen(at) ? 'Look again' : 'Try again'),
      },
      'thread.news': {
        when: (at) => readingAt(at) === 'showing',
        act: async ({ page }) => void (await page.evaluate(() => dispatchEvent(new Event('online')))),
      },
      'change.send:add': {
        when: (at) => isOpen(at) && writingAt(at) === 'idle',
        async act(stage) {
          await field(stage).last().fill(newText());
          await press(stage, 'Send');
        },
      },
      'change.send:edit': {
        when: (at) => isOpen(at) && writingAt(at) === 'idle',
        async act(stage) {
          if ((await field(stage).count()) < 2) await press(stage, 'Edit');
          await field(stage).first().fill(newText());
          await stage.page.getByRole('article').getByRole('button', { name: 'Save' }).click();
        },
      },
      'change.retry': {
        when: (at) => writingAt(at) === 'failed',
        act: ({ page }) => page.locator('form').getByRole('button', { name: 'Try again' }).click(),
      },
      'change.drop': {
        when: (at) => ['refused', 'failed'].includes(writingAt(at)),
        act: (stage) => press(stage, 'Leave it for now'),
      },
      'done.load:all': { act: ({ wires }) => wires.load!.end(loaded) },
      'done.load:some': { act: ({ wires }) => wires.load!.end(pageOf(first)) },
      'done.load:missing': { act: ({ wires }) => wires.load!.end(answerWith(404, gone)) },
      'failed.load': { act: ({ wires }) => wires.load!.end(answerWith(500, {})) },
      'done.update:all': { act: ({ wires }) => wires.load!.end(loaded) },
      'done.update:missing': { act: ({ wires }) => wires.load!.end(answerWith(404, gone)) },
      'failed.update': { act: ({ wires }) => wires.load!.end(cutOff) },
      'done.change:made': {
        act: ({ wires }, at) =>
          wires.change!.end(edits(at) ? answerWith(200, first) : answerWith(201, comment('c3', 3))),
      },
      'done.change:refused': {
        act: ({ wires }) =>
          wires.change!.end(answerWith(409, { reason: 'deleted', message: 'It was deleted meanwhile.' })),
      },
      'failed.change': { act: ({ wires }) => wires.change!.end(cutOff) },
    },
    impossible: {
      'thread.loading / thread.news': askedAgain,
      'thread.open.reading.updating / thread.news': askedAgain,
      'thread.open.reading.showing / always': askedAgain,
    },
    open: () =>
      openStage(browser, {
        path: `/photos/${id}`,
        session,
        wires: {
          post: wireOf.nodeRead(path, answerWith(200, post)),
          notices: wireOf.nodeRead('/notices', answerWith(200, { notices: [], total: 0, unread: 0 })),
          // Only the path delivers news.
          news: wireOf.nodeRead(`${path}/comments/news`, answerWith(404, gone)),
          read: wireOf.nodeWrite(`${path}/comments/read`, (route) => route.fulfill({ status: 204 })),
          load: new Wire((request) => isPage(1)(request.url()) && request.method() === 'GET'),
          second: new Wire((request) => isPage(2)(request.url()), pageOf()),
          change: new Wire(
            (request) => request.method() !== 'GET' && /\/(posts\/\w+\/)?comments/.test(request.url()),
          ),
        },
        held: ['load', 'change'],
      }),
    effects: ({ wires }) => ({ load: wires.load!, change: wires.change! }),
    async shows({ page }, at) {
      const { comments, total, loadFailure } = at.snapshot.context;
      const count = (yes: boolean) => (yes ? 1 : 0);
      const alert = (title: string) => page.getByRole('alert').filter({ hasText: title }).count();
      const reading = readingAt(at);
      const writing = writingAt(at);
      await expect
        .poll(
          async () => ({
            loader: await page.getByLabel('Loading the comments').count(),
            notLoaded: await page.getByText('The comments could not be loaded').count(),
            missing: await page.getByText('You can no longer see this post.').count(),
            comments: await page.getByRole('article').count(),
            more: await page.getByRole('button', { name: /^Show more/ }).count(),
            old: await alert('What is shown may be old'),
            refused: await alert('It was not sent'),
            undecided: await alert('It may not have been sent'),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          loader: count(reading === 'loading'),
          notLoaded: count(reading === 'failed'),
          missing: count(reading === 'missing'),
          comments: isOpen(at) ? comments.length : 0,
          more: count(isOpen(at) && comments.length < total),
          old: count(isOpen(at) && loadFailure !== null),
          refused: count(writing === 'refused'),
          undecided: count(writing === 'failed'),
        });
    },
    look: (at) => [readingAt(at), writingAt(at), edits(at), at.snapshot.context.loadFailure !== null],
    reported: ({ type, data }) => [{ stream: 'workflow/thread', type, data }],
    streams: () => ['workflow/thread'],
  });
};

/** The wire cannot tell the request that ends from the one that begins. */
const askedAgain =
  'it asks twice in a row for the same, which cannot be held apart here; tests/machines/thread.spec.ts shows it';
const gone = { reason: 'not-found', message: 'There is no such post.' };
