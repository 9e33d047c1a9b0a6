/** The order went through: one transaction for each seller. */
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { useApp } from '../../app.ts';
import { transactionPath } from '../../ui/transaction-path.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { OrderBanner } from './order-banner.tsx';

export function OrderPlaced() {
  const { actor } = useApp().cart;
  const placed = useSelector(actor, ({ context }) => context.placed);
  if (!placed) return null;
  return (
    <OrderBanner color="green" role="status" title="Your order is placed" icon={<CheckIcon />}>
      <Stack gap="sm">
        <span>
          {placed.length === 1 ? 'Order ' : 'One order with each shop: '}
          {placed.map((number, index) => (
            <span key={number}>
              {index > 0 ? ', ' : null}
              <Anchor component={Link} to={transactionPath(number)}>
                {number}
              </Anchor>
            </span>
          ))}
          . The shop has it now, and payment is due to the shop. You’ll find it under your unpaid orders until
          then.
        </span>
        <Group gap="xs">
          <Button component={Link} to="/transactions-unpaid">
            View unpaid orders
          </Button>
          <Button variant="default" onClick={() => actor.send({ type: 'confirmation.dismiss' })}>
            Close
          </Button>
        </Group>
      </Stack>
    </OrderBanner>
  );
}
