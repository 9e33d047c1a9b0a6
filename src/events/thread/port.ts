/** What the statechart of a thread of comments asks of the server, and what it gets. */
import type { Refused } from '../log/decider.ts';
import type { Comment } from '../post/comment.ts';

/** `key`: drawn for this change; sent again with it, it happens once. */
export type CommentChange =
  | {
      readonly type: 'AddComment';
      readonly key: string;
      /** What it answers; null: the post. */
      readonly parentId: string | null;
      readonly body: string;
    }
  | { readonly type: 'EditComment'; readonly key: string; readonly id: string; readonly body: string }
  | { readonly type: 'DeleteComment'; readonly key: string; readonly id: string }
  | { readonly type: 'RestoreComment'; readonly key: string; readonly id: string };

export interface ThreadPlace {
  readonly postId: string;
  /** The comment whose thread it is; null: all that is said about the post. */
  readonly commentId: string | null;
}

export interface LoadedThread {
  /** In the order in which they were written. */
  readonly comments: readonly Comment[];
  /** How many there are on all pages together. */
  readonly total: number;
  /** How far the reader had read before; null when nobody knows. */
  readonly readUntil: string | null;
}

export interface ThreadSlots {
  /** The first so many pages; null when there is nothing for this person. */
  load(asked: ThreadPlace & { readonly pages: number }): Promise<LoadedThread | null>;
  /** Answers the comment as it is now. @throws when it is not known what became of the change */
  change(asked: { readonly postId: string; readonly change: CommentChange }): Promise<Comment | Refused>;
  /** Tells that something was said, edited or deleted, or may have been. Returns how to stop. */
  news(place: ThreadPlace, listener: () => void): () => void;
}
