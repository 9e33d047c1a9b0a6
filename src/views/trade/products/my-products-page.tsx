/** my-products: the signed-in merchant's products with all actions on them. */
import { Badge, Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { categories, type OwnProduct } from '../../../events/product/port.ts';
import { useApp } from '../../app.ts';
import { useCurrency } from '../../ui/use-settings.ts';
import { MerchantOnly } from '../../merchant-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { PlusIcon, TagIcon } from '../../ui/icons.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListFiles } from '../../ui/list/list-files.tsx';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { BlockSkeleton } from '../../ui/page-skeleton.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { ClientsDialog } from './clients-dialog.tsx';
import classes from './my-products-page.module.css';
import { ProductPicture } from './product-picture.tsx';
import { ProductRowActions } from './product-row-actions.tsx';
import { QuoteRequests, useQuoteRequests } from './quote-requests.tsx';
import { categoryNames, categoryOptions, priceText, viewPath } from './words.ts';

const title = 'My products';

export function MyProductsPage() {
  return (
    <MerchantOnly title={title}>
      <MyProducts />
    </MerchantOnly>
  );
}

type Open = { readonly dialog: 'delete' | 'clients'; readonly product: OwnProduct } | null;

const showOptions = [
  { value: '', label: 'All' },
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'private', label: 'Private' },
];

function MyProducts() {
  const { products } = useApp();
  const symbol = useCurrency();
  const [open, setOpen] = useState<Open>(null);
  const list = useList({
    sorts: ['-createdAt', 'createdAt', 'price', '-price', 'title', '-title', 'stock', '-stock'],
    filters: ['category', 'show'],
    load: async ({ filters: { category, show }, ...question }) => {
      const answer = await products.mine({
        ...question,
        category: categories.find((known) => known === category) ?? null,
        show: show === 'shown' || show === 'hidden' || show === 'private' ? show : 'all',
      });
      return { rows: answer.products, total: answer.total };
    },
  });
  const quotes = useQuoteRequests();
  // Requests stand above the products and come first, so that nothing moves when they are known.
  // Asked once more after a failure, they leave the products where they are.
  const waits = quotes.state === 'loading' && quotes.answer === null && quotes.failure === '';
  const { category, show } = list.question.filters;
  const columns = columnsFor(symbol);

  const replace = (changed: OwnProduct) =>
    list.asked.change(({ rows, total }) => ({
      rows: rows.map((row) => (row.id === changed.id ? changed : row)),
      total,
    }));
  const setHidden = async (product: OwnProduct, hidden: boolean) => {
    try {
      replace(await products.setHidden(product.id, hidden));
      notify({
        message: hidden ? `${product.title} is hidden` : `${product.title} is shown again`,
        tone: 'positive',
        ...(hidden ? { action: { label: 'Undo', run: () => void setHidden(product, false) } } : {}),
      });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
  };

  const remove = async ({ id, title: gone }: OwnProduct) => {
    await products.remove(id);
    setOpen(null);
    list.asked.retry();
    notify({ message: `${gone} is deleted`, tone: 'positive' });
  };

  return (
    <Page
      title={title}
      lead="What you offer. Hidden products keep everything, and nobody else sees them."
      width="wide"
      actions={
        <ButtonLink to="/post-product">
          <PlusIcon size={18} />
          New product
        </ButtonLink>
      }
    >
      {waits ? (
        <div className={classes.waiting}>
          <BlockSkeleton label="Loading your products" />
        </div>
      ) : (
        <>
          <QuoteRequests asked={quotes} />
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
                <NativeSelect
                  label="Show"
                  value={show}
                  onChange={(event) => list.filter({ show: event.currentTarget.value })}
                  data={showOptions}
                />
              </>
            }
            actions={<ListFiles title={title} name="my-products" list={list} columns={columns} />}
            things={['product', 'products']}
            empty={
              <EmptyState
                icon={<TagIcon size={26} />}
                title="No products yet"
                action={<ButtonLink to="/post-product">Add your first product</ButtonLink>}
              >
                A product is a service with a price, or something you sell. It can start from one of{' '}
                <Link to="/photos/mine">your photos</Link>.
              </EmptyState>
            }
          >
            {(rows) => (
              <DataTable
                label={title}
                list={list}
                rows={rows}
                columns={columns}
                rowKey={({ id }) => id}
                actions={(product) => (
                  <ProductRowActions
                    product={product}
                    onHide={(hidden) => void setHidden(product, hidden)}
                    onClients={() => setOpen({ dialog: 'clients', product })}
                    onDelete={() => setOpen({ dialog: 'delete', product })}
                  />
                )}
              />
            )}
          </ListFrame>
        </>
      )}
      {open?.dialog === 'delete' ? (
        <DeleteDialog
          title={`Delete ${open.product.title}?`}
          onDelete={() => remove(open.product)}
          onClose={() => setOpen(null)}
          instead={
            open.product.hidden ? null : (
              <Button
                variant="default"
                onClick={() => {
                  setOpen(null);
                  void setHidden(open.product, true);
                }}
              >
                Hide it instead
              </Button>
            )
          }
        >
          It can’t be brought back. Orders for it stay.
          {open.product.hidden ? null : ' Hiding takes it out of sight and keeps it.'}
        </DeleteDialog>
      ) : null}
      {open?.dialog === 'clients' ? (
        <ClientsDialog
          product={open.product}
          onClose={() => setOpen(null)}
          onSaved={(saved) => {
            replace(saved);
            setOpen(null);
          }}
        />
      ) : null}
    </Page>
  );
}

const columnsFor = (symbol: string): readonly Column<OwnProduct>[] => [
  {
    label: 'Product',
    sort: 'title',
    text: ({ title: name }) => name,
    cell: ({ id, title: name, pictures, category }) => (
      <div className={classes.product}>
        <span className={classes.picture}>
          <ProductPicture picture={pictures[0]} alt="" />
        </span>
        <span className={classes.words}>
          <Link to={viewPath(id)} className={classes.name}>
            {name}
          </Link>
          <span className={classes.small}>{categoryNames[category]}</span>
        </span>
      </div>
    ),
  },
  {
    label: 'Price',
    sort: 'price',
    numeric: true,
    cents: ({ priceCents }) => priceCents,
    cell: ({ priceCents }) => (priceCents === 0 ? 'On request' : priceText(priceCents, symbol)),
  },
  {
    label: 'Stock',
    sort: 'stock',
    numeric: true,
    text: ({ stock }) => stock?.toString() ?? '',
    cell: ({ stock }) => (stock === null ? 'Unlimited' : stock.toLocaleString('en')),
  },
  {
    label: 'Shown to',
    text: seenBy,
    cell: (product) => (
      <Badge
        variant="light"
        color={product.hidden ? 'gray' : product.visibility === 'private' ? 'blue' : 'patina'}
        tt="none"
      >
        {seenBy(product)}
      </Badge>
    ),
  },
  {
    label: 'Since',
    short: true,
    sort: 'createdAt',
    orders: ['oldest first', 'newest first'],
    day: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) =>
      new Date(createdAt).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' }),
  },
];

function seenBy({ hidden, visibility, clients }: OwnProduct): string {
  if (hidden) return 'Nobody (hidden)';
  if (visibility === 'public') return 'Everybody';
  return clients.length === 1 ? '1 client' : `${clients.length} clients`;
}
