/** Everybody's transactions, for admins. */
import { useApp } from '../app.ts';
import { DocumentIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { ListPage } from './list-page.tsx';
import { TransactionsTable } from './transactions-table.tsx';

export function AllPage() {
  const { transactions } = useApp();
  return (
    <ListPage title="All-Transact" lead="The transactions of everybody on this installation.">
      <TransactionsTable
        title="All-Transact"
        fileName="all-transactions"
        columns={['number', 'state', 'date', 'buyer', 'seller', 'total']}
        filters={['state', 'from', 'to']}
        searched="By number, buyer, seller or what was bought"
        ask={(query) => transactions.calls.list('all', query)}
        empty={
          <EmptyState icon={<DocumentIcon size={26} />} title="Nobody has bought anything yet">
            Orders from the marketplace and transactions written by hand appear here.
          </EmptyState>
        }
      />
    </ListPage>
  );
}
