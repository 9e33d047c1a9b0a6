import { Anchor, Button, Group, Paper, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { causeText, signInFailedText } from '../../events/shared/causes.ts';
import { safeNext } from '../../events/auth/next-path.ts';
import { validateEmail } from '../../events/registration/form.ts';
import { isAuthenticated } from '../../machines/auth.machine.ts';
import { useApp } from '../app.ts';
import { settledAuth } from '../session.ts';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/page.tsx';
import { authPath } from './links.ts';
import { PasswordField } from './password-field.tsx';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { SecondStep } from './second-step.tsx';

export function LoginForm({ next }: { next: string | null }) {
  const app = useApp();
  const { auth } = app;
  const navigate = useNavigate();
  const online = useOnline();
  const signedIn = useSelector(auth, isAuthenticated);
  const signingIn = useSelector(auth, (snapshot) => snapshot.matches({ ready: { signedOut: 'signingIn' } }));
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  const secondStep = useSelector(auth, (snapshot) =>
    snapshot.matches({ ready: { signedOut: 'secondFactor' } }),
  );
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (text) => validateEmail(text),
      password: (text) => (text === '' ? 'Enter your password' : null),
    },
  });
  const busy = signingIn || form.submitting;

  useEffect(() => {
    if (signedIn) void navigate(safeNext(next), { replace: true });
  }, [signedIn, next, navigate]);

  // Dismiss a failure on leaving, so that it does not reappear later.
  useEffect(
    () => () => {
      auth.send({ type: 'secondFactor.cancel' });
      auth.send({ type: 'failure.dismiss' });
    },
    [auth],
  );

  const { getInputNode, setFieldValue } = form;
  // The password was right; clear it, so that it must be entered again when the form returns.
  useEffect(() => {
    if (secondStep) setFieldValue('password', '');
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [secondStep]);
  useEffect(() => {
    if (failure) getInputNode('password')?.focus();
    // Only a new failure moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  const submit = form.onSubmit(
    async ({ email, password }) => {
      // Whether somebody is already signed in is not known at once.
      await settledAuth(app);
      auth.send({ type: 'signIn.submit', email: email.trim(), password });
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus(),
  );

  return (
    <Page title="Log in" lead="Welcome back." width="narrow">
      <Paper withBorder p="lg">
        {secondStep ? (
          <SecondStep />
        ) : (
          // With this method, a submit before the app has started does not leave the page.
          <form method="dialog" onSubmit={submit} noValidate aria-busy={busy}>
            <Stack>
              {failure?.title === signInFailedText ? (
                <Problem title={failure.title}>{causeText[failure.cause]}</Problem>
              ) : null}
              {online ? null : <OfflineNote what="Logging in" />}
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
              <PasswordField
                label="Password"
                autoComplete="current-password"
                key={form.key('password')}
                {...form.getInputProps('password')}
              />
              <Group justify="space-between">
                <Anchor component={Link} to={authPath('/login', next, { mode: 'forgot' })} size="sm">
                  Forgot your password?
                </Anchor>
              </Group>
              <Button type="submit" loading={busy} fullWidth>
                Log in
              </Button>
            </Stack>
          </form>
        )}
      </Paper>
      <p>
        New here?{' '}
        <Anchor component={Link} to={authPath('/signup', next)} underline="always">
          Create an account
        </Anchor>
      </p>
    </Page>
  );
}
