import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type BatchShot, maxShots, noFields, type Shots } from '../../src/events/batch/batch.ts';
import type { BatchChange, Given } from '../../src/events/batch/port.ts';
import type { PostFields } from '../../src/events/post/port.ts';
import { batchMachine, stepOf } from '../../src/machines/batch.machine.ts';
import { type BatchEvent, roomIn } from '../../src/machines/batch/setup.ts';
import { effect } from './effects.ts';

const picture = new Blob(['x']);
const shot = (id: string, caption = ''): BatchShot => ({
  ...{ id, picture, thumbnail: picture, width: 640, height: 480, caption },
});
const given = (key: string): Given => ({ key, picture, width: 640, height: 480 });
const full = Object.assign(new Error('This device has no room.'), { reason: 'storage' });

function start(most = maxShots) {
  const keep = effect<BatchShot, { given: Given }>();
  const handOver = effect<void, { shot: BatchShot; fields: PostFields }>();
  const saved: BatchChange[] = [];
  let held = 0;
  const actor = createActor(
    batchMachine.provide({
      actors: {
        hold: fromCallback<BatchEvent>(() => {
          held += 1;
          return () => void (held -= 1);
        }) as never,
        personLeaves: fromCallback(() => undefined) as never,
        keep: keep.logic as never,
        handOver: handOver.logic as never,
      },
      actions: {
        save: ({ context: { fields, shots, removed } }) =>
          void saved.push({ fields, shots, removed: removed ? [removed.shot.id] : [] }),
      },
    }),
    { input: { most } },
  ).start();
  const context = () => actor.getSnapshot().context;
  const ids = () => context().shots.map(({ id }) => id);
  const step = () => stepOf(actor.getSnapshot());
  const open = (...shots: Shots) => actor.send({ type: 'batch.opened', batch: { fields: noFields, shots } });
  const take = async (key: string) => {
    actor.send({ type: 'shots.give', given: [given(key)] });
    await keep.resolve(shot(key));
  };
  return { actor, keep, handOver, saved, isHeld: () => held > 0, context, ids, step, open, take };
}

describe('a batch', () => {
  it('[BATCH1] keeps each shot before it takes the next from the queue, and saves their order', async () => {
    const { actor, open, keep, ids, saved, step, context } = start();
    open();
    expect(step()).toBe('taking');
    actor.send({ type: 'shots.give', given: [given('k1')] });
    actor.send({ type: 'shots.give', given: [given('k2'), given('k3')] });
    expect([keep.calls.length, context().waiting.length]).toEqual([1, 3]);
    for (const key of ['k1', 'k2', 'k3']) await keep.resolve(shot(key));
    expect([ids(), step()]).toEqual([['k1', 'k2', 'k3'], 'taking']);
    expect(saved.map(({ shots }) => shots.length)).toEqual([1, 2, 3]);
  });

  it('[BATCH1] that lay here is shown with the camera off', () => {
    const { open, step, ids } = start();
    open(shot('a'), shot('b'));
    expect([step(), ids()]).toEqual(['arranging', ['a', 'b']]);
  });

  it('[BATCH2] tells what could not be kept, and goes on with the next', async () => {
    const { actor, open, keep, ids, context } = start();
    open();
    actor.send({ type: 'shots.give', given: [given('k1'), given('k2')] });
    await keep.reject(full);
    expect([context().failure?.message, context().failedTo]).toEqual([full.message, 'keep']);
    await keep.resolve(shot('k2'));
    expect([ids(), context().failure === null]).toEqual([['k2'], false]);
    actor.send({ type: 'shots.give', given: [given('k3')] });
    expect(context().failure).toBeNull();
  });

  it('[BATCH3] takes no more than fit, those on their way among them', async () => {
    const { actor, open, keep, ids, context } = start(3);
    open(shot('a'));
    actor.send({ type: 'shots.give', given: ['k1', 'k2', 'k3'].map(given) });
    actor.send({ type: 'shots.give', given: [given('k4')] });
    expect([context().waiting.length, roomIn(context())]).toEqual([2, 0]);
    await keep.resolve(shot('k1'));
    await keep.resolve(shot('k2'));
    actor.send({ type: 'shots.give', given: [given('k5')] });
    expect([ids(), keep.calls.length]).toEqual([['a', 'k1', 'k2'], 2]);
    actor.send({ type: 'shot.remove', id: 'a' });
    actor.send({ type: 'shots.give', given: [given('k6')] });
    // Its place has been taken.
    actor.send({ type: 'shot.bringBack' });
    expect(ids()).toEqual(['k1', 'k2']);
  });

  it('[BATCH4] is taken again in its place, with its caption, also where no other fits', async () => {
    const { actor, open, take, ids, step, context } = start(2);
    open(shot('a', 'left'), shot('b', 'right'));
    actor.send({ type: 'shot.retake', id: 'a' });
    expect(step()).toBe('taking');
    actor.send({ type: 'shot.remove', id: 'a' });
    await take('k1');
    expect([step(), ids(), context().shots[0]?.caption]).toEqual(['arranging', ['k1', 'b'], 'left']);
    actor.send({ type: 'shot.retake', id: 'b' });
    actor.send({ type: 'retake.cancel' });
    expect([step(), ids(), context().retaking]).toEqual(['arranging', ['k1', 'b'], null]);
    // Retaking another shot instead: cancel still returns to arranging.
    actor.send({ type: 'shot.retake', id: 'b' });
    actor.send({ type: 'shot.retake', id: 'k1' });
    actor.send({ type: 'retake.cancel' });
    expect(step()).toBe('arranging');
    actor.send({ type: 'batch.take' });
    actor.send({ type: 'shot.retake', id: 'b' });
    await take('k2');
    expect([step(), ids()]).toEqual(['taking', ['k1', 'k2']]);
  });

  it('[BATCH4] gives the first of several the place, and puts the rest behind', async () => {
    const { actor, open, keep, ids, context } = start();
    open(shot('a'), shot('b'));
    actor.send({ type: 'shot.retake', id: 'a' });
    actor.send({ type: 'shots.give', given: ['k1', 'k2', 'k3'].map(given) });
    await keep.resolve(shot('k1'));
    expect([ids(), context().waiting.length]).toEqual([['k1', 'b'], 2]);
    await keep.reject(full);
    await keep.resolve(shot('k3'));
    expect(ids()).toEqual(['k1', 'b', 'k3']);
  });

  it('[BATCH4] that was to be replaced and was removed meanwhile is replaced by nothing', async () => {
    const { actor, open, keep, ids } = start();
    open(shot('a'), shot('b'));
    actor.send({ type: 'shot.retake', id: 'a' });
    actor.send({ type: 'shots.give', given: [given('k1')] });
    actor.send({ type: 'shot.remove', id: 'a' });
    await keep.resolve(shot('k1'));
    expect(ids()).toEqual(['b', 'k1']);
  });

  it('[BATCH5] brings back what was removed or replaced last, and only that', async () => {
    const { actor, open, take, ids, saved, context } = start();
    open(shot('a', 'left'), shot('b'), shot('c'));
    actor.send({ type: 'shot.remove', id: 'b' });
    expect([ids(), saved.at(-1)?.removed]).toEqual([['a', 'c'], ['b']]);
    actor.send({ type: 'shot.bringBack' });
    expect([ids(), saved.at(-1)?.removed]).toEqual([['a', 'b', 'c'], []]);
    actor.send({ type: 'shot.remove', id: 'c' });
    actor.send({ type: 'shot.retake', id: 'a' });
    await take('k1');
    actor.send({ type: 'shot.bringBack' });
    actor.send({ type: 'shot.bringBack' });
    expect([ids(), context().shots[0]?.caption]).toEqual([['a', 'b'], 'left']);
  });

  it('[BATCH6] has its shots moved, and only where there is a place', () => {
    const { actor, open, ids, saved } = start();
    open(shot('a'), shot('b'), shot('c'));
    actor.send({ type: 'shot.move', id: 'a', to: 2 });
    expect(ids()).toEqual(['b', 'c', 'a']);
    const before = saved.length;
    for (const [id, to] of [
      ['a', 3],
      ['a', -1],
      ['a', 2],
      ['nobody', 0],
    ] as const)
      actor.send({ type: 'shot.move', id, to });
    expect([ids(), saved.length]).toEqual([['b', 'c', 'a'], before]);
  });

  it('[BATCH7] has one caption for all or one for each, and keeps both', async () => {
    const { actor, open, handOver, saved } = start();
    open(shot('a'), shot('b'));
    actor.send({ type: 'fields.change', change: { caption: ' All ' } });
    actor.send({ type: 'fields.change', change: { captioning: 'each' } });
    actor.send({ type: 'shot.caption', id: 'b', caption: 'Second' });
    actor.send({ type: 'fields.change', change: { captioning: 'one' } });
    expect([saved.at(-1)?.fields.caption, saved.at(-1)?.shots[1]?.caption]).toEqual([' All ', 'Second']);
    actor.send({ type: 'fields.change', change: { captioning: 'each' } });
    actor.send({ type: 'fields.change', change: { visibility: 'named', people: ['u1'] } });
    actor.send({ type: 'batch.handOver' });
    await handOver.resolve();
    expect(handOver.calls.map(({ fields }) => fields)).toEqual([
      { caption: '', visibility: 'named', people: ['u1'] },
      { caption: 'Second', visibility: 'named', people: ['u1'] },
    ]);
  });

  it('[BATCH7] names nobody where names do not count', () => {
    const { actor, open, handOver } = start();
    open(shot('a'));
    actor.send({ type: 'fields.change', change: { visibility: 'named', people: ['u1'] } });
    actor.send({ type: 'fields.change', change: { visibility: 'private', caption: ' All ' } });
    actor.send({ type: 'batch.handOver' });
    expect(handOver.calls[0]?.fields).toEqual({ caption: 'All', visibility: 'private' });
  });

  it('[BATCH8] is handed over one by one in its order, and what is not stays', async () => {
    const { actor, open, handOver, ids, step, context, saved } = start();
    open(shot('a'), shot('b'), shot('c'));
    actor.send({ type: 'fields.change', change: { caption: 'All' } });
    actor.send({ type: 'batch.handOver' });
    await handOver.resolve();
    expect([saved.at(-1)?.shots.map(({ id }) => id), step()]).toEqual([['b', 'c'], 'handing']);
    await handOver.reject(full);
    expect([step(), ids(), context().failedTo]).toEqual(['arranging', ['b', 'c'], 'handOver']);
    actor.send({ type: 'batch.handOver' });
    await handOver.resolve();
    await handOver.resolve();
    expect(handOver.calls.map(({ shot: { id } }) => id)).toEqual(['a', 'b', 'b', 'c']);
    expect([step(), ids(), context().handed, context().fields.caption]).toEqual(['handed', [], 2, '']);
    actor.send({ type: 'batch.take' });
    expect(step()).toBe('taking');
  });

  it('[BATCH8] is not handed over while something is on its way to the disk', async () => {
    const { actor, open, keep, handOver, step } = start();
    open(shot('a'));
    actor.send({ type: 'shots.give', given: [given('k1')] });
    actor.send({ type: 'batch.handOver' });
    actor.send({ type: 'batch.discard' });
    expect([step(), handOver.calls.length]).toEqual(['arranging', 0]);
    await keep.resolve(shot('k1'));
    actor.send({ type: 'batch.handOver' });
    expect(step()).toBe('handing');
  });

  it('[BATCH9] waits for another tab, and is asked for again when it cannot be opened', () => {
    const { actor, open, step, isHeld } = start();
    actor.send({ type: 'batch.elsewhere' });
    expect([step(), isHeld()]).toEqual(['elsewhere', true]);
    actor.send({ type: 'batch.unopened', failure: { kind: 'storage', message: 'No database' } });
    expect([step(), isHeld()]).toEqual(['unopened', false]);
    actor.send({ type: 'retry' });
    expect([step(), isHeld()]).toEqual(['opening', true]);
    open(shot('a'));
    expect(step()).toBe('arranging');
  });

  it('[BATCH10] shows nothing of whoever has signed out, and lets others have it', () => {
    const { actor, open, ids, step, isHeld } = start();
    open(shot('a'));
    actor.send({ type: 'person.leave' });
    expect([step(), ids(), isHeld()]).toEqual(['over', [], false]);
  });

  it('[BATCH10] says that changes are not kept until they are', () => {
    const { actor, open, context } = start();
    open(shot('a'));
    actor.send({ type: 'batch.unsaved', failure: { kind: 'storage', message: 'Full' } });
    expect(context().unsaved?.message).toBe('Full');
    actor.send({ type: 'batch.saved' });
    expect(context().unsaved).toBeNull();
  });

  it('[BATCH1] that is discarded leaves nothing, and keeps who is to see the next', () => {
    const { actor, open, ids, saved } = start();
    open(shot('a'), shot('b'));
    actor.send({ type: 'fields.change', change: { visibility: 'public', caption: 'All' } });
    actor.send({ type: 'shot.remove', id: 'a' });
    actor.send({ type: 'batch.discard' });
    expect(ids()).toEqual([]);
    expect(saved.at(-1)).toEqual({
      ...{ shots: [], removed: [] },
      fields: { ...noFields, visibility: 'public' },
    });
  });
});
