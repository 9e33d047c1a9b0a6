/** The checkout: buyer, payment method, and the order button. A visitor logs in first; the cart is kept. */
import { Button, Checkbox, Paper, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { bySeller, type CartState } from '../../../events/cart/projection.ts';
import type { OrderStep } from '../../../events/cart/order-workflow.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { maxUnverifiedQuantity } from '../../../events/transaction/hold.ts';
import { totalCentsOf } from '../../../events/transaction/line.ts';
import { orderStepOf } from '../../../machines/order.machine.ts';
import { useApp } from '../../app.ts';
import { Problem } from '../../ui/problem.tsx';
import { loginPath } from '../../guards.ts';
import { useCurrency } from '../../ui/use-settings.ts';
import { useSession } from '../../session.ts';
import { useOnline } from '../../ui/online.ts';
import { OrderFields } from '../../transactions/order-fields.tsx';
import {
  orderDetailsOf,
  orderFieldNames,
  type OrderForm,
  orderFormErrors,
} from '../../transactions/order-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { ownOrder } from '../own-order.ts';
import classes from './cart.module.css';
import { checkoutDraft } from './draft.ts';
import { type Handovers, ShopTimes } from './shop-times.tsx';
import { useOrder, useOrderActor } from './use-order.ts';
import { useKeptContact } from './use-kept-contact.ts';

/** Steps in which an order waits for something and no request is running. */
const atRest: readonly OrderStep[] = ['waitingForNetwork', 'waitingForBuyer', 'failed'];

export function Checkout({ state }: { state: CartState }) {
  const symbol = useCurrency();
  const { ready, person } = useSession();
  const here = useLocation();
  const sellers = bySeller(state.lines).length;
  return (
    <Paper withBorder p="lg" component="section" aria-label="Checkout" className={classes.checkout}>
      <Stack>
        <p className={classes.grandTotal}>
          <span>Total</span>
          <strong>{formatCents(totalCentsOf(state.lines) ?? 0, { symbol })}</strong>
        </p>
        {sellers > 1 ? (
          <p className={classes.hint}>
            Your cart has items from {sellers} shops. We’ll place one order with each.
          </p>
        ) : null}
        {person ? (
          <BuyerForm state={state} uid={person.uid} />
        ) : ready ? (
          <>
            <p className={classes.hint}>Log in to order. Your cart stays as it is.</p>
            <ButtonLink to={loginPath(here)}>Log in to order</ButtonLink>
          </>
        ) : null}
      </Stack>
    </Paper>
  );
}

function BuyerForm({ state, uid }: { state: CartState; uid: string }) {
  const { ids } = useApp();
  const order = useOrderActor();
  const { profile } = useSession();
  const online = useOnline();
  const step = useOrder(orderStepOf);
  const refusal = useOrder((snapshot) => snapshot?.context.refusal);
  const busy = step !== 'none';
  const form = useForm<OrderForm>({ initialValues: ownOrder(profile), validate: orderFormErrors });
  const { setValues, resetDirty, isDirty } = form;
  const [handovers, setHandovers] = useState<Handovers>([]);
  const kept = useKeptContact(uid);
  const { remembered } = kept;
  const known = `${profile?.uid} ${remembered?.phone} ${kept.loaded}`;
  const draft = useRef(checkoutDraft.kept());
  useEffect(() => {
    // The profile has just loaded: keep what was typed meanwhile, and the draft from before a reload.
    const own = ownOrder(profile, remembered);
    const before = draft.current?.uid === uid ? draft.current.typed : {};
    draft.current = null;
    setValues((typed) => {
      const touched = orderFieldNames.filter((field) => isDirty(field));
      return { ...own, ...before, ...Object.fromEntries(touched.map((field) => [field, typed[field]])) };
    });
    resetDirty(own);
    // Runs once per person.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [known]);
  const unsent = form.isDirty() && !busy && state.lines.length > 0;
  useUnsaved(unsent, 'a checkout that is being filled in');
  const typed = JSON.stringify(
    Object.fromEntries(orderFieldNames.filter(isDirty).map((field) => [field, form.values[field]])),
  );
  useEffect(() => {
    if (unsent) checkoutDraft.keepIfRoom({ uid, typed: JSON.parse(typed) as Partial<OrderForm> });
    else checkoutDraft.forget();
  }, [unsent, uid, typed]);

  const submit = form.onSubmit(
    (values) => {
      const details = orderDetailsOf(values);
      kept.keep(details.contact);
      order?.send({ type: 'order.start', key: ids.uuid(), buyer: uid, details: { ...details, handovers } });
    },
    (errors) => {
      const first = orderFieldNames.find((field) => errors[field]);
      if (first) form.getInputNode(first)?.focus();
    },
  );

  return (
    <form onSubmit={submit} noValidate aria-busy={busy} aria-label="Buyer">
      <Stack>
        {refusal ? <Problem title="Nothing was ordered">{refusal.message}</Problem> : null}
        <fieldset className={classes.fields} disabled={busy}>
          <OrderFields of={form.getInputProps} own />
          <ShopTimes
            sellers={bySeller(state.lines).flatMap(([line]) =>
              line ? [{ uid: line.seller, name: line.sellerName }] : [],
            )}
            chosen={handovers}
            onChange={setHandovers}
          />
          <Checkbox
            label="Remember these details for next time"
            description={
              remembered
                ? 'They’re kept with your account. Untick it, and they’re forgotten when you order.'
                : 'Name, phone, email and address, kept with your account.'
            }
            checked={kept.wanted}
            onChange={({ currentTarget: { checked } }) => kept.want(checked)}
          />
          {remembered ? (
            <Button variant="subtle" size="compact-md" onClick={() => void kept.forget()}>
              Forget the remembered details
            </Button>
          ) : null}
        </fieldset>
        <Button type="submit" size="md" loading={busy && !atRest.includes(step)} disabled={busy}>
          Place the order
        </Button>
        <p className={classes.hint}>
          What is in limited supply is held for you for 7 days, then the order is cancelled unless it is paid.
          While your email address is not confirmed, it is held for 24 hours, {maxUnverifiedQuantity} items at
          most.
        </p>
        <p className={classes.hint}>
          {online
            ? 'Prices and stock are checked once more before anything is ordered.'
            : 'You’re offline. Your order stays on this device and is sent once you’re back.'}
        </p>
      </Stack>
    </form>
  );
}
