/** Sign up. The same form completes a registration that was interrupted. */
import { Anchor, Button, Checkbox, Paper, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { causeOf, causeText, plainMessage } from '../../events/shared/causes.ts';
import { safeNext } from '../../events/auth/next-path.ts';
import { signUpErrors, type SignUpForm, tidySignUp } from '../../events/registration/form.ts';
import { isAuthenticated } from '../../machines/auth.machine.ts';
import { register } from '../../machines/registration.machine.ts';
import { useApp } from '../app.ts';
import { loadedProfile, settledAuth, useSession } from '../session.ts';
import { useOnline } from '../ui/online.ts';
import { ownRegion } from '../ui/own-region.ts';
import { Page } from '../ui/page.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { authPath } from './links.ts';
import { PurposeField } from '../ui/purpose-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { OfflineNote, Problem } from '../ui/problem.tsx';

const empty: SignUpForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  displayName: '',
  phone: '',
  companyName: '',
  purpose: null,
  policyAccepted: false,
};

export function SignupPage() {
  const app = useApp();
  const { auth, profile, registration } = app;
  const [search] = useSearchParams();
  const next = search.get('next');
  const navigate = useNavigate();
  const online = useOnline();
  const signedIn = useSelector(auth, isAuthenticated);
  const email = useSelector(auth, (snapshot) => snapshot.context.user?.email ?? null);
  const { unfinished } = useSession();
  const form = useForm<SignUpForm>({
    initialValues: empty,
    validate: (values) => signUpErrors(tidySignUp(values, ownRegion())),
  });
  const {
    failure,
    saved: finished,
    submit,
  } = useSaveForm(form, { order: Object.keys(empty), fieldOf, messageOf });
  const { firstName, lastName } = form.values;
  // `finished` is checked separately: another tab may have signed the new person out again meanwhile.
  useUnsaved(form.isDirty() && !signedIn && !finished, 'a sign-up form');

  const settled = useSelector(
    profile,
    (snapshot) => snapshot.context.userLoaded && !snapshot.matches('missing'),
  );
  useEffect(() => {
    if (finished || (signedIn && settled)) void navigate(safeNext(next), { replace: true });
  }, [finished, signedIn, settled, next, navigate]);

  const setFieldValue = form.setFieldValue;
  useEffect(() => {
    if (unfinished && email) setFieldValue('email', email);
    // The email of the incomplete account; only then is the field filled in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [unfinished, email]);

  const save = async (values: SignUpForm) => {
    // Whether somebody is already signed in is not known at once. A person with a profile is led on instead.
    const user = await settledAuth(app);
    if (user && (await loadedProfile(app, user.uid))) return;
    const { password, policyAccepted: _, ...fields } = tidySignUp(values, ownRegion());
    await register(registration, fields, password);
  };

  /** The display name follows the names until the person edits it. */
  const nameChange = (field: 'firstName' | 'lastName', text: string) => {
    // Several fields may change before the next render: a browser fills them in, or what was typed is replayed.
    const before = form.getValues();
    const after = { ...before, [field]: text };
    form.setFieldValue(field, text);
    if (before.displayName !== joined(before)) return;
    form.setFieldValue('displayName', joined(after));
  };

  return (
    <Page
      title={unfinished ? 'Finish signing up' : 'Sign up'}
      lead={
        unfinished
          ? 'Your account is there, but your profile isn’t. Fill in the form once more with the same password.'
          : 'It’s free, and your money bag stays on your device.'
      }
      width="narrow"
    >
      <Paper withBorder p="lg">
        {/* With this method, a submit before the app has started does not leave the page. */}
        <form method="dialog" onSubmit={submit(save)} noValidate aria-busy={form.submitting}>
          <Stack>
            {failure ? <Problem title="You’re not signed up yet">{failure}</Problem> : null}
            {online ? null : <OfflineNote what="Signing up" />}
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput
                label="First name"
                autoComplete="given-name"
                {...form.getInputProps('firstName')}
                onChange={(event) => nameChange('firstName', event.currentTarget.value)}
              />
              <TextInput
                label="Last name"
                description="Optional"
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                autoComplete="family-name"
                {...form.getInputProps('lastName')}
                onChange={(event) => nameChange('lastName', event.currentTarget.value)}
              />
            </SimpleGrid>
            <TextInput
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              readOnly={unfinished}
              {...form.getInputProps('email')}
            />
            <NewPasswordField
              label="Password"
              personal={[firstName, lastName, form.values.email]}
              {...form.getInputProps('password')}
            />
            <TextInput
              label="Display name"
              description="What others see"
              autoComplete="nickname"
              {...form.getInputProps('displayName')}
            />
            <TextInput
              label="Phone"
              description="Optional. For example +1 415 555 0134"
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('phone')}
            />
            <TextInput
              label="Company"
              description="Optional"
              autoComplete="organization"
              {...form.getInputProps('companyName')}
            />
            <PurposeField
              value={form.values.purpose ?? null}
              onChange={(purpose) => form.setFieldValue('purpose', purpose)}
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
              {unfinished ? 'Finish' : 'Sign up'}
            </Button>
          </Stack>
        </form>
      </Paper>
      <p>
        Already have an account?{' '}
        <Anchor component={Link} to={authPath('/login', next)} underline="always">
          Log in
        </Anchor>
      </p>
    </Page>
  );
}

/** The only thing a server may refuse in this form: the date from a device whose clock is days off. */
const wrongClock = 'The server did not accept it. Are the date and the time of this device right?';

const joined = ({ firstName, lastName }: Pick<SignUpForm, 'firstName' | 'lastName'>) =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

function fieldOf(error: unknown): keyof SignUpForm | null {
  switch (causeOf(error)) {
    case 'emailTaken':
    case 'badEmail':
      return 'email';
    case 'weakPassword':
      return 'password';
    default:
      return null;
  }
}

function messageOf(error: unknown): string {
  if (fieldOf(error)) return causeText[causeOf(error)];
  return causeOf(error) === 'notAllowed' ? wrongClock : plainMessage(error);
}

/** Opens in a new tab, so that the form is not lost. */
function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} target="_blank" inherit underline="always">
      {children}
    </Anchor>
  );
}
