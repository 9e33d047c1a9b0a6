/** Name, contact details and password of one's own account. */
import { Button, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { readablePhone } from '../../events/shared/phone.ts';
import { validatePassword } from '../../events/registration/password.ts';
import { todoFailureOf } from '../../events/todo/problem.ts';
import type { TodoPersonFields } from '../../events/todo/port.ts';
import { useApp } from '../app.ts';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { notify } from '../ui/notices.ts';
import { ErrorState } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { personFieldNames, personValidation, sentPerson, type TypedPerson } from './person-fields.ts';
import { PersonInputs } from './person-inputs.tsx';

export function OwnAccount() {
  const { todo } = useApp();
  const asked = useAnswer(() => todo.calls.me(), 'me');
  if (asked.state === 'failed')
    return (
      <ErrorState title="Your account could not be loaded" onRetry={asked.retry}>
        {asked.failure}
      </ErrorState>
    );
  if (!asked.answer) return <PageSkeleton />;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <PersonForm person={asked.answer} />
      <PasswordForm />
    </SimpleGrid>
  );
}

const messageOf = (error: unknown) => todoFailureOf(error).message;

const typed = ({ email, firstName, lastName, phone }: TodoPersonFields): TypedPerson => ({
  email,
  firstName,
  lastName,
  phone: readablePhone(phone ?? ''),
});

function PersonForm({ person }: { person: TodoPersonFields }) {
  const { todo } = useApp();
  const form = useForm<TypedPerson>({ initialValues: typed(person), validate: personValidation });
  const dirty = form.isDirty();
  useUnsaved(dirty, 'changes of your todo account');
  const { failure, submit } = useSaveForm(form, { order: personFieldNames, messageOf });
  const save = async (values: TypedPerson) => {
    const saved = typed(await todo.calls.saveMe(sentPerson(values)));
    form.setValues(saved);
    form.resetDirty(saved);
    notify({ message: 'Saved', tone: 'positive' });
  };

  return (
    <Paper withBorder p="lg">
      <form onSubmit={submit(save)} noValidate aria-busy={form.submitting}>
        <Stack>
          <Title order={2} size="h4">
            You
          </Title>
          {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
          <PersonInputs inputOf={(field) => form.getInputProps(field)} />
          <Button type="submit" loading={form.submitting} disabled={!dirty}>
            Save
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

function PasswordForm() {
  const { todo } = useApp();
  const form = useForm({
    initialValues: { current: '', next: '' },
    validate: {
      current: (text) => (text === '' ? 'Enter your current password' : null),
      next: validatePassword,
    },
  });

  const { failure, submit } = useSaveForm(form, {
    order: ['current', 'next'],
    fieldOf: (error) => {
      const { reason, field } = todoFailureOf(error);
      return reason === 'wrongCredentials' ? 'current' : field && 'next';
    },
    messageOf,
  });
  const save = async ({ current, next }: typeof form.values) => {
    await todo.calls.changePassword(current, next);
    notify({ message: 'Your password is changed. Log in with the new one.', tone: 'positive' });
    todo.actor.send({ type: 'account.signOut' });
  };

  return (
    <Paper withBorder p="lg">
      <form onSubmit={submit(save)} noValidate aria-busy={form.submitting}>
        <Stack>
          <Title order={2} size="h4">
            Password
          </Title>
          {failure ? <Problem title="Your password is as it was">{failure}</Problem> : null}
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('current')}
          />
          <NewPasswordField label="New password" {...form.getInputProps('next')} />
          <Button type="submit" loading={form.submitting}>
            Change the password
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
