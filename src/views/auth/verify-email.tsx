/** The target of the link in the confirmation mail. Confirming takes a press of a button, since mail scanners follow links. */
import { Button, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { IdentityError, plainMessage } from '../../events/shared/causes.ts';
import { useApp } from '../app.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState, Page } from '../ui/page.tsx';
import { Problem } from '../ui/problem.tsx';

/** @param code from the link in the email; success invalidates it */
export function VerifyEmail({ code }: { code: string }) {
  const { account } = useApp();
  const [state, setState] = useState<'asking' | 'confirming' | 'done' | 'badLink'>(
    code === '' ? 'badLink' : 'asking',
  );
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setState('confirming');
    setFailure(null);
    try {
      await account.verifyEmail(code);
      setState('done');
    } catch (error) {
      if (error instanceof IdentityError && error.kind === 'badLink') setState('badLink');
      else {
        setFailure(plainMessage(error));
        setState('asking');
      }
    }
  };

  return (
    <Page title="Confirm your email address" width="narrow">
      {state === 'badLink' ? (
        <ErrorState
          title="This link no longer works"
          action={<ButtonLink to="/profile">Go to your profile</ButtonLink>}
        >
          A link works once and only for an hour. Your profile shows whether your address is confirmed, and
          can send a new link.
        </ErrorState>
      ) : state === 'done' ? (
        <Stack>
          <p role="status">Your email address is confirmed. Thank you!</p>
          <ButtonLink to="/">Continue</ButtonLink>
        </Stack>
      ) : (
        <Paper withBorder p="lg">
          <Stack>
            {failure ? <Problem title="Not confirmed yet">{failure}</Problem> : null}
            <p style={{ margin: 0 }}>One click confirms that this address is yours.</p>
            <Button loading={state === 'confirming'} onClick={() => void confirm()}>
              Confirm my address
            </Button>
          </Stack>
        </Paper>
      )}
    </Page>
  );
}
