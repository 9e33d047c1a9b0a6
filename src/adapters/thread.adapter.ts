/** Comments of one post or thread, as their statechart asks for them, over the port of posts. Only translates; holds no rules. */
import { Refused } from '../events/log/decider.ts';
import type { Comment } from '../events/post/comment.ts';
import type { PostsPort } from '../events/post/port.ts';
import type { CommentChange, LoadedThread, ThreadSlots } from '../events/thread/port.ts';
import { HttpProblem } from './http.ts';

const pageSize = 50;

type Posts = Pick<
  PostsPort,
  'comments' | 'thread' | 'addComment' | 'editComment' | 'deleteComment' | 'restoreComment'
>;

export function threadSlots(posts: Posts): Pick<ThreadSlots, 'load' | 'change'> {
  async function loadPages(postId: string, pages: number): Promise<LoadedThread | null> {
    const comments: Comment[] = [];
    let total = 0;
    let readUntil: string | null = null;
    for (let page = 1; page <= pages; page += 1) {
      const answer = await posts.comments(postId, { page, pageSize });
      if (!answer) return null;
      comments.push(...answer.comments);
      ({ total, readUntil } = answer);
    }
    return { comments, total, readUntil };
  }

  async function loadThread(postId: string, commentId: string): Promise<LoadedThread | null> {
    const thread = await posts.thread(commentId);
    if (thread?.postId !== postId) return null;
    return { comments: thread.comments, total: thread.comments.length, readUntil: null };
  }

  async function sendChange(postId: string, change: CommentChange): Promise<Comment> {
    switch (change.type) {
      case 'AddComment': {
        const { key, parentId, body } = change;
        return posts.addComment(postId, { key, parentId, body });
      }
      case 'EditComment':
        return posts.editComment(change.id, change.body);
      case 'DeleteComment': {
        await posts.deleteComment(change.id);
        // Only the server knows what is left of it and whether it can be restored.
        const left = (await posts.thread(change.id))?.comments.find(({ id }) => id === change.id);
        if (!left) throw new Error('The comment was deleted. Load the page again to see it so.');
        return left;
      }
      case 'RestoreComment':
        return posts.restoreComment(change.id);
    }
  }

  return {
    load: ({ postId, commentId, pages }) =>
      commentId === null ? loadPages(postId, pages) : loadThread(postId, commentId),

    async change({ postId, change }) {
      try {
        return await sendChange(postId, change);
      } catch (error) {
        if (error instanceof HttpProblem && isRefusal(error)) return new Refused(error.reason, error.message);
        throw error;
      }
    },
  };
}

/** Whether a rule forbids the change; any other failure may succeed on a retry. */
const isRefusal = ({ status }: HttpProblem) => [400, 403, 404, 409].includes(status);
