/** Confirmation of an order: one transaction per seller, with what was ordered and what happens next. */
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CheckIcon } from '../../ui/icons.tsx';
import { transactionPath } from '../../ui/transaction-path.ts';
import { OrderBanner } from './order-banner.tsx';
import { PlacedSummary } from './placed-summary.tsx';
import { useOrder, useOrderActor } from './use-order.ts';

export function OrderPlaced() {
  const order = useOrderActor();
  const placed = useOrder((snapshot) => snapshot?.context.placed);
  if (!placed) return null;
  const [first] = placed;
  return (
    <>
      <OrderBanner color="green" role="status" title="Your order is placed" icon={<CheckIcon />}>
        <Stack gap="sm">
          <span>
            Thank you! {placed.length === 1 ? 'Your order number is ' : 'One order with each shop: '}
            {placed.map((number, index) => (
              <span key={number}>
                {index > 0 ? ', ' : null}
                <Anchor component={Link} to={transactionPath(number)}>
                  {number}
                </Anchor>
              </span>
            ))}
            .
          </span>
          <Group gap="xs">
            {placed.length === 1 && first !== undefined ? (
              <Button component={Link} to={transactionPath(first)}>
                View order
              </Button>
            ) : (
              <Button component={Link} to="/transactions-unpaid">
                View unpaid orders
              </Button>
            )}
            <Button variant="default" onClick={() => order?.send({ type: 'confirmation.dismiss' })}>
              Close
            </Button>
          </Group>
        </Stack>
      </OrderBanner>
      <PlacedSummary key={placed.join()} numbers={placed} />
    </>
  );
}
