/** Merchant and client, each in a window of their own: invites, their outcome, and the registration of a client. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOfFirstRun } from './origin.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import type { Login } from './people.ts';
import { expectAccessible, signIn, somebody, useBrowser } from './support.ts';
import { admin, confirmEmail, merchant } from './trade.ts';

const browser = useBrowser();

// Its mails are printed, including the links for clients.
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ from: await dataOfFirstRun() });
}, 120_000);
afterAll(async () => {
  await server.stop();
  server.remove();
});

async function openAs(person: Login, path: string): Promise<Page> {
  return (await browser.openAs(person, path, { origin: server.origin })).page;
}

/** A new person, invited by email. */
async function openNew() {
  const opened = await browser.openNew(undefined, { person: somebody('Nora'), origin: server.origin });
  await confirmEmail(opened.person, server.origin);
  return opened;
}

async function invite(page: Page, to: string): Promise<void> {
  await page.getByLabel('User name, email or phone').fill(to);
  await page.getByRole('button', { name: 'Send invite' }).click();
}

const inviteOf = (page: Page) => page.getByRole('heading', { name: /invites you to become their client/ });

describe('an invite', () => {
  it('is sent, kept from a second merchant, accepted and ended', async () => {
    const { page: client, person } = await openNew();
    const shop = await openAs(merchant, '/assign-client');
    await shop.getByRole('heading', { name: 'Clients', level: 1 }).waitFor();
    await shop.getByRole('button', { name: 'Send invite' }).click();
    await shop.getByText('Enter a user name, an email address or a phone number').waitFor();
    await invite(shop, person.email);
    await shop.getByText('The invite is sent').waitFor();

    const other = await openAs(admin, '/assign-client');
    await invite(other, person.email);
    await other
      .getByRole('alert')
      .getByText(/another merchant’s invite/)
      .waitFor();

    await client.goto('/pending-invite');
    await inviteOf(client).waitFor();
    await client.getByText('You’re not a client of any merchant now.').waitFor();
    await expectAccessible(client);
    await client.getByRole('button', { name: 'Accept' }).click();
    await client.getByText('No invites right now').waitFor();
    await client.getByText(/You are their client since/).waitFor();

    await shop.reload();
    await shop.getByLabel('Find a client').fill(person.email);
    await shop.getByRole('cell', { name: person.email }).waitFor();
    expect(shop.url()).not.toContain('nora');

    await client.getByRole('button', { name: 'Leave shop' }).click();
    await client.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await client.getByRole('button', { name: 'Leave shop' }).click();
    await client.getByRole('dialog').getByRole('button', { name: 'End relationship' }).click();
    await client.getByText('You’re not a client of any merchant now.').waitFor();

    // The list is outdated; the server says what happened.
    await shop.getByRole('button', { name: /^End relationship with/ }).click();
    await shop.getByRole('dialog').getByRole('button', { name: 'End relationship' }).click();
    await shop
      .getByRole('alert')
      .getByText(/You no longer work together/)
      .waitFor();
    await shop.getByText('No results').waitFor();
  });

  it('is withdrawn by the merchant, and declined by the person', { tags: 'full' }, async () => {
    const { page: client, person } = await openNew();
    const shop = await openAs(merchant, '/assign-client?show=invites');
    await invite(shop, person.email);
    const row = shop.getByRole('row').filter({ hasText: person.email });
    await row.getByText('Waiting').waitFor();
    await row.getByRole('button', { name: /^Withdraw/ }).click();
    await shop.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await row.getByText('Withdrawn').waitFor();

    await invite(shop, person.email);
    await row.getByText('Waiting').waitFor();
    await client.goto('/pending-invite');
    await client.getByRole('button', { name: 'Decline' }).click();
    await client.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await client.getByText('No invites right now').waitFor();
    await shop.reload();
    await row.getByText('Declined').waitFor();
  });

  it('is shown to whoever signs in, once', { tags: 'full' }, async () => {
    const { person } = await openNew();
    const shop = await openAs(merchant, '/assign-client');
    await invite(shop, person.email);
    await shop.getByText('The invite is sent').waitFor();

    const client = await openAs(person, '/settings');
    await client.waitForURL('**/pending-invite');
    await inviteOf(client).waitFor();
    for (const path of ['/settings', '/marketplace']) {
      await client.goto(path);
      await client.getByRole('heading', { level: 1 }).first().waitFor();
      await client.waitForTimeout(1500);
      expect(new URL(client.url()).pathname).toBe(path);
    }
  });
});

describe('a client who is registered', () => {
  it('opens the link, chooses a password, logs in and finds the invite', async () => {
    const { email, password } = somebody('Pia');
    const shop = await openAs(merchant, '/preSignup');
    await shop.getByRole('heading', { name: 'Register a client' }).waitFor();
    await shop.getByRole('button', { name: 'Register', exact: true }).click();
    await shop.getByText('Enter the first name').waitFor();
    await shop.getByLabel('First name').fill('Pia');
    await shop.getByLabel('Email').fill(email);
    await shop.getByLabel('Phone (optional)').fill('+1 415 555 2671');
    await shop.getByRole('button', { name: 'Register', exact: true }).click();
    await shop.getByText(`${email} gets a link by email`).waitFor();
    const row = shop.getByRole('row').filter({ hasText: email });
    await row.getByText('Link sent').waitFor();
    await expectAccessible(shop);

    const link = linkFor(email);
    const { page: client } = await browser.open(link, { origin: server.origin });
    await client.getByRole('heading', { name: 'Open your account' }).waitFor();
    await client.getByRole('button', { name: 'Open the account' }).click();
    await client.getByText('Accept these to open the account').waitFor();
    await expectAccessible(client);
    await client.getByLabel('Password', { exact: true }).fill('password1');
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'Open the account' }).click();
    await client.locator('[aria-invalid=true]').waitFor();
    await client.getByLabel('Password', { exact: true }).fill(password);
    await client.getByRole('button', { name: 'Open the account' }).click();
    await client.getByRole('heading', { name: 'Your account is open' }).waitFor();
    await client.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await signIn(client, { email, password });
    await client.waitForURL('**/pending-invite');
    await inviteOf(client).waitFor();

    const { page: again } = await browser.open(link, { origin: server.origin });
    await again.getByText('This link no longer works').waitFor();
    await shop.reload();
    await row.getByText('Account opened').waitFor();
  });

  it('gets a new link for the old one, and none once it is withdrawn', { tags: 'full' }, async () => {
    const { email } = somebody('Otto');
    const shop = await openAs(merchant, '/preSignup');
    await shop.getByLabel('First name').fill('Otto');
    await shop.getByLabel('Email').fill(email);
    await shop.getByRole('button', { name: 'Register', exact: true }).click();
    await shop.getByText(`${email} gets a link by email`).waitFor();
    const old = linkFor(email);
    await shop.getByRole('button', { name: `Send a new link to ${email}` }).click();
    await shop.getByText(`${email} gets a new link`).waitFor();
    const fresh = linkFor(email);
    const { page } = await browser.open(old, { origin: server.origin });
    await page.getByText('This link no longer works').waitFor();
    await page.goto(fresh);
    await page.getByRole('button', { name: 'Open the account' }).waitFor();

    await shop.getByRole('button', { name: `Withdraw the registration of ${email}` }).click();
    await shop.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await shop.getByText('The registration is withdrawn').waitFor();
    await page.goto(fresh);
    await page.getByText('This link no longer works').waitFor();
  });

  it('must not have an account yet', { tags: 'full' }, async () => {
    const { person } = await openNew();
    const shop = await openAs(merchant, '/preSignup');
    await shop.getByLabel('First name').fill('Nora');
    await shop.getByLabel('Email').fill(person.email);
    await shop.getByRole('button', { name: 'Register', exact: true }).click();
    await shop.getByText(/There is an account with this email address/).waitFor();
  });
});

/** Path of the last link mailed to an address. */
function linkFor(email: string): string {
  const mail = server.output().split(`To: ${email}`).at(-1)!;
  return mail.match(/\/preSignup\?activate=[\w-]+/)![0];
}

describe('the pages', () => {
  it('tell a visitor and somebody who is no merchant what to do', { tags: 'full' }, async () => {
    const { page } = await browser.open('/assign-client', { origin: server.origin });
    await page.getByText('Log in to continue').waitFor();
    await page.goto('/pending-invite');
    await page.waitForURL('**/login?next=**');
    const client = await openNew();
    for (const path of ['/assign-client', '/preSignup']) {
      await client.page.goto(path);
      await client.page.getByText('This page is for merchants').waitFor();
    }
  });

  it.each(['light', 'dark'] as const)('have no violation in %s', { tags: 'full' }, async (colors) => {
    const { page } = await browser.openAs(merchant, '/assign-client', {
      origin: server.origin,
      viewport: { width: 390, height: 844 },
      local: { settings: { darkMode: colors === 'dark' } },
    });
    const shots = process.env.SHOTS;
    for (const [path, text] of [
      ['/assign-client', /\d clients?$/],
      ['/assign-client?show=invites', /\d invites?$/],
      ['/preSignup', /\d registrations?$|Nobody registered yet/],
      ['/pending-invite', 'Your merchant'],
      ['/preSignup?activate=over', 'This link no longer works'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByText(text).first().waitFor();
      await expectAccessible(page);
      if (shots)
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await page.screenshot({
            path: `${shots}/${path.replaceAll(/\W+/g, '-')}-${colors}-${width}.png`,
            fullPage: true,
          });
          await page.setViewportSize({ width: 390, height: 844 });
        }
    }
  });
});
