/** The order went through: one transaction for each seller. */
import { Alert, Anchor, Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { useApp } from '../../app.ts';
import { transactionPath } from '../../transactions/words.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import classes from './cart.module.css';

export function OrderPlaced() {
  const { actor } = useApp().cart;
  const placed = useSelector(actor, ({ context }) => context.placed);
  if (!placed) return null;
  return (
    <Alert
      className={classes.banner ?? ''}
      color="green"
      role="status"
      title="Your order is placed"
      icon={<CheckIcon />}
    >
      <Stack gap="sm">
        <span>
          {placed.length === 1 ? 'Transaction ' : 'One transaction for each seller: '}
          {placed.map((number, index) => (
            <span key={number}>
              {index > 0 ? ', ' : null}
              <Anchor component={Link} to={transactionPath(number)}>
                {number}
              </Anchor>
            </span>
          ))}
          . It is unpaid until the seller has the money.
        </span>
        <Group gap="xs">
          <Button component={Link} to="/transactions-unpaid">
            What I owe
          </Button>
          <Button variant="default" onClick={() => actor.send({ type: 'confirmation.dismiss' })}>
            Close
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
