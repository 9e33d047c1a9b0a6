/** The signed-in person's paid and refunded orders that the open ledger does not have yet, newest first, and how to load them. */
import { useSelector } from '@xstate/react';
import { isTakenIn, type SettledOrder, settledOrder } from '../../../events/ledger/order-entries.ts';
import type { LedgerState } from '../../../events/ledger/state.ts';
import type { TransactionRow } from '../../../events/transaction/port.ts';
import { type App, useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { localDay } from '../../ui/local-day.ts';
import { useAnswer } from '../../ui/use-answer.ts';

/** The newest of each kind; older ones can be added on their own pages. */
const maxLookedAt = 50;

export const usePaidOrdersSetting = () =>
  useSelector(useApp().settings, ({ context }) => context.settings.paidOrders);

export function usePaidOrders(uid: string, { orders }: LedgerState): readonly TransactionRow[] {
  const { transactions } = useApp();
  const { merchant } = useSession();
  const query = {
    search: '',
    sort: '-number',
    page: 1,
    pageSize: maxLookedAt,
    from: null,
    before: null,
  } as const;
  const { answer } = useAnswer(async () => {
    const lists = merchant ? (['bought', 'sold'] as const) : (['bought'] as const);
    const pages = await Promise.all(
      lists.flatMap((list) =>
        (['paid', 'refunded'] as const).map((state) => transactions.calls.list(list, { ...query, state })),
      ),
    );
    return pages.flatMap((page) => page.transactions).sort((a, b) => b.number - a.number);
  }, `${uid} ${merchant}`);
  // Nothing is offered without a network; the next visit tries again.
  return (answer ?? []).filter(
    ({ number, state, totalCents }) => totalCents > 0 && !isTakenIn(orders, number, state === 'refunded'),
  );
}

/** Loads each order's page, which has the amount charged and the time of payment. */
export async function settledOrders(
  { transactions }: Pick<App, 'transactions'>,
  uid: string,
  rows: readonly TransactionRow[],
): Promise<readonly SettledOrder[]> {
  const orders: SettledOrder[] = [];
  for (const { number } of rows) {
    const detail = await transactions.calls.load(number);
    const order = detail && settledOrder(detail, uid, localDay);
    if (order) orders.push(order);
  }
  return orders;
}
