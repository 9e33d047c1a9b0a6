/** A product in a list: its picture, price and seller, and a link to its page. */
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrency } from '../../ui/use-settings.ts';
import card from '../../ui/card.module.css';
import type { Product } from '../../../events/product/port.ts';
import classes from './product-card.module.css';
import { ProductPicture } from './product-picture.tsx';
import { nameOf, priceText, stockText, viewPath } from './words.ts';

export interface ProductCardProps {
  readonly product: Product;
  /** Action on the product, beside the link. */
  readonly action?: ReactNode;
}

export function ProductCard({ product, action }: ProductCardProps) {
  const symbol = useCurrency();
  const { id, title, priceCents, pictures, seller, stock, visibility } = product;
  const stockNote = stock !== null && stock <= 5 ? stockText(stock) : null;
  return (
    <article className={`${card.card} ${classes.card}`}>
      <ProductPicture picture={pictures[0]} alt="" />
      <div className={classes.words}>
        <h2 className={`${card.title} ${classes.title}`}>
          <Link to={viewPath(id)} className={card.link ?? ''}>
            {title}
          </Link>
        </h2>
        <p className={classes.seller}>{nameOf(seller)}</p>
      </div>
      <div className={classes.foot}>
        <span className={classes.price} data-quote={priceCents === 0 || undefined}>
          {priceText(priceCents, symbol)}
        </span>
        {stockNote ? (
          <Badge variant="light" color={stock === 0 ? 'gray' : 'leather'} tt="none">
            {stockNote}
          </Badge>
        ) : null}
        {visibility === 'private' ? (
          <Badge variant="light" color="blue" tt="none">
            Private
          </Badge>
        ) : null}
        <span className={classes.action}>{action}</span>
      </div>
    </article>
  );
}

export function ProductCards({ children }: { children: ReactNode }) {
  return <div className={classes.cards}>{children}</div>;
}
