/** photos: the public photos. */
import { ButtonLink } from '../../ui/button.tsx';
import { PictureIcon } from '../../ui/icons.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { PostList, usePosts } from './post-list.tsx';

export function PhotosPage() {
  const list = usePosts('photo', 'public');
  return (
    <Page
      title="Photos"
      lead="Work and finds that people here show to everybody."
      width="wide"
      actions={
        <ButtonLink to="/photos/mine" look="outline">
          <PictureIcon size={18} />
          My photos
        </ButtonLink>
      }
    >
      <PostList
        kind="photo"
        list={list}
        own={false}
        empty={
          <EmptyState icon={<PictureIcon size={26} />} title="No photos yet">
            A photo that somebody shows to everybody appears here.
          </EmptyState>
        }
      />
    </Page>
  );
}
