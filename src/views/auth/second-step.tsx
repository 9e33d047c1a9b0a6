/** The second step after a correct password: a passkey, or a recovery code if the person prefers. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { validateRecoveryCode } from '../../events/account/recovery-code.ts';
import { causeText } from '../../events/shared/causes.ts';
import { useApp } from '../app.ts';
import { Problem } from '../ui/problem.tsx';
import { RecoveryCodeField } from './recovery-code-field.tsx';

export function SecondStep() {
  const { auth } = useApp();
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  const showing = useSelector(auth, (snapshot) =>
    snapshot.matches({ ready: { signedOut: { secondFactor: 'showing' } } }),
  );
  const [withCode, setWithCode] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { recoveryCode: '' },
    validate: { recoveryCode: (text) => (withCode ? validateRecoveryCode(text) : null) },
  });
  const focusCode = () => form.getInputNode('recoveryCode')?.focus();

  // The password form, which had the focus, is gone.
  useEffect(() => words.current?.focus(), []);
  useEffect(() => {
    if (failure?.cause === 'wrongRecoveryCode') focusCode();
    // Only a new failure moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  const show = form.onSubmit(
    ({ recoveryCode }) =>
      auth.send({ type: 'secondFactor.show', recoveryCode: withCode ? recoveryCode : null }),
    focusCode,
  );

  return (
    <form aria-label="Second step" onSubmit={show} noValidate aria-busy={showing}>
      <Stack>
        {failure ? <Problem title={failure.title}>{causeText[failure.cause]}</Problem> : null}
        <Text ref={words} tabIndex={-1}>
          {withCode
            ? 'Your password is right. Enter one of your recovery codes.'
            : showing
              ? 'Your password is right. Now your browser asks for your passkey.'
              : 'Your password is right. Show your passkey to go on.'}
        </Text>
        {withCode ? (
          <RecoveryCodeField key={form.key('recoveryCode')} {...form.getInputProps('recoveryCode')} />
        ) : null}
        <Group>
          <Anchor
            component="button"
            type="button"
            size="sm"
            disabled={showing}
            onClick={() => setWithCode(!withCode)}
          >
            {withCode ? 'Use my passkey instead' : 'Use a recovery code instead'}
          </Anchor>
        </Group>
        <Button type="submit" loading={showing} fullWidth>
          {withCode ? 'Log in' : 'Use my passkey'}
        </Button>
        <Button
          variant="default"
          disabled={showing}
          onClick={() => auth.send({ type: 'secondFactor.cancel' })}
          fullWidth
        >
          Back to the password
        </Button>
      </Stack>
    </form>
  );
}
