/** An admin confirms that a contact belongs to the person, having checked it. Who confirmed it is recorded. */
import { Alert, Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readablePhone } from '../../events/shared/phone.ts';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';
import type { UserDialogProps } from './edit-user-dialog.tsx';

export function ContactsDialog({ user, onClose, onSaved }: UserDialogProps) {
  const { admin } = useApp();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const contacts = [
    { contact: 'email', value: user.email, verified: user.emailVerified },
    { contact: 'phone', value: readablePhone(user.phone), verified: user.phoneVerified },
  ] as const;

  const verify = async (contact: 'email' | 'phone', value: string) => {
    setSaving(true);
    setFailure(null);
    try {
      onSaved(await admin.verifyContact(user.uid, contact), `${value} is confirmed`);
    } catch (error) {
      setFailure(messageOf(error));
      setSaving(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={`Contacts of ${user.displayName || user.userName}`} centered>
      <Stack>
        <Text size="sm">
          Confirm only what you have seen to be theirs: invites and orders for it reach this account from then
          on.
        </Text>
        {failure ? (
          <Alert color="red" role="alert" title="Your change wasn’t saved">
            {failure}
          </Alert>
        ) : null}
        {contacts
          .filter(({ value }) => value !== '')
          .map(({ contact, value, verified }) => (
            <Group key={contact} justify="space-between">
              <span>{value}</span>
              {verified ? (
                <Badge variant="light" tt="none">
                  confirmed
                </Badge>
              ) : (
                <Button
                  variant="default"
                  disabled={saving}
                  aria-label={`Confirm ${value}`}
                  onClick={() => void verify(contact, value)}
                >
                  Confirm
                </Button>
              )}
            </Group>
          ))}
      </Stack>
    </Modal>
  );
}
