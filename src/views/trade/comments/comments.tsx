/** The comments section of a post's page. */
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Post } from '../../../events/post/port.ts';
import { type ThreadNode, threadOf } from '../../../events/thread/tree.ts';
import type { ThreadActor } from '../../../machines/thread.machine.ts';
import { FinishProfile } from '../../finish-profile.tsx';
import { loginPath } from '../../guards.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { ErrorState } from '../../ui/page.tsx';
import { BlockSkeleton } from '../../ui/page-skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './comments.module.css';
import { LoadTrouble } from './load-trouble.tsx';
import type { Reader } from './reader.ts';
import { useDrafts } from './use-drafts.ts';
import { useThread } from './use-thread.ts';
import { useUnreadSince } from './use-unread-since.ts';

export function Comments({ post }: { post: Pick<Post, 'id' | 'owner'> }) {
  const { ready, person } = useSession();
  const uid = person?.uid ?? null;
  const { opened, failure, retry } = useThread({ postId: post.id, commentId: null }, uid);
  return (
    <section className={classes.section} aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      {failure ? (
        <ErrorState title="The comments could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : opened && ready ? (
        <Thread key={`${uid} ${opened.actor.sessionId}`} actor={opened.actor} post={post} />
      ) : (
        <BlockSkeleton label="Loading the comments" />
      )}
    </section>
  );
}

interface ThreadProps {
  readonly actor: ThreadActor;
  readonly post: Pick<Post, 'id' | 'owner'>;
}

function Thread({ actor, post }: ThreadProps) {
  const { person, admin, unfinished } = useSession();
  const uid = person?.uid ?? null;
  const drafts = useDrafts(uid ?? '', post.id);
  const { comments, total, loadFailure } = useSelector(actor, ({ context }) => context);
  const since = useUnreadSince(actor, uid === null ? null : post.id);
  const step = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : value.open.reading));
  const reader: Reader = {
    ...{ actor, postId: post.id, uid },
    drafts: uid === null || unfinished ? null : drafts,
    mayDelete: admin || post.owner.uid === uid,
    readUntil: since,
  };
  const nodes = useMemo(() => threadOf(comments), [comments]);
  if (step === 'loading') return <BlockSkeleton label="Loading the comments" />;
  if (step === 'missing') return <p className={classes.note}>You can no longer see this post.</p>;
  if (step === 'failed') {
    return (
      <ErrorState
        title="The comments could not be loaded"
        onRetry={() => actor.send({ type: 'thread.retry' })}
      >
        {loadFailure?.message}
      </ErrorState>
    );
  }
  const left = total - comments.length;
  // A deleted comment stays in place if it has replies, a reply is being written, or it can be restored by the reader.
  const isShown = ({ comment: { id, deletedAt, restorable }, replies }: ThreadNode) =>
    deletedAt === null || restorable || replies.length > 0 || drafts.open?.endsWith(`:${id}`);
  return (
    <>
      <p className={classes.note} role="status">
        {total === 0 ? 'No comments yet.' : counted(total, 'comment')}
      </p>
      <ul className={classes.list}>
        {nodes.filter(isShown).map((node) => (
          <CommentItem key={node.comment.id} node={node} reader={reader} />
        ))}
      </ul>
      <LoadTrouble actor={actor} />
      {left > 0 ? (
        <Button
          variant="default"
          mt="sm"
          loading={step === 'updating'}
          onClick={() => actor.send({ type: 'thread.more' })}
        >
          Show more ({left.toLocaleString('en')} left)
        </Button>
      ) : null}
      <div className={classes.write}>
        <Write reader={reader} />
      </div>
    </>
  );
}

function Write({ reader: { actor, drafts } }: { reader: Reader }) {
  const here = useLocation();
  const { unfinished } = useSession();
  if (unfinished) return <FinishProfile what="say" />;
  if (!drafts) {
    return (
      <ButtonLink to={loginPath(here)} look="outline">
        Log in to comment
      </ButtonLink>
    );
  }
  return (
    <CommentForm
      actor={actor}
      label="Your comment"
      send="Send"
      draft={drafts.of('new')}
      changeOf={({ key, body }) => ({ type: 'AddComment', key, parentId: null, body: body.trim() })}
      onWrite={(text) => drafts.write('new', text)}
      onMade={() => drafts.forget('new')}
      onCancel={null}
    />
  );
}
