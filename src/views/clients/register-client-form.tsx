import { Button, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toE164 } from '../../events/shared/phone.ts';
import { plainLineError } from '../../events/shared/plain-text.ts';
import { validateEmail } from '../../events/registration/form.ts';
import type { RegistrationFields } from '../../events/invite/port.ts';
import { useApp } from '../app.ts';
import { adoptSaved } from '../ui/adopt-saved.ts';
import { useContentKey } from '../ui/content-key.ts';
import { ownRegion } from '../ui/own-region.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useOnline } from '../ui/online.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { notify } from '../ui/notices.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';

const empty: RegistrationFields = { firstName: '', lastName: '', email: '', phone: '' };
const fields = ['firstName', 'lastName', 'email', 'phone'] as const;

export function RegisterClientForm({ onRegistered }: { onRegistered: () => void }) {
  const { invites } = useApp();
  const online = useOnline();
  const keyOf = useContentKey();
  const form = useForm<RegistrationFields>({
    initialValues: empty,
    validate: {
      firstName: (name) => (name.trim() ? plainLineError(name) : 'Enter the first name'),
      lastName: plainLineError,
      email: (email) => validateEmail(email.trim()),
      phone: (phone) =>
        toE164(phone, ownRegion()) === null
          ? 'Enter a phone number with its country code, like +1 415 555 2671'
          : null,
    },
  });
  const dirty = form.isDirty();
  useUnsaved(dirty, 'a client to be registered');

  const { failure, submit } = useSaveForm(form, { order: fields });
  const save = async (sent: RegistrationFields) => {
    const { firstName, lastName, email, phone } = sent;
    const region = ownRegion();
    const client = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone,
      ...(region ? { region } : {}),
    };
    const made = await invites.calls.register({ ...client, key: keyOf(client) });
    keyOf.forget();
    adoptSaved(form, sent, empty);
    notify({ message: `${made.email} gets a link by email`, tone: 'positive' });
    onRegistered();
  };

  return (
    <Paper withBorder p="lg">
      <form onSubmit={submit(save)} noValidate aria-label="Register a client" aria-busy={form.submitting}>
        <Stack>
          {failure ? <Problem title="Nobody was registered">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="Registering" />}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="First name"
              maxLength={80}
              autoComplete="off"
              {...form.getInputProps('firstName')}
            />
            <TextInput
              label="Last name (optional)"
              maxLength={80}
              autoComplete="off"
              {...form.getInputProps('lastName')}
            />
            <TextInput
              label="Email"
              type="email"
              maxLength={254}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              {...form.getInputProps('email')}
            />
            <TextInput
              label="Phone (optional)"
              type="tel"
              maxLength={40}
              autoComplete="off"
              {...form.getInputProps('phone')}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            The link works once, for 7 days. Until they open it there is no account.
          </Text>
          <div>
            <Button type="submit" loading={form.submitting}>
              Register
            </Button>
          </div>
        </Stack>
      </form>
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="The client’s details" />
    </Paper>
  );
}
