/** Passkeys on the pages, with Chromium's virtual authenticator: at localhost, since browsers have none at 127.0.0.1. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addAuthenticator, asLocalhost } from './authenticator.ts';
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

it(
  'adds a passkey, logs in with it and with a recovery code, and removes it',
  { timeout: 180_000 },
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

    await logOut(page);
    await device.unplug();
    await page.evaluate(() => {
      // As when somebody closes the browser's own dialog.
      navigator.credentials.get = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
    });
    await fillLogin(page, person);
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'The passkey was not used' }).waitFor();
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
    await submit(page);
    await page.waitForURL(/\/settings/);
    await section.getByText('9 recovery codes are left.').waitFor();

    await section.getByRole('button', { name: 'Remove My phone' }).click();
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Confirm with a recovery code instead' }).click();
    await dialog.getByLabel('Recovery code').fill(codes[1]!);
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await section.getByText('Nobody gets in with the password alone.').waitFor();
  },
);

it('says why there are none at a bare address', async () => {
  const { page } = await browser.openNew('/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByText('localhost instead of 127.0.0.1').waitFor();
  expect(await section.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
});

it(
  'leads an admin to their passkeys where they are required, and the first gives the rights back',
  { timeout: 180_000 },
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
      const notice = section.getByText('Your admin rights wait for a passkey');
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
