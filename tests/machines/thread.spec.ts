import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { Refused } from '../../src/events/log/decider.ts';
import type { Comment } from '../../src/events/post/comment.ts';
import type { CommentChange, LoadedThread, ThreadPlace } from '../../src/events/thread/port.ts';
import { threadMachine } from '../../src/machines/thread.machine.ts';
import { perform } from '../../src/views/trade/comments/perform.ts';
import { effect } from './effects.ts';

const comment = (id: string, minute = 0, body = id): Comment => ({
  ...{ id, parentId: null, author: null, body, earlier: [] },
  ...{
    createdAt: `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000Z`,
    editedAt: null,
    deletedAt: null,
    restorable: false,
  },
});
const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' });
const add: CommentChange = { type: 'AddComment', key: 'k1', parentId: null, body: 'Nice.' };

/** These tests do not use how far somebody has read. */
type Loaded = Omit<LoadedThread, 'readUntil'>;

function start() {
  const load = effect<Loaded | null, ThreadPlace & { pages: number }>();
  const change = effect<Comment | Refused, { postId: string; change: CommentChange }>();
  let listening = false;
  const news = fromCallback(() => {
    listening = true;
    return () => void (listening = false);
  });
  const actor = createActor(
    threadMachine.provide({
      actors: { load: load.logic as never, change: change.logic, news: news as never },
    }),
    { input: { postId: 'p1', commentId: null } },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    ...{ actor, load, change, context },
    value: () => actor.getSnapshot().value,
    shown: () => context().comments.map(({ id }) => id),
    isListening: () => listening,
  };
}

async function opened(loaded: Loaded = { comments: [comment('a')], total: 1 }) {
  const thread = start();
  await thread.load.resolve(loaded);
  return thread;
}
const at = (reading: string, writing: string) => ({ open: { reading, writing } });

describe('a thread of comments', () => {
  it('[THREAD1] is loaded page by page, and stays shown while more is on its way or fails', async () => {
    const { actor, load, value, shown, context } = await opened({ comments: [comment('a')], total: 2 });
    actor.send({ type: 'thread.more' });
    expect([value(), shown()]).toEqual([at('updating', 'idle'), ['a']]);
    await load.reject(offline);
    expect([value(), shown(), context().loadFailure?.kind]).toEqual([
      at('showing', 'idle'),
      ['a'],
      'offline',
    ]);
    actor.send({ type: 'thread.retry' });
    await load.resolve({ comments: [comment('a'), comment('b', 1)], total: 2 });
    expect([shown(), context().loadFailure]).toEqual([['a', 'b'], null]);
    actor.send({ type: 'thread.more' });
    expect(load.calls.map(({ pages }) => pages)).toEqual([1, 2, 2]);
  });

  it('[THREAD1] can be asked for again when nothing came', async () => {
    const { actor, load, value } = start();
    await load.reject(offline);
    expect(value()).toBe('failed');
    actor.send({ type: 'thread.retry' });
    await load.resolve({ comments: [], total: 0 });
    expect(value()).toEqual(at('showing', 'idle'));
  });

  it('[THREAD2] looks again when it is told, and once more when it is told meanwhile', async () => {
    const { actor, load, shown, isListening } = await opened();
    expect(isListening()).toBe(true);
    for (let i = 0; i < 3; i += 1) actor.send({ type: 'thread.news' });
    expect(load.calls).toHaveLength(2);
    await load.resolve({ comments: [comment('a'), comment('b', 1)], total: 2 });
    expect([load.calls.length, shown()]).toEqual([3, ['a', 'b']]);
    await load.resolve({ comments: [comment('b', 1)], total: 1 });
    expect([load.calls.length, shown()]).toEqual([3, ['b']]);
    actor.stop();
    expect(isListening()).toBe(false);
  });

  it('[THREAD3] sends one change at a time, and the same again after a failure', async () => {
    const { actor, change, value, context } = await opened();
    actor.send({ type: 'change.send', change: add });
    actor.send({ type: 'change.send', change: { ...add, key: 'k2' } });
    expect(change.calls).toHaveLength(1);
    await change.reject(offline);
    expect([value(), context().failure?.kind]).toEqual([at('showing', 'failed'), 'offline']);
    actor.send({ type: 'change.retry' });
    expect(change.calls.map((call) => call.change)).toEqual([add, add]);
    await change.resolve(comment('new', 5));
    expect([value(), context().made, context().change]).toEqual([at('showing', 'idle'), 'k1', null]);
  });

  it('[THREAD4] keeps what was refused until it is given up', async () => {
    const { actor, change, value, context } = await opened();
    actor.send({ type: 'change.send', change: add });
    await change.resolve(new Refused('deleted', 'This comment was deleted meanwhile.'));
    expect([value(), context().change, context().refusal?.reason]).toEqual([
      at('showing', 'refused'),
      add,
      'deleted',
    ]);
    actor.send({ type: 'change.drop' });
    expect([value(), context().change, context().made]).toEqual([at('showing', 'idle'), null, null]);
  });

  it('[THREAD5] shows what was written here at once, whatever pages are loaded', async () => {
    const { actor, load, change, shown, context } = await opened({ comments: [comment('a')], total: 9 });
    actor.send({ type: 'change.send', change: add });
    await change.resolve(comment('new', 50));
    expect([shown(), context().total]).toEqual([['a', 'new'], 10]);
    actor.send({ type: 'thread.news' });
    await load.resolve({ comments: [comment('a'), comment('b', 1)], total: 10 });
    expect([shown(), context().total]).toEqual([['a', 'b', 'new'], 10]);
  });

  it('[THREAD5] changes in place what was edited or deleted, and counts nothing twice', async () => {
    const { actor, load, change, context } = await opened();
    actor.send({ type: 'change.send', change: { type: 'EditComment', key: 'k1', id: 'a', body: 'Other' } });
    await change.resolve(comment('a', 0, 'Other'));
    expect([context().comments.map(({ body }) => body), context().total]).toEqual([['Other'], 1]);
    actor.send({ type: 'change.send', change: add });
    actor.send({ type: 'thread.news' });
    await load.resolve({ comments: [comment('a'), comment('new', 1)], total: 2 });
    await change.resolve(comment('new', 1));
    expect([context().comments.length, context().total]).toEqual([2, 2]);
  });

  it('[THREAD7] shows nothing any more of what is no longer there for this person', async () => {
    const { actor, load, value, shown } = await opened();
    actor.send({ type: 'thread.news' });
    await load.resolve(null);
    expect([value(), shown()]).toEqual(['missing', []]);
  });

  it('tells whoever waits for a change what became of it', async () => {
    const { actor, change, value } = await opened();
    const deletion: CommentChange = { type: 'DeleteComment', key: 'k1', id: 'a' };
    const refused = expect(perform(actor, deletion)).rejects.toThrow('You may not.');
    await expect(perform(actor, { ...deletion, key: 'k2' })).rejects.toThrow('still on its way');
    await change.resolve(new Refused('not-allowed', 'You may not.'));
    await refused;
    expect(value()).toEqual(at('showing', 'idle'));
    const made = perform(actor, deletion);
    await change.resolve(comment('a', 0, ''));
    await made;
  });
});
