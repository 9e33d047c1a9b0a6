/** new-transaction-cart: the cart, and ordering it as one transaction per seller. */
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { CartState } from '../../../events/cart/projection.ts';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CartIcon } from '../../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import classes from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { Checkout } from './checkout.tsx';
import { DamagedCart } from './damaged-cart.tsx';
import { OrderOnItsWay } from './order-on-its-way.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { useCartNotices } from './use-cart-notices.ts';
import { useCartState } from './use-cart.ts';
import { useOrder } from './use-order.ts';

const title = 'Shopping Cart';

export function CartPage() {
  const { actor } = useApp().cart;
  const state = useCartState();
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const stuck = useSelector(actor, (snapshot) => snapshot.matches({ open: 'stuck' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const placed = useOrder((snapshot) => Boolean(snapshot?.context.placed));
  useCartNotices({ onCartPage: true });
  if (failed) {
    return (
      <Page title={title}>
        <ErrorState
          title="Your cart could not be opened"
          onRetry={() => actor.send({ type: 'retry' })}
          action={failure?.kind === 'damaged' ? <DamagedCart /> : null}
        >
          {failure?.message}
        </ErrorState>
      </Page>
    );
  }
  if (!state) return <PageSkeleton />;
  return (
    <Page title={title} width="wide">
      {stuck ? (
        <ErrorState
          title="The last change could not be saved"
          action={
            <div className={classes.buttons}>
              <Button onClick={() => actor.send({ type: 'retry' })}>Try again</Button>
              <Button variant="default" onClick={() => actor.send({ type: 'commands.discard' })}>
                Back to the cart without it
              </Button>
            </div>
          }
        >
          {failure?.message}
        </ErrorState>
      ) : null}
      <OrderPlaced />
      <OrderOnItsWay state={state} />
      {state.lines.length > 0 ? <Filled state={state} /> : placed ? null : <Empty state={state} />}
    </Page>
  );
}

function Filled({ state }: { state: CartState }) {
  const { person } = useSession();
  return (
    <div className={classes.columns}>
      <CartLines state={state} />
      {/* A new form for another person. */}
      <Checkout key={person?.uid} state={state} />
    </div>
  );
}

function Empty({ state }: { state: CartState }) {
  // Another tab may have emptied the cart during the order, which removed the form that would show the refusal.
  const refusal = useOrder((snapshot) => snapshot?.context.refusal);
  return (
    <>
      {refusal ? <Problem title="Nothing was ordered">{refusal.message}</Problem> : null}
      <EmptyState
        icon={<CartIcon size={26} />}
        title="Your cart is empty"
        action={<ButtonLink to="/marketplace">Look around the marketplace</ButtonLink>}
      >
        What you put in stays on this device, also when you close the page or log in.
      </EmptyState>
      {state.removed.length > 0 ? <CartLines state={state} /> : null}
    </>
  );
}
