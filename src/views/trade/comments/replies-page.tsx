/** replies/{postId}/{commentId}: one comment, the comments it replies to, and all replies to it. */
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Post } from '../../../events/post/port.ts';
import { ancestorsOf, threadOf } from '../../../events/thread/tree.ts';
import type { ThreadActor } from '../../../machines/thread.machine.ts';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { ArrowLeftIcon, PictureIcon } from '../../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { forgetUnread } from '../notices/unread.ts';
import { captionOrKind, postPath } from '../posts/words.ts';
import { CommentItem, OneComment } from './comment-item.tsx';
import classes from './comments.module.css';
import { LoadTrouble } from './load-trouble.tsx';
import type { Reader } from './reader.ts';
import { useDrafts } from './use-drafts.ts';
import { useThread } from './use-thread.ts';

const title = 'Replies';

export function RepliesPage() {
  const { postId = '', commentId = '' } = useParams();
  const { ready, person } = useSession();
  if (!ready) return <PageSkeleton />;
  const place = { postId, commentId };
  return <RepliesOf key={`${person?.uid} ${postId} ${commentId}`} {...place} uid={person?.uid ?? null} />;
}

interface Place {
  readonly postId: string;
  readonly commentId: string;
  readonly uid: string | null;
}

function RepliesOf({ postId, commentId, uid }: Place) {
  const { posts } = useApp();
  const asked = useAnswer(() => posts.load(postId), postId);
  const thread = useThread({ postId, commentId }, uid);
  const failure = asked.failure || thread.failure;
  const retry = () => {
    if (asked.failure) asked.retry();
    if (thread.failure) thread.retry();
  };
  if (failure) return <Failed message={failure} onRetry={retry} />;
  if (asked.state === 'ready' && asked.answer === null) return <Missing />;
  if (!asked.answer || !thread.opened) return <PageSkeleton />;
  return <Shown actor={thread.opened.actor} post={asked.answer} commentId={commentId} uid={uid} />;
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Page title={title}>
      <ErrorState title="The replies could not be loaded" onRetry={onRetry}>
        {message}
      </ErrorState>
    </Page>
  );
}

function Missing() {
  return (
    <Page title={title}>
      <EmptyState
        icon={<PictureIcon size={26} />}
        title="This comment is not here"
        action={<ButtonLink to="/photos">Photos</ButtonLink>}
      >
        What it was about was deleted, or it is shown to certain people only.
      </EmptyState>
    </Page>
  );
}

interface ShownProps {
  readonly actor: ThreadActor;
  readonly post: Post;
  readonly commentId: string;
  readonly uid: string | null;
}

function Shown({ actor, post, commentId, uid }: ShownProps) {
  const { notices } = useApp();
  const { admin, unfinished } = useSession();
  const drafts = useDrafts(uid ?? '', post.id);
  const { comments, loadFailure } = useSelector(actor, ({ context }) => context);
  const step = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'open'));
  const above = useMemo(() => ancestorsOf(comments, commentId), [comments, commentId]);
  const node = useMemo(() => {
    const gone = new Set(above.map(({ id }) => id));
    return threadOf(comments.filter(({ id }) => !gone.has(id))).find(
      ({ comment }) => comment.id === commentId,
    );
  }, [comments, above, commentId]);
  const isShown = node !== undefined && uid !== null;
  useEffect(() => {
    // Failing to mark a notice as read needs no message.
    if (isShown) notices.markRead(commentId).then(forgetUnread, () => undefined);
  }, [notices, isShown, commentId]);
  if (step === 'failed') {
    return (
      <Failed message={loadFailure?.message ?? ''} onRetry={() => actor.send({ type: 'thread.retry' })} />
    );
  }
  if (step === 'loading') return <PageSkeleton />;
  if (!node) return <Missing />;
  const reader: Reader = {
    ...{ actor, postId: post.id, uid },
    drafts: uid === null || unfinished ? null : drafts,
    mayDelete: admin || post.owner.uid === uid,
    readUntil: null,
  };
  return (
    <Page
      title={title}
      lead={`About: ${captionOrKind(post)}`}
      actions={
        <ButtonLink to={postPath(post)} look="outline">
          <ArrowLeftIcon size={18} />
          All comments
        </ButtonLink>
      }
    >
      <div className={classes.section}>
        <Above comments={above} reader={reader} />
        <ul className={classes.list}>
          <CommentItem node={node} reader={reader} current={commentId} />
        </ul>
        <LoadTrouble actor={actor} />
      </div>
    </Page>
  );
}

/** The comments it replies to; a long chain shows only the first and the last. */
function Above({ comments, reader }: { comments: Parameters<typeof threadOf>[0]; reader: Reader }) {
  const [unfolded, setUnfolded] = useState(false);
  if (comments.length === 0) return null;
  const folded = unfolded || comments.length <= 3 ? 0 : comments.length - 2;
  const shown = folded === 0 ? comments : [comments[0]!];
  return (
    <ol className={classes.above} aria-label="What it answers">
      {shown.map((comment) => (
        <li key={comment.id}>
          <OneComment comment={comment} reader={reader} />
        </li>
      ))}
      {folded === 0 ? null : (
        <>
          <li>
            <Button variant="subtle" size="compact-sm" onClick={() => setUnfolded(true)}>
              Show {counted(folded, 'comment')} in between
            </Button>
          </li>
          <li>
            <OneComment comment={comments.at(-1)!} reader={reader} />
          </li>
        </>
      )}
    </ol>
  );
}
