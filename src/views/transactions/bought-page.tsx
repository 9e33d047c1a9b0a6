/** What the signed-in person bought. */
import { useApp } from '../app.ts';
import { DocumentIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { ListPage } from './list-page.tsx';
import { TransactionsTable } from './transactions-table.tsx';

export function BoughtPage() {
  const { transactions } = useApp();
  return (
    <ListPage title="my-Transaction" lead="Everything you have ordered, and everything sold to you.">
      <TransactionsTable
        title="my-Transaction"
        fileName="my-transactions"
        columns={['number', 'state', 'date', 'seller', 'total']}
        filters={['state', 'from', 'to']}
        searched="By number, seller or what you bought"
        ask={(query) => transactions.calls.list('bought', query)}
        empty={
          <EmptyState icon={<DocumentIcon size={26} />} title="You have not bought anything yet">
            What you order, and what a merchant writes down for you, appears here.
          </EmptyState>
        }
      />
    </ListPage>
  );
}
