/** A merchant's intakes, newest first, with the form to start one. */
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ListedIntake } from '../../events/intake/port.ts';
import { useApp } from '../app.ts';
import { MerchantOnly } from '../merchant-only.tsx';
import { dayOf } from '../transactions/words.ts';
import { transactionPath } from '../ui/transaction-path.ts';
import { useAddressParams } from '../ui/address-params.ts';
import { PicturesIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { OpenForm } from './open-form.tsx';
import { StateBadge } from './state-badge.tsx';
import { intakePath, nameOf, stateNames } from './words.ts';

const title = 'Intakes';

export function IntakesPage() {
  return (
    <MerchantOnly title={title}>
      <Intakes />
    </MerchantOnly>
  );
}

function Intakes() {
  const { intakes } = useApp();
  const [params] = useAddressParams();
  const wanted = params.get('transaction') ?? '';
  const transaction = /^\d{7}$/.test(wanted) ? wanted : '';
  const list = useList({
    sorts: ['newest'],
    of: transaction,
    load: async ({ search, page, pageSize }) => {
      const number = transaction === '' ? null : Number(transaction);
      const { intakes: rows, total } = await intakes.list({ search, page, pageSize, transaction: number });
      return { rows, total };
    },
  });
  return (
    <Page
      title={transaction === '' ? title : `Intakes for order ${transaction}`}
      lead="Record how an item comes in, and have your client agree, before work starts."
      width="wide"
    >
      <OpenForm key={transaction} transaction={transaction} />
      <ListFrame
        list={list}
        search={{ label: 'Search', description: 'By item' }}
        things={['intake', 'intakes']}
        empty={
          <EmptyState icon={<PicturesIcon size={26} />} title="No intakes yet">
            Name the item above, then add photos and mark what is there already.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable label={title} list={list} rows={rows} columns={columns} rowKey={({ id }) => id} />
        )}
      </ListFrame>
    </Page>
  );
}

const columns: readonly Column<ListedIntake>[] = [
  {
    label: 'Item',
    text: ({ item }) => item,
    cell: ({ id, item }) => (
      <Anchor component={Link} to={intakePath(id)} underline="always">
        {item}
      </Anchor>
    ),
  },
  {
    label: 'State',
    text: ({ state }) => stateNames[state],
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    label: 'Client',
    text: ({ client }) => (client ? nameOf(client) : ''),
    cell: ({ client }) => (client ? client.displayName || nameOf(client) : '–'),
  },
  {
    label: 'Order',
    text: ({ transaction }) => (transaction === null ? '' : String(transaction)),
    cell: ({ transaction }) =>
      transaction === null ? '–' : <Link to={transactionPath(transaction)}>{transaction}</Link>,
  },
  {
    label: 'Day',
    short: true,
    day: ({ openedAt }) => openedAt,
    cell: ({ openedAt }) => dayOf(openedAt),
  },
];
