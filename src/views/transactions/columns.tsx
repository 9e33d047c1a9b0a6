/** The columns of lists of transactions, on the page and in files. */
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { readablePhone } from '../../events/shared/phone.ts';
import { paymentMethodNames } from '../../events/transaction/contact.ts';
import type { Column } from '../ui/list/column.ts';
import { Money } from './money.tsx';
import type { TransactionRow } from '../../events/transaction/port.ts';
import { ReadyBadge, StateBadge } from './state-badge.tsx';
import classes from './transactions.module.css';
import { dayOf, statusNames, timeOf, what } from './words.ts';
import { transactionPath } from '../ui/transaction-path.ts';

export type ColumnName =
  'number' | 'state' | 'date' | 'buyer' | 'seller' | 'phone' | 'what' | 'payment' | 'total' | 'heldUntil';

const all: Readonly<Record<ColumnName, Column<TransactionRow>>> = {
  number: {
    label: 'Number',
    sort: 'number',
    orders: ['oldest first', 'newest first'],
    cell: (row) => (
      <>
        <Anchor component={Link} to={transactionPath(row.number)} fw={600} underline="always">
          {row.number}
        </Anchor>
        <span className={classes.what}>{what(row)}</span>
      </>
    ),
    text: ({ number }) => String(number),
  },
  what: { label: 'What', cell: what, text: what },
  state: {
    label: 'State',
    sort: 'state',
    cell: ({ state, readyAt }) => (
      <>
        <StateBadge state={state} />{' '}
        {readyAt !== null && (state === 'unpaid' || state === 'paid') ? <ReadyBadge /> : null}
      </>
    ),
    text: ({ state }) => statusNames[state],
  },
  date: {
    label: 'Date',
    sort: 'createdAt',
    orders: ['oldest first', 'newest first'],
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayOf(createdAt)}</time>,
    day: ({ createdAt }) => createdAt,
  },
  buyer: {
    label: 'Buyer',
    sort: 'buyerName',
    cell: ({ buyer }) => buyer.name,
    text: ({ buyer }) => buyer.name,
  },
  seller: {
    label: 'Seller',
    sort: 'sellerName',
    cell: ({ seller }) => seller.name,
    text: ({ seller }) => seller.name,
  },
  phone: {
    label: 'Phone',
    cell: ({ phone }) => <span className={classes.phone}>{readablePhone(phone)}</span>,
    text: ({ phone }) => readablePhone(phone),
  },
  payment: {
    label: 'Payment',
    cell: ({ paymentMethod }) => paymentMethodNames[paymentMethod],
    text: ({ paymentMethod }) => paymentMethodNames[paymentMethod],
  },
  heldUntil: {
    label: 'Held until',
    cell: ({ heldUntil }) =>
      heldUntil === null ? 'No limit' : <time dateTime={heldUntil}>{timeOf(heldUntil)}</time>,
    text: ({ heldUntil }) => heldUntil ?? '',
  },
  total: {
    label: 'Total',
    sort: 'totalCents',
    numeric: true,
    cell: ({ totalCents }) => <Money cents={totalCents} />,
    cents: ({ totalCents }) => totalCents,
  },
};

/** @param sorted columns that can sort the list */
export const columnsOf = (names: readonly ColumnName[], sorted: readonly ColumnName[] = names) =>
  names.map((name) => {
    const { sort, ...column } = all[name];
    return sort !== undefined && sorted.includes(name) ? { ...column, sort } : column;
  });

/** All columns, for files. */
export const fileColumns = columnsOf([
  'number',
  'what',
  'state',
  'date',
  'buyer',
  'seller',
  'phone',
  'payment',
  'total',
]);
