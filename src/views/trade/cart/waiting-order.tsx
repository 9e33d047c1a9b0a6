/** A waiting order: what it waits for, what happens meanwhile, and what the current person can do. */
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { CartState } from '../../../events/cart/projection.ts';
import { useApp } from '../../app.ts';
import { loginPath } from '../../guards.ts';
import { OfflineIcon, SignInIcon } from '../../ui/icons.tsx';
import { DiscardOrder } from './discard-order.tsx';
import { OrderBanner } from './order-banner.tsx';
import { useBuyerHere } from './use-buyer-here.ts';

export function WaitsForNetwork({ state }: { state: CartState }) {
  const { actor } = useApp().cart;
  const until =
    useBuyerHere(state) === 'own'
      ? 'as soon as the connection is back'
      : 'when the connection is back and whoever started it is logged in here';
  return (
    <Waiting
      state={state}
      title="Your order waits for the network"
      icon={<OfflineIcon />}
      action={
        <Button variant="default" onClick={() => actor.send({ type: 'order.retry' })}>
          Try now
        </Button>
      }
    >
      It is kept on this device and is sent, once, {until}.
    </Waiting>
  );
}

export function WaitsForBuyer({ state }: { state: CartState }) {
  const { actor } = useApp().cart;
  const location = useLocation();
  const icon = <SignInIcon />;
  switch (useBuyerHere(state)) {
    case 'nobody':
      return (
        <Waiting
          state={state}
          title="Your order waits for you to log in"
          icon={icon}
          action={
            <Button component={Link} to={loginPath(location)}>
              Log in
            </Button>
          }
        >
          It is kept on this device and is sent, once, as soon as whoever started it is logged in here. Nobody
          else can send it.
        </Waiting>
      );
    case 'other':
      return (
        <Waiting state={state} title="Somebody else’s order waits here" icon={icon}>
          It was started on this device with another account. It is sent, once, when that account is logged in
          here again, and never in your name. Until then the cart stands still.
        </Waiting>
      );
    case 'own':
      return (
        <Waiting
          state={state}
          title="The server did not accept your login"
          icon={icon}
          action={<Button onClick={() => actor.send({ type: 'order.retry' })}>Try again</Button>}
        >
          Your order is kept on this device and is not sent yet. Try again; if that does not help, log out and
          log in again.
        </Waiting>
      );
  }
}

interface WaitingProps {
  readonly state: CartState;
  readonly title: string;
  readonly icon: ReactNode;
  /** Action that continues the order, if there is one. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Waiting({ state, title, icon, action, children }: WaitingProps) {
  return (
    <OrderBanner color="yellow" role="status" title={title} icon={icon}>
      <Stack gap="sm">
        <span>{children}</span>
        <Group gap="xs">
          {action}
          <DiscardOrder state={state} />
        </Group>
      </Stack>
    </OrderBanner>
  );
}
