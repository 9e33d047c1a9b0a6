/** Log in to the second backend, which has accounts of its own. */
import { Alert, Anchor, Button, Paper, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { safeNext } from '../../events/auth/next-path.ts';
import { useApp } from '../app.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useOnline } from '../ui/online.ts';
import { InfoIcon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { failureTitle, useTodoSession } from './todo-session.tsx';

export const afterTodoLogin = (next: string | null) => safeNext(next ?? '/py_PageTodos');

export function PyLoginPage() {
  const { actor } = useApp().todo;
  const [search] = useSearchParams();
  const next = search.get('next');
  const navigate = useNavigate();
  const online = useOnline();
  const { step, account } = useTodoSession();
  const ended = useSelector(actor, ({ context }) => context.ended);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: {
      username: (text) => (text.trim() === '' ? 'Enter your user name or email' : null),
      password: (text) => (text === '' ? 'Enter your password' : null),
    },
  });

  useEffect(() => {
    if (account) void navigate(afterTodoLogin(next), { replace: true });
  }, [account, next, navigate]);

  // Dismiss a failure on leaving, so that it does not reappear later.
  useEffect(() => () => actor.send({ type: 'failure.dismiss' }), [actor]);

  const getInputNode = form.getInputNode;
  useEffect(() => {
    if (failure) getInputNode('password')?.focus();
    // Only a new failure moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  // Also true while the registration form's request is still running.
  const busy = step !== 'signedOut';
  const submit = form.onSubmit(
    ({ username, password }) => actor.send({ type: 'account.signIn', username: username.trim(), password }),
    (errors) => form.getInputNode(errors.username ? 'username' : 'password')?.focus(),
  );

  return (
    <Page
      title="Log in to your todos"
      lead="Todos have their own accounts. Use the one you made for them, not your Patina account."
      width="narrow"
    >
      <Paper withBorder p="lg">
        <form onSubmit={submit} noValidate aria-busy={busy}>
          <Stack>
            {ended && !failure ? (
              <Alert role="status" color="yellow" title="Your session has ended" icon={<InfoIcon />}>
                Log in again to go on where you were.
              </Alert>
            ) : null}
            {failure ? (
              <Problem title={failureTitle(failure, 'Failed to login.')}>{failure.message}</Problem>
            ) : null}
            {online ? null : <OfflineNote what="Logging in" />}
            <TextInput
              label="User name or email"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              key={form.key('username')}
              {...form.getInputProps('username')}
            />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              key={form.key('password')}
              {...form.getInputProps('password')}
            />
            <Button type="submit" loading={busy} fullWidth>
              Log in
            </Button>
          </Stack>
        </form>
      </Paper>
      <p>
        No account for todos yet?{' '}
        <Anchor
          component={Link}
          to={next ? `/py_registerPage?next=${encodeURIComponent(next)}` : '/py_registerPage'}
          underline="always"
        >
          Create one
        </Anchor>
      </p>
    </Page>
  );
}
