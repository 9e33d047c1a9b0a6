import { Anchor, Button, Paper, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plainMessage } from '../../events/shared/causes.ts';
import { validateEmail } from '../../events/registration/form.ts';
import { useApp } from '../app.ts';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/page.tsx';
import { authPath } from './links.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useSaveForm } from '../ui/use-save-form.ts';

export function ResetRequestForm({ next }: { next: string | null }) {
  const { account } = useApp();
  const online = useOnline();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (text) => validateEmail(text) },
  });

  const { failure, submit } = useSaveForm(form, { order: ['email'], messageOf: plainMessage });
  const ask = async ({ email }: typeof form.values) => {
    await account.sendPasswordReset(email.trim());
    setSentTo(email.trim());
  };

  const back = (
    <Anchor component={Link} to={authPath('/login', next)}>
      Back to log in
    </Anchor>
  );

  if (sentTo !== null) {
    return (
      <Page title="Check your email" width="narrow">
        <p role="status">
          If <strong>{sentTo}</strong> has an account here, a link to choose a new password is on its way. It
          works once and only for a short time. Nothing there after a few minutes? Look in your spam folder,
          or ask whoever runs this installation.
        </p>
        <p>{back}</p>
      </Page>
    );
  }

  return (
    <Page
      title="Forgot your password?"
      lead="Enter your email, and we’ll send you a link to choose a new one."
      width="narrow"
    >
      <Paper withBorder p="lg">
        <form onSubmit={submit(ask)} noValidate>
          <Stack>
            {failure ? <Problem title="The link was not sent">{failure}</Problem> : null}
            {online ? null : <OfflineNote what="Asking for a link" />}
            <TextInput
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <Button type="submit" loading={form.submitting} fullWidth>
              Send the link
            </Button>
          </Stack>
        </form>
      </Paper>
      <p>{back}</p>
    </Page>
  );
}
