/** Deletes one's own account, after the password and a typed word, since it cannot be undone. */
import { Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { validateRecoveryCode } from '../../events/account/recovery-code.ts';
import { plainMessage } from '../../events/shared/causes.ts';
import { useApp } from '../app.ts';
import { InsteadOfPasskey, useHasPasskeys } from '../auth/instead-of-passkey.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { notifyErased } from '../ui/erasure-receipt.ts';
import { Problem } from '../ui/problem.tsx';
import { TrashIcon } from '../ui/icons.tsx';
import { useSaveForm } from '../ui/use-save-form.ts';

const word = 'delete';

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        color="red"
        leftSection={<TrashIcon size={18} />}
        onClick={() => setOpen(true)}
        style={{ alignSelf: 'flex-start' }}
      >
        Delete my account
      </Button>
      {open ? <DeleteDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { account } = useApp();
  const navigate = useNavigate();
  const hasPasskeys = useHasPasskeys();
  const form = useForm({
    initialValues: { password: '', confirmation: '', recoveryCode: null as string | null },
    validate: {
      recoveryCode: (code) => (code === null ? null : validateRecoveryCode(code)),
      password: (text) => (text === '' ? 'Enter your password' : null),
      confirmation: (text) => (text.trim().toLowerCase() === word ? null : `Type the word ${word}`),
    },
  });

  const { failure, submit } = useSaveForm(form, {
    order: ['password', 'recoveryCode', 'confirmation'],
    messageOf: plainMessage,
  });
  const remove = async ({ password, recoveryCode }: typeof form.values) => {
    notifyErased('Your account is deleted', await account.deleteAccount(password, recoveryCode));
    await navigate('/front-page', { replace: true });
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title="Delete your account?"
      centered
      closeOnClickOutside={!form.submitting}
    >
      <form onSubmit={submit(remove)} noValidate>
        <Stack>
          <List size="sm">
            <List.Item>
              Your profile, your picture and your sign-in are removed at once and for good.
            </List.Item>
            <List.Item>
              Your ledger, recordings and unfinished uploads on this device stay here. To remove them too, use
              “Erase everything on this device” in the settings.
            </List.Item>
          </List>
          {failure ? <Problem title="The account was not deleted">{failure}</Problem> : null}
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
          {hasPasskeys ? (
            <InsteadOfPasskey
              code={form.values.recoveryCode}
              error={form.errors.recoveryCode ? String(form.errors.recoveryCode) : null}
              onChange={(code) => form.setFieldValue('recoveryCode', code)}
            />
          ) : null}
          <TextInput
            label={`Type “${word}” to confirm`}
            autoComplete="off"
            autoCapitalize="off"
            {...form.getInputProps('confirmation')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={form.submitting}>
              Keep my account
            </Button>
            <Button type="submit" color="red" loading={form.submitting}>
              Delete for good
            </Button>
          </Group>
          <Text size="xs" c="dimmed">
            This cannot be undone.
          </Text>
        </Stack>
      </form>
    </Modal>
  );
}
