/** Asks before an account is blocked for its owner, or opened again. */
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../app.ts';
import type { UserDialogProps } from './edit-user-dialog.tsx';
import { messageOf } from '../ui/message-of.ts';

export function AccessDialog({ user, onClose, onSaved }: UserDialogProps) {
  const { admin } = useApp();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = user.displayName || user.userName;
  const verb = user.disabled ? 'Enable' : 'Disable';

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      const saved = await admin.setDisabled(user.uid, !user.disabled);
      onSaved(saved, saved.disabled ? `${name} can no longer log in` : `${name} can log in again`);
    } catch (error) {
      setFailure(messageOf(error));
      setSaving(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={`${verb} the account of ${name}?`} centered>
      <Stack>
        <p style={{ margin: 0 }}>
          {user.disabled
            ? `${name} will be able to log in again with the same password. Nothing was lost meanwhile.`
            : `${name} will be logged out within the hour and cannot log in until you enable the account again. Nothing is deleted.`}
        </p>
        {failure ? (
          <Alert color="red" role="alert" title="Your change wasn’t saved">
            {failure}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color={user.disabled ? 'patina' : 'red'} loading={saving} onClick={() => void save()}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
