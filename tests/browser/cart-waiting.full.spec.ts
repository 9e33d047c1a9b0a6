/** An order waiting on a shared device: only its buyer can send it, nobody loses it, and the page says so. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder, put } from './cart-page.ts';
import { sharedOrigin } from './origin.ts';
import { register } from './people.ts';
import { expectAccessible, type Person, signIn, somebody, useBrowser } from './support.ts';
import { asPerson, offer, unique } from './trade.ts';

const browser = useBrowser();

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in', exact: true }).first().waitFor();
}

async function boughtBy(person: Person): Promise<number> {
  const ask = await asPerson(person);
  return (await ask<{ total: number }>('GET', '/transactions/bought')).total;
}

/** Two people with accounts; an order of the first waits for the network. */
async function given() {
  const product = await offer({ title: unique('Satchel'), priceCents: 1500, stock: 9 });
  const bert = await register(sharedOrigin(), somebody('Bert'));
  const { page, context, person } = await browser.openNew(undefined, { person: somebody('Anna') });
  await put(page, product);
  await page.goto('/new-transaction-cart');
  await fillCheckout(page);
  await context.setOffline(true);
  await placeOrder(page);
  await page.getByText('Your order is waiting for a connection').waitFor();
  await page.getByText('as soon as you’re back online').waitFor();
  return { page, context, product, anna: person, bert: bert.person };
}

describe('an order that waits for its buyer', () => {
  it('is not sent while nobody or somebody else is signed in, and once when they are back', async () => {
    const { page, context, product, anna, bert } = await given();
    await logOut(page);
    await page.getByText('Your order hasn’t been sent yet').waitFor();
    await page.getByText('the person who started it is logged in here').waitFor();
    await context.setOffline(false);
    await page.getByText('Log in to send your order').waitFor({ timeout: 30_000 });
    await page.getByText('Nobody else can send it').waitFor();
    await expectAccessible(page);

    await signIn(page, bert);
    await page.goto('/new-transaction-cart');
    await page.getByText('Someone else’s order is waiting here').waitFor();
    await page.getByText('never in your name').waitFor();
    expect(await page.getByLabel(`Quantity of ${product.title}`).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await expectAccessible(page);
    expect([await boughtBy(anna), await boughtBy(bert)]).toEqual([0, 0]);

    await logOut(page);
    await page.goto('/new-transaction-cart');
    await page.getByRole('alert').or(page.getByRole('status')).getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login?next=**');
    await signIn(page, anna);
    await page.waitForURL('**/new-transaction-cart');
    await page.getByText('Your order is placed').waitFor({ timeout: 30_000 });
    expect([await boughtBy(anna), await boughtBy(bert)]).toEqual([1, 0]);
  });

  it('is given up by somebody else only knowingly, and its products stay', async () => {
    const { page, context, product, anna, bert } = await given();
    await logOut(page);
    await context.setOffline(false);
    await signIn(page, bert);
    await page.goto('/new-transaction-cart');
    const discard = page.getByRole('button', { name: 'Discard the order' });
    await discard.click();
    const dialog = page.getByRole('dialog', { name: 'Discard the order?' });
    await dialog.getByText('It belongs to the account that started it').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep waiting' }).click();
    await page.getByText('Someone else’s order is waiting here').waitFor();
    await discard.click();
    await dialog.getByRole('button', { name: 'Discard it' }).click();
    await page.getByText('Someone else’s order is waiting here').waitFor({ state: 'hidden' });
    await fillCheckout(page);
    await placeOrder(page);
    await page.getByText('Your order is placed').waitFor();
    expect([await boughtBy(anna), await boughtBy(bert)]).toEqual([0, 1]);
    expect((await (await asPerson(bert))<{ stock: number }>('GET', `/products/${product.id}`)).stock).toBe(8);
  });
});
