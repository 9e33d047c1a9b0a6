/** Whether the email address and the phone number are confirmed, and how to confirm them; one notice for both. */
import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readablePhone } from '../../events/shared/phone.ts';
import { useApp } from '../app.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { ShopCodeForm } from './shop-code-form.tsx';
import { VerificationLink } from './verification-link.tsx';

export interface ContactVerificationProps {
  readonly email: string;
  /** The phone number in the profile; a change reloads the state. */
  readonly phone: string;
}

export function ContactVerification({ email, phone }: ContactVerificationProps) {
  const { account, invites } = useApp();
  const [confirmed, setConfirmed] = useState(0);
  const asked = useAnswer(async () => {
    const [emailVerified, contacts] = await Promise.all([
      account.isEmailVerified(),
      // A hosted project stores people elsewhere, so the state of phone numbers is unknown there.
      invites.calls.myContacts().catch(() => null),
    ]);
    return { emailVerified: emailVerified || contacts?.emailVerified === true, contacts };
  }, `${email} ${phone} ${confirmed}`);

  if (!asked.answer) return null;
  const { emailVerified, contacts } = asked.answer;
  const shown = contacts?.phone ? readablePhone(contacts.phone) : null;
  const isConfirmed = [
    ...(emailVerified ? [email] : []),
    ...(shown && contacts?.phoneVerified ? [shown] : []),
  ];
  const open = [...(emailVerified ? [] : [email]), ...(shown && !contacts?.phoneVerified ? [shown] : [])];
  const codeFor = contacts?.codeFor ?? [];
  return (
    <>
      {isConfirmed.length > 0 ? (
        <Text size="sm" c="dimmed">
          {isConfirmed.join(' and ')} {isConfirmed.length === 1 ? 'is' : 'are'} confirmed as yours.
        </Text>
      ) : null}
      {open.length > 0 ? (
        <Alert title={titleOf(!emailVerified, open.length)}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">
              Until then invites sent to {open.join(' or ')} do not reach you
              {isConfirmed.length > 0 ? '.' : ', and unpaid orders are held for a day only.'}
            </Text>
            {emailVerified ? null : <VerificationLink />}
            {codeFor.length > 0 ? (
              <>
                <Text size="sm">
                  In the shop, your cleaning business can show you a code that confirms{' '}
                  {codeFor.map((contact) => wordsOf[contact]).join(' or ')}.
                </Text>
                <ShopCodeForm onConfirmed={() => setConfirmed(confirmed + 1)} />
              </>
            ) : null}
          </Stack>
        </Alert>
      ) : null}
    </>
  );
}

const wordsOf = { email: 'your email address', phone: 'your phone number' } as const;

function titleOf(email: boolean, count: number): string {
  if (count > 1) return 'Confirm your email address and phone number';
  return email ? 'Confirm your email address' : 'Confirm your phone number';
}
