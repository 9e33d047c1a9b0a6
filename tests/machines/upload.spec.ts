import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type UploadFailure, uploadFailureOf, type UploadOutcome } from '../../src/events/upload/failure.ts';
import type { UploadRest } from '../../src/events/upload/port.ts';
import { isUnderWay, stepOf, uploadMachine, type UploadEvent } from '../../src/machines/upload.machine.ts';
import { effect } from './effects.ts';

const failure = (outcome: UploadOutcome, waitSeconds = 0): UploadFailure => ({
  kind: 'failed',
  message: 'It failed.',
  outcome,
  waitSeconds,
});
const fails = (outcome: UploadOutcome, waitSeconds = 0): UploadEvent => ({
  type: 'upload.failed',
  failure: failure(outcome, waitSeconds),
});

function start() {
  const clock = new SimulatedClock();
  const transfers: { readonly anew: boolean; on: boolean }[] = [];
  let turn = false;
  const rests: UploadRest[] = [];
  const verify = effect<{ mediumId: string }, { id: string }>();
  const publish = effect<{ postId: string }, { id: string; mediumId: string }>();
  const discard = effect<void, { id: string }>();
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        turn: fromCallback(() => {
          turn = true;
          return () => void (turn = false);
        }) as never,
        network: fromCallback(() => undefined) as never,
        transfer: fromCallback<UploadEvent, { anew: boolean }>(({ input: { anew } }) => {
          expect(transfers.filter(({ on }) => on)).toEqual([]);
          const mine = { anew, on: true };
          transfers.push(mine);
          return () => void (mine.on = false);
        }) as never,
        verify: verify.logic,
        publish: publish.logic,
        discard: discard.logic as never,
      },
      actions: { keepRest: ({ context }) => void rests.push(context.rest) },
    }),
    { input: { id: 'u1', kind: 'video', bytes: 100 }, clock },
  ).start();
  const step = () => stepOf(actor.getSnapshot());
  const send = (...events: readonly UploadEvent[]) => events.forEach((event) => actor.send(event));
  const sending = () => send({ type: 'turn.given' }, { type: 'upload.created' });
  const arrive = () => send({ type: 'upload.arrived' });
  const holdsTurn = () => turn;
  const context = () => actor.getSnapshot().context;
  return {
    ...{ actor, clock, transfers, rests, verify, publish, discard, step, send, sending, arrive, holdsTurn },
    context,
  };
}

const seconds = (count: number) => count * 1000;

describe('an upload', () => {
  it('[UPLOAD7] is sent, compared, published, and gives its turn to the next', async () => {
    const { step, send, sending, arrive, verify, publish, context, holdsTurn, actor } = start();
    expect([step(), holdsTurn(), isUnderWay(actor.getSnapshot())]).toEqual(['waiting', true, false]);
    send({ type: 'turn.given' });
    expect(step()).toBe('creating');
    sending();
    send({ type: 'upload.progressed', sent: 40 });
    expect([step(), context().sent, isUnderWay(actor.getSnapshot())]).toEqual(['sending', 40, true]);
    arrive();
    expect([step(), context().sent]).toEqual(['verifying', 100]);
    await verify.resolve({ mediumId: 'm1' });
    expect(step()).toBe('publishing');
    expect(publish.calls).toEqual([{ id: 'u1', mediumId: 'm1' }]);
    await publish.resolve({ postId: 'p1' });
    expect([step(), context().postId, holdsTurn(), isUnderWay(actor.getSnapshot())]).toEqual([
      'done',
      'p1',
      false,
      false,
    ]);
  });

  it('[UPLOAD2] keeps its turn while it backs off, and gives it back with whatever ends it', () => {
    const { send, sending, holdsTurn, step } = start();
    sending();
    send(fails('again'));
    expect([step(), holdsTurn()]).toEqual(['backingOff', true]);
    send({ type: 'upload.pause' });
    expect([step(), holdsTurn()]).toEqual(['paused', false]);
  });

  it('[UPLOAD2] that another tab has ended is over here', () => {
    const { send, step, discard } = start();
    send({ type: 'upload.elsewhere' });
    expect([step(), discard.calls]).toEqual(['over', []]);
  });

  it('[UPLOAD3] waits without a network, and goes on with one', () => {
    const { send, sending, step, transfers, clock } = start();
    send({ type: 'network.changed', online: false }, { type: 'turn.given' });
    expect([step(), transfers.length]).toEqual(['waiting', 0]);
    send({ type: 'network.changed', online: true });
    sending();
    send({ type: 'network.changed', online: false });
    expect([step(), transfers.map(({ on }) => on)]).toEqual(['waiting', [false]]);
    clock.increment(seconds(100));
    expect(step()).toBe('waiting');
    send({ type: 'network.changed', online: true });
    expect([step(), transfers.length]).toEqual(['creating', 2]);
    send(fails('again'), { type: 'network.changed', online: true });
    expect(step()).toBe('creating');
  });

  it('[UPLOAD4] backs off longer each time, for ever, until a byte gets further', () => {
    const { send, step, clock, sending } = start();
    sending();
    for (const wait of [1, 3, 5, 10, 30, 30, 30]) {
      send(fails('again'));
      clock.increment(seconds(wait) - 1);
      expect(step()).toBe('backingOff');
      clock.increment(1);
      expect(step()).toBe('creating');
    }
    send({ type: 'upload.created' }, { type: 'upload.progressed', sent: 30 });
    send({ type: 'upload.progressed', sent: 31 }, fails('again'));
    clock.increment(seconds(1));
    expect(step()).toBe('creating');
  });

  it('[UPLOAD4] waits as long as the server says, and not when the person is there', () => {
    const { send, step, clock, sending } = start();
    sending();
    send(fails('again', 40));
    clock.increment(seconds(39));
    expect(step()).toBe('backingOff');
    send({ type: 'upload.resume' });
    expect(step()).toBe('creating');
  });

  it('[UPLOAD5] that the server has forgotten begins anew, three times at most', () => {
    const { send, step, clock, sending, transfers } = start();
    sending();
    for (const wait of [1, 3, 5]) {
      send(fails('anew'));
      expect(step()).toBe('backingOff');
      clock.increment(seconds(wait));
    }
    expect(transfers.map(({ anew }) => anew)).toEqual([false, true, true, true]);
    send(fails('anew'));
    expect(step()).toBe('refused');
    send({ type: 'upload.resume' }, { type: 'turn.given' });
    expect(step()).toBe('creating');
  });

  it('[UPLOAD5] whose bytes are others than were sent is sent anew', async () => {
    const { step, clock, sending, arrive, verify, transfers, send } = start();
    sending();
    arrive();
    await verify.reject(Object.assign(new Error('Other bytes.'), { status: 409, reason: 'other-bytes' }));
    clock.increment(seconds(1));
    expect([step(), transfers.at(-1)?.anew]).toEqual(['creating', true]);
    send({ type: 'upload.created' }, fails('again'));
    clock.increment(seconds(3));
    // The server knows the new one: it continues.
    expect(transfers.at(-1)?.anew).toBe(false);
  });

  it('[UPLOAD6] that is refused says why until it is tried again', async () => {
    const { step, sending, arrive, verify, context, rests, send } = start();
    sending();
    arrive();
    await verify.reject(
      Object.assign(new Error('Your storage is full.'), { status: 507, reason: 'storage-full' }),
    );
    expect([step(), context().failure?.message]).toEqual(['refused', 'Your storage is full.']);
    expect(rests).toEqual([expect.objectContaining({ outcome: 'ask' })]);
    send({ type: 'upload.resume' });
    expect([step(), rests.at(-1)]).toEqual(['waiting', null]);
  });

  it('[UPLOAD6] for what it is cannot be tried again', () => {
    const { step, sending, send } = start();
    sending();
    send(fails('never'), { type: 'upload.resume' });
    expect(step()).toBe('refused');
  });

  it('[UPLOAD8] is paused, resumed and given up by the person', async () => {
    const { step, sending, send, transfers, rests, discard } = start();
    sending();
    send({ type: 'upload.pause' });
    expect([step(), transfers.at(-1)?.on, rests]).toEqual(['paused', false, ['paused']]);
    send({ type: 'upload.resume' });
    expect([step(), rests]).toEqual(['waiting', ['paused', null]]);
    send({ type: 'upload.discard' });
    expect([step(), discard.calls]).toEqual(['discarding', [{ id: 'u1' }]]);
    await discard.reject(new Error('The store is locked'));
    expect(step()).toBe('over');
  });

  it('[UPLOAD8] is as it was left after a reload', () => {
    const [paused, refused] = [start(), start()];
    paused.send({ type: 'upload.pause' });
    refused.send({ type: 'upload.refuse', failure: failure('ask') });
    expect([paused.step(), refused.step()]).toEqual(['paused', 'refused']);
    expect(refused.context().failure?.message).toBe('It failed.');
    refused.send({ type: 'upload.resume' });
    expect([refused.step(), refused.rests]).toEqual(['waiting', [null]]);
  });

  it('[UPLOAD10] whose content is gone can only be given up', () => {
    const { step, sending, send } = start();
    sending();
    send(fails('gone'), { type: 'upload.resume' });
    expect(step()).toBe('gone');
    send({ type: 'upload.discard' });
    expect(step()).toBe('discarding');
  });
});

it.each([
  ['again', { status: 0, reason: 'offline' }],
  ['again', { status: 0, reason: 'timeout' }],
  ['again', { status: 409, reason: 'other-offset' }],
  ['again', { status: 409, reason: 'unfinished' }],
  ['again', { status: 409, reason: 'finished' }],
  ['again', { status: 423, reason: 'locked' }],
  ['again', { status: 429, reason: 'too-often' }],
  ['again', { status: 502, reason: 'http-502' }],
  ['again', { status: 503, reason: 'busy' }],
  ['anew', { status: 404, reason: 'not-found' }],
  ['anew', { status: 409, reason: 'other-bytes' }],
  ['ask', { status: 507, reason: 'storage-full' }],
  ['ask', { status: 409, reason: 'limit-reached' }],
  ['ask', { status: 409, reason: 'not-client' }],
  ['ask', { status: 409, reason: 'picture-used' }],
  ['ask', { status: 409, reason: 'key-reused' }],
  ['ask', { status: 409, reason: 'too-many' }],
  ['ask', { status: 403, reason: 'profile-unfinished' }],
  ['ask', { status: 401, reason: 'signed-out' }],
  ['never', { status: 413, reason: 'too-large' }],
  ['never', { status: 415, reason: 'heic' }],
  ['gone', { reason: 'content-gone' }],
  ['ask', {}],
] as const)('[UPLOAD6] a failure is tried %s after %o', (outcome, shape) => {
  expect(uploadFailureOf(Object.assign(new Error('It failed.'), shape)).outcome).toBe(outcome);
});
