/** Forms of the todos, which have accounts of their own. */
import type { Page } from 'playwright-core';
import { sharedOrigin } from '../origin.ts';
import { somebody } from '../support.ts';
import { api, button, type Sending } from './sending.ts';

interface TodoLogin {
  readonly username: string;
  readonly password: string;
}

let count = 0;

/** A new account for todos. */
async function newAccount(): Promise<TodoLogin> {
  count += 1;
  const username = `ida.${process.pid}.${Date.now()}.${count}`;
  const { password } = somebody();
  const names = { first_name: 'Ida', last_name: 'Holm', email: `${username}@patina.example` };
  await api(null, 'POST', '/py/auth/register', { username, password, ...names });
  return { username, password };
}

async function logIn(page: Page, { username, password }: TodoLogin, next = '/py_PageTodos'): Promise<void> {
  await page.goto(`/py_loginPage?next=${encodeURIComponent(next)}`);
  await page.getByLabel('User name or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
  await page.waitForURL(`**${next}`);
}

/** A token of that account, or null when it cannot sign in. */
async function tokenOf({ username, password }: TodoLogin): Promise<string | null> {
  const body = new URLSearchParams({ grant_type: 'password', username, password });
  const answer = await fetch(`${sharedOrigin()}/api/py/auth/token`, { method: 'POST', body });
  return answer.ok ? ((await answer.json()) as { access_token: string }).access_token : null;
}

async function todosOf(login: TodoLogin, title: string): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(login)}` };
  const answer = await fetch(`${sharedOrigin()}/api/py/todos?search=${encodeURIComponent(title)}`, {
    headers,
  });
  return ((await answer.json()) as { total: number }).total;
}

export const todoSendings: readonly Sending[] = [
  {
    file: 'todo/py-login-page.tsx',
    who: 'newcomer',
    request: /^POST .*\/auth\/token$/,
    async fill(page) {
      const { username, password } = await newAccount();
      await page.goto('/py_loginPage');
      await page.getByLabel('User name or email').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      return {
        button: button(page, 'Log in'),
        field: page.getByLabel('Password', { exact: true }),
        done: () => page.waitForURL('**/py_PageTodos'),
      };
    },
  },
  {
    file: 'todo/py-register-page.tsx',
    who: 'newcomer',
    request: /^POST .*\/auth\/register$/,
    async fill(page) {
      const username = `ida.${Date.now()}.${Math.random().toString(36).slice(2)}`;
      const { password } = somebody();
      await page.goto('/py_registerPage');
      await page.getByLabel('User name').fill(username);
      await page.getByLabel('First name').fill('Ida');
      await page.getByLabel('Last name').fill('Holm');
      await page.getByLabel('Email').fill(`${username}@patina.example`);
      await page.getByLabel('Password', { exact: true }).fill(password);
      return {
        button: button(page, 'Create the account'),
        field: page.getByLabel('Email'),
        done: () => page.waitForURL('**/py_PageTodos'),
        effects: async () => ((await tokenOf({ username, password })) === null ? 0 : 1),
      };
    },
  },
  {
    file: 'todo/todo-form.tsx',
    what: 'a new one',
    who: 'newcomer',
    request: /^POST .*\/todos$/,
    async fill(page) {
      const login = await newAccount();
      await logIn(page, login);
      await page.getByRole('link', { name: 'Add a todo' }).first().click();
      await page.getByLabel('Title').fill('Oil the saddle');
      await page.getByLabel('Description').fill('Two thin coats');
      return {
        button: button(page, 'Add the todo'),
        field: page.getByLabel('Title'),
        done: () => page.getByRole('listitem').filter({ hasText: 'Oil the saddle' }).waitFor(),
        effects: () => todosOf(login, 'Oil the saddle'),
      };
    },
  },
  {
    file: 'todo/todo-form.tsx',
    what: 'a change',
    who: 'newcomer',
    request: /^PUT .*\/todos\/\d+$/,
    async fill(page) {
      const login = await newAccount();
      await logIn(page, login, '/add-todo');
      await page.getByLabel('Title').fill('Oil the saddle');
      await page.getByLabel('Description').fill('Two thin coats');
      await button(page, 'Add the todo').click();
      await page.getByRole('link', { name: 'Edit Oil the saddle' }).click();
      await page.getByLabel('Title').fill('Oil both saddles');
      return {
        button: button(page, 'Save'),
        field: page.getByLabel('Title'),
        done: () => page.getByRole('listitem').filter({ hasText: 'Oil both saddles' }).waitFor(),
      };
    },
  },
  {
    file: 'todo/own-account.tsx',
    what: 'how one is called',
    who: 'newcomer',
    request: /^PUT .*\/users\/me$/,
    async fill(page) {
      await logIn(page, await newAccount(), '/py_PageUsers');
      await page.getByLabel('First name').fill('Idun');
      return {
        button: button(page, 'Save'),
        field: page.getByLabel('First name'),
        done: () => page.getByText('Saved', { exact: true }).waitFor(),
      };
    },
  },
  {
    file: 'todo/own-account.tsx',
    what: 'a new password',
    who: 'newcomer',
    request: /^(PUT|POST) .*\/users\/me\/password$/,
    async fill(page) {
      const { username, password } = await newAccount();
      await logIn(page, { username, password }, '/py_PageUsers');
      await page.getByLabel('Current password').fill(password);
      await page.getByLabel('New password').fill('a new bridle 2048');
      return {
        button: button(page, 'Change the password'),
        field: page.getByLabel('New password'),
        done: () => page.getByText('Your password is changed. Log in with the new one.').waitFor(),
        effects: async () => ((await tokenOf({ username, password: 'a new bridle 2048' })) === null ? 0 : 1),
      };
    },
  },
];
