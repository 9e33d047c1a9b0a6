import { Button, Paper, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { InviteActor } from '../../machines/invite.machine.ts';
import { adoptSaved } from '../ui/adopt-saved.ts';
import { ownRegion } from '../ui/own-region.ts';
import { OfflineNote } from '../ui/problem.tsx';
import { useOnline } from '../ui/online.ts';
import classes from './clients.module.css';

const shortest = 3;

export function SendInvite({ actor }: { actor: InviteActor }) {
  const online = useOnline();
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const sending = useSelector(
    actor,
    (snapshot) => snapshot.matches('working') && snapshot.context.request?.type === 'SendInvite',
  );
  const form = useForm({
    initialValues: { to: '' },
    validate: {
      to: (to) =>
        to.trim().length < shortest ? 'Enter a user name, an email address or a phone number' : null,
    },
  });
  const [sent, setSent] = useState({ to: '' });
  const clear = useEffectEvent(() => adoptSaved(form, sent, { to: '' }));
  useEffect(() => {
    const subscription = actor.on('InviteCommandDone', ({ data }) => {
      if (data.status === 'pending') clear();
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  const submit = form.onSubmit(
    (values) => {
      setSent(values);
      actor.send({ type: 'invite.send', to: values.to.trim(), region: ownRegion() });
    },
    () => form.getInputNode('to')?.focus(),
  );
  return (
    <Paper withBorder p="lg">
      {online ? null : <OfflineNote what="Sending an invite" />}
      <form
        className={classes.send}
        onSubmit={submit}
        noValidate
        aria-label="Send an invite"
        aria-busy={sending}
      >
        <TextInput
          label="User name, email or phone"
          description="They must already have an account here"
          maxLength={254}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...form.getInputProps('to')}
        />
        <Button type="submit" loading={sending} disabled={!ready && !sending}>
          Send invite
        </Button>
      </form>
    </Paper>
  );
}
