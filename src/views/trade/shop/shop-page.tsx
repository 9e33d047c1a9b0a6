/** shop/{number}: what a business shows to everybody, and the way to order from it. */
import { useParams } from 'react-router-dom';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EditIcon, StoreIcon } from '../../ui/icons.tsx';
import { useOwnTitle } from '../../ui/own-title.ts';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { useCartNotices } from '../cart/use-cart-notices.ts';
import { ShopView } from './shop-view.tsx';

export function ShopPage() {
  const { number = '' } = useParams();
  return <ShopOf key={number} number={Number(number)} />;
}

function ShopOf({ number }: { number: number }) {
  const { shops } = useApp();
  const { person } = useSession();
  useCartNotices();
  const { state, answer, failure, retry } = useAnswer(
    async () => (Number.isSafeInteger(number) ? shops.page(number) : null),
    // Signing in may change whether it can be edited.
    `${number} ${person?.uid}`,
  );
  useOwnTitle(answer?.name ?? null);
  if (state === 'failed') {
    return (
      <Page title="Shop">
        <ErrorState title="The shop could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  }
  if (answer) {
    return (
      <Page
        title={answer.name}
        lead={answer.city}
        width="wide"
        actions={
          answer.editable ? (
            <ButtonLink to={`/shop/${number}/edit`} look="outline">
              <EditIcon size={18} />
              Edit
            </ButtonLink>
          ) : null
        }
      >
        <ShopView shop={answer} />
      </Page>
    );
  }
  if (state === 'loading') return <PageSkeleton />;
  return (
    <Page title="Shop">
      <EmptyState
        icon={<StoreIcon size={26} />}
        title="There’s no shop here"
        action={<ButtonLink to="/tenants">All businesses</ButtonLink>}
      >
        The address may be mistyped, or the business has left.
      </EmptyState>
    </Page>
  );
}
