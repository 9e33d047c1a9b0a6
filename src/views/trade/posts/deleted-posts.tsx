/** Posts that were deleted and can still be brought back, by what they say: their files are shown to nobody meanwhile. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PostKind } from '../../../events/post/medium.ts';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './deleted-posts.module.css';
import { kindNames } from './words.ts';

/** More than these would push the others out of sight. */
const shownAtMost = 24;

/** Nothing is shown while there are none. */
export function DeletedPosts({ kind, onRestored }: { kind: PostKind; onRestored: () => void }) {
  const { posts } = useApp();
  const { answer, retry } = useAnswer(
    () =>
      posts.list({
        from: 'deleted',
        kind,
        search: '',
        sort: '-createdAt',
        page: 1,
        pageSize: shownAtMost,
      }),
    '',
  );
  const [restoring, setRestoring] = useState<string | null>(null);
  if (answer === null || answer.total === 0) return null;

  const restore = async ({ id }: Post) => {
    setRestoring(id);
    try {
      await posts.restore(id);
      notify({ message: `The ${kindNames[kind]} is back`, tone: 'positive' });
      onRestored();
      retry();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setRestoring(null);
    }
  };
  return (
    <details className={classes.deleted}>
      <summary>Recently deleted: {counted(answer.total, kindNames[kind])}</summary>
      <p className={classes.about}>They are gone for good a day after you deleted them.</p>
      <ul>
        {answer.posts.map((post) => (
          <li key={post.id}>
            <span>{nameOf(post)}</span>
            <Button
              variant="default"
              size="xs"
              loading={restoring === post.id}
              disabled={restoring !== null}
              aria-label={`Bring back ${nameOf(post)}`}
              onClick={() => void restore(post)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const nameOf = ({ kind, caption, createdAt }: Post) =>
  caption ||
  `The ${kindNames[kind]} of ${new Date(createdAt).toLocaleDateString('en', { dateStyle: 'medium' })}`;
