/** A searchable, paginated list of photos, videos or sounds from one source. */
import type { ReactNode } from 'react';
import type { PostKind } from '../../../events/post/medium.ts';
import type { Post, PostsQuery } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { SortSelect } from '../../ui/list/sort-select.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { PostGrid } from './post-grid.tsx';
import { kindNames } from './words.ts';

const orders = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
];

/** Captions may name a person, so the search stays out of the URL. */
export function usePosts(kind: PostKind, from: Exclude<PostsQuery['from'], 'deleted'>) {
  const { posts } = useApp();
  return useList({
    sorts: ['-createdAt', 'createdAt'],
    personal: true,
    of: from,
    pageSize: 24,
    load: async (question) => {
      const { search, sort, page, pageSize } = question;
      const answer = await posts.list({ from, kind, search, sort, page, pageSize });
      return { rows: answer.posts, total: answer.total };
    },
  });
}

export interface PostListProps {
  readonly kind: PostKind;
  readonly list: ReturnType<typeof usePosts>;
  readonly own: boolean;
  readonly empty: ReactNode;
}

export function PostList({ kind, list, own, empty }: PostListProps) {
  return (
    <ListFrame
      list={list}
      search={{ label: 'Search', description: 'In the captions' }}
      filters={<SortSelect list={list} orders={orders} />}
      things={[kindNames[kind], `${kindNames[kind]}s`]}
      empty={empty}
    >
      {(rows: readonly Post[]) => <PostGrid posts={rows} own={own} />}
    </ListFrame>
  );
}
