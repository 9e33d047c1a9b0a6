/**
 * Alerts about a failed change: it was refused, somebody else changed the order first, or the outcome is unknown; and
 * about a failed reload.
 */
import { Alert, Button, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { isUndecided, type TransactionActor } from '../../machines/transaction.machine.ts';
import { AlertIcon } from '../ui/icons.tsx';
import { RefusedAlert, UndecidedAlert } from '../ui/outcome-alerts.tsx';

export function Trouble({ actor }: { actor: TransactionActor }) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const stale = useSelector(actor, (snapshot) => snapshot.matches('conflict'));
  const undecided = useSelector(actor, isUndecided);
  if (stale)
    return (
      <Alert color="yellow" role="alert" title="Someone else changed this first" icon={<AlertIcon />} mb="md">
        <Stack align="flex-start" gap="sm">
          {refusal?.message}
          <Button variant="default" onClick={() => actor.send({ type: 'transaction.reload' })}>
            Show how it is now
          </Button>
        </Stack>
      </Alert>
    );
  if (refusal)
    return (
      <RefusedAlert message={refusal.message} onDismiss={() => actor.send({ type: 'refusal.dismiss' })} />
    );
  if (undecided)
    return (
      <UndecidedAlert
        title="It may not have been saved"
        message={failure?.message}
        onRetry={() => actor.send({ type: 'retry' })}
        onLeave={() => actor.send({ type: 'change.cancel' })}
      />
    );
  if (failure)
    return (
      <Alert color="yellow" role="alert" title="This may be old" icon={<AlertIcon />} mb="md">
        <Stack align="flex-start" gap="sm">
          Somebody has changed this order, and how it is now could not be loaded. {failure.message}
          <Button onClick={() => actor.send({ type: 'retry' })}>Try again</Button>
        </Stack>
      </Alert>
    );
  return null;
}
