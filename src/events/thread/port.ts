/** What the statechart of a thread of comments asks of the server, and the answers. */
import type { Refused } from '../log/decider.ts';
import type { Comment } from '../post/comment.ts';

/** `key`: drawn for this change; a repeat with the same key has no further effect. */
export type CommentChange =
  | {
      readonly type: 'AddComment';
      readonly key: string;
      /** The comment it replies to; null: the post. */
      readonly parentId: string | null;
      readonly body: string;
    }
  | { readonly type: 'EditComment'; readonly key: string; readonly id: string; readonly body: string }
  | { readonly type: 'DeleteComment'; readonly key: string; readonly id: string }
  | { readonly type: 'RestoreComment'; readonly key: string; readonly id: string };

export interface ThreadPlace {
  readonly postId: string;
  /** The comment whose thread it is; null: all comments on the post. */
  readonly commentId: string | null;
}

export interface LoadedThread {
  /** In the order in which they were written. */
  readonly comments: readonly Comment[];
  /** Number of comments on all pages together. */
  readonly total: number;
  /** How far the reader had read before; null: unknown. */
  readonly readUntil: string | null;
}

export interface ThreadSlots {
  /** The first `pages` pages; null when this person has no such thread. */
  load(asked: ThreadPlace & { readonly pages: number }): Promise<LoadedThread | null>;
  /** Returns the comment as it is now. @throws when the outcome of the change is unknown */
  change(asked: { readonly postId: string; readonly change: CommentChange }): Promise<Comment | Refused>;
  /** Calls back when a comment was or may have been added, edited or deleted. Returns a function that stops it. */
  news(place: ThreadPlace, listener: () => void): () => void;
}
