/** What a shop offers, with prices, each ready to be ordered. */
import type { ProductsPort } from '../../../events/product/port.ts';
import type { PersonCard } from '../../../events/shared/person-card.ts';
import { useApp } from '../../app.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/page.tsx';
import { type Asked, useAnswer } from '../../ui/use-answer.ts';
import { QuickAdd } from '../cart/add-to-cart.tsx';
import { ProductCard, ProductCards } from '../products/product-card.tsx';
import classes from './shop.module.css';

/** More of them are a page of the marketplace. */
const maxShown = 12;

type Offered = Awaited<ReturnType<ProductsPort['market']>>;

export function useOffered(seller: PersonCard): Asked<Offered> {
  const { products } = useApp();
  return useAnswer(
    () =>
      products.market({
        seller: seller.userName,
        ...{ search: '', sort: 'title', page: 1, pageSize: maxShown },
        ...{ category: null, minCents: null, maxCents: null },
      }),
    seller.userName,
  );
}

export interface ServicesProps {
  readonly seller: PersonCard;
  readonly name: string;
  readonly offered: Asked<Offered>;
}

export function Services({ seller, name, offered: { answer, failure, retry } }: ServicesProps) {
  return (
    <section className={classes.section} aria-labelledby="services">
      <h2 id="services">Services and prices</h2>
      {answer ? (
        answer.total === 0 ? (
          <p className={classes.quiet}>{name} hasn’t listed any services yet.</p>
        ) : (
          <>
            <p className={classes.quiet}>
              Add what you need and choose a time at the checkout. No price? Open it and ask for a quote.
            </p>
            <ProductCards>
              {answer.products.map((product) => (
                <ProductCard key={product.id} product={product} action={<QuickAdd product={product} />} />
              ))}
            </ProductCards>
            <p className={classes.ways}>
              <ButtonLink to="/new-transaction-cart">Go to your cart</ButtonLink>
              {answer.total > answer.products.length ? (
                <ButtonLink to={`/marketplace?seller=${encodeURIComponent(seller.userName)}`} look="outline">
                  See all {answer.total}
                </ButtonLink>
              ) : null}
            </p>
          </>
        )
      ) : (
        <ErrorState title="The services could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </section>
  );
}
