/** Dialogs of the invite statechart for any page: a confirmation, a refusal, a failure. */
import { useSelector } from '@xstate/react';
import type { InviteActor } from '../../machines/invite.machine.ts';
import { RefusedAlert, UndecidedAlert } from '../ui/outcome-alerts.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { questions } from './words.ts';

/** @param name of the other person */
export function InviteQuestion({ actor, name }: { actor: InviteActor; name: string }) {
  const asked = useSelector(actor, (snapshot) =>
    snapshot.matches('confirming') ? (snapshot.context.request?.type ?? null) : null,
  );
  if (asked === null || asked === 'SendInvite' || asked === 'AcceptInvite') return null;
  return (
    <QuestionDialog
      words={questions[asked](name)}
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
      <RefusedAlert message={refusal.message} onDismiss={() => actor.send({ type: 'outcome.dismiss' })} />
    );
  if (failure)
    return (
      <UndecidedAlert
        title="It may not have happened"
        message={failure.message}
        onRetry={() => actor.send({ type: 'retry' })}
        onLeave={() => actor.send({ type: 'command.drop' })}
      />
    );
  return null;
}
