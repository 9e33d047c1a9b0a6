/** Requests a mail with a link that confirms the email address. */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';

export function VerificationLink() {
  const { account } = useApp();
  const [sending, setSending] = useState<'no' | 'sending' | 'sent'>('no');
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setSending('sending');
    setFailure(null);
    try {
      await account.sendVerification();
      setSending('sent');
    } catch (error) {
      setFailure(messageOf(error));
      setSending('no');
    }
  };

  return (
    <>
      {failure ? (
        <Text size="sm" role="alert" c="red">
          {failure}
        </Text>
      ) : null}
      {sending === 'sent' ? (
        <Text size="sm" role="status">
          The link is on its way and works for an hour. If no mail comes, an admin can confirm your address.
        </Text>
      ) : (
        <Button loading={sending === 'sending'} onClick={() => void send()}>
          Send me a link
        </Button>
      )}
    </>
  );
}
