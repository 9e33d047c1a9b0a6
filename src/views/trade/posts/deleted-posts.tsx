/** Deleted posts that can be restored, listed by caption: nobody can see their files meanwhile. */
import type { PostKind } from '../../../events/post/medium.ts';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { RecentlyDeleted } from '../../ui/recently-deleted.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { kindNames } from './words.ts';

/** A longer list would push the other posts out of sight. */
const shownAtMost = 24;

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
  if (answer === null) return null;
  return (
    <RecentlyDeleted
      count={counted(answer.total, kindNames[kind])}
      about="They are gone for good a day after you deleted them."
      items={answer.posts.map((post) => ({ id: post.id, name: nameOf(post) }))}
      onRestore={(id) => posts.restore(id)}
      restored={`The ${kindNames[kind]} is back`}
      onRestored={() => {
        onRestored();
        retry();
      }}
    />
  );
}

const nameOf = ({ kind, caption, createdAt }: Post) =>
  caption ||
  `The ${kindNames[kind]} of ${new Date(createdAt).toLocaleDateString('en', { dateStyle: 'medium' })}`;
