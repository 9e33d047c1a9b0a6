import { Anchor, Button, Paper, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IdentityError, plainMessage } from '../../events/shared/causes.ts';
import { validatePassword } from '../../events/registration/password.ts';
import { useApp } from '../app.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { useSaveForm } from '../ui/use-save-form.ts';

/** @param code from the link in the email; success invalidates it */
export function NewPasswordForm({ code }: { code: string }) {
  const { account } = useApp();
  const [badLink, setBadLink] = useState(code === '');
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (text) => validatePassword(text) },
  });

  const { failure, saved, submit } = useSaveForm(form, { order: ['password'], messageOf: plainMessage });
  const save = ({ password }: typeof form.values) =>
    account.confirmPasswordReset(code, password).catch((error) => {
      if (error instanceof IdentityError && error.kind === 'badLink') setBadLink(true);
      throw error;
    });

  if (badLink) {
    return (
      <Page title="Choose a new password" width="narrow">
        <ErrorState
          title="This link no longer works"
          action={
            <Button component={Link} to="/login?mode=forgot">
              Ask for a new link
            </Button>
          }
        >
          A link works once and only for a short time, and a newer one replaces it.
        </ErrorState>
      </Page>
    );
  }

  if (saved) {
    return (
      <Page title="Your password is changed" width="narrow">
        <p role="status">Everyone who was logged in with the old one has been logged out.</p>
        <p>
          <Anchor component={Link} to="/login">
            Log in with the new password
          </Anchor>
        </p>
      </Page>
    );
  }

  return (
    <Page title="Choose a new password" width="narrow">
      <Paper withBorder p="lg">
        <form onSubmit={submit(save)} noValidate>
          <Stack>
            {failure ? <Problem title="The password was not changed">{failure}</Problem> : null}
            <NewPasswordField label="New password" {...form.getInputProps('password')} />
            <Button type="submit" loading={form.submitting} fullWidth>
              Change the password
            </Button>
          </Stack>
        </form>
      </Paper>
    </Page>
  );
}
