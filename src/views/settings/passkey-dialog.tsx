/** A change to one's passkeys or recovery codes, confirmed with the current password or passkey. */
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { validateRecoveryCode } from '../../events/account/recovery-code.ts';
import { fieldOfError, plainMessage } from '../../events/shared/causes.ts';
import type { PasskeyRow } from '../../events/account/port.ts';
import { useApp } from '../app.ts';
import { InsteadOfPasskey } from '../auth/instead-of-passkey.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { Problem } from '../ui/problem.tsx';

export type PasskeyTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename'; readonly passkey: PasskeyRow }
  | { readonly kind: 'remove'; readonly passkey: PasskeyRow; readonly isLast: boolean }
  | { readonly kind: 'codes' };

const words: Readonly<Record<PasskeyTask['kind'], { readonly title: string; readonly button: string }>> = {
  add: { title: 'Add a passkey', button: 'Add it' },
  rename: { title: 'Rename this passkey', button: 'Rename it' },
  remove: { title: 'Remove this passkey?', button: 'Remove it' },
  codes: { title: 'Make new recovery codes?', button: 'Make new codes' },
};

export interface PasskeyDialogProps {
  readonly task: PasskeyTask;
  /** Whether the account has a passkey, which confirming then requires. */
  readonly has: boolean;
  readonly onClose: () => void;
  /** @param codes new recovery codes, if any */
  readonly onDone: (codes: readonly string[] | null) => void;
}

export function PasskeyDialog({ task, has, onClose, onDone }: PasskeyDialogProps) {
  const { account, passkeys } = useApp();
  const [name, setName] = useState(task.kind === 'rename' ? task.passkey.name : '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ field: string | null; message: string } | null>(null);
  const named = task.kind === 'add' || task.kind === 'rename';
  const confirmed = task.kind !== 'rename';
  const errorOf = (field: string) => (failure?.field === field ? failure.message : null);

  const validate = () => {
    if (named && name.trim() === '') return { field: 'name', message: 'Give it a name, like “My phone”' };
    if (confirmed && password === '') return { field: 'password', message: 'Enter your password' };
    const message = confirmed && code !== null ? validateRecoveryCode(code) : null;
    return message === null ? null : { field: 'recoveryCode', message };
  };

  const execute = async (): Promise<readonly string[] | null> => {
    if (task.kind === 'add') return passkeys.add(name.trim());
    if (task.kind === 'codes') return passkeys.newCodes();
    if (task.kind === 'rename') await passkeys.rename(task.passkey.id, name.trim());
    else await passkeys.remove(task.passkey.id);
    return null;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const error = validate();
    setFailure(error);
    if (error) return;
    setBusy(true);
    try {
      if (confirmed) await account.confirm(password, code);
      onDone(await execute());
    } catch (error) {
      setFailure({ field: fieldOfError(error), message: plainMessage(error) });
      setBusy(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={words[task.kind].title} centered closeOnClickOutside={!busy}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
        <Stack>
          {failure && failure.field === null ? (
            <Problem title="This did not work">{failure.message}</Problem>
          ) : null}
          <Explanation task={task} has={has} />
          {named ? (
            <TextInput
              label="Name"
              maxLength={60}
              value={name}
              error={errorOf('name')}
              data-autofocus
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          ) : null}
          {confirmed ? (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              value={password}
              error={errorOf('password')}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          ) : null}
          {confirmed && has ? (
            <InsteadOfPasskey code={code} error={errorOf('recoveryCode')} onChange={setCode} />
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} {...(task.kind === 'remove' ? { color: 'red' } : {})}>
              {words[task.kind].button}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function Explanation({ task, has }: Pick<PasskeyDialogProps, 'task' | 'has'>) {
  if (task.kind === 'codes') return <Text>Your current codes stop working.</Text>;
  if (task.kind === 'add') return has ? null : <Text>You will be logged out on every other device.</Text>;
  if (task.kind === 'rename') return null;
  return (
    <Text>
      {task.isLast
        ? `${task.passkey.name} is your only passkey. Without it your password alone is enough, and you are logged out on every other device.`
        : `You cannot log in with ${task.passkey.name} any more.`}
    </Text>
  );
}
