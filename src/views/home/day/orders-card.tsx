/** Open orders: a shop's orders to handle, the earliest handover first, and a buyer's orders to pay, the oldest first. */
import type { TransactionRow } from '../../../events/transaction/port.ts';
import { useApp } from '../../app.ts';
import { Money } from '../../transactions/money.tsx';
import { dayOf, statusNames, what } from '../../transactions/words.ts';
import { transactionPath } from '../../ui/transaction-path.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { type About, isSeller } from './about.ts';
import { AskedBody, Card, CardEmpty } from './card.tsx';
import { ordersToDo } from './orders-to-do.ts';
import { orders } from './queries.ts';
import { RowList } from './row-list.tsx';

export function OrdersCard(about: About) {
  const app = useApp();
  const sells = isSeller(about);
  const asked = useAnswer(
    async () =>
      sells
        ? ordersToDo(app, new Date())
        : (await app.transactions.calls.list('unpaid', orders({ sort: 'createdAt' }))).transactions,
    `${about.uid} ${sells}`,
  );
  return (
    <Card
      title={sells ? 'Orders to do' : 'Orders to pay'}
      more={
        sells
          ? { to: '/merchant-transactions', label: 'All orders' }
          : { to: '/mongo-mytransacts', label: 'All my orders' }
      }
    >
      <AskedBody what="your orders" asked={asked}>
        {(rows) =>
          rows.length === 0 ? (
            <NoOrders sells={sells} />
          ) : (
            <RowList
              label={sells ? 'Orders to do, the most urgent first' : 'Orders to pay, the oldest first'}
              rows={rows.map((row) => ({
                key: String(row.number),
                to: transactionPath(row.number),
                title: what(row),
                detail: [
                  (sells ? row.buyer : row.seller).name,
                  ...(sells ? toDo(row) : [dayOf(row.createdAt)]),
                ].join(' · '),
                value: <Money cents={row.totalCents} />,
              }))}
            />
          )
        }
      </AskedBody>
    </Card>
  );
}

/** What is left to do for an order, and by when. */
const toDo = ({ state, handoverAt, createdAt }: TransactionRow) => [
  ...(state === 'paid' ? [statusNames.paid] : []),
  handoverAt === null ? dayOf(createdAt) : `for ${dayOf(handoverAt)}`,
];

function NoOrders({ sells }: { sells: boolean }) {
  return sells ? (
    <CardEmpty title="No open orders" step={{ to: '/post-product', label: 'Add a product' }}>
      Orders from the marketplace show up here.
    </CardEmpty>
  ) : (
    <CardEmpty title="Nothing to pay" step={{ to: '/marketplace', label: 'Browse the marketplace' }}>
      What you order shows up here until it’s paid.
    </CardEmpty>
  );
}
