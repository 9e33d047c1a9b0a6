/** What the statechart of invites has to say on whichever page has it open: a question, a no, a failure. */
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { InviteActor } from '../../machines/invite.machine.ts';
import { StepDialog } from '../transactions/step-dialog.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import { questions } from './words.ts';

/** @param name of whom the question is about */
export function InviteQuestion({ actor, name }: { actor: InviteActor; name: string }) {
  const asked = useSelector(actor, (snapshot) =>
    snapshot.matches('confirming') ? (snapshot.context.request?.type ?? null) : null,
  );
  if (asked === null || asked === 'SendInvite' || asked === 'AcceptInvite') return null;
  return (
    <StepDialog
      words={{ button: '', ...questions[asked](name) }}
      onCancel={() => actor.send({ type: 'command.drop' })}
      onConfirm={() => actor.send({ type: 'command.confirm' })}
    />
  );
}

export function InviteTrouble({ actor }: { actor: InviteActor }) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (refusal)
    return (
      <Alert
        color="red"
        role="alert"
        title="Nothing was changed"
        icon={<AlertIcon />}
        mb="md"
        withCloseButton
        closeButtonLabel="Close this message"
        onClose={() => actor.send({ type: 'outcome.dismiss' })}
      >
        {refusal.message}
      </Alert>
    );
  if (failure)
    return (
      <Alert color="red" role="alert" title="It may not have happened" icon={<AlertIcon />} mb="md">
        <Stack align="flex-start" gap="sm">
          {failure.message}
          <Group gap="xs">
            <Button onClick={() => actor.send({ type: 'retry' })}>Try again</Button>
            <Button variant="default" onClick={() => actor.send({ type: 'command.drop' })}>
              Leave it
            </Button>
          </Group>
        </Stack>
      </Alert>
    );
  return null;
}
