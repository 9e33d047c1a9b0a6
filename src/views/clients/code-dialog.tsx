/** A code for a client who is in the shop. Entering it in their profile proves that a contact is theirs. */
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readableCode } from '../../events/account/contact-code.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import type { Client, ShownCode } from '../../events/invite/port.ts';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';
import classes from './clients.module.css';
import { personName } from './words.ts';

const timeOf = (at: string) => new Date(at).toLocaleTimeString(undefined, { timeStyle: 'short' });

/** Why there is no code to show. */
const nothingToConfirm = ({ phone }: Client) =>
  `${phone === '' ? 'There is no phone number in their profile yet.' : 'Their phone number is confirmed already.'} Their email address is confirmed already, or they can have a link sent from their profile.`;

export function CodeDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { invites } = useApp();
  const [shown, setShown] = useState<ShownCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const show = async (contact: 'email' | 'phone') => {
    setBusy(true);
    setFailure(null);
    try {
      setShown(await invites.calls.showCode(client.inviteId, contact));
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <Modal opened onClose={onClose} title={`Code for ${personName(client)}`} centered>
      <Stack>
        {failure ? (
          <Alert color="red" role="alert" title="There is no code">
            {failure}
          </Alert>
        ) : null}
        {shown ? (
          <>
            <p role="status" className={classes.code}>
              {readableCode(shown.code)}
            </p>
            <Text size="sm">
              They type it into their profile until {timeOf(shown.expiresAt)}. It works once, and confirms{' '}
              {shown.value.startsWith('+') ? readablePhone(shown.value) : shown.value}.
            </Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Done
              </Button>
            </Group>
          </>
        ) : client.codeFor.length === 0 ? (
          <Text size="sm">{nothingToConfirm(client)}</Text>
        ) : (
          <>
            <Text size="sm">
              Show a code only to somebody in front of you whom you know by this contact. Your name is kept
              with it.
            </Text>
            {client.codeFor.map((contact) => (
              <Button
                key={contact}
                variant="default"
                disabled={busy}

                onClick={() => void show(contact)}
              >
                For {contact === 'phone' ? readablePhone(client.phone) : client.email}
              </Button>
            ))}
            {client.phone ? null : (
              <Text size="sm" c="dimmed">
                There is no phone number in their profile yet.
              </Text>
            )}
          </>
        )}
      </Stack>
    </Modal>
  );
}
