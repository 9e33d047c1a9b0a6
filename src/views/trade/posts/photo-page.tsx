/**
 * photos/{postId}: one photo, video or sound. Its owner edits the caption and who sees it, deletes it, or makes a
 * product of it.
 */
import { Badge, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { PictureIcon, TagIcon, TrashIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './photo-page.module.css';
import { Comments } from '../comments/comments.tsx';
import { CaptionsActions } from './captions-actions.tsx';
import { ReportPost } from './moderation/report-post.tsx';
import { TakeDown, TakenDownNote } from './moderation/take-down.tsx';
import { PairActions } from './pairs/pair-actions.tsx';
import { PostDetails } from './post-details.tsx';
import { PostMedia } from './post-media.tsx';
import { kindNames, kindTitles, ownPages, photoPath, visibilityNames } from './words.ts';

export function PhotoPage() {
  const { postId = '' } = useParams();
  return <PhotoOf key={postId} id={postId} />;
}

function PhotoOf({ id }: { id: string }) {
  const { posts } = useApp();
  const { state, answer, failure, retry, change } = useAnswer(() => posts.load(id), id);
  if (state === 'loading') return <PageSkeleton />;
  if (state === 'failed') {
    return (
      <Page title="Photo">
        <ErrorState title="The photo could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  }
  if (answer)
    return <Shown key={answer.id} post={answer} onChanged={(post) => change(() => post)} onAgain={retry} />;
  return (
    <Page title="Photo">
      <EmptyState
        icon={<PictureIcon size={26} />}
        title="This photo is not here"
        action={<ButtonLink to="/photos/mine">My photos</ButtonLink>}
      >
        It was deleted, or it is shown to certain people only.
      </EmptyState>
    </Page>
  );
}

interface ShownProps {
  readonly post: Post;
  readonly onChanged: (post: Post) => void;
  readonly onAgain: () => void;
}

function Shown({ post, onChanged, onAgain }: ShownProps) {
  const { posts } = useApp();
  const navigate = useNavigate();
  const { person, admin, merchant } = useSession();
  const mine = post.owner.uid === person?.uid;
  const [deleting, setDeleting] = useState(false);
  const { owner, kind, visibility, createdAt } = post;
  const own = ownPages[kind];
  const restore = async () => {
    try {
      await posts.restore(post.id);
      void navigate(photoPath(post.id));
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
  };
  const remove = async () => {
    await posts.remove(post.id);
    notify({
      message: `The ${kindNames[kind]} is deleted`,
      tone: 'positive',
      action: { label: 'Undo', run: () => void restore() },
    });
    void navigate(own.to, { replace: true });
  };
  return (
    <Page
      title={kindTitles[kind]}
      lead={
        <>
          By{' '}
          <Link to={`/user/${owner.userName}`}>
            {mine ? 'you' : owner.displayName || `@${owner.userName}`}
          </Link>
          , {new Date(createdAt).toLocaleDateString('en', { dateStyle: 'long' })}
        </>
      }
      width="wide"
      actions={
        <>
          {mine && merchant && kind === 'photo' ? (
            <ButtonLink to={`/post-product/${post.id}`}>
              <TagIcon size={18} />
              Make a product of it
            </ButtonLink>
          ) : null}
          {mine || admin ? <CaptionsActions post={post} mine={mine} onChanged={onChanged} /> : null}
          {mine ? null : <ReportPost post={post} />}
          {admin && post.takenDownBecause === null ? <TakeDown post={post} onChanged={onChanged} /> : null}
          {mine || admin ? (
            <Button
              variant="default"
              color="red"
              leftSection={<TrashIcon size={18} />}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          ) : null}
        </>
      }
    >
      <TakenDownNote post={post} onChanged={onChanged} mine={mine} admin={admin} />
      <div className={classes.columns}>
        <Stack>
          <PostMedia post={post} onAgain={onAgain} />
          {mine && kind === 'photo' ? <PairActions post={post} onChanged={onChanged} /> : null}
        </Stack>
        {mine ? (
          <PostDetails post={post} onChanged={onChanged} />
        ) : (
          <Stack align="flex-start">
            {post.caption ? <p className={classes.caption}>{post.caption}</p> : null}
            <Badge variant="light" tt="none">
              {visibility === 'public' ? visibilityNames.public : 'Shared with you'}
            </Badge>
          </Stack>
        )}
      </div>
      <Comments post={post} />
      {deleting ? (
        <DeleteDialog
          title={`Delete this ${kindNames[kind]}?`}
          onDelete={remove}
          onClose={() => setDeleting(false)}
        >
          {mine
            ? `For a day you can bring it back from “${own.label}”.`
            : 'Its owner cannot bring it back; for a day an admin can. Then it is gone for good.'}{' '}
          {kind === 'photo' ? 'A product that was made from it keeps its picture.' : null}
        </DeleteDialog>
      ) : null}
    </Page>
  );
}
