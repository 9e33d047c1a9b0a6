/** Admins and the people of an installation. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedOrigin } from './origin.ts';
import { register } from './people.ts';
import { type Person, signIn, somebody, useBrowser } from './support.ts';
import { admin } from './trade.ts';

const browser = useBrowser();

async function openUsers(): Promise<Page> {
  const { page } = await browser.openAs(admin, '/firestore-users');
  await page.waitForURL('**/firestore-users');
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

const newPerson = async (firstName?: string): Promise<Person> =>
  (await register(sharedOrigin(), somebody(firstName))).person;

async function find(page: Page, { email }: Pick<Person, 'email'>) {
  await page.getByLabel('Find a person').fill(email);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  return row;
}

describe('the users page', () => {
  it('sends a non-admin to their profile', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/firestore-users');
    await page.waitForURL('**/profile/edit');
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
  });

  it('finds a person, and keeps the search out of the address', async () => {
    const person = await newPerson('Philippa');
    const page = await openUsers();
    const row = await find(page, person);
    expect(await row.getByText(person.displayName).count()).toBe(1);
    expect(await row.textContent()).toContain('0 of 5 used');
    expect(page.url()).not.toContain('Philippa');
    expect(page.url()).not.toContain(encodeURIComponent(person.email));
  });

  it('says that nobody fits, and clears the search', { tags: 'full' }, async () => {
    const page = await openUsers();
    await page.getByLabel('Find a person').fill('nobody has this name');
    await page.getByText('No results').waitFor();
    await page.getByRole('button', { name: 'Show all people' }).click();
    await page.getByRole('row').nth(1).waitFor();
  });

  it('changes roles and the trial limit, and what was changed is there after a reload', async () => {
    const person = await newPerson('Rosa');
    const page = await openUsers();
    const row = await find(page, person);
    await row.getByRole('button', { name: /^Change access/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Trial limit').fill('12');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('0 of 12 used').waitFor();
    const notice = page.getByRole('status').filter({ hasText: `Saved ${person.displayName}` });
    await notice.hover();
    await page.waitForTimeout(6000);
    expect(await notice.isVisible(), 'a notice stays while it is read').toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(() => notice.count(), { timeout: 8000 }).toBe(0);

    await row.getByRole('button', { name: /^Change access/ }).click();
    await dialog.getByLabel('merchant').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('no limit').waitFor();

    await page.reload();
    const again = await find(page, person);
    await again.getByText('merchant', { exact: true }).waitFor();
    await again.getByText('user', { exact: true }).waitFor();
  });

  it('asks for at least one role', { tags: 'full' }, async () => {
    const person = await newPerson();
    const page = await openUsers();
    await (await find(page, person)).getByRole('button', { name: /^Change access/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('user').uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Choose at least one role').waitFor();
  });

  it('does not let an admin shut themselves out', { tags: 'full' }, async () => {
    const page = await openUsers();
    const own = await find(page, admin);
    expect(await own.textContent()).toContain('(you)');
    expect(await own.getByRole('button', { name: /^Disable/ }).count()).toBe(0);
    await own.getByRole('button', { name: /^Change access/ }).click();
    expect(await page.getByRole('dialog').getByLabel('admin').isDisabled()).toBe(true);
  });

  it('closes an account after asking, and opens it again', { tags: 'full' }, async () => {
    const person = await newPerson('Tomas');
    const page = await openUsers();
    const row = await find(page, person);
    await row.getByRole('button', { name: /^Disable/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await row.getByText('disabled', { exact: true }).count()).toBe(0);
    await row.getByRole('button', { name: /^Disable/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await row.getByText('disabled', { exact: true }).waitFor();

    const theirs = await browser.open('/login');
    await theirs.page.getByLabel('Email').fill(person.email);
    await theirs.page.getByLabel('Password', { exact: true }).fill(person.password);
    await theirs.page.getByRole('button', { name: 'Log in' }).last().click();
    await theirs.page.getByText('Failed to login.').waitFor();

    await row.getByRole('button', { name: /^Enable/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
    await row.getByText('disabled', { exact: true }).waitFor({ state: 'detached' });
    await signIn(theirs.page, person);
  });

  it('says so when the list cannot be loaded, and tries again', { tags: 'full' }, async () => {
    const page = await openUsers();
    await page.route(/\/api\/hosted\/.*users/, (route) => route.abort());
    await page.getByLabel('Find a person').fill('someone else');
    await page.getByRole('alert').getByText('The list could not be loaded').waitFor();
    await page.unroute(/\/api\/hosted\/.*users/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No results').waitFor();
  });

  it('turns pages, in the address too', { tags: 'full' }, async () => {
    const page = await openUsers();
    await page.route(/\/api\/hosted\/admin\/users\?/, async (route) => {
      const first = new URL(route.request().url());
      const wanted = new URLSearchParams(first.search);
      // There may be fewer people than fit on a page.
      first.searchParams.set('page', '1');
      const answer = await route.fetch({ url: first.href });
      const { users } = (await answer.json()) as { users: readonly { userName: string }[] };
      const named = users.slice(0, 1).map((user) => ({ ...user, userName: `on-page-${wanted.get('page')}` }));
      await route.fulfill({ json: { users: named, total: 45 } });
    });
    await page.reload();
    await page.getByText('@on-page-1').waitFor();
    const pages = page.getByRole('navigation', { name: 'Pages of the list' });
    await pages.getByRole('button', { name: 'Next page' }).click();
    await page.waitForURL('**/firestore-users?page=2');
    await page.getByText('@on-page-2').waitFor();
    await page.reload();
    await page.getByText('@on-page-2').waitFor();
    await page.goBack();
    await page.getByText('@on-page-1').waitFor();
  });

  it('leads to a person’s profile', { tags: 'full' }, async () => {
    const person = await newPerson('Uma');
    const page = await openUsers();
    await (await find(page, person)).getByRole('link', { name: /^Edit the profile/ }).click();
    await page.waitForURL(/\/profile\/edit\/.+/);
  });
});
