/** photos/mine: one's own photos, and the form to post new ones. */
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PictureIcon, UsersIcon } from '../../ui/icons.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { DeletedPosts } from './deleted-posts.tsx';
import { PostList, usePosts } from './post-list.tsx';
import { NewPosts } from './new-posts.tsx';

export function MyPhotosPage() {
  const { merchant } = useSession();
  const list = usePosts('photo', 'mine');
  return (
    <Page
      title="My photos"
      lead="Location and camera details are removed before a photo is saved."
      width="wide"
      actions={
        merchant ? (
          <ButtonLink to="/photos/private" look="outline">
            <UsersIcon size={18} />
            Client photos
          </ButtonLink>
        ) : null
      }
    >
      <NewPosts kind="photo" onPublished={list.asked.retry} />
      <PostList
        kind="photo"
        list={list}
        own
        empty={
          <EmptyState icon={<PictureIcon size={26} />} title="No photos yet">
            {merchant
              ? 'Show your work, or what you sell: a product can be made from a photo.'
              : 'Show your merchant what needs cleaning, before and after.'}
          </EmptyState>
        }
      />
      <DeletedPosts kind="photo" onRestored={list.asked.retry} />
    </Page>
  );
}
