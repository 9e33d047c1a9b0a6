/** Forms about accounts: signing in and up, passwords, the profile, contacts, roles. */
import type { Page } from 'playwright-core';
import { addAuthenticator, asLocalhost } from '../authenticator.ts';
import { sharedOrigin, sharedOutput } from '../origin.ts';
import { signIn, somebody } from '../support.ts';
import { admin, merchant } from '../trade.ts';
import type { Login } from '../people.ts';
import { api, button, canSignIn, gone, newPerson, type Sending } from './sending.ts';

const identity = (action: string) => new RegExp(`^POST .*/accounts:${action}\\b`);

/** Number of mails sent to an address. */
const mailsTo = async (email: string) => (await sharedOutput()).split(`To: ${email}\n`).length - 1;

/** The link of the last mail to an address. */
async function linkTo(email: string, link: RegExp): Promise<string> {
  const mail = (await sharedOutput()).split(`To: ${email}\n`).at(-1)!;
  const [found] = link.exec(mail) ?? [];
  if (found === undefined) throw new Error(`No link was sent to ${email}`);
  return found;
}

const fillNames = async (page: Page, { email }: { readonly email: string }) => {
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Email').fill(email);
};

/** Registers somebody as the demo merchant; returns the path of the link that they get. */
async function registered(): Promise<{ readonly email: string; readonly link: string }> {
  const { email } = somebody('Otto');
  const person = { firstName: 'Otto', lastName: '', email, phone: '' };
  await api(merchant, 'POST', '/node/clients/registrations', person);
  return { email, link: await linkTo(email, /\/preSignup\?activate=[\w-]+/) };
}

/** Makes somebody the demo merchant's client. Resolves with the id of the invite. */
async function makeClient(person: Login): Promise<string> {
  const invite = { to: await userNameOf(person) };
  const { id } = await api<{ id: string }>(merchant, 'POST', '/node/invites', invite);
  await api(person, 'POST', `/node/invites/${id}/accept`);
  return id;
}

async function userNameOf({ email }: Login): Promise<string> {
  const query = new URLSearchParams({ search: email });
  const { users } = await api<{ users: { userName: string }[] }>(
    admin,
    'GET',
    `/hosted/admin/users?${query}`,
  );
  return users[0]!.userName;
}

export const accountSendings: readonly Sending[] = [
  {
    file: 'auth/login-form.tsx',
    who: 'visitor',
    request: identity('signInWithPassword'),
    async fill(page) {
      const { email, password } = await newPerson();
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      return {
        button: button(page, 'Log in'),
        field: page.getByLabel('Password', { exact: true }),
        done: () => page.waitForURL((url) => !url.pathname.startsWith('/login')),
      };
    },
  },
  {
    file: 'auth/reset-request-form.tsx',
    who: 'visitor',
    request: identity('sendOobCode'),
    async fill(page) {
      const { email } = await newPerson();
      await page.goto('/login?mode=forgot');
      await page.getByLabel('Email').fill(email);
      return {
        button: button(page, 'Send the link'),
        field: page.getByLabel('Email'),
        done: () => page.getByRole('heading', { name: 'Check your email' }).waitFor(),
        effects: () => mailsTo(email),
      };
    },
  },
  {
    file: 'auth/new-password-form.tsx',
    who: 'visitor',
    request: identity('resetPassword'),
    async fill(page) {
      const { email } = await newPerson();
      await page.goto('/login?mode=forgot');
      await page.getByLabel('Email').fill(email);
      await button(page, 'Send the link').click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      await page.goto(await linkTo(email, /\/login\?\S*oobCode=[\w.-]+\S*/));
      const password = 'another bridle 2048';
      await page.getByLabel('New password').fill(password);
      return {
        button: button(page, 'Change the password'),
        field: page.getByLabel('New password'),
        done: () => page.getByRole('heading', { name: 'Your password is changed' }).waitFor(),
        effects: () => canSignIn({ email, password }),
      };
    },
  },
  {
    file: 'auth/signup-page.tsx',
    who: 'visitor',
    request: identity('signUp'),
    async fill(page) {
      const person = somebody();
      await page.goto('/signup');
      await fillNames(page, person);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('checkbox').check();
      return {
        button: button(page, 'Sign up'),
        field: page.getByLabel('Company'),
        done: () => page.waitForURL((url) => !url.pathname.startsWith('/signup')),
        effects: () => canSignIn(person),
      };
    },
  },
  {
    file: 'settings/merchant-request-form.tsx',
    who: 'newcomer',
    request: /^PUT .*\/account\/merchant-request$/,
    async fill(page) {
      await page.goto('/settings');
      await page.getByLabel('Shop name').fill('Leather & Sons');
      await page.getByLabel('What you do').fill('Bags and shoes, in Leeds');
      return {
        button: button(page, 'Request a merchant account'),
        field: page.getByLabel('Shop name'),
        done: () => page.getByText('once an admin has answered').waitFor(),
      };
    },
  },
  {
    file: 'settings/change-password.tsx',
    who: 'newcomer',
    request: identity('update'),
    async fill(page, { email, password: current }) {
      const password = 'a new bridle 2048';
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Change password', exact: true }).click();
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password').fill(password);
      const form = page.getByRole('form', { name: 'Change password' });
      return {
        button: button(page, 'Change password'),
        field: page.getByLabel('New password'),
        done: () => gone(form),
        effects: () => canSignIn({ email, password }),
      };
    },
  },
  {
    file: 'settings/passkey-dialog.tsx',
    who: 'visitor',
    request: /^POST .*\/account\/passkeys$/,
    async fill(page) {
      const person = await newPerson();
      await page.goto(`${asLocalhost(sharedOrigin())}/login?next=/settings`);
      await signIn(page, person);
      await addAuthenticator(page);
      await page.getByRole('button', { name: 'Add a passkey', exact: true }).click();
      await page.getByLabel('Name', { exact: true }).fill('Key');
      await page.getByLabel('Your password', { exact: true }).fill(person.password);
      return {
        button: button(page, 'Add it'),
        field: page.getByLabel('Your password', { exact: true }),
        done: () => page.getByRole('dialog', { name: 'Save your recovery codes' }).waitFor(),
      };
    },
  },
  {
    file: 'auth/second-step.tsx',
    who: 'visitor',
    request: /^POST .*\/second-factor\/recovery-code$/,
    async fill(page) {
      const person = await newPerson();
      await page.goto(`${asLocalhost(sharedOrigin())}/login?next=/settings`);
      await signIn(page, person);
      const device = await addAuthenticator(page);
      await page.getByRole('button', { name: 'Add a passkey', exact: true }).click();
      await page.getByLabel('Name', { exact: true }).fill('Key');
      await page.getByLabel('Your password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByLabel('I have saved them').check();
      const [code] = await page.getByRole('dialog').locator('code').allInnerTexts();
      await page.getByRole('button', { name: 'Done' }).click();
      await device.unplug();
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL(/\/login/);
      await page.evaluate(() => {
        // As if the person closed the browser's own dialog.
        navigator.credentials.get = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
      });
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await page.getByLabel('Recovery code').fill(code!);
      return {
        button: button(page, 'Log in'),
        field: page.getByLabel('Recovery code'),
        done: () => page.waitForURL((url) => !url.pathname.startsWith('/login')),
      };
    },
  },
  {
    file: 'profile/delete-account.tsx',
    who: 'newcomer',
    request: identity('delete'),
    async fill(page, person) {
      await page.goto('/profile/edit');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByLabel('Your password').fill(person.password);
      await page.getByLabel('Type “delete” to confirm').fill('delete');
      return {
        button: button(page, 'Delete for good'),
        field: page.getByLabel('Type “delete” to confirm'),
        done: () => page.getByText('Your account is deleted').waitFor(),
        effects: async () => 1 - (await canSignIn(person)),
      };
    },
  },
  {
    file: 'profile/profile-form.tsx',
    who: 'newcomer',
    request: /^POST .*\/documents:commit|^POST .*Write\/channel|^POST .*\/documents\/users/,
    async fill(page) {
      await page.goto('/profile/edit');
      await page.getByLabel('Company').fill('Holm Leather Care');
      return {
        button: button(page, 'Save'),
        field: page.getByLabel('Company'),
        done: () => page.getByText('Profile saved').waitFor(),
        // Saving twice has the same effect as once; each save shows this notice.
        effects: () => page.getByText('Profile saved').count(),
      };
    },
  },
  {
    file: 'profile/shop-code-form.tsx',
    who: 'newcomer',
    request: /^POST .*\/my-contacts\/code/,
    async fill(page, person) {
      const inviteId = await makeClient(person);
      const path = `/node/clients/${inviteId}/codes`;
      const { code } = await api<{ code: string }>(merchant, 'POST', path, { contact: 'email' });
      await page.goto('/profile/edit');
      await page.getByLabel('Code from the shop').fill(code);
      return {
        button: button(page, 'Confirm'),
        field: page.getByLabel('Code from the shop'),
        done: () => page.getByText('Confirmed. Thank you!').waitFor(),
      };
    },
  },
  {
    file: 'users/edit-user-dialog.tsx',
    who: admin,
    request: /^PUT .*\/trial-limit/,
    async fill(page) {
      const { email, displayName } = await newPerson('Rosa');
      await page.goto('/firestore-users');
      await page.getByLabel('Find a person').fill(email);
      const row = page.getByRole('row', { name: new RegExp(email) });
      await row.getByRole('button', { name: /^Change access/ }).click();
      await page.getByRole('dialog').getByLabel('Trial limit').fill('12');
      return {
        button: button(page, 'Save'),
        field: page.getByRole('dialog').getByLabel('Trial limit'),
        done: async () => {
          await page.getByText(`Saved ${displayName}`).waitFor();
          await row.getByText('0 of 12 used').waitFor();
        },
      };
    },
  },
  {
    file: 'clients/send-invite.tsx',
    who: merchant,
    request: /^POST .*\/invites$/,
    async fill(page) {
      const userName = await userNameOf(await newPerson('Nora'));
      await page.goto('/assign-client');
      await page.getByLabel('User name, email or phone').fill(userName);
      return {
        button: button(page, 'Send invite'),
        field: page.getByLabel('User name, email or phone'),
        done: () => page.getByText('The invite is sent').waitFor(),
        effects: async () => {
          const query = new URLSearchParams({ search: userName });
          return (await api<{ total: number }>(merchant, 'GET', `/node/invites?${query}`)).total;
        },
      };
    },
  },
  {
    file: 'clients/register-client-form.tsx',
    who: merchant,
    request: /^POST .*\/clients\/registrations$/,
    async fill(page) {
      const person = somebody('Otto');
      await page.goto('/preSignup');
      await fillNames(page, person);
      return {
        button: button(page, 'Register'),
        field: page.getByLabel('Email'),
        done: () => page.getByText(`${person.email} gets a link by email`).waitFor(),
        effects: () => mailsTo(person.email),
      };
    },
  },
  {
    file: 'clients/activate-account.tsx',
    who: 'visitor',
    request: /^POST .*\/activations$/,
    async fill(page) {
      const { email, link } = await registered();
      const password = 'a bridle of 2048 stitches';
      await page.goto(link);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('checkbox').check();
      return {
        button: button(page, 'Open the account'),
        field: page.getByLabel('Password', { exact: true }),
        done: () => page.getByRole('heading', { name: 'Your account is open' }).waitFor(),
        effects: () => canSignIn({ email, password }),
      };
    },
  },
];
