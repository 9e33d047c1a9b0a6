/** private-posts: what was shared with the signed-in person: photos of their merchant, and products visible only to them. */
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { SignInFirst } from '../../sign-in-first.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PictureIcon, TagIcon } from '../../ui/icons.tsx';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { SortSelect } from '../../ui/list/sort-select.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { EmptyState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { QuickAdd } from '../cart/add-to-cart.tsx';
import { useCartNotices } from '../cart/use-cart-notices.ts';
import { ProductCard, ProductCards } from '../products/product-card.tsx';
import { productOrders, productSorts } from '../products/words.ts';
import { PostList, usePosts } from './post-list.tsx';

const title = 'Shared with me';

export function PrivatePostsPage() {
  const { ready, person } = useSession();
  if (person) return <SharedWithMe key={person.uid} />;
  if (!ready) return <PageSkeleton />;
  return <SignInFirst title={title}>What merchants show to you alone appears here.</SignInFirst>;
}

function SharedWithMe() {
  const [params, setParams] = useSearchParams();
  const shown = params.get('show') === 'products' ? 'products' : 'photos';
  return (
    <Page title={title} lead="What merchants show to you and not to everybody." width="wide">
      <Tabs
        value={shown}
        onChange={(value) => setParams(value === 'products' ? { show: 'products' } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="photos" leftSection={<PictureIcon size={18} />}>
            Photos
          </Tabs.Tab>
          <Tabs.Tab value="products" leftSection={<TagIcon size={18} />}>
            Products
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="photos">
          <SharedPhotos />
        </Tabs.Panel>
        <Tabs.Panel value="products">
          <SharedProducts />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function SharedPhotos() {
  const list = usePosts('photo', 'merchant');
  return (
    <PostList
      kind="photo"
      list={list}
      own={false}
      empty={
        <EmptyState icon={<PictureIcon size={26} />} title="No photos were shared with you yet">
          Photos that your merchant shares with clients appear here.
        </EmptyState>
      }
    />
  );
}

function SharedProducts() {
  const { products } = useApp();
  useCartNotices();
  const list = useList({
    sorts: productSorts,
    load: async ({ search, sort, page, pageSize }) => {
      const answer = await products.shared({ search, sort, page, pageSize });
      return { rows: answer.products, total: answer.total };
    },
  });
  return (
    <ListFrame
      list={list}
      search={{ label: 'Search' }}
      filters={<SortSelect list={list} orders={productOrders} />}
      things={['product', 'products']}
      empty={
        <EmptyState
          icon={<TagIcon size={26} />}
          title="No products were shared with you yet"
          action={<ButtonLink to="/marketplace">Look around the marketplace</ButtonLink>}
        >
          A merchant can offer something to you alone; it appears here.
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
  );
}
