/**
 * Comments on a post, or the thread around one of them: loads them page by page, and again after changes made elsewhere;
 * sends the person's own changes one at a time. A change that is being sent, was refused or failed is kept until it is made
 * or given up, so that nobody types it twice. Loading and sending are independent of each other.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { Refused } from '../events/log/decider.ts';
import type { Comment } from '../events/post/comment.ts';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import type { CommentChange, LoadedThread, ThreadPlace } from '../events/thread/port.ts';
import { type ThreadView, threadWorkflow, type ThreadWorkflowFact } from '../events/thread/workflow.ts';
import { listenerSlot, promiseSlot } from './slots.ts';

export type ThreadEvent =
  | { readonly type: 'thread.more' }
  | { readonly type: 'thread.retry' }
  /** A comment was added, edited or deleted elsewhere, or may have been. */
  | { readonly type: 'thread.news' }
  | { readonly type: 'change.send'; readonly change: CommentChange }
  | { readonly type: 'change.retry' }
  | { readonly type: 'change.drop' };

export interface ThreadContext extends ThreadPlace, LoadedThread {
  /** How many pages to show. */
  readonly pages: number;
  /** Comments written here: shown even if they are on none of the loaded pages. */
  readonly added: readonly Comment[];
  /** Something changed elsewhere since the last load. */
  readonly stale: boolean;
  readonly loadFailure: Failure | null;
  /** The change being sent, refused or failed. */
  readonly change: CommentChange | null;
  /** Key of the last change that was made. */
  readonly made: string | null;
  readonly refusal: { readonly reason: string; readonly message: string } | null;
  readonly failure: Failure | null;
}

const settled = { change: null, refusal: null, failure: null } as const;

const byTime = (one: Comment, other: Comment) =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

/** The loaded comments plus those written here that are not on a loaded page yet. */
const withAdded = (loaded: readonly Comment[], added: readonly Comment[]) => {
  const known = new Set(loaded.map(({ id }) => id));
  return [...loaded, ...added.filter(({ id }) => !known.has(id))].sort(byTime);
};

const replaced = (comments: readonly Comment[], changed: Comment) =>
  comments.map((comment) => (comment.id === changed.id ? changed : comment));

export const threadMachine = setup({
  types: {
    context: {} as ThreadContext,
    events: {} as ThreadEvent,
    emitted: {} as ThreadWorkflowFact,
    input: {} as ThreadPlace,
  },
  actors: {
    load: promiseSlot<LoadedThread | null, ThreadPlace & { readonly pages: number }>('thread.load'),
    change: promiseSlot<Comment | Refused, { readonly postId: string; readonly change: CommentChange }>(
      'thread.change',
    ),
    news: listenerSlot<{ type: 'thread.news' }, ThreadPlace>('thread.news'),
  },
  guards: {
    hasMore: ({ context }) => context.comments.length < context.total,
    failedLoading: ({ context }) => context.loadFailure !== null,
    isStale: ({ context }) => context.stale,
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, { comments: loaded, total, readUntil }: LoadedThread) => {
      const comments = withAdded(loaded, context.added);
      enqueue.assign({ comments, total: Math.max(total, comments.length), readUntil, loadFailure: null });
      enqueue.emit(
        threadWorkflow.ThreadLoaded({ shown: comments.length, total: Math.max(total, comments.length) }),
      );
    }),
    hide: enqueueActions(({ enqueue }) => {
      enqueue.assign({ ...settled, comments: [], added: [], total: 0, loadFailure: null, stale: false });
      enqueue.emit(threadWorkflow.ThreadNotFound({}));
    }),
    failLoading: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const loadFailure = failureOf(error);
      enqueue.assign({ loadFailure });
      enqueue.emit(threadWorkflow.ThreadLoadFailed({ kind: loadFailure.kind }));
    }),
    send: enqueueActions(({ context, event, enqueue }) => {
      const change = event.type === 'change.send' ? event.change : context.change;
      if (!change) return;
      enqueue.assign({ ...settled, change });
      enqueue.emit(threadWorkflow.CommentChangeRequested({ change: change.type }));
    }),
    make: enqueueActions(({ context, enqueue }, { comment }: { comment: Comment }) => {
      const { comments, added, change } = context;
      const isNew = change?.type === 'AddComment' && !comments.some(({ id }) => id === comment.id);
      enqueue.assign({
        ...settled,
        made: change?.key ?? null,
        comments: isNew ? [...comments, comment].sort(byTime) : replaced(comments, comment),
        // After a resend the comment may already be in the list.
        added: isNew ? [...added, comment] : replaced(added, comment),
        total: context.total + Number(isNew),
      });
      enqueue.emit(threadWorkflow.CommentChangeMade({ added: isNew }));
    }),
    refuse: enqueueActions(({ enqueue }, { reason, message }: Refused) => {
      enqueue.assign({ refusal: { reason, message } });
      enqueue.emit(threadWorkflow.CommentChangeRefused({ reason }));
    }),
    fail: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      enqueue.assign({ failure });
      enqueue.emit(threadWorkflow.CommentChangeFailed({ kind: failure.kind }));
    }),
    drop: enqueueActions(({ enqueue }) => {
      enqueue.assign(settled);
      enqueue.emit(threadWorkflow.CommentChangeDropped({}));
    }),
    noteNews: assign({ stale: true }),
  },
}).createMachine({
  id: 'thread',
  context: ({ input: { postId, commentId } }) => ({
    ...{ postId, commentId, comments: [], total: 0, readUntil: null },
    ...{ pages: 1, added: [], stale: false, loadFailure: null, made: null },
    ...settled,
  }),
  entry: emit(threadWorkflow.ThreadOpened({})),
  invoke: {
    id: 'news',
    src: 'news',
    input: ({ context: { postId, commentId } }) => ({ postId, commentId }),
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { postId, commentId, pages } }) => ({ postId, commentId, pages }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'missing', actions: 'hide' },
          { target: 'open', actions: { type: 'show', params: ({ event }) => event.output! } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'failLoading', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'thread.news': { actions: 'noteNews' } },
    },
    failed: {
      on: {
        'thread.retry': {
          target: 'loading',
          actions: [assign({ loadFailure: null, stale: false }), emit(threadWorkflow.ThreadLoadRetried({}))],
        },
      },
    },
    missing: {},
    open: {
      type: 'parallel',
      states: {
        reading: {
          initial: 'showing',
          states: {
            showing: {
              always: { guard: 'isStale', target: 'updating' },
              on: {
                'thread.more': {
                  guard: 'hasMore',
                  target: 'updating',
                  actions: assign(({ context }) => ({ pages: context.pages + 1 })),
                },
                'thread.retry': { guard: 'failedLoading', target: 'updating' },
                'thread.news': { target: 'updating' },
              },
            },
            /** Loads again while the current comments stay visible. */
            updating: {
              entry: [
                emit(({ context: { stale } }) => threadWorkflow.ThreadUpdateRequested({ stale })),
                assign({ stale: false, loadFailure: null }),
              ],
              invoke: {
                id: 'update',
                src: 'load',
                input: ({ context: { postId, commentId, pages } }) => ({ postId, commentId, pages }),
                onDone: [
                  { guard: ({ event }) => event.output === null, target: '#thread.missing', actions: 'hide' },
                  { target: 'showing', actions: { type: 'show', params: ({ event }) => event.output! } },
                ],
                onError: {
                  target: 'showing',
                  actions: { type: 'failLoading', params: ({ event }) => ({ error: event.error }) },
                },
              },
              on: { 'thread.news': { actions: 'noteNews' } },
            },
          },
        },
        writing: {
          initial: 'idle',
          states: {
            idle: { on: { 'change.send': { target: 'sending', actions: 'send' } } },
            sending: {
              invoke: {
                id: 'change',
                src: 'change',
                input: ({ context }) => ({ postId: context.postId, change: context.change! }),
                onDone: [
                  {
                    guard: ({ event }) => event.output instanceof Refused,
                    target: 'refused',
                    actions: { type: 'refuse', params: ({ event }) => event.output as Refused },
                  },
                  {
                    target: 'idle',
                    actions: { type: 'make', params: ({ event }) => ({ comment: event.output as Comment }) },
                  },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            /** The same text would be refused again; to write another, drop this one first. */
            refused: {
              on: { 'change.drop': { target: 'idle', actions: 'drop' } },
            },
            failed: {
              on: {
                'change.retry': { target: 'sending', actions: 'send' },
                'change.drop': { target: 'idle', actions: 'drop' },
              },
            },
          },
        },
      },
    },
  },
});

export type ThreadActor = ActorRefFrom<typeof threadMachine>;
export type ThreadSnapshot = SnapshotFrom<typeof threadMachine>;

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewThread({ value, context }: ThreadSnapshot): ThreadView {
  const { comments, total, loadFailure, change, refusal, failure } = context;
  return {
    reading: typeof value === 'string' ? value : value.open.reading,
    shown: comments.length,
    total,
    loadFailure: loadFailure?.kind ?? null,
    writing: typeof value === 'string' ? 'idle' : value.open.writing,
    change: change?.type ?? null,
    refused: refusal?.reason ?? null,
    failure: failure?.kind ?? null,
  };
}
