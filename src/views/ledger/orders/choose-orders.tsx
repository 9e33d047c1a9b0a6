/** Chooses which paid orders to add as entries. */
import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatCents } from '../../../events/shared/money.ts';
import type { TransactionRow } from '../../../events/transaction/port.ts';
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { messageOf } from '../../ui/message-of.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import classes from './choose-orders.module.css';
import { settledOrders } from './use-paid-orders.ts';

export interface ChooseOrdersProps {
  readonly uid: string;
  readonly orders: readonly TransactionRow[];
  readonly onClose: () => void;
}

export function ChooseOrders({ uid, orders, onClose }: ChooseOrdersProps) {
  const app = useApp();
  const symbol = useCurrency();
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const chosen = orders.filter(({ number }) => !excluded.has(number));

  const add = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const settled = await settledOrders(app, uid, chosen);
      app.ledger.actor.send({ type: 'orders.take', orders: settled, again: false });
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title="Add orders to the money bag">
      <Stack>
        {failure ? <Problem title="Nothing was added">{messageOf(failure)}</Problem> : null}
        <ul className={classes.orders}>
          {orders.map((order) => (
            <li key={order.number}>
              <Checkbox
                className={classes.order ?? ''}
                label={`Order ${order.number}, ${otherOf(order, uid)}`}
                description={order.state === 'refunded' ? `${order.title}, refunded` : order.title}
                checked={!excluded.has(order.number)}
                disabled={busy}
                onChange={({ currentTarget: { checked } }) =>
                  setExcluded(toggled(excluded, order.number, checked))
                }
              />
              <span className={classes.amount}>
                {order.state === 'refunded'
                  ? 'in and out'
                  : formatCents(order.seller.uid === uid ? order.totalCents : -order.totalCents, {
                      symbol,
                      plus: true,
                    })}
              </span>
            </li>
          ))}
        </ul>
        <p className={classes.hint}>
          Each becomes an entry on the day it was paid. You can undo it, and have this done for you in the
          settings.
        </p>
        <Group justify="flex-end">
          <Button variant="default" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={chosen.length === 0} data-autofocus onClick={() => void add()}>
            Add {counted(chosen.length, 'order')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const otherOf = ({ seller, buyer }: TransactionRow, uid: string) =>
  seller.uid === uid ? buyer.name : seller.name;

function toggled(excluded: ReadonlySet<number>, number: number, checked: boolean): ReadonlySet<number> {
  const next = new Set(excluded);
  if (checked) next.delete(number);
  else next.add(number);
  return next;
}
