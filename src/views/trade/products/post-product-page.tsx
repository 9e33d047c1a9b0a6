/** post-product/{postId}: creates a product, from one of one's own photos or without one. */
import { useNavigate, useParams } from 'react-router-dom';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { MerchantOnly } from '../../merchant-only.tsx';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PictureIcon } from '../../ui/icons.tsx';
import { useContentKey } from '../../ui/content-key.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './post-product-page.module.css';
import { emptyProduct, ProductForm } from './product-form.tsx';
import { ProductPicture } from './product-picture.tsx';

const title = 'New product';

export function PostProductPage() {
  const { postId } = useParams();
  return (
    <MerchantOnly title={title}>
      {postId === undefined ? (
        <Page title={title} lead="Offer a service or something you sell.">
          <NewProduct post={null} />
        </Page>
      ) : (
        <FromPost key={postId} postId={postId} />
      )}
    </MerchantOnly>
  );
}

function FromPost({ postId }: { postId: string }) {
  const { posts } = useApp();
  const { person } = useSession();
  const { state, answer: post, failure, retry } = useAnswer(() => posts.load(postId), postId);
  if (state === 'loading') return <PageSkeleton />;
  return (
    <Page title={title} lead="Made from your photo, which comes first among its pictures.">
      {state === 'failed' ? (
        <ErrorState title="The photo could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : post && post.owner.uid === person?.uid ? (
        <NewProduct post={post} />
      ) : (
        <EmptyState
          icon={<PictureIcon size={26} />}
          title="This is not one of your photos"
          action={<ButtonLink to="/photos/mine">My photos</ButtonLink>}
        >
          Choose one of your own, or offer a product without a photo.
        </EmptyState>
      )}
    </Page>
  );
}

function NewProduct({ post }: { post: Post | null }) {
  const { products } = useApp();
  const navigate = useNavigate();
  const keyOf = useContentKey();
  return (
    <>
      {post ? (
        <div className={classes.photo}>
          <ProductPicture picture={post.picture ?? undefined} alt={post.caption || 'Your photo'} />
        </div>
      ) : null}
      <ProductForm
        draft={{ ...emptyProduct, description: post?.caption ?? '' }}
        submitLabel="Publish product"
        onSave={async (fields) => {
          const wanted = { ...fields, postId: post?.id ?? null };
          const made = await products.create({ ...wanted, key: keyOf(wanted) });
          notify({ message: `${made.title} is offered`, tone: 'positive' });
        }}
        onSaved={() => void navigate('/my-products')}
        onCancel={() => void navigate(post ? '/photos/mine' : '/my-products')}
      />
    </>
  );
}
