/** photos: what people show to everybody. */
import { ButtonLink } from '../../ui/button.tsx';
import { PictureIcon } from '../../ui/icons.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { PhotoList, usePhotos } from './photo-list.tsx';

export function PhotosPage() {
  const list = usePhotos('public', true);
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
      <PhotoList
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
