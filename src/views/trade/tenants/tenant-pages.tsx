/** tenants/add and tenants/edit/{id}: a merchant adds a business, its owner or an admin edits it. */
import { useNavigate, useParams } from 'react-router-dom';
import { useApp } from '../../app.ts';
import { MerchantOnly } from '../../merchant-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BuildingIcon } from '../../ui/icons.tsx';
import { useContentKey } from '../../ui/content-key.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { emptyTenant, TenantForm } from './tenant-form.tsx';

export function AddTenantPage() {
  return (
    <MerchantOnly title="Add a business">
      <AddTenant />
    </MerchantOnly>
  );
}

function AddTenant() {
  const { tenants } = useApp();
  const navigate = useNavigate();
  const keyOf = useContentKey();
  const back = () => void navigate('/tenants');
  return (
    <Page title="Add a business" lead="It gets a number, and appears in the directory.">
      <TenantForm
        tenant={emptyTenant}
        submitLabel="Add it"
        onSave={async (fields) => {
          const added = await tenants.add({ ...fields, key: keyOf(fields) });
          notify({ message: `${added.name} is number ${added.number}`, tone: 'positive' });
        }}
        onSaved={back}
        onCancel={back}
      />
    </Page>
  );
}

export function EditTenantPage() {
  const { id = '' } = useParams();
  return (
    <MerchantOnly title="Edit a business">
      <EditTenant key={id} number={Number(id)} />
    </MerchantOnly>
  );
}

function EditTenant({ number }: { number: number }) {
  const { tenants } = useApp();
  const navigate = useNavigate();
  const { state, answer, failure, retry } = useAnswer(
    async () => (Number.isSafeInteger(number) ? tenants.load(number) : null),
    String(number),
  );
  const back = () => void navigate('/tenants');
  if (state === 'loading') return <PageSkeleton />;
  return (
    <Page title="Edit a business" lead={answer ? `Number ${answer.number}` : undefined}>
      {state === 'failed' ? (
        <ErrorState title="The business could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : answer ? (
        <TenantForm
          tenant={answer}
          submitLabel="Save"
          onSave={async (fields) => {
            const saved = await tenants.save(number, { ...fields, version: answer.version });
            notify({ message: `Saved ${saved.name}`, tone: 'positive' });
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
