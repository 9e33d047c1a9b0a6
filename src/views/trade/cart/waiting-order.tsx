/** A waiting order: what it waits for, what happens meanwhile, and what the current person can do. */
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { CartState } from '../../../events/cart/projection.ts';
import { loginPath } from '../../guards.ts';
import { OfflineIcon, SignInIcon } from '../../ui/icons.tsx';
import { DiscardOrder } from './discard-order.tsx';
import { OrderBanner } from './order-banner.tsx';
import { useBuyerHere } from './use-buyer-here.ts';
import { useOrderActor } from './use-order.ts';

export function WaitsForNetwork({ state }: { state: CartState }) {
  const order = useOrderActor();
  const until =
    useBuyerHere(state) === 'own'
      ? 'as soon as you’re back online'
      : 'when you’re back online and the person who started it is logged in here';
  return (
    <Waiting
      state={state}
      title="Your order is waiting for a connection"
      icon={<OfflineIcon />}
      action={
        <Button variant="default" onClick={() => order?.send({ type: 'order.retry' })}>
          Try now
        </Button>
      }
    >
      It’s saved on this device and will be sent once, {until}.
    </Waiting>
  );
}

export function WaitsForBuyer({ state }: { state: CartState }) {
  const order = useOrderActor();
  const location = useLocation();
  const icon = <SignInIcon />;
  switch (useBuyerHere(state)) {
    case 'nobody':
      return (
        <Waiting
          state={state}
          title="Log in to send your order"
          icon={icon}
          action={
            <Button component={Link} to={loginPath(location)}>
              Log in
            </Button>
          }
        >
          It’s saved on this device and will be sent once, as soon as the person who started it logs in here.
          Nobody else can send it.
        </Waiting>
      );
    case 'other':
      return (
        <Waiting state={state} title="Someone else’s order is waiting here" icon={icon}>
          It was started on this device with another account. It will be sent once, when that account logs in
          here again, and never in your name. Until then, the cart can’t be changed.
        </Waiting>
      );
    case 'own':
      return (
        <Waiting
          state={state}
          title="Your login wasn’t accepted"
          icon={icon}
          action={<Button onClick={() => order?.send({ type: 'order.retry' })}>Try again</Button>}
        >
          Your order is saved on this device and hasn’t been sent yet. Try again; if that doesn’t help, log
          out and log in again.
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
