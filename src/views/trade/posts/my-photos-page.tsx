/** photos/mine: one's own photos, and where new ones are put up. */
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PictureIcon, UsersIcon } from '../../ui/icons.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { DeletedPhotos } from './deleted-photos.tsx';
import { PhotoList, usePhotos } from './photo-list.tsx';
import { UploadPhotos } from './upload-photos.tsx';

export function MyPhotosPage() {
  const { merchant } = useSession();
  const list = usePhotos('mine', true);
  return (
    <Page
      title="My photos"
      lead="Where a photo was taken is removed before it is kept."
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
      <UploadPhotos onPublished={list.asked.retry} />
      <PhotoList
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
      <DeletedPhotos onRestored={list.asked.retry} />
    </Page>
  );
}
