/** Passkeys on the pages, with Chromium's virtual authenticator: at localhost, since browsers do not support them at 127.0.0.1. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addAuthenticator, asLocalhost } from './authenticator.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { dataOfFirstRun, sharedOrigin } from './origin.ts';
import { startServer } from '../support/server.ts';
import { signIn, signUp, useBrowser } from './support.ts';
import { admin } from './trade.ts';

const browser = useBrowser();

async function logOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login/);
}

async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' }).click();

/** @param code used instead of the passkey */
async function changePassword(page: Page, current: string, next: string, code: string | null) {
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Current password', { exact: true }).fill(current);
  await form.getByLabel('New password', { exact: true }).fill(next);
  if (code !== null) {
    await form.getByRole('button', { name: 'Confirm with a recovery code instead' }).click();
    await form.getByLabel('Recovery code').fill('7KQM-2XRA-9HTD-4PWC');
    await form.getByRole('button', { name: 'Change password' }).click();
    await form.getByText('This is none of your recovery codes').waitFor();
    await form.getByLabel('Recovery code').fill(code);
  }
  await form.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
}

/** @returns the recovery codes */
async function addPasskey(page: Page, password: string): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await dialog.getByLabel('I have saved them').check();
  const codes = await dialog.locator('code').allInnerTexts();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return codes;
}

it(
  'deletes an account with a recovery code where the passkey is gone',
  { tags: 'full', timeout: 120_000 },
  async () => {
    const { page } = await browser.open('/signup', { origin: asLocalhost(sharedOrigin()) });
    const person = await signUp(page);
    await page.goto('/settings');
    const device = await addAuthenticator(page);
    const codes = await addPasskey(page, person.password);
    await device.unplug();
    await page.goto('/profile/edit');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Confirm with a recovery code instead' }).click();
    await dialog.getByLabel(/^Type/).fill('delete');
    await dialog.getByLabel('Recovery code').fill('7KQM-2XRA-9HTD-4PWC');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('This is none of your recovery codes').waitFor();
    await expectAccessibleInEveryLook(page);
    await dialog.getByLabel('Recovery code').fill(codes[0]!);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Your account is deleted').first().waitFor();
  },
);

it(
  'adds a passkey, logs in with it and with a recovery code, and removes it',
  { tags: 'looks', timeout: 180_000 },
  async () => {
    const { page } = await browser.open('/signup', { origin: asLocalhost(sharedOrigin()) });
    const person = await signUp(page);
    await page.goto('/settings');
    const device = await addAuthenticator(page);
    const section = page.getByRole('region', { name: 'Passkeys' });
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My phone');
    await dialog.getByLabel('Your password', { exact: true }).fill('wrong 7 wrong');
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await dialog.getByText('The password is wrong.').waitFor();
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Add it' }).click();
    const shown = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await shown.waitFor();
    const codes = await shown.locator('code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await shown.getByLabel('I have saved them').check();
    await shown.getByRole('button', { name: 'Done' }).click();
    await section.getByText('My phone').waitFor();

    await logOut(page);
    await fillLogin(page, person);
    await submit(page);
    await page.waitForURL(/\/settings/);
    await section.getByText('last used').waitFor();

    // Confirmed with the passkey, the password can be changed as well.
    const changed = 'another bridle and 2048';
    await changePassword(page, person.password, 'a new bridle and 1024', null);

    await logOut(page);
    await device.unplug();
    await page.evaluate(() => {
      // As if the person closed the browser's own dialog.
      navigator.credentials.get = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
    });
    await fillLogin(page, { ...person, password: 'a new bridle and 1024' });
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'The passkey was not used' }).waitFor();
    await page.getByRole('button', { name: 'Back to the password' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await fillLogin(page, { ...person, password: 'a new bridle and 1024' });
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'The passkey was not used' }).waitFor();
    await expectAccessibleInEveryLook(page);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill('7KQM-2XRA-9HTD-4PWC');
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'This is none of your recovery codes' }).waitFor();
    await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
    await submit(page);
    await page.waitForURL(/\/settings/);
    await section.getByText('9 recovery codes are left.').waitFor();

    await changePassword(page, 'a new bridle and 1024', changed, codes[2]!);
    await page.reload();
    await section.getByText('8 recovery codes are left.').waitFor();

    await section.getByRole('button', { name: 'Remove My phone' }).click();
    await dialog.getByLabel('Your password', { exact: true }).fill(changed);
    await dialog.getByRole('button', { name: 'Confirm with a recovery code instead' }).click();
    await dialog.getByLabel('Recovery code').fill(codes[1]!);
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await section.getByText('Nobody gets in with the password alone.').waitFor();
  },
);

it('says why there are none at a bare address', { tags: 'full' }, async () => {
  const { page } = await browser.openNew('/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByText('localhost instead of 127.0.0.1').waitFor();
  expect(await section.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
});

it(
  'leads an admin to their passkeys where they are required, and the first gives the rights back',
  { tags: 'full', timeout: 180_000 },
  async () => {
    const server = await startServer({
      from: await dataOfFirstRun(),
      env: { REQUIRE_PASSKEY_FOR_ADMINS: 'true' },
    });
    try {
      const { page } = await browser.open('/login', { origin: asLocalhost(server.origin) });
      await signIn(page, admin);
      await page.goto('/firestore-users');
      await page.getByRole('heading', { name: 'An admin needs a passkey here' }).waitFor();
      await page.getByRole('link', { name: 'Go to my passkeys' }).click();
      const section = page.getByRole('region', { name: 'Passkeys' });
      const notice = section.getByText('Add a passkey to use your admin rights');
      await notice.waitFor();
      await addAuthenticator(page);
      await section.getByRole('button', { name: 'Add a passkey' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Key');
      await dialog.getByLabel('Your password', { exact: true }).fill(admin.password);
      await dialog.getByRole('button', { name: 'Add it' }).click();
      await dialog.getByLabel('I have saved them').check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await notice.waitFor({ state: 'detached' });
      await page.goto('/firestore-users');
      await page.getByRole('cell', { name: admin.email }).waitFor();
    } finally {
      await server.stop();
      server.remove();
    }
  },
);
