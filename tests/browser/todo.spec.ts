import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { demoPassword } from '../support/server.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();
const password = 'walnut saddle soap 7';
let count = 0;

/** Signed in to Patina, and to the second backend with a new account. */
async function open(options = {}) {
  const window = await browser.openNew(undefined, options);
  const username = await register(window.page);
  await window.page.getByText('Nothing to do').waitFor();
  return { ...window, username };
}

async function register(page: Page): Promise<string> {
  count += 1;
  const username = `ida.${Date.now()}.${count}`;
  await page.goto('/py_registerPage');
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Holm');
  await page.getByLabel('Email').fill(`${username}@patina.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.waitForURL('**/py_PageTodos');
  return username;
}

async function logIn(page: Page, username: string, given = password): Promise<void> {
  await page.getByLabel('User name or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Log in' }).last().click();
}

async function write(page: Page, title: string, description: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
}

const line = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

describe('todos', () => {
  it('are added, ticked off, changed, found and deleted', async () => {
    const { page, problems } = await open();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add a todo' }).first().click();
    await write(page, 'ab', 'Two thin coats');
    await page.getByRole('button', { name: 'Add the todo' }).click();
    await page.getByText('Use at least 3 characters').waitFor();
    await expectAccessible(page);
    await write(page, 'Oil the saddle', 'Two thin coats');
    await page.getByText('5', { exact: true }).click();
    await page.getByRole('button', { name: 'Add the todo' }).click();
    await page.waitForURL('**/py_PageTodos');
    await line(page, 'Oil the saddle').getByText('Priority 5').waitFor();
    await expectAccessible(page);

    await page.getByRole('checkbox', { name: 'Mark Oil the saddle done' }).check();
    await page.reload();
    await page.getByRole('checkbox', { name: 'Mark Oil the saddle to do' }).waitFor();
    await page.getByLabel('Show').selectOption('open');
    await page.getByText('No results').waitFor();
    await page.getByRole('button', { name: 'Show all todos' }).click();

    await page.getByRole('link', { name: 'Edit Oil the saddle' }).click();
    await page.getByLabel('Title').fill('Oil both saddles');
    await page.getByRole('button', { name: 'Save' }).click();
    await line(page, 'Oil both saddles').waitFor();
    await page.getByRole('button', { name: 'Delete Oil both saddles' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Nothing to do').waitFor();
    expect(problems).toEqual([]);
  });

  it('can be written before one logs in, and are not lost on the way', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/add-todo');
    await write(page, 'Ring the tannery', 'About the pale hides');
    await page.getByRole('button', { name: 'Log in and add it' }).click();
    await page.waitForURL('**/py_loginPage?next=%2Fadd-todo');
    await expectAccessible(page);
    await logIn(page, 'user@patina.example', demoPassword);
    await page.waitForURL('**/add-todo');
    expect(await page.getByLabel('Title').inputValue()).toBe('Ring the tannery');
    await page.getByRole('button', { name: 'Add the todo' }).click();
    await line(page, 'Ring the tannery').waitFor();
  });

  it('ask again who one is when the token is refused, and lead back', { tags: 'full' }, async () => {
    const { page, username } = await open();
    await page.route('**/api/py/todos?**', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Could not validate credentials' } }),
    );
    await page.reload();
    await page.waitForURL('**/py_loginPage?next=%2Fpy_PageTodos');
    await page.getByText('Your session has ended').waitFor();
    await page.unroute('**/api/py/todos?**');
    await logIn(page, username, 'wrong');
    await page.getByText('Failed to login.').waitFor();
    await page.getByText('Incorrect username or password').waitFor();
    await logIn(page, username);
    await page.waitForURL('**/py_PageTodos');
  });

  it('belong to one account', { tags: 'full' }, async () => {
    const { page } = await open();
    await page.goto('/edit-todo/1');
    await page.getByText('This todo cannot be shown').waitFor();
    await page.goto('/edit-todo/none');
    await page.getByText('Todo not found').waitFor();
  });

  it('want a Patina account as well', { tags: 'full' }, async () => {
    const { page } = await browser.open('/py_PageTodos');
    await page.waitForURL('**/login?next=%2Fpy_PageTodos');
  });

  it('fit a phone', { tags: 'full' }, async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await page.goto('/add-todo');
    await write(page, 'A rather long title that does not fit one line', 'And a description');
    await page.getByRole('button', { name: 'Add the todo' }).click();
    await line(page, 'A rather long title').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe('an account for todos', () => {
  it('says beside the field what is taken', { tags: 'full' }, async () => {
    const { page, username } = await open();
    await page.getByRole('button', { name: 'Log out of todos' }).click();
    await page.waitForURL('**/py_loginPage**');
    await page.getByRole('link', { name: 'Create one' }).click();
    await page.getByLabel('User name').fill(username);
    await page.getByLabel('First name').fill('Ida');
    await page.getByLabel('Last name').fill('Holm');
    await page.getByLabel('Email').fill('another@patina.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('This user name is taken').waitFor();
    await expectAccessible(page);
  });

  it('is changed by its owner, with a new password that ends the session', { tags: 'full' }, async () => {
    const { page, username } = await open();
    await page.goto('/py_PageUsers');
    await page.getByLabel('Last name').fill('Lind');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await page.getByRole('region', { name: 'Everybody' }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('birch oil 99 x');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.waitForURL('**/py_loginPage**');
    await logIn(page, username, 'birch oil 99 x');
    await page.waitForURL('**/py_PageUsers');
  });

  it('is listed with all others for an admin of the second backend', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/py_loginPage?next=%2Fpy_PageUsers');
    await logIn(page, 'admin@patina.example', demoPassword);
    await page.getByRole('region', { name: 'Everybody' }).getByText('user@patina.example').waitFor();
    await expectAccessible(page);
  });
});
