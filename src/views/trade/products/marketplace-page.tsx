/** The public products, for visitors, too. */
import { Button, NativeSelect } from '@mantine/core';
import { categories } from '../../../events/product/port.ts';
import { useApp } from '../../app.ts';
import { useCurrency } from '../../ui/use-settings.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StoreIcon, TagIcon } from '../../ui/icons.tsx';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { SortSelect } from '../../ui/list/sort-select.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { EmptyState, Page } from '../../ui/page.tsx';
import { QuickAdd } from '../cart/add-to-cart.tsx';
import { useCartNotices } from '../cart/use-cart-notices.ts';
import { centsOf, PriceFilter } from './price-filter.tsx';
import { ProductCard, ProductCards } from './product-card.tsx';
import { categoryOptions, productOrders, productSorts } from './words.ts';

export function MarketplacePage() {
  const { products } = useApp();
  const { merchant } = useSession();
  const symbol = useCurrency();
  useCartNotices();
  const list = useList({
    sorts: productSorts,
    filters: ['category', 'min', 'max', 'seller'],
    pageSize: 24,
    load: async ({ filters: { category, min, max, seller }, ...question }) => {
      const answer = await products.market({
        ...question,
        category: categories.find((known) => known === category) ?? null,
        minCents: centsOf(min, symbol),
        maxCents: centsOf(max, symbol),
        seller: seller || null,
      });
      return { rows: answer.products, total: answer.total };
    },
  });
  const { category, min, max, seller } = list.question.filters;

  return (
    <Page
      title="Marketplace"
      lead="Cleaning, repair and care for leather and fabric, from the businesses here."
      width="wide"
      actions={
        merchant ? (
          <ButtonLink to="/my-products" look="outline">
            <TagIcon size={18} />
            My products
          </ButtonLink>
        ) : null
      }
    >
      <ListFrame
        list={list}
        search={{ label: 'Search' }}
        filters={
          <>
            <NativeSelect
              label="Category"
              value={category}
              onChange={(event) => list.filter({ category: event.currentTarget.value })}
              data={[{ value: '', label: 'All' }, ...categoryOptions]}
            />
            <SortSelect list={list} orders={productOrders} />
            <PriceFilter min={min} max={max} onChange={list.filter} />
            {seller ? (
              <Button variant="light" onClick={() => list.filter({ seller: '' })}>
                Only from @{seller}: show everybody’s
              </Button>
            ) : null}
          </>
        }
        things={['product', 'products']}
        empty={
          <EmptyState
            icon={<StoreIcon size={26} />}
            title="Nothing is offered yet"
            action={merchant ? <ButtonLink to="/post-product">Add your first product</ButtonLink> : null}
          >
            What merchants offer appears here, for everybody to see.
          </EmptyState>
        }
      >
        {(rows) => (
          <ProductCards>
            {rows.map((product) => (
              <ProductCard key={product.id} product={product} action={<QuickAdd product={product} />} />
            ))}
          </ProductCards>
        )}
      </ListFrame>
    </Page>
  );
}
