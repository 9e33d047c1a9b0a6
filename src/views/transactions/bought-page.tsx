/** What the signed-in person bought. */
import { pageNames } from '../../events/shared/page-names.ts';
import { useApp } from '../app.ts';
import { DocumentIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { ListPage } from './list-page.tsx';
import { TransactionsTable } from './transactions-table.tsx';

const title = pageNames['/mongo-mytransacts'];

export function BoughtPage() {
  const { transactions } = useApp();
  return (
    <ListPage title={title} lead="Everything you have ordered, and everything sold to you.">
      <TransactionsTable
        title={title}
        fileName="my-transactions"
        columns={['number', 'state', 'date', 'seller', 'total']}
        filters={['state', 'from', 'to']}
        views="bought"
        searched="By number, seller or what you bought"
        ask={(query) => transactions.calls.list('bought', query)}
        empty={
          <EmptyState icon={<DocumentIcon size={26} />} title="No orders yet">
            What you order, and what a shop writes down for you, shows up here.
          </EmptyState>
        }
      />
    </ListPage>
  );
}
