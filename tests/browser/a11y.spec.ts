/** axe over every page of the product, and over what opens on them: light and dark, phone and desk. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../src/views/routes.tsx';
import { expectAccessibleInEveryLook, untilSettled } from './looks.ts';
import { order, somePhone, writeByHand } from './orders.ts';
import { openJob } from './jobs.ts';
import { sharedOrigin } from './origin.ts';
import { demoPassword } from './server.ts';
import { signIn, signUp, somebody, untilMounted, useBrowser } from './support.ts';
import { admin, asPerson, merchant } from './trade.ts';

const browser = useBrowser();
/** What a visitor finds at an address: the page, or the way in. */
const open = pages.filter(({ access }) => access === 'open').map(({ path }) => path);

/** An address of each kind, where something is to be seen. */
const examples = new Map<string, string>([
  ['post-product/:postId?', 'post-product'],
  ['profile/edit/:id?', 'profile/edit'],
]);

beforeAll(async () => {
  const ask = await asPerson(merchant);
  const first = async <Row>(path: string, name: string) =>
    (await ask<Readonly<Record<string, readonly Row[]>>>('GET', path))[name]![0]!;
  const product = await first<{ id: string; seller: { userName: string } }>('/products', 'products');
  const post = await first<{ id: string }>('/posts?from=mine', 'posts');
  const tenant = await first<{ number: number }>('/tenants', 'tenants');
  const job = await openJob('Leather restoration technician');
  const transaction = await first<{ number: number }>('/transactions/sold', 'transactions');
  examples
    .set('user/:username', `user/${product.seller.userName}`)
    .set('product-view/:id', `product-view/${product.id}`)
    .set('products/:id', `products/${product.id}`)
    .set('public/job-opening/:id', `public/job-opening/${job.id}`)
    .set('photos/:postId', `photos/${post.id}`)
    .set('tenants/edit/:id', `tenants/edit/${tenant.number}`)
    .set('view-transaction/:transactId', `view-transaction/${transaction.number}`);
});

async function expectFine(page: Page, path: string): Promise<void> {
  await page.goto(`/${examples.get(path) ?? path}`);
  await untilMounted(page);
  await untilSettled(page);
  await expectAccessibleInEveryLook(page);
}

/** Every page in turn, in the same window: a new one for each takes longer than the page. */
async function expectAllFine(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) {
    if (path.includes(':')) expect(examples.has(path), `an example of ${path}`).toBe(true);
    await expectFine(page, path).catch((error: unknown) => {
      const { actual = String(error) } = error as { actual?: unknown };
      found.push(`${path}: ${JSON.stringify(actual)}`);
    });
  }
  expect(found).toEqual([]);
}

/** People whose addresses are longer than a column likes. */
async function addLongNames(): Promise<void> {
  const { page } = await browser.open('/signup');
  const { email, password } = await signUp(page, somebody('Maximiliane-Wilhelmine'));
  const todoAccount = {
    username: `maximiliane.${Date.now()}`,
    email,
    first_name: 'Maximiliane-Wilhelmine',
    last_name: 'Lindqvist-Okonkwo',
    password,
  };
  const answer = await fetch(`${sharedOrigin()}/api/py/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(todoAccount),
  });
  expect(answer.status).toBe(201);
}

describe('for a visitor', () => {
  it('no page has a violation', { timeout: 600_000 }, async () => {
    const { page } = await browser.open('/color-scheme.js');
    const theirs = open.filter((path) => !path.startsWith('edit-todo'));
    await expectAllFine(page, [...theirs, 'no-such-page']);
  });

  it('the open drawer has none', async () => {
    const { page } = await browser.open('/front-page', { viewport: { width: 390, height: 900 } });
    await untilMounted(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessibleInEveryLook(page);
  });
});

describe('for an admin, who may see everything', () => {
  it('no page has a violation', { timeout: 600_000 }, async () => {
    await addLongNames();
    const { page } = await browser.open('/login');
    await signIn(page, admin);
    await page.goto('/py_loginPage');
    await page.getByLabel('User name or email').fill('astrid');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await page.waitForURL('**/py_PageTodos');
    const edit = page.getByRole('link', { name: /^Edit / }).first();
    examples.set('edit-todo/:id', (await edit.getAttribute('href'))!.slice(1));
    const theirs = pages.filter(({ access, reading }) => access !== 'open' || !reading);
    await expectAllFine(
      page,
      theirs.map(({ path }) => path),
    );
  });

  it('the dialogs of users and the account menu have none', async () => {
    const { page } = await browser.open('/login');
    await signIn(page, admin);
    await page.goto('/firestore-users');
    await page
      .getByRole('button', { name: /^Change access of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Roles').waitFor();
    await expectAccessibleInEveryLook(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expectAccessibleInEveryLook(page);
  });

  it('what opens on the pages of transactions has none', { timeout: 120_000 }, async () => {
    const phone = somePhone();
    const cells = { name: 'Rosa Lindqvist', phone, title: 'Saddle', priceCents: 45_050 };
    const draft = await writeByHand({ ...cells, place: false });
    // An admin passes as merchant, and here as buyer.
    await order(admin, { ...cells, quantity: 2 });
    const { page } = await browser.open('/login');
    await signIn(page, admin);
    await page.goto('/transactions-unpaid');
    await page
      .getByRole('button', { name: /^Change quantities of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await expectAccessibleInEveryLook(page);

    await page.goto('/mongo-transacts');
    await page.getByLabel('Phone').fill(phone);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('link', { name: String(draft) }).waitFor();
    await expectAccessibleInEveryLook(page);

    await page.getByRole('link', { name: String(draft) }).click();
    await page.getByRole('button', { name: 'Change the details' }).click();
    await page.getByRole('dialog').getByLabel('Note').waitFor();
    await expectAccessibleInEveryLook(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel the transaction' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInEveryLook(page);

    await page.goto('/new-transaction');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await page.getByText('Enter a name').first().waitFor();
    await expectAccessibleInEveryLook(page);
  });
});
