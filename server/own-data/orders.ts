/** Answers what a person owes for their orders, and what they were paid for their sales. */
import { found, type Found } from '../../src/events/shared/questions/found.ts';
import { counted } from '../../src/events/shared/questions/saying.ts';
import { tableOf } from '../../src/events/shared/questions/table.ts';
import { listTransactions, owed, sold, type TransactionQuery } from '../trade/transaction-lists.ts';
import { paidIn } from '../trade/payments.ts';
import type { OwnDataAsked, OwnDataParts } from './parts.ts';
import { dayIn, money, moreOf, pageAt, shownRows, when } from './say.ts';

const newest: TransactionQuery = { search: '', sort: '-number', page: 1, pageSize: shownRows };
const pathOf = ({ number }: { readonly number: number }) => `/view-transaction/${number}`;

export async function unpaidOrdersFound({ trade }: OwnDataParts, { by }: OwnDataAsked): Promise<Found> {
  const page = pageAt('/transactions-unpaid');
  const { transactions, total, totals } = await listTransactions(trade, owed(by), newest);
  if (total === 0) return found('You owe nothing: none of your orders is unpaid.', page);
  return found(
    `You owe **${money(totals.unpaidCents)}** for ${counted(total, 'order')}.${moreOf(total, transactions.length)}`,
    page,
    {
      tables: tableOf(
        'Unpaid orders',
        ['Order', 'Seller', 'What', 'Total', 'Ordered on'],
        transactions.map(({ number, seller, title, totalCents, createdAt }) => [
          String(number),
          seller.name,
          title,
          money(totalCents),
          dayIn(createdAt),
        ]),
      ),
      paths: transactions.map(pathOf),
    },
  );
}

export async function incomeFound({ trade }: OwnDataParts, { by, period }: OwnDataAsked): Promise<Found> {
  const page = pageAt('/merchant-transactions');
  if (!by.isMerchant) return found('Only merchants sell here, and you are none, so nothing came in.', page);
  const { payments, total, totalCents } = await paidIn(trade, sold(by), period, shownRows);
  if (total === 0) return found(`Nothing came in${when(period)}: no order to you was paid.`, page);
  return found(
    `**${money(totalCents)}** came in${when(period)}, from ${counted(total, 'paid order')}.${moreOf(total, payments.length)}`,
    page,
    {
      tables: tableOf(
        'Paid orders',
        ['Order', 'Buyer', 'What', 'Total', 'Paid on'],
        payments.map(({ number, buyerName, title, totalCents: cents, paidAt }) => [
          String(number),
          buyerName,
          title,
          money(cents),
          dayIn(paidAt),
        ]),
      ),
      paths: payments.map(pathOf),
    },
  );
}
