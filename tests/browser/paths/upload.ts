/**
 * An upload in the panel that is on every page: found on this device, waiting for another tab or for a network, sent to a
 * server that fails in each way, paused, refused, published, given up. The panel is checked on top of the list of videos.
 */
import { expect } from '../expect.ts';
import { stepOf, uploadMachine, type UploadSnapshot } from '../../../src/machines/upload.machine.ts';
import type { UploadOutcome } from '../../../src/events/upload/failure.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { Call, putCalls } from './calls.ts';
import { type At, defineDriver, type PageDriver, type PageStep } from './driver.ts';
import { type Answer, answerWith, cutOff, Wire } from './effects.ts';
import { type Database, dropRows, fileOf, putRows } from './rows.ts';
import { type OtherTab, openStage, type Stage } from './stage.ts';
import { endTimers, holdTimers } from './timers.ts';
import { gateOf, wireOf } from './wires.ts';

interface Memo {
  /** This device has no network. */
  readonly offline: boolean;
  /** The server has given the upload's address, which is then asked how many bytes it has. */
  readonly known: boolean;
}

type UploadAt = At<UploadSnapshot, Memo>;
type Step = PageStep<UploadSnapshot, Memo>;

const is = ({ snapshot }: UploadAt, ...steps: readonly string[]) => steps.includes(stepOf(snapshot));
const isGoing = ({ snapshot }: UploadAt) => snapshot.matches('going');
const mayTakeTurn = (at: UploadAt) => is(at, 'waiting') && !at.snapshot.context.turn;
const outcomeAt = ({ snapshot }: UploadAt) => snapshot.context.failure?.outcome ?? null;
/** Whether the upload is announced rather than resumed. */
const isNew = ({ snapshot, memo }: UploadAt) => snapshot.context.anew || !memo.known;

const database: Database = {
  name: 'patina-uploads',
  stores: { uploads: { keyPath: 'id', index: 'uid' }, contents: { keyPath: 'id' } },
};
const id = 'u1';
const lock = `patina-upload-${id}`;
const name = 'bag.mp4';
const bytes = 100;

/** The row that an earlier visit has left. */
const row = (uid: string, rest: unknown = null) => ({
  ...{ id, uid, kind: 'video', name, bytes, rest, key: 'key', posterKey: 'poster', keepTags: false },
  ...{ location: null, sha256: null, createdAt: '2026-11-21T08:00:00.000Z' },
  ...{ caption: 'A bag', visibility: 'private' },
});
const leave = (other: OtherTab, uid: string) =>
  putRows(other, database, {
    uploads: [row(uid)],
    contents: [{ id, content: fileOf(Buffer.alloc(bytes, 7), 'video/mp4'), poster: null }],
  });

const panel = ({ page }: Stage) => page.getByRole('region', { name: 'Uploads' });
const press = (stage: Stage, what: string) =>
  panel(stage)
    .getByRole('button', { name: `${what} ${name}`, exact: true })
    .click();
const reading = ({ page }: Stage) => new Call(page, 'readContent');

const known = { 'tus-resumable': '1.0.0', 'upload-length': String(bytes) };
const created: Answer = (route) =>
  route.request().method() === 'HEAD'
    ? route.fulfill({ status: 200, headers: { ...known, 'upload-offset': '0' } })
    : route.fulfill({ status: 201, headers: { ...known, location: '/api/node/uploads/u9' } });
const offsetOf = (route: Parameters<Answer>[0]) => Number(route.request().headers()['upload-offset']);
const taken = (offset: (before: number) => number) => (route: Parameters<Answer>[0]) =>
  route.fulfill({
    status: 204,
    headers: { ...known, 'upload-offset': String(offset(offsetOf(route))) },
  });

const told = {
  ask: 'You may not do this.',
  full: 'There is no room left.',
  never: 'This is no video that can be read.',
  other: 'What arrived is not what was sent.',
  lost: 'What was to be uploaded is no longer on this device. Choose it again.',
} as const;
const refusals = {
  again: cutOff,
  anew: answerWith(404, {}),
  // Empty, since the answer to a HEAD has no body.
  ask: answerWith(403, {}),
  never: answerWith(422, { reason: 'other-kind', message: told.never }),
  full: answerWith(507, { reason: 'storage-full', message: told.full }),
  used: answerWith(507, { reason: 'limit-reached', message: told.full }),
  other: answerWith(409, { reason: 'other-bytes', message: told.other }),
  busy: answerWith(503, { reason: 'busy', message: 'It is busy.' }),
} as const;

/** The message of each failure. */
const wordsOf: Readonly<Record<UploadOutcome, RegExp>> = {
  again: /It goes on by itself\.$/,
  anew: /It goes on by itself\.$|^What arrived is not|^This was not found/,
  ask: new RegExp(`^(${told.ask}|${told.full})$`),
  never: new RegExp(`^${told.never}$`),
  gone: new RegExp(`^${told.lost}$`),
};

/** Reads the content; the next request, on `wire`, then gets this answer. */
async function readThen(stage: Stage, wire: 'begin' | 'complete', answer: Answer): Promise<void> {
  const { [wire]: request } = stage.wires;
  await request!.hold();
  await reading(stage).end();
  await request!.end(answer);
}

const failing = (answer: Answer, when: (at: UploadAt) => boolean = () => true): Step => ({
  when: (at) => is(at, 'creating', 'sending') && when(at),
  act: (stage, at) => (is(at, 'creating') ? readThen(stage, 'begin', answer) : stage.wires.send!.end(answer)),
});

/** The text of the panel, and the actions it offers. */
const sights: Readonly<Record<string, readonly [words: RegExp, actions: readonly string[]]>> = {
  creating: [/^Getting ready…$/, ['Pause', 'Cancel']],
  sending: [/^\d+ B of 100 B$/, ['Pause', 'Cancel']],
  backingOff: [/It goes on by itself\.$/, ['Try now', 'Pause', 'Cancel']],
  verifying: [/^All sent\. The server is checking it…$/, ['Pause', 'Cancel']],
  publishing: [/^Publishing…$/, ['Pause', 'Cancel']],
  paused: [/^Paused$/, ['Resume', 'Cancel']],
  gone: [wordsOf.gone, ['Remove']],
  done: [/^Published$/, ['Close']],
  discarding: [/^Cancelled$/, []],
};

function sightOf(at: UploadAt): readonly [words: RegExp, actions: readonly string[]] {
  const { online, turn } = at.snapshot.context;
  if (is(at, 'waiting'))
    return [
      online && !turn ? /^Waiting for its turn$/ : /^Waiting until you’re online$/,
      ['Pause', 'Cancel'],
    ];
  if (is(at, 'refused')) {
    const outcome = outcomeAt(at)!;
    return [wordsOf[outcome], outcome === 'never' ? ['Remove'] : ['Try again', 'Remove']];
  }
  return sights[stepOf(at.snapshot)]!;
}

export const uploadDriver = (browser: Browser, { session }: Newcomer): PageDriver => {
  const { uid } = session.value;
  /** Another tab acts on the upload, and then releases it. */
  const elsewhere = (act: (other: OtherTab) => Promise<void>): Step => ({
    when: mayTakeTurn,
    async act({ other }) {
      await act(other);
      await other.giveLock(lock);
    },
  });

  return defineDriver<typeof uploadMachine, Memo>({
    noun: 'upload',
    machine: uploadMachine,
    long: true,
    starts: { start: { offline: false, known: false } },
    steps: {
      'turn.given': elsewhere(() => Promise.resolve()),
      'upload.elsewhere': elsewhere((other) => dropRows(other, database, { uploads: id, contents: id })),
      'upload.refuse': elsewhere((other) => {
        const rest = { kind: 'failed', message: told.full, outcome: 'ask', waitSeconds: 0 };
        return putRows(other, database, { uploads: [row(uid, rest)] });
      }),
      'network.changed:off': {
        when: (at) => isGoing(at) && !at.memo.offline,
        // It notices when it begins again.
        byItself: (at) => isGoing(at) && at.memo.offline && at.snapshot.context.online,
        then: (memo) => ({ ...memo, offline: true }),
        act: ({ page }) => page.context().setOffline(true),
      },
      'network.changed:on': {
        when: (at) => isGoing(at) && at.memo.offline,
        then: (memo) => ({ ...memo, offline: false }),
        act: ({ page }) => page.context().setOffline(false),
      },
      'upload.created': {
        when: (at) => is(at, 'creating'),
        then: (memo) => ({ ...memo, known: true }),
        async act(stage) {
          await stage.wires.send!.hold();
          await readThen(stage, 'begin', created);
        },
      },
      'upload.progressed': {
        when: (at) => is(at, 'sending'),
        async act(stage) {
          const bar = panel(stage).getByRole('progressbar');
          const before = await bar.getAttribute('value');
          // If reading was too fast to be reported, another byte is taken.
          await expect
            .poll(
              async () => {
                await stage.wires.send!.end(taken((offset) => offset + 1));
                await stage.wires.send!.hold();
                await stage.wires.send!.begun();
                return bar.getAttribute('value');
              },
              { timeout: 10_000, interval: 120 },
            )
            .not.toBe(before);
        },
      },
      'upload.arrived': {
        when: (at) => is(at, 'sending'),
        act: ({ wires }) => wires.send!.end(taken(() => bytes)),
      },
      'upload.failed:again': failing(refusals.again),
      'upload.failed:anew': failing(refusals.anew),
      'upload.failed:ask': failing(refusals.ask),
      'upload.failed:never': failing(refusals.never, (at) => is(at, 'sending') || isNew(at)),
      'upload.failed:gone': {
        when: (at) => is(at, 'creating'),
        act: (stage) => reading(stage).end('NotReadableError'),
      },
      'upload.pause': { when: isGoing, act: (stage) => press(stage, 'Pause') },
      'upload.resume': {
        when: (at) => is(at, 'backingOff', 'paused') || (is(at, 'refused') && outcomeAt(at) !== 'never'),
        async act(stage, at) {
          // Another tab holds it until the path says so.
          if (!is(at, 'backingOff')) await stage.other.takeLock(lock);
          await press(stage, is(at, 'backingOff') ? 'Try now' : is(at, 'paused') ? 'Resume' : 'Try again');
        },
      },
      'upload.discard': {
        when: (at) => isGoing(at) || is(at, 'paused', 'refused', 'gone'),
        async act(stage, at) {
          await press(stage, is(at, 'refused', 'gone') ? 'Remove' : 'Cancel');
          await panel(stage).getByRole('button', { name: 'Yes, remove it' }).click();
        },
      },
      'after.wait': { act: ({ page }) => endTimers(page) },
      'done.verify': {
        act: (stage) => readThen(stage, 'complete', answerWith(200, { id: 'm1', kind: 'video' })),
      },
      'failed.verify:offline': { act: (stage) => readThen(stage, 'complete', cutOff) },
      'failed.verify:other': { act: (stage) => readThen(stage, 'complete', refusals.other) },
      'failed.verify:full': { act: (stage) => readThen(stage, 'complete', refusals.full) },
      'failed.verify:gone': { act: (stage) => reading(stage).end('NotReadableError') },
      'done.publish': { act: ({ wires }) => wires.publish!.end(answerWith(201, { id: 'p1' })) },
      'failed.publish:busy': { act: ({ wires }) => wires.publish!.end(refusals.busy) },
      'failed.publish:full': { act: ({ wires }) => wires.publish!.end(refusals.used) },
      'done.discard': { act: ({ gates }) => gates.removeUpload!.end() },
      'failed.discard': { act: ({ gates }) => gates.removeUpload!.end('UnknownError') },
    },
    impossible: {
      'failed.publish:gone': erasedMeanwhile,
      'upload.going.publishing / failed.publish #2': erasedMeanwhile,
    },
    open: () =>
      openStage(browser, {
        path: '/video-posts',
        session,
        wires: {
          begin: wireOf.uploadBegin(),
          send: wireOf.uploadSend(),
          complete: wireOf.nodeWrite('/uploads/u9/complete'),
          publish: new Wire(
            (request) => request.method() === 'POST' && request.url().endsWith('/api/node/posts'),
          ),
          // An upload that is given up is also deleted on the server.
          terminate: wireOf.nodeWrite('/uploads', (route) => route.fulfill({ status: 204 })),
        },
        gates: { removeUpload: gateOf.removeUpload },
        async prepare(other) {
          await leave(other, uid);
          await other.takeLock(lock);
        },
        async install(context) {
          // The delays before each retry.
          await holdTimers(context, 1000, 3000, 5000, 10_000, 30_000);
          await putCalls(context);
          await context.addInitScript(() => {
            const read = Blob.prototype.arrayBuffer;
            Blob.prototype.arrayBuffer = async function (this: Blob) {
              await window.calls.turn('readContent');
              return read.call(this);
            };
          });
        },
      }),
    effects: (stage) => ({
      transfer: reading(stage),
      verify: reading(stage),
      publish: stage.wires.publish!,
      discard: stage.gates.removeUpload!,
    }),
    async shows(stage, at) {
      const line = panel(stage).getByRole('listitem').filter({ hasText: name });
      if (is(at, 'over')) {
        await expect.poll(() => panel(stage).count(), { timeout: 10_000, interval: 30 }).toBe(0);
        return;
      }
      const [words, actions] = sightOf(at);
      await expect
        .poll(
          async () => ({
            words: await line.getByText(words).count(),
            actions: await line
              .getByRole('button')
              .evaluateAll((all) => all.map((button) => button.ariaLabel ?? button.textContent ?? '')),
            progress: await line.getByRole('progressbar').count(),
            post: await line.getByRole('link', { name: 'Look at it' }).count(),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          words: 1,
          actions: actions.map((action) => `${action} ${name}`),
          progress: is(at, 'sending') ? 1 : 0,
          post: is(at, 'done') ? 1 : 0,
        });
    },
    look: (at) => (is(at, 'over') ? null : [stepOf(at.snapshot), outcomeAt(at), at.snapshot.context.online]),
    reported: ({ type, data }) => [{ stream: 'workflow/upload', type, data }],
    streams: () => ['workflow/upload'],
  });
};

const erasedMeanwhile =
  'another tab would have to erase it between two requests; failed.verify:gone is the same to the page';
