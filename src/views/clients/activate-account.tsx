/** The target of a registration's link: shows who it is for and who made it, and asks for a password. */
import { Anchor, Button, Checkbox, Paper, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { validatePassword } from '../../events/registration/password.ts';
import type { Activation } from '../../events/invite/port.ts';
import { useApp } from '../app.ts';
import { authPath } from '../auth/links.ts';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { useSession } from '../session.ts';
import { dayOf } from '../transactions/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import classes from './clients.module.css';
import { pendingInvitePath } from './use-waiting-invite.ts';
import { nameOf } from './words.ts';

const title = 'Open your account';
const toLogin = authPath('/login', pendingInvitePath);

const isOver = (error: unknown) =>
  error instanceof Error && 'reason' in error && error.reason === 'link-over';

export function ActivateAccount({ code }: { code: string }) {
  const { invites } = useApp();
  const [over, setOver] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const { state, answer, failure, retry } = useAnswer(async () => {
    // A truncated code is treated like an expired link.
    if (!/^[\w-]{43}$/.test(code)) return { activation: null };
    try {
      return { activation: await invites.calls.lookUpActivation(code) };
    } catch (error) {
      if (isOver(error)) return { activation: null };
      throw error;
    }
  }, code);

  if (opened !== null) return <Opened email={opened} />;
  if (state === 'loading') return <PageSkeleton />;
  if (state === 'failed')
    return (
      <Page title={title} width="narrow">
        <ErrorState title="The link could not be checked" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  if (over || !answer?.activation)
    return (
      <Page title={title} width="narrow">
        <ErrorState title="This link no longer works" action={<ButtonLink to={toLogin}>Log in</ButtonLink>}>
          A link works once and for 7 days, and a newer one replaces it. If you have opened your account with
          it, log in. If not, ask the merchant who registered you for a new one.
        </ErrorState>
      </Page>
    );
  return (
    <ActivationForm
      code={code}
      activation={answer.activation}
      onOver={() => setOver(true)}
      onOpened={setOpened}
    />
  );
}

function Opened({ email }: { email: string }) {
  const { person } = useSession();
  return (
    <Page title="Your account is open" width="narrow">
      <Stack>
        <p role="status" style={{ margin: 0 }}>
          {person
            ? `You are still logged in as ${person.email}. Log out, then log in with ${email} and your new password.`
            : `Log in with ${email} and your new password. Then you can accept or decline the invite.`}
        </p>
        {person ? null : <ButtonLink to={toLogin}>Log in</ButtonLink>}
      </Stack>
    </Page>
  );
}

interface ActivationFormProps {
  readonly code: string;
  readonly activation: Activation;
  readonly onOver: () => void;
  readonly onOpened: (email: string) => void;
}

function ActivationForm({ code, activation, onOver, onOpened }: ActivationFormProps) {
  const { invites } = useApp();
  const { firstName, lastName, email, merchant, expiresAt } = activation;
  const name = nameOf(merchant);
  const form = useForm({
    initialValues: { password: '', policyAccepted: false },
    validate: {
      password: (text) => validatePassword(text),
      policyAccepted: (accepted) => (accepted ? null : 'Accept these to open the account'),
    },
  });
  const { failure, submit } = useSaveForm(form, { order: ['password', 'policyAccepted'] });
  const open = async ({ password }: typeof form.values) => {
    try {
      onOpened(await invites.calls.activate({ code, password, policyAccepted: true }));
    } catch (error) {
      if (isOver(error)) onOver();
      throw error;
    }
  };

  return (
    <Page
      title={title}
      lead={`Hello ${firstName}. ${name} has registered you as a client. Choose a password to open your account.`}
      width="narrow"
    >
      <Paper withBorder p="lg" className={classes.part}>
        <form onSubmit={submit(open)} noValidate aria-busy={form.submitting}>
          <Stack>
            {failure ? <Problem title="The account was not opened">{failure}</Problem> : null}
            <TextInput label="Email" type="email" autoComplete="username" readOnly value={email} />
            <NewPasswordField
              label="Password"
              personal={[firstName, lastName, email]}
              {...form.getInputProps('password')}
            />
            <Checkbox
              label={
                <>
                  I have read and accept the <PolicyLink to="/terms">terms</PolicyLink>, the{' '}
                  <PolicyLink to="/privacy">privacy policy</PolicyLink> and the{' '}
                  <PolicyLink to="/content-policy">content policy</PolicyLink>
                </>
              }
              aria-invalid={Boolean(form.errors.policyAccepted)}
              {...form.getInputProps('policyAccepted', { type: 'checkbox' })}
            />
            <Button type="submit" loading={form.submitting} fullWidth>
              Open the account
            </Button>
          </Stack>
        </form>
      </Paper>
      <p>
        The link works once, until {dayOf(expiresAt)}. Opening the account does not make you a client: you
        then accept or decline the invite of {name}. If you do not know them, do nothing.
      </p>
    </Page>
  );
}

function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} target="_blank" inherit underline="always">
      {children}
    </Anchor>
  );
}
