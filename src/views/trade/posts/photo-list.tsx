/** A searched and paged list of photos from one place. */
import type { ReactNode } from 'react';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { SortSelect } from '../../ui/list/sort-select.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { PhotoGrid } from './photo-grid.tsx';

const orders = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
];

type Source = 'mine' | 'public' | 'clients' | 'merchant';

/** @param personal whether a caption of these may name a person, so that a search stays out of the address */
export function usePhotos(from: Source, personal: boolean) {
  const { posts } = useApp();
  return useList({
    sorts: ['-createdAt', 'createdAt'],
    personal,
    pageSize: 24,
    load: async (question) => {
      const { search, sort, page, pageSize } = question;
      const answer = await posts.list({ from, kind: 'photo', search, sort, page, pageSize });
      return { rows: answer.posts, total: answer.total };
    },
  });
}

export interface PhotoListProps {
  readonly list: ReturnType<typeof usePhotos>;
  readonly own: boolean;
  readonly empty: ReactNode;
}

export function PhotoList({ list, own, empty }: PhotoListProps) {
  return (
    <ListFrame
      list={list}
      search={{ label: 'Search', description: 'In the captions' }}
      filters={<SortSelect list={list} orders={orders} />}
      things={['photo', 'photos']}
      empty={empty}
    >
      {(rows: readonly Post[]) => <PhotoGrid posts={rows} own={own} />}
    </ListFrame>
  );
}
