/** Registers an account with the second backend, and signs it in. */
import { Anchor, Button, Paper, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { validatePassword } from '../../events/registration/password.ts';
import { useApp } from '../app.ts';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/page.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { personValidation, sentPerson } from './person-fields.ts';
import { PersonInputs } from './person-inputs.tsx';
import { afterTodoLogin } from './py-login-page.tsx';
import { failureTitle, todoLoginPath, useTodoSession } from './todo-session.tsx';

const empty = { username: '', firstName: '', lastName: '', email: '', phone: '', password: '' };
const fields = Object.keys(empty);

export function PyRegisterPage() {
  const { actor } = useApp().todo;
  const [search] = useSearchParams();
  const next = search.get('next');
  const navigate = useNavigate();
  const online = useOnline();
  const { step, account } = useTodoSession();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const form = useForm({
    initialValues: empty,
    validate: {
      ...personValidation,
      username: (text) =>
        /^[\w.-]{3,30}$/.test(text.trim())
          ? null
          : 'Use 3 to 30 letters, digits, dots, dashes or underscores',
      password: validatePassword,
    },
  });
  useUnsaved(form.isDirty() && !account, 'a sign-up form');

  useEffect(() => {
    if (account) void navigate(afterTodoLogin(next), { replace: true });
  }, [account, next, navigate]);
  useEffect(() => () => actor.send({ type: 'failure.dismiss' }), [actor]);

  const ofField = failure?.field && fields.includes(failure.field) ? failure.field : null;
  const { setFieldError, getInputNode } = form;
  useEffect(() => {
    if (!failure || !ofField) return;
    // The failure belongs to the login form, which was just left.
    if (actor.getSnapshot().context.failure !== failure) return;
    setFieldError(ofField, failure.message);
    getInputNode(ofField)?.focus();
    // Once per failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  // Also true while the login form's request is still running.
  const busy = step !== 'signedOut';
  const submit = form.onSubmit(
    (values) => {
      const registration = {
        ...sentPerson(values),
        username: values.username.trim(),
        password: values.password,
      };
      actor.send({ type: 'account.register', registration });
    },
    (errors) => form.getInputNode(fields.find((field) => errors[field]) ?? 'username')?.focus(),
  );

  return (
    <Page
      title="Create an account for todos"
      lead="Todos have their own accounts, apart from your Patina account."
      width="narrow"
    >
      <Paper withBorder p="lg">
        <form onSubmit={submit} noValidate aria-busy={busy}>
          <Stack>
            {failure && !ofField ? (
              <Problem title={failureTitle(failure, 'You are not signed up yet')}>{failure.message}</Problem>
            ) : null}
            {online ? null : <OfflineNote what="Signing up" />}
            <TextInput
              label="User name"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              {...form.getInputProps('username')}
            />
            <PersonInputs inputOf={(field) => form.getInputProps(field)} />
            <NewPasswordField
              label="Password"
              personal={[form.values.username, form.values.firstName, form.values.email]}
              {...form.getInputProps('password')}
            />
            <Button type="submit" loading={busy} fullWidth>
              Create the account
            </Button>
          </Stack>
        </form>
      </Paper>
      <p>
        Have one already?{' '}
        <Anchor component={Link} to={next ? todoLoginPath(next) : '/py_loginPage'} underline="always">
          Log in
        </Anchor>
      </p>
    </Page>
  );
}
