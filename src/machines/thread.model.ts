/** Paths of a thread of comments: found or not, more pages, news, and one change that is made, refused or failed. */
import { Refused } from '../events/log/decider.ts';
import type { Comment } from '../events/post/comment.ts';
import type { LoadedThread } from '../events/thread/port.ts';
import { threadViewProjection, threadWorkflowFacts } from '../events/thread/workflow.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { answerOf, holdsOnly, saysWhyItFailed, saysWhyItWasRefused, takes } from './paths/invariants.ts';
import { type ThreadContext, threadMachine, viewThread } from './thread.machine.ts';

const comment = (id: string, minute: number): Comment => ({
  id,
  parentId: null,
  author: { uid: 'u1', userName: 'secret', displayName: 'Secret', companyName: '' },
  body: `secret ${id}`,
  earlier: [],
  createdAt: `2026-11-21T08:0${minute}:00.000Z`,
  editedAt: null,
  deletedAt: null,
  restorable: false,
});
const first = comment('c1', 1);
const second = comment('c2', 2);
const mine = comment('c3', 3);
const all = { comments: [first, second], total: 2, readUntil: first.createdAt };
const some = { comments: [first], total: 2, readUntil: null };
const add = { type: 'AddComment', key: 'k1', parentId: null, body: 'secret words' } as const;
const refusal = new Refused('deleted', 'This comment was deleted meanwhile.');

const loadedBy = (answers: readonly unknown[]) =>
  (answers as readonly (LoadedThread | null)[]).filter((thread) => thread !== null);

export const model = defineModel({
  machine: threadMachine,
  starts: { start: { postId: 'secret post', commentId: null } },
  samples: {
    'thread.more': { type: 'thread.more' },
    'thread.retry': { type: 'thread.retry' },
    'thread.news': { type: 'thread.news' },
    'change.send:add': { type: 'change.send', change: add },
    'change.send:edit': {
      type: 'change.send',
      change: { type: 'EditComment', key: 'k2', id: 'c1', body: 'secret words' },
    },
    'change.retry': { type: 'change.retry' },
    'change.drop': { type: 'change.drop' },
    'done.load:all': done('load', all),
    'done.load:some': done('load', some),
    'done.load:missing': done('load', null),
    'failed.load': failed('load', new Error('secret cause')),
    'done.update:all': done('update', all),
    'done.update:missing': done('update', null),
    'failed.update': failed(
      'update',
      Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' }),
    ),
    'done.change:made': done('change', mine),
    'done.change:refused': done('change', refusal),
    'failed.change': failed(
      'change',
      Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' }),
    ),
  },
  abstraction: {
    name: 'how many there are, and the change by its type; not who said what',
    of: ({
      context: { comments, total, pages, added, stale, loadFailure, change, refusal: no, failure },
    }) => ({
      shown: comments.length,
      total,
      pages,
      added: added.length,
      stale,
      loadFailure: loadFailure?.kind,
      change: change?.type,
      refusal: no?.reason,
      failure: failure?.kind,
    }),
    // A second page or comment like the first adds nothing new.
    within: ({ context: { pages, added } }) => pages <= 2 && added.length <= 1,
  },
  weights: { 'done.load:all': 8, 'done.update:all': 8, 'done.change:made': 4, 'change.send:add': 4 },
  invariants: [
    saysWhyItFailed<ThreadContext>('loadFailure', 'load', 'update'),
    saysWhyItFailed<ThreadContext>('failure', 'change'),
    saysWhyItWasRefused<ThreadContext>('refusal', 'change'),
    holdsOnly<ThreadContext>('comments', ({ event, before }) => [
      ...before.context.added,
      ...loadedBy(answerOf(event, 'load', 'update')).flatMap(({ comments }) => comments),
      ...answerOf(event, 'change'),
    ]),
    holdsOnly<ThreadContext>('added', ({ event }) => answerOf(event, 'change')),
    {
      name: 'comments are in the order in which they were written',
      holds: ({ now: { context } }) =>
        context.comments.every(
          ({ createdAt }, i) => i === 0 || context.comments[i - 1]!.createdAt <= createdAt,
        ),
    },
    takes<ThreadContext>('made', ({ event, before }) =>
      answerOf(event, 'change')
        .filter((answer) => !(answer instanceof Refused))
        .map(() => before.context.change?.key),
    ),
    takes<ThreadContext>('readUntil', ({ event }) =>
      loadedBy(answerOf(event, 'load', 'update')).map(({ readUntil }) => readUntil),
    ),
  ],
  definitions: threadWorkflowFacts,
  projection: threadViewProjection,
  view: viewThread,
});
