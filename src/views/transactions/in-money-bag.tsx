/** Whether an order is in the reader's money bag, and a button to add it; nothing while no money has moved. */
import { Anchor, Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { entriesOfOrder, isTakenIn, settledOrder } from '../../events/ledger/order-entries.ts';
import { formatCents } from '../../events/shared/money.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { useApp } from '../app.ts';
import { usePaidOrdersSetting } from '../ledger/orders/use-paid-orders.ts';
import { useLedgerNotices } from '../ledger/use-ledger-notices.ts';
import { useLedgerVersion } from '../ledger/use-ledger-version.ts';
import { useOpenLedger } from '../ledger/use-open-ledger.ts';
import { useSession } from '../session.ts';
import { MoneyBagIcon } from '../ui/icons.tsx';
import { localDay } from '../ui/local-day.ts';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './in-money-bag.module.css';

export function InMoneyBag({ transaction }: { transaction: TransactionDetail }) {
  const { ledger } = useApp();
  const uid = useSession().person?.uid ?? '';
  const symbol = useCurrency();
  const setting = usePaidOrdersSetting();
  const { stream } = useOpenLedger(uid);
  const version = useLedgerVersion(stream);
  useLedgerNotices();
  const order = settledOrder(transaction, uid, localDay);
  const wanted = order ? entriesOfOrder(order) : [];
  const refunded = transaction.state === 'refunded';
  const isNew = stream !== null && !isTakenIn(stream.state.orders, transaction.number, refunded);

  const adds = setting === 'add' && isNew && wanted.length > 0;
  useEffect(() => {
    if (adds && order) ledger.actor.send({ type: 'orders.take', orders: [order], again: false });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the order follows from the version of the transaction
  }, [adds, ledger, version, transaction.version]);

  if (!order || wanted.length === 0) return null;
  const entries = wanted.flatMap(({ id }) => stream?.state.entries.get(id) ?? []);
  const complete = entries.length === wanted.length;
  const [first] = entries;
  return (
    <section className={classes.row} aria-label="Money bag" aria-busy={stream === null}>
      <MoneyBagIcon size={20} />
      <span className={classes.words}>
        {stream === null ? null : first ? (
          <>
            In your money bag:{' '}
            <Anchor component={Link} to="/ledger" state={{ find: first.name, of: uid }} underline="always">
              {first.name}
            </Anchor>
            {refunded && complete ? ', and its refund' : null}
          </>
        ) : (
          `Not in your money bag: ${wanted.map(({ amountCents }) => formatCents(amountCents, { symbol, plus: true })).join(' and ')}`
        )}
      </span>
      {stream === null || complete ? null : (
        <Button
          variant="default"
          onClick={() => ledger.actor.send({ type: 'orders.take', orders: [order], again: true })}
        >
          {first ? 'Add the refund too' : 'Add to money bag'}
        </Button>
      )}
    </section>
  );
}
