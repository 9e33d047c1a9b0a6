/** Editing a product. Two simultaneous edits do not overwrite each other: the later one gets a message. */
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app.ts';
import { MerchantOnly } from '../../merchant-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TagIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { priceField, ProductForm } from './product-form.tsx';
import { detailsPath } from './words.ts';

export function EditProduct({ id }: { id: string }) {
  return (
    <MerchantOnly title="Edit product">
      <Editor id={id} />
    </MerchantOnly>
  );
}

function Editor({ id }: { id: string }) {
  const { products } = useApp();
  const navigate = useNavigate();
  const { state, answer: product, failure, retry } = useAnswer(() => products.loadOwn(id), id);
  if (state === 'loading') return <PageSkeleton />;
  return (
    <Page title="Edit product" lead={product?.title}>
      {state === 'failed' ? (
        <ErrorState title="The product could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : product ? (
        <ProductForm
          draft={{ ...product, price: priceField(product.priceCents) }}
          submitLabel="Save"
          onSave={async (fields) => {
            const saved = await products.save(id, { ...fields, version: product.version });
            notify({ message: `Saved ${saved.title}`, tone: 'positive' });
          }}
          onSaved={() => void navigate(detailsPath(id))}
          onCancel={() => void navigate(detailsPath(id))}
        />
      ) : (
        <EmptyState
          icon={<TagIcon size={26} />}
          title="This is not one of your products"
          action={<ButtonLink to="/my-products">My products</ButtonLink>}
        >
          It was deleted, or somebody else sells it.
        </EmptyState>
      )}
    </Page>
  );
}
