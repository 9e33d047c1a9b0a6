/** Paid and refunded orders of the signed-in person that the open ledger has not taken in yet, the newest first, and how to. */
import { useSelector } from '@xstate/react';
import { isTakenIn, type SettledOrder, settledOrder } from '../../../events/ledger/order-entries.ts';
import type { LedgerState } from '../../../events/ledger/state.ts';
import type { TransactionRow } from '../../../events/transaction/port.ts';
import { type App, useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { localDay } from '../../ui/local-day.ts';
import { useAnswer } from '../../ui/use-answer.ts';

/** Of each kind, the newest: older ones are taken in on their own pages. */
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
  // Without a network nothing is offered: the next visit does.
  return (answer ?? []).filter(
    ({ number, state, totalCents }) => totalCents > 0 && !isTakenIn(orders, number, state === 'refunded'),
  );
}

/** What was charged, and when it was paid, stands on each order's own page. */
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
