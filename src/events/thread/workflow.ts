/**
 * What the statechart of a thread of comments records about itself, stream `workflow/thread`: that something was read,
 * written or refused. The post, the authors and their texts are in none of its facts.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';

const noData = z.strictObject({});
const because = z.strictObject({ kind: failureKindSchema });
const count = z.int().check(z.gte(0));
const changes = ['AddComment', 'EditComment', 'DeleteComment', 'RestoreComment'] as const;
type ChangeType = (typeof changes)[number];

export const threadWorkflowFacts = {
  ThreadOpened: defineFact('journal', 1, noData),
  /** `shown` of `total` comments. */
  ThreadLoaded: defineFact('journal', 1, z.strictObject({ shown: count, total: count })),
  /** There is none, or not for this person. */
  ThreadNotFound: defineFact('journal', 1, noData),
  ThreadLoadFailed: defineFact('journal', 1, because),
  ThreadLoadRetried: defineFact('journal', 1, noData),
  /** More pages, or the same again. `stale`: the comments just loaded were already out of date. */
  ThreadUpdateRequested: defineFact('journal', 1, z.strictObject({ stale: z.boolean() })),
  CommentChangeRequested: defineFact('journal', 1, z.strictObject({ change: z.enum(changes) })),
  /** `added`: one more comment is shown than before. */
  CommentChangeMade: defineFact('journal', 1, z.strictObject({ added: z.boolean() })),
  CommentChangeRefused: defineFact('journal', 1, z.strictObject({ reason: z.string() })),
  /** Whether it happened is unknown. */
  CommentChangeFailed: defineFact('journal', 1, because),
  /** Not retried; the typed text stays. */
  CommentChangeDropped: defineFact('journal', 1, noData),
} as const;

export type ThreadWorkflowFact = FactsOf<typeof threadWorkflowFacts>;
export const threadWorkflow = factConstructors(threadWorkflowFacts);
export const threadWorkflowStream = defineStream('workflow/thread', threadWorkflowFacts);

/** The statechart's visible state, folded from its facts. */
export interface ThreadView {
  readonly reading: 'loading' | 'showing' | 'updating' | 'missing' | 'failed';
  readonly shown: number;
  readonly total: number;
  readonly loadFailure: FailureKind | null;
  readonly writing: 'idle' | 'sending' | 'refused' | 'failed';
  /** Type of the change being sent, refused or failed. */
  readonly change: ChangeType | null;
  readonly refused: string | null;
  readonly failure: FailureKind | null;
}

const opened: ThreadView = {
  reading: 'loading',
  shown: 0,
  total: 0,
  loadFailure: null,
  writing: 'idle',
  change: null,
  refused: null,
  failure: null,
};

const evolve = (state: ThreadView, { type, data }: ThreadWorkflowFact): ThreadView =>
  produce(state, (view): Draft<ThreadView> | undefined => {
    switch (type) {
      case 'ThreadOpened':
        return opened;
      case 'ThreadLoaded':
        return { ...view, ...data, reading: 'showing', loadFailure: null };
      case 'ThreadNotFound':
        return { ...opened, reading: 'missing' };
      case 'ThreadLoadFailed':
        view.reading = view.reading === 'loading' ? 'failed' : 'showing';
        view.loadFailure = data.kind;
        return;
      case 'ThreadLoadRetried':
        view.reading = 'loading';
        view.loadFailure = null;
        return;
      case 'ThreadUpdateRequested':
        view.reading = 'updating';
        view.loadFailure = null;
        return;
      case 'CommentChangeRequested':
        return { ...view, writing: 'sending', change: data.change, refused: null, failure: null };
      case 'CommentChangeMade':
        if (data.added) {
          view.shown += 1;
          view.total += 1;
        }
        view.writing = 'idle';
        view.change = null;
        return;
      case 'CommentChangeRefused':
        view.writing = 'refused';
        view.refused = data.reason;
        return;
      case 'CommentChangeFailed':
        view.writing = 'failed';
        view.failure = data.kind;
        return;
      case 'CommentChangeDropped':
        return { ...view, writing: 'idle', change: null, refused: null, failure: null };
    }
  });

export const threadViewProjection: Projection<ThreadView, ThreadWorkflowFact> = {
  name: 'thread-workflow',
  version: 1,
  initial: () => opened,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as ThreadView,
};
