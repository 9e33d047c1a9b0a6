import { Anchor, Button, Paper, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldOfError, IdentityError, plainMessage } from '../../events/shared/causes.ts';
import { validatePassword } from '../../events/registration/password.ts';
import { useApp } from '../app.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Problem } from '../ui/problem.tsx';

/** @param code from the link in the e-mail, used up by a success */
export function NewPasswordForm({ code }: { code: string }) {
  const { account } = useApp();
  const [done, setDone] = useState(false);
  const [badLink, setBadLink] = useState(code === '');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (text) => validatePassword(text) },
  });

  const focusPassword = () => form.getInputNode('password')?.focus();
  const submit = form.onSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await account.confirmPasswordReset(code, password);
      setDone(true);
    } catch (error) {
      if (error instanceof IdentityError && error.kind === 'badLink') setBadLink(true);
      else if (fieldOfError(error) === 'password') {
        form.setFieldError('password', plainMessage(error));
        focusPassword();
      } else setFailure(plainMessage(error));
    }
  }, focusPassword);

  if (badLink) {
    return (
      <Page title="Choose a new password" width="narrow">
        <ErrorState
          title="This link does not work any more"
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

  if (done) {
    return (
      <Page title="Your password is changed" width="narrow">
        <p role="status">Everybody who was logged in with the old one is logged out.</p>
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
        <form onSubmit={submit} noValidate>
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
