import { Button, Group, Paper, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { validateRecoveryCode } from '../../events/account/recovery-code.ts';
import { plainMessage } from '../../events/shared/causes.ts';
import { validatePassword } from '../../events/registration/password.ts';
import { useApp } from '../app.ts';
import { InsteadOfPasskey, useHasPasskeys } from '../auth/instead-of-passkey.tsx';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useSession } from '../session.ts';
import { useOnline } from '../ui/online.ts';
import { notify } from '../ui/notices.ts';
import { useSaveForm } from '../ui/use-save-form.ts';

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { account } = useApp();
  const { person, profile } = useSession();
  const online = useOnline();
  const hasPasskeys = useHasPasskeys();
  const form = useForm({
    initialValues: { current: '', next: '', recoveryCode: null as string | null },
    validate: {
      recoveryCode: (code) => (code === null ? null : validateRecoveryCode(code)),
      current: (text) => (text === '' ? 'Enter your current password' : null),
      next: (text, { current }) =>
        validatePassword(text) ?? (text === current ? 'This is the password you have now' : null),
    },
  });

  const { failure, submit } = useSaveForm(form, {
    order: ['current', 'next', 'recoveryCode'],
    messageOf: plainMessage,
  });
  const save = async ({ current, next, recoveryCode }: typeof form.values) => {
    await account.changePassword(current, next, recoveryCode);
    notify({ message: 'Password changed', tone: 'positive' });
    onClose();
  };

  return (
    <Paper withBorder p="lg" maw="30rem">
      <form onSubmit={submit(save)} noValidate aria-label="Change password" aria-busy={form.submitting}>
        <Stack>
          {failure ? <Problem title="The password was not changed">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="Changing the password" />}
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={person?.email ?? ''} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('current')}
          />
          <NewPasswordField
            label="New password"
            personal={[profile?.firstName ?? '', profile?.lastName ?? '', person?.email ?? '']}
            {...form.getInputProps('next')}
          />
          {hasPasskeys ? (
            <InsteadOfPasskey
              code={form.values.recoveryCode}
              error={form.errors.recoveryCode ? String(form.errors.recoveryCode) : null}
              onChange={(code) => form.setFieldValue('recoveryCode', code)}
            />
          ) : null}
          <Group>
            <Button type="submit" loading={form.submitting}>
              Change password
            </Button>
            <Button variant="default" disabled={form.submitting} onClick={onClose}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
