/** Everybody's transactions, for admins. */
import { pageNames } from '../../events/shared/page-names.ts';
import { useApp } from '../app.ts';
import { DocumentIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { ListPage } from './list-page.tsx';
import { TransactionsTable } from './transactions-table.tsx';

const title = pageNames['/mongo-AllTransacts'];

export function AllPage() {
  const { transactions } = useApp();
  return (
    <ListPage title={title} lead="Everybody’s orders on this installation.">
      <TransactionsTable
        title={title}
        fileName="all-transactions"
        columns={['number', 'state', 'date', 'buyer', 'seller', 'total']}
        filters={['state', 'from', 'to']}
        views="all"
        searched="By number, buyer, seller or what was bought"
        ask={(query) => transactions.calls.list('all', query)}
        empty={
          <EmptyState icon={<DocumentIcon size={26} />} title="No orders yet">
            Orders from the marketplace, and those written by hand, show up here.
          </EmptyState>
        }
      />
    </ListPage>
  );
}
