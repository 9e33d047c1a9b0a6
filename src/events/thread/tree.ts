/** Comments as a tree of replies. */
import type { Comment } from '../post/comment.ts';

export interface ThreadNode {
  readonly comment: Comment;
  readonly replies: readonly ThreadNode[];
  /** Number of all replies below it, at any depth. */
  readonly below: number;
}

/**
 * A comment whose parent is not in the list is at the top level.
 * @param comments in the order in which they were written, which replies keep
 */
export function threadOf(comments: readonly Comment[]): readonly ThreadNode[] {
  const known = new Set(comments.map(({ id }) => id));
  const repliesTo = new Map<string | null, Comment[]>();
  for (const comment of comments) {
    const parent = comment.parentId !== null && known.has(comment.parentId) ? comment.parentId : null;
    repliesTo.set(parent, [...(repliesTo.get(parent) ?? []), comment]);
  }
  const nodes = new Map<string, ThreadNode>();
  // A reply is written after its parent, so going backward every node's replies are already built.
  for (const comment of comments.toReversed()) {
    const replies = (repliesTo.get(comment.id) ?? []).flatMap(({ id }) => nodes.get(id) ?? []);
    const below = replies.reduce((sum, reply) => sum + reply.below + 1, 0);
    nodes.set(comment.id, { comment, replies, below });
  }
  return (repliesTo.get(null) ?? []).flatMap(({ id }) => nodes.get(id) ?? []);
}

/** The comments it replies to, from the top of its thread down to its parent. */
export function ancestorsOf(comments: readonly Comment[], id: string): readonly Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const above: Comment[] = [];
  let parent = byId.get(id)?.parentId ?? null;
  while (parent !== null && byId.has(parent) && above.length < byId.size) {
    const comment = byId.get(parent)!;
    above.unshift(comment);
    parent = comment.parentId;
  }
  return above;
}
