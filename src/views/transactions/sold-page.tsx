/** What the signed-in merchant sold. */
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { useApp } from '../app.ts';
import { MerchantOnly } from '../merchant-only.tsx';
import { DocumentIcon, PlusIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { ListPage } from './list-page.tsx';
import { SalesFigures } from './sales-figures.tsx';
import { SoldBulk } from './sold-bulk.tsx';
import { SoldRowMenu } from './sold-row-menu.tsx';
import { TransactionsTable } from './transactions-table.tsx';

const title = pageNames['/merchant-transactions'];

export function SoldPage() {
  return (
    <MerchantOnly title={title}>
      <Sold />
    </MerchantOnly>
  );
}

function Sold() {
  const { transactions } = useApp();
  const write = (
    <Button component={Link} to="/new-transaction" leftSection={<PlusIcon size={18} />}>
      {pageNames['/new-transaction']}
    </Button>
  );
  return (
    <ListPage title={title} lead="Everything you have sold." actions={write}>
      <TransactionsTable
        title={title}
        fileName="merchant-transactions"
        columns={['number', 'state', 'date', 'buyer', 'phone', 'total']}
        filters={['state', 'from', 'to']}
        views="sold"
        searched="By number, buyer or what was bought"
        ask={(query) => transactions.calls.list('sold', query)}
        figures={(of) => <SalesFigures {...of} />}
        bulk={(props) => <SoldBulk {...props} />}
        actions={(row, again) => <SoldRowMenu row={row} onChanged={again} />}
        empty={
          <EmptyState icon={<DocumentIcon size={26} />} title="No sales yet">
            Orders from the marketplace show up here on their own. Add what you sell elsewhere by hand.
          </EmptyState>
        }
      />
    </ListPage>
  );
}
