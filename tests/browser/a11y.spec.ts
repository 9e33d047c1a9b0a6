/**
 * Opens every page of the product once: its title, no console errors, no layout shift, axe. Then axe on dialogs and other
 * things that open on them. The full run checks everything light and dark, on a phone and on a desktop.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyLook } from '../counts.ts';
import { type PageRow, pages } from '../../src/views/routes.tsx';
import { documentTitle } from '../../src/views/shell/document-title.ts';
import { exampleAddresses, signInToTodos } from './addresses.ts';
import { fillCheckout, placeOrder, put } from './cart-page.ts';
import { expectAccessibleInEveryLook, layoutShift, untilSettled } from './looks.ts';
import { order, somePhone, writeByHand } from './orders.ts';
import { sharedOrigin } from './origin.ts';
import { register } from './people.ts';
import { chooseForProduct } from './products-page.ts';
import { signIn, somebody, untilMounted, useBrowser, type Window } from './support.ts';
import { admin, client, merchant, offer, pictureFile, unique } from './trade.ts';

const browser = useBrowser();
const open = pages.filter(({ access }) => access === 'open').map(({ path }) => path);
const guarded = pages.filter(({ access }) => access !== 'open').map(({ path }) => path);
/** For everybody who is signed in: what a merchant sees there, somebody else may be told they can't. */
const notForAdmins = pages
  .filter(({ access, path }) => access !== 'open' && access !== 'admin' && !path.startsWith('edit-todo'))
  .map(({ path }) => path);
/** Pages that lead somebody who is signed in away. */
const entrances = ['login', 'signup', 'py_loginPage', 'py_registerPage'];
/** The usual run opens each page once, for whoever sees more of it; the full one opens what both may see for both. */
const isForVisitor = ({ path, access, reading }: PageRow) =>
  access === 'open' && (everyLook || reading || entrances.includes(path));
const isForAdmin = (row: PageRow) => (everyLook ? row.access !== 'open' || !row.reading : !isForVisitor(row));
/** Half of the limit for a good score (web.dev/articles/cls). */
const maxLayoutShift = 0.05;
const phone = { width: 390, height: 844 };

let examples: Map<string, string>;
beforeAll(async () => {
  examples = await exampleAddresses();
});

/** Their titles name the job, the guide or the business. */
const titledByContent = pages
  .map(({ path }) => path)
  .filter((path) => /^(public\/job-opening|guides\/:id$|shop\/:number$|invoice\/)/.test(path));

async function expectFine(page: Page, path: string): Promise<void> {
  await page.goto(`/${examples.get(path) ?? path}`);
  await untilMounted(page);
  await untilSettled(page);
  const shown = new URL(page.url()).pathname.slice(1);
  const row = pages.find((each) => each.path === (shown === examples.get(path) ? path : shown));
  if (!titledByContent.includes(path)) {
    const title = row?.title ?? 'Page not found';
    await expect.poll(() => page.title(), { message: path }).toBe(documentTitle(title, 'Patina'));
  }
  await expectStill(page);
  expect(await headingIndent(page), `${path}: the heading begins at the left edge of all pages`).toBe(0);
  await expectAccessibleInEveryLook(page);
}

/** Pixels from the left edge of the widest page to the heading, on a desktop. */
const headingIndent = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const { paddingLeft, paddingRight, borderLeftWidth } = getComputedStyle(main);
    const { left, width } = main.getBoundingClientRect();
    const begin = left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft);
    const room = left + width - parseFloat(paddingRight) - begin;
    const widest = 76 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const heading = document.querySelector('main h1')!.getBoundingClientRect();
    return Math.round(heading.left - begin - Math.max(0, (room - widest) / 2));
  });

/** As the browser's own back and forward buttons do. */
const goWithinApp = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

async function expectStill(page: Page): Promise<void> {
  const { total, moved } = await layoutShift(page);
  expect(total, `layout shift of ${moved.join(' | ')}`).toBeLessThan(maxLayoutShift);
}

/** Every page again on a phone, where the same shift moves a larger part of the screen. */
async function expectAllStillOnPhone({ page }: Window, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`/${examples.get(path) ?? path}`);
    await untilMounted(page);
    await untilSettled(page);
    await expectStill(page).catch((error: unknown) => found.push(`${path}: ${String(error)}`));
  }
  expect(found).toEqual([]);
}

/** All pages in the same window: opening a new one for each takes longer than the page. */
async function expectAllFine({ page, problems }: Window, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) {
    if (path.includes(':')) expect(examples.has(path), `an example of ${path}`).toBe(true);
    await expectFine(page, path).catch((error: unknown) => {
      const { actual = String(error) } = error as { actual?: unknown };
      found.push(`${path}: ${JSON.stringify(actual)} ${String(error)}`);
    });
    found.push(...problems.splice(0).map((problem) => `${path}: ${problem}`));
  }
  expect(found).toEqual([]);
}

/** People whose email addresses are wider than a column. */
async function addLongNames(): Promise<void> {
  const { person } = await register(sharedOrigin(), somebody('Maximiliane-Wilhelmine'));
  const { email, password, firstName } = person;
  const todoAccount = {
    username: `maximiliane.${Date.now()}`,
    email,
    first_name: firstName,
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
  it('no page has a violation', { tags: 'looks', timeout: 1_200_000 }, async () => {
    const theirs = pages.filter(isForVisitor).map(({ path }) => path);
    await expectAllFine(await browser.open('/color-scheme.js'), [...theirs, 'no-such-page']);
  });

  it('no page jumps on a phone', { tags: 'full', timeout: 600_000 }, async () => {
    const theirs = open.filter((path) => !path.startsWith('edit-todo'));
    await expectAllStillOnPhone(await browser.open('/color-scheme.js', { viewport: phone }), theirs);
  });

  it(
    'every other page leads to the login, and back afterwards',
    { tags: 'looks', timeout: 300_000 },
    async () => {
      const { page } = await browser.open('/front-page');
      await untilMounted(page);
      const opened = new Set<string>();
      for (const { path, access } of pages.filter((row) => row.access !== 'open')) {
        const address = `/${examples.get(path) ?? path.replace(/:\w+/, '1')}`;
        // A guard is the same for all pages of its kind, and loading the app takes fifty times as long as asking the guard.
        if (everyLook || !opened.has(access)) await page.goto(address);
        else await goWithinApp(page, address);
        opened.add(access);
        await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe('/login');
        expect(new URL(page.url()).searchParams.get('next'), path).toBe(address);
      }
    },
  );

  it('the open drawer has none', { tags: 'looks' }, async () => {
    const { page } = await browser.open('/front-page', { viewport: { width: 390, height: 900 } });
    await untilMounted(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessibleInEveryLook(page);
  });
});

describe('for an admin, who may see everything', () => {
  it('no page has a violation', { tags: 'looks', timeout: 1_200_000 }, async () => {
    await addLongNames();
    const opened = await browser.openAs(admin, '/color-scheme.js');
    examples.set('edit-todo/:id', await signInToTodos(opened.page));
    const theirs = pages.filter(isForAdmin).map(({ path }) => path);
    await expectAllFine(opened, ['front-page', ...theirs]);
  });

  it('no page jumps on a phone', { tags: 'full', timeout: 600_000 }, async () => {
    const opened = await browser.openAs(admin, '/color-scheme.js', { viewport: phone });
    const theirs = guarded.filter((path) => !path.startsWith('edit-todo'));
    await expectAllStillOnPhone(opened, ['front-page', ...theirs]);
  });

  it('the dialogs of users and the account menu have none', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(admin, '/firestore-users');
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

  it('what opens on the pages of transactions has none', { tags: 'full', timeout: 120_000 }, async () => {
    const phone = somePhone();
    const cells = { name: 'Rosa Lindqvist', phone, title: 'Saddle', priceCents: 45_050 };
    const draft = await writeByHand({ ...cells, place: false });
    // An admin has the rights of a merchant, and buys here.
    await order(admin, { ...cells, quantity: 2 });
    const { page } = await browser.openAs(admin, '/transactions-unpaid');
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
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInEveryLook(page);

    await page.goto('/new-transaction');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('button', { name: 'Place order', exact: true }).click();
    await page.getByText('Enter a name').first().waitFor();
    await expectAccessibleInEveryLook(page);
  });
});

describe('for a merchant', () => {
  it('no page jumps on a phone', { tags: 'full', timeout: 600_000 }, async () => {
    const opened = await browser.openAs(merchant, '/color-scheme.js', { viewport: phone });
    await expectAllStillOnPhone(opened, ['front-page', ...notForAdmins]);
  });

  it(
    'what opens on the pages of products, clients and businesses has none',
    { tags: 'full', timeout: 180_000 },
    async () => {
      const secret = await offer({ title: unique('Fitting'), visibility: 'private' });
      const { page } = await browser.open('/login');
      await signIn(page, merchant);
      const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
      const expectDialogFine = async (shown: string) => {
        await page.getByRole('dialog').getByText(shown).first().waitFor();
        await expectAccessibleInEveryLook(page);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };

      await page.goto(`/my-products?search=${encodeURIComponent(secret.title)}`);
      await chooseForProduct(page, secret.title, 'Choose who sees it');
      await expectDialogFine('Uma Patel');
      await chooseForProduct(page, secret.title, 'Delete');
      await expectDialogFine('It can’t be brought back');
      await page.goto('/post-product');
      await press('Publish product');
      await page.getByText('Enter a title').waitFor();
      await expectAccessibleInEveryLook(page);

      await page.goto('/assign-client');
      await press(/^End relationship with/);
      await expectDialogFine('End relationship');
      await page.goto('/assign-client?show=invites');
      await press(/^Withdraw the invite/);
      await expectDialogFine('Withdraw');
      await page.goto('/preSignup');
      await press(/^Withdraw the registration/);
      await expectDialogFine('Withdraw');

      await page.goto('/tenants/add');
      await press('Add it');
      await page.getByText('Enter the city').waitFor();
      await expectAccessibleInEveryLook(page);

      await page.goto('/photos/mine');
      await page.getByLabel('Picture files').setInputFiles(await pictureFile('shoe.png'));
      await expectAccessibleInEveryLook(page);
      await press('Leave out shoe.png');
    },
  );

  it('the ways of an order have none', { tags: 'full', timeout: 180_000 }, async () => {
    const product = await offer({ title: unique('Purse'), priceCents: 2000 }, admin);
    const asked = await offer({ title: unique('Heirloom'), priceCents: 0 }, admin);
    const { page, context } = await browser.openAs(merchant, `/product-view/${asked.id}`);
    await page.getByRole('button', { name: 'Ask for a quote' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send the question' }).click();
    await page.getByRole('dialog').locator('[aria-invalid=true]').first().waitFor();
    await expectAccessibleInEveryLook(page);

    await put(page, product);
    await page.goto('/new-transaction-cart');
    await page.getByLabel('Phone').fill('');
    await placeOrder(page);
    await page.getByText('Enter a phone number').waitFor();
    await expectAccessibleInEveryLook(page);
    await fillCheckout(page);
    await context.setOffline(true);
    await placeOrder(page);
    await page.getByText('Your order is waiting for a connection').waitFor();
    await expectAccessibleInEveryLook(page);
    await context.setOffline(false);
    await page.getByText('Your order is placed').waitFor({ timeout: 30_000 });
    await page
      .getByRole('button', { name: `Take ${product.title} out of the cart` })
      .waitFor({ state: 'detached' });
    await put(page, product);
    await page.goto('/new-transaction-cart');
    await page.getByRole('button', { name: `Take ${product.title} out of the cart` }).click();
    await page.getByRole('button', { name: 'Put it back' }).waitFor();
    await expectAccessibleInEveryLook(page);
  });
});

describe('for a client', () => {
  it('no page jumps on a phone', { tags: 'full', timeout: 600_000 }, async () => {
    const opened = await browser.openAs(client, '/color-scheme.js', { viewport: phone });
    await expectAllStillOnPhone(opened, ['front-page', ...notForAdmins]);
  });
});
