/** A product's page: `product-view/{id}` for anybody, `products/{id}` for signed-in people, with editing for its seller. */
import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Picture } from '../../../events/shared/picture.ts';
import type { Product } from '../../../events/product/port.ts';
import { useApp } from '../../app.ts';
import { useCurrency } from '../../ui/use-settings.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon, EditIcon, TagIcon } from '../../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useCartNotices } from '../cart/use-cart-notices.ts';
import { EditProduct } from './edit-product.tsx';
import { ProductPicture } from './product-picture.tsx';
import classes from './product-page.module.css';
import { QuoteDialog } from './quote-dialog.tsx';
import { categoryNames, detailsPath, nameOf, priceText, stockText } from './words.ts';

/** product-view/{id}: the public view. */
export function ProductViewPage() {
  const { id = '' } = useParams();
  return <ProductOf key={id} id={id} />;
}

/** products/{id}: the same, editable by its seller. */
export function ProductDetailsPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return params.has('edit') ? <EditProduct key={id} id={id} /> : <ProductOf key={id} id={id} />;
}

function ProductOf({ id }: { id: string }) {
  const { products } = useApp();
  const { person } = useSession();
  // Signing in or out may change what is visible.
  const { state, answer, failure, retry } = useAnswer(() => products.load(id), `${id} ${person?.uid}`);
  if (state === 'failed') {
    return (
      <Page title="Product">
        <ErrorState title="The product could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  }
  if (answer) return <Shown product={answer} />;
  if (state === 'loading') return <PageSkeleton />;
  return (
    <Page title="Product">
      <EmptyState
        icon={<TagIcon size={26} />}
        title="This product is not here"
        action={<ButtonLink to="/marketplace">Look around the marketplace</ButtonLink>}
      >
        It was taken off the market, or it is shown to certain people only.
      </EmptyState>
    </Page>
  );
}

function Shown({ product }: { product: Product }) {
  const symbol = useCurrency();
  const { person, admin } = useSession();
  useCartNotices();
  const { id, title, description, priceCents, category, visibility, stock, pictures, seller, shop } = product;
  const mine = seller.uid === person?.uid;
  const [asking, setAsking] = useState(false);
  const stockNote = stockText(stock);
  return (
    <Page
      title={title}
      width="wide"
      actions={
        mine || admin ? (
          <ButtonLink to={`${detailsPath(id)}?edit`} look="outline">
            <EditIcon size={18} />
            Edit
          </ButtonLink>
        ) : null
      }
    >
      <div className={classes.columns}>
        <Gallery pictures={pictures} title={title} />
        <div className={classes.facts}>
          <p className={classes.price}>{priceText(priceCents, symbol)}</p>
          <Group gap="xs">
            <Badge variant="light" color="gray" tt="none">
              {categoryNames[category]}
            </Badge>
            {visibility === 'private' ? (
              <Badge variant="light" color="blue" tt="none">
                Private: only for you and others the seller chose
              </Badge>
            ) : null}
            {stockNote ? (
              <Badge variant="light" color={stock === 0 ? 'gray' : 'leather'} tt="none">
                {stockNote}
              </Badge>
            ) : null}
          </Group>
          {description ? <p className={classes.description}>{description}</p> : null}
          <p className={classes.seller}>
            From{' '}
            <Link to={`/user/${seller.userName}`}>
              <strong>{nameOf(seller)}</strong>
            </Link>
            {' · '}
            {typeof shop === 'number' ? (
              <Link to={`/shop/${shop}`}>their shop</Link>
            ) : (
              <Link to={`/marketplace?seller=${encodeURIComponent(seller.userName)}`}>
                all their products
              </Link>
            )}
          </p>
          {mine ? (
            <p className={classes.note}>This is your own product: others can buy it, you cannot.</p>
          ) : priceCents === 0 ? (
            <Button size="md" onClick={() => setAsking(true)}>
              Ask for a quote
            </Button>
          ) : (
            <AddToCart product={product} />
          )}
        </div>
      </div>
      <p className={classes.back}>
        <Link to="/marketplace">
          <ArrowLeftIcon size={16} /> Marketplace
        </Link>
      </p>
      {asking ? <QuoteDialog product={product} onClose={() => setAsking(false)} /> : null}
    </Page>
  );
}

function Gallery({ pictures, title }: { pictures: readonly Picture[]; title: string }) {
  const [chosen, setChosen] = useState(0);
  return (
    <div className={classes.gallery}>
      <ProductPicture picture={pictures[chosen]} alt={`${title}, picture ${chosen + 1}`} large />
      {pictures.length > 1 ? (
        <div className={classes.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={picture.id}
              type="button"
              className={classes.thumb}
              aria-label={`Picture ${index + 1} of ${pictures.length}`}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <img src={picture.smallUrl} alt="" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
