/** A comment and its replies; deep replies are folded behind a link to their own page. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Comment } from '../../../events/post/comment.ts';
import type { ThreadNode } from '../../../events/thread/tree.ts';
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { personName } from '../posts/words.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentText } from './comment-text.tsx';
import classes from './comments.module.css';
import { perform } from './perform.ts';
import type { Reader } from './reader.ts';

const repliesPath = (postId: string, commentId: string) => `/replies/${postId}/${commentId}`;

/** Maximum nesting shown; deeper replies are on their own page. */
const maxDepth = 3;

export interface CommentItemProps {
  readonly node: ThreadNode;
  readonly reader: Reader;
  readonly depth?: number;
  /** Id of the comment that the page is about. */
  readonly current?: string | undefined;
}

export function CommentItem({ node, reader, depth = 0, current }: CommentItemProps) {
  const { comment, replies, below } = node;
  const { postId } = reader;
  return (
    <li>
      <OneComment comment={comment} reader={reader} isCurrent={comment.id === current} />
      {replies.length === 0 ? null : depth >= maxDepth ? (
        <p className={classes.folded}>
          <Link to={repliesPath(postId, comment.id)}>
            Show {counted(below, 'more reply', 'more replies')}
          </Link>
        </p>
      ) : (
        <ul className={classes.replies} aria-label={`Replies to ${authorOf(comment)}`}>
          {replies.map((reply) => (
            <CommentItem
              key={reply.comment.id}
              node={reply}
              reader={reader}
              depth={depth + 1}
              current={current}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface OneCommentProps {
  readonly comment: Comment;
  readonly reader: Reader;
  readonly isCurrent?: boolean;
}

export function OneComment({ comment, reader, isCurrent = false }: OneCommentProps) {
  const { ids } = useApp();
  const [deleting, setDeleting] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const { actor, postId, uid, drafts } = reader;
  const { id, author, body, createdAt, editedAt, deletedAt } = comment;
  const name = authorOf(comment);
  const reply = `reply:${id}` as const;
  const edit = `edit:${id}` as const;
  const isNew = reader.readUntil !== null && createdAt > reader.readUntil && author?.uid !== uid;
  const isOwn = uid !== null && author?.uid === uid;
  const remove = async () => {
    await perform(actor, { type: 'DeleteComment', key: ids.uuid(), id });
    setDeleting(false);
    const restorable = actor.getSnapshot().context.comments.some((one) => one.id === id && one.restorable);
    notify({
      message: 'The comment is deleted',
      tone: 'positive',
      ...(restorable ? { action: { label: 'Undo', run: () => void restore() } } : {}),
    });
  };
  const restore = async () => {
    setRestoring(true);
    try {
      await perform(actor, { type: 'RestoreComment', key: ids.uuid(), id });
      notify({ message: 'The comment is back', tone: 'positive' });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setRestoring(false);
    }
  };
  return (
    <article
      className={classes.comment}
      aria-label={`Comment by ${name}`}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <p className={classes.head}>
        {author ? <Link to={`/user/${author.userName}`}>{name}</Link> : <span>{name}</span>}
        <Link to={repliesPath(postId, id)} className={classes.time} title="Link to this comment">
          <time dateTime={createdAt}>{timeOf(createdAt)}</time>
        </Link>
        {isNew ? <strong className={classes.fresh}>New</strong> : null}
        {editedAt !== null && deletedAt === null ? (
          <span title={`Edited ${timeOf(editedAt)}`}>edited</span>
        ) : null}
      </p>
      {drafts?.open === edit ? (
        <CommentForm
          actor={actor}
          label="Your comment"
          send="Save"
          draft={drafts.of(edit)}
          changeOf={(draft) => ({ type: 'EditComment', key: draft.key, id, body: draft.body.trim() })}
          onWrite={(text) => drafts.write(edit, text)}
          onMade={() => drafts.forget(edit)}
          onCancel={() => drafts.forget(edit)}
        />
      ) : deletedAt !== null ? (
        <p className={classes.gone}>
          This comment was deleted.
          {comment.restorable ? (
            <Button
              variant="subtle"
              size="compact-sm"
              loading={restoring}
              aria-label={`Undo deleting the comment by ${name}`}
              onClick={() => void restore()}
            >
              Undo
            </Button>
          ) : null}
        </p>
      ) : (
        <CommentText body={body} />
      )}
      <Earlier comment={comment} />
      {drafts && deletedAt === null ? (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Reply to ${name}`}
            onClick={() => drafts.begin(reply)}
          >
            Reply
          </Button>
          {isOwn ? (
            <Button variant="subtle" size="compact-sm" onClick={() => drafts.begin(edit, body)}>
              Edit
            </Button>
          ) : null}
          {isOwn || reader.mayDelete ? (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={`Delete the comment by ${name}`}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          ) : null}
        </div>
      ) : null}
      {drafts?.open === reply ? (
        <div className={classes.reply}>
          <CommentForm
            actor={actor}
            label={`Your reply to ${name}`}
            send="Reply"
            draft={drafts.of(reply)}
            changeOf={(draft) => ({
              type: 'AddComment',
              key: draft.key,
              parentId: id,
              body: draft.body.trim(),
            })}
            onWrite={(text) => drafts.write(reply, text)}
            onMade={() => drafts.forget(reply)}
            onCancel={drafts.close}
          />
        </div>
      ) : null}
      {deleting ? (
        <DeleteDialog title="Delete this comment?" onDelete={remove} onClose={() => setDeleting(false)}>
          Nobody will see its words any more, earlier versions included. Replies to it stay.
          {isOwn
            ? ' For a day you can bring it back; then its words are gone for good.'
            : ' Whoever wrote it cannot bring it back.'}
        </DeleteDialog>
      ) : null}
    </article>
  );
}

/** Earlier versions, for those who may see them: the author, the owner of the post and admins. */
function Earlier({ comment: { earlier } }: { comment: Comment }) {
  if (earlier.length === 0) return null;
  return (
    <details className={classes.earlier}>
      <summary>{counted(earlier.length, 'earlier version')}</summary>
      <ol>
        {earlier.map(({ body, until }) => (
          <li key={until}>
            <CommentText body={body} />
            <p className={classes.until}>until {timeOf(until)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

const authorOf = ({ author }: Comment) => (author ? personName(author) : 'A deleted account');

const timeOf = (iso: string) =>
  new Date(iso).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
