/** Offers to add paid orders to the open ledger, or adds them automatically if the setting says so. */
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LedgerState } from '../../../events/ledger/state.ts';
import type { TransactionRow } from '../../../events/transaction/port.ts';
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import classes from '../header-actions.module.css';
import { ChooseOrders } from './choose-orders.tsx';
import { settledOrders, usePaidOrders, usePaidOrdersSetting } from './use-paid-orders.ts';

export interface PaidOrdersProps {
  readonly uid: string;
  readonly state: LedgerState;
}

export function PaidOrders(props: PaidOrdersProps) {
  const setting = usePaidOrdersSetting();
  return setting === 'off' ? null : <Missing {...props} adds={setting === 'add'} />;
}

function Missing({ uid, state, adds }: PaidOrdersProps & { readonly adds: boolean }) {
  const missing = usePaidOrders(uid, state);
  if (missing.length === 0) return null;
  return adds ? <Adding uid={uid} missing={missing} /> : <Offer uid={uid} missing={missing} />;
}

interface MissingProps {
  readonly uid: string;
  readonly missing: readonly TransactionRow[];
}

/** Tries once per set of missing orders: orders that cannot be loaded now are tried on the next visit. */
function Adding({ uid, missing }: MissingProps) {
  const app = useApp();
  const tried = useRef<string | null>(null);
  const numbers = missing.map(({ number, state }) => `${number} ${state}`).join();
  const add = useEffectEvent(async () => {
    const orders = await settledOrders(app, uid, missing).catch(() => []);
    // Another person may have signed in meanwhile.
    if (orders.length > 0 && app.ledger.actor.getSnapshot().context.uid === uid)
      app.ledger.actor.send({ type: 'orders.take', orders, again: false });
  });
  useEffect(() => {
    if (tried.current === numbers) return;
    tried.current = numbers;
    void add();
  }, [numbers]);
  return null;
}

function Offer({ uid, missing }: MissingProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant="light"
        className={`${classes.action} ${classes.late}`}
        leftSection={<PlusIcon size={18} />}
        title="Paid orders that aren’t in your money bag yet"
        onClick={() => setChoosing(true)}
      >
        {counted(missing.length, 'paid order')}
      </Button>
      {choosing ? <ChooseOrders uid={uid} orders={missing} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
