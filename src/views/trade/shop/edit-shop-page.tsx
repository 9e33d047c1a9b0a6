/** shop/{number}/edit: the owner of a business, or an admin, changes what its page shows. */
import { useNavigate, useParams } from 'react-router-dom';
import type { OwnShopPage, ShopPage } from '../../../events/shop/port.ts';
import type { Tenant } from '../../../events/tenant/port.ts';
import { useApp } from '../../app.ts';
import { MerchantOnly } from '../../merchant-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BuildingIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { ShopForm } from './shop-form.tsx';

export function EditShopPage() {
  const { number = '' } = useParams();
  return (
    <MerchantOnly title="Edit a shop">
      <EditShop key={number} number={Number(number)} />
    </MerchantOnly>
  );
}

interface Edited {
  readonly page: ShopPage;
  readonly own: OwnShopPage;
  readonly tenant: Tenant;
}

function EditShop({ number }: { number: number }) {
  const { shops, tenants } = useApp();
  const navigate = useNavigate();
  const { state, answer, failure, retry } = useAnswer(async (): Promise<Edited | null> => {
    if (!Number.isSafeInteger(number)) return null;
    const [page, own, tenant] = await Promise.all([
      shops.page(number),
      shops.ownPage(number),
      tenants.load(number),
    ]);
    return page && own && tenant && { page, own, tenant };
  }, String(number));
  const back = () => void navigate(`/shop/${number}`);
  if (state === 'loading') return <PageSkeleton />;
  return (
    <Page
      title="Edit a shop"
      lead={answer ? `${answer.tenant.name}: what everybody sees on its page` : undefined}
      width="wide"
      actions={
        answer ? (
          <ButtonLink to={`/tenants/edit/${number}`} look="outline">
            Name, address and plan
          </ButtonLink>
        ) : null
      }
    >
      {state === 'failed' ? (
        <ErrorState title="The shop could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : answer ? (
        <ShopForm
          {...answer}
          onSave={async (changed) => {
            await shops.savePage(number, { ...changed, version: answer.own.version });
            notify({ message: `The page of ${answer.tenant.name} is saved`, tone: 'positive' });
          }}
          onSaved={back}
          onCancel={back}
        />
      ) : (
        <EmptyState
          icon={<BuildingIcon size={26} />}
          title="This is not one of your businesses"
          action={<ButtonLink to="/tenants">All businesses</ButtonLink>}
        >
          Only its owner and admins can change a business.
        </EmptyState>
      )}
    </Page>
  );
}
