/** photos/private: what the signed-in merchant's clients share with them. */
import { MerchantOnly } from '../../merchant-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { UsersIcon } from '../../ui/icons.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { PostList, usePosts } from './post-list.tsx';

const title = 'Client photos';

export function ClientPhotosPage() {
  return (
    <MerchantOnly title={title}>
      <ClientPhotos />
    </MerchantOnly>
  );
}

function ClientPhotos() {
  const list = usePosts('photo', 'clients');
  return (
    <Page title={title} lead="What your clients share with you, and nobody else sees." width="wide">
      <PostList
        kind="photo"
        list={list}
        own={false}
        empty={
          <EmptyState
            icon={<UsersIcon size={26} />}
            title="Your clients have shared nothing yet"
            action={<ButtonLink to="/assign-client">My clients</ButtonLink>}
          >
            A client who accepted your invite can share photos with you; they appear here.
          </EmptyState>
        }
      />
    </Page>
  );
}
