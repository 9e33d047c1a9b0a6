/** photos/{postId}: one photo; its owner changes what it says and who sees it, deletes it, or makes a product of it. */
import { Badge, Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { Problem } from '../../ui/problem.tsx';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { PictureIcon, TagIcon, TrashIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './photo-page.module.css';
import { VisibilityField } from './upload-photos.tsx';
import { altOf, photoPath, visibilityNames } from './words.ts';

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
  if (answer) return <Shown key={answer.id} post={answer} onChanged={(post) => change(() => post)} />;
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

function Shown({ post, onChanged }: { post: Post; onChanged: (post: Post) => void }) {
  const { posts } = useApp();
  const navigate = useNavigate();
  const { person, admin, merchant } = useSession();
  const mine = post.owner.uid === person?.uid;
  const [deleting, setDeleting] = useState(false);
  const { owner, picture, visibility, createdAt } = post;
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
      message: 'The photo is deleted',
      tone: 'positive',
      ...(mine ? { action: { label: 'Undo', run: () => void restore() } } : {}),
    });
    void navigate('/photos/mine', { replace: true });
  };
  return (
    <Page
      title="Photo"
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
          {mine && merchant ? (
            <ButtonLink to={`/post-product/${post.id}`}>
              <TagIcon size={18} />
              Make a product of it
            </ButtonLink>
          ) : null}
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
      <div className={classes.columns}>
        {picture ? (
          <img
            className={classes.photo}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={altOf(post)}
          />
        ) : null}
        {mine ? (
          <Details post={post} onChanged={onChanged} />
        ) : (
          <Stack align="flex-start">
            {post.caption ? <p className={classes.caption}>{post.caption}</p> : null}
            <Badge variant="light" tt="none">
              {visibility === 'public' ? visibilityNames.public : 'Shared with you'}
            </Badge>
          </Stack>
        )}
      </div>
      {deleting ? (
        <DeleteDialog title="Delete this photo?" onDelete={remove} onClose={() => setDeleting(false)}>
          {mine
            ? 'For a day you can bring it back from “My photos”.'
            : 'Its owner can bring it back for a day.'}{' '}
          A product that was made from it keeps its picture.
        </DeleteDialog>
      ) : null}
    </Page>
  );
}

function Details({ post, onChanged }: { post: Post; onChanged: (post: Post) => void }) {
  const { posts } = useApp();
  const [caption, setCaption] = useState(post.caption);
  const [visibility, setVisibility] = useState(post.visibility);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const dirty = caption.trim() !== post.caption || visibility !== post.visibility;
  useUnsaved(dirty, 'a photo with changes');

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      const saved = await posts.save(post.id, { caption: caption.trim(), visibility });
      onChanged(saved);
      setCaption(saved.caption);
      notify({ message: 'The photo is saved', tone: 'positive' });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
        <Textarea
          label="Caption"
          description="What it shows; may be empty"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        <VisibilityField value={visibility} onChange={setVisibility} />
        <Group>
          <Button type="submit" loading={saving} disabled={!dirty}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
