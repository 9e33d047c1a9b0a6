/** Field for the code that a merchant shows in the shop. */
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';

export function ShopCodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { invites } = useApp();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setFailure('Type the code you were shown.');
    setBusy(true);
    setFailure(null);
    try {
      await invites.calls.redeemCode(code);
      notify({ message: 'Confirmed. Thank you!', tone: 'positive' });
      onConfirmed();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Group align="flex-start" gap="sm">
        <TextInput
          label="Code from the shop"
          value={code}
          error={failure}
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy} mt={{ base: 0, xs: 25 }}>
          Confirm
        </Button>
      </Group>
    </form>
  );
}
