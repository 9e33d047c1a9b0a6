/** The shopping cart on a real page: saved, changed, undone, ordered once, with and without a network. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder, put } from './cart-page.ts';
import { expectAccessible, openTab, signUp, useBrowser } from './support.ts';
import { admin, asPerson, type ProductFields, offer, reprice, unique } from './trade.ts';

const browser = useBrowser();

const lineOf = (page: Page, { title }: ProductFields) =>
  page.getByRole('listitem').filter({ hasText: title });

describe('the shopping cart', () => {
  it('keeps what a visitor puts in, over a reload and the sign-up', async () => {
    const product = await offer({ title: unique('Clutch'), priceCents: 1250 });
    const { page } = await browser.open('/marketplace');
    expect(await page.getByRole('link', { name: /^Shopping cart/ }).count()).toBe(0);
    await put(page, product);
    await page.getByRole('link', { name: 'Shopping cart, 1 item' }).click();
    await page.waitForURL('**/new-transaction-cart');
    await page.reload();
    await page.getByLabel(`Quantity of ${product.title}`).fill('3');
    await page.getByText('$37.50').first().waitFor();
    await page.getByRole('link', { name: 'Log in to order' }).waitFor();
    await expectAccessible(page);
    await signUp(page);
    await page.goto('/new-transaction-cart');
    expect(await page.getByLabel(`Quantity of ${product.title}`).inputValue()).toBe('3');
    await page.getByRole('link', { name: 'Shopping cart, 3 items' }).waitFor();
  });

  it(
    'gives back a line that was taken out, also after a reload; two tabs agree',
    { tags: 'full' },
    async () => {
      const product = await offer({ title: unique('Tote') });
      const { page, context } = await browser.open('/marketplace');
      await put(page, product);
      await page.goto('/new-transaction-cart');
      const other = await openTab(context, '/new-transaction-cart');
      await lineOf(other.page, product).waitFor();
      await page.getByRole('button', { name: `Take ${product.title} out of the cart` }).click();
      await other.page.getByText('Your cart is empty').waitFor();
      await other.page.reload();
      await other.page.getByRole('button', { name: 'Put it back' }).click();
      await lineOf(page, product).waitFor();
    },
  );

  it('places the order, once, and is empty then', async () => {
    const product = await offer({ title: unique('Belt'), priceCents: 3000, stock: 5 });
    const { page, person } = await browser.openNew();
    await put(page, product);
    await page.goto('/new-transaction-cart');
    await placeOrder(page);
    await page.getByText('Enter a phone number').waitFor();
    await fillCheckout(page);
    await page.getByLabel('Note').fill('Ring twice');
    await page.reload();
    await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Ring twice');
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 415 555 2671');
    // Ordering immediately after the press includes the change.
    await page.getByRole('button', { name: `One more of ${product.title}` }).click();
    await page.getByRole('button', { name: 'Place the order' }).dblclick();
    const banner = page.getByRole('status').filter({ hasText: 'Your order is placed' });
    await banner.waitFor();
    await expect.poll(() => isInSight(banner)).toBe(true);
    const ordered = page.getByRole('region', { name: 'What you ordered' });
    await ordered.getByText(product.title).waitFor();
    await page.getByRole('region', { name: 'What happens next' }).getByText('+1 415 555 2671').waitFor();
    expect(await page.getByText('Your cart is empty').count()).toBe(0);
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Your cart is empty').waitFor();
    const ask = await asPerson(person);
    const bought = await ask<{ total: number; transactions: { totalCents: number }[] }>(
      'GET',
      '/transactions/bought',
    );
    expect(bought.total).toBe(1);
    expect(bought.transactions[0]?.totalCents).toBe(6000);
    expect((await ask<{ stock: number }>('GET', `/products/${product.id}`)).stock).toBe(3);
  });

  it('places one order for each of several sellers, or none at all', { tags: 'full' }, async () => {
    const bag = await offer({ title: unique('Bag of one'), priceCents: 2000, stock: 3 });
    const belt = await offer({ title: unique('Belt of another'), priceCents: 1000, stock: 1 }, admin);
    const { page, person } = await browser.openNew();
    await put(page, bag);
    await put(page, belt);
    const taken = await browser.openNew();
    await put(taken.page, belt);
    await taken.page.goto('/new-transaction-cart');
    await fillCheckout(taken.page);
    await placeOrder(taken.page);
    await taken.page.getByText('Your order is placed').waitFor();

    await page.goto('/new-transaction-cart');
    await fillCheckout(page);
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Something has changed' });
    await dialog.getByText(belt.title).first().waitFor();
    const ask = await asPerson(person);
    expect((await ask<{ total: number }>('GET', '/transactions/bought')).total).toBe(0);
    expect((await ask<{ stock: number }>('GET', `/products/${bag.id}`)).stock).toBe(3);
    await dialog.getByRole('button', { name: 'Back to the cart' }).click();

    const other = await offer({ title: unique('Strap of another'), priceCents: 700 }, admin);
    await page.getByRole('button', { name: `Take ${belt.title} out of the cart` }).click();
    await page.getByRole('button', { name: 'Put it back' }).waitFor();
    await put(page, other);
    await page.goto('/new-transaction-cart');
    await fillCheckout(page);
    await placeOrder(page);
    await page.getByText('One order with each shop').waitFor();
    const bought = await ask<{ total: number }>('GET', '/transactions/bought');
    expect(bought.total).toBe(2);
  });

  it('shows a changed price before it is accepted', { tags: 'full' }, async () => {
    const title = unique('Purse');
    const product = await offer({ title, priceCents: 2000 });
    const { page, person } = await browser.openNew();
    await put(page, product);
    await reprice(product, { title, priceCents: 2600 });
    await page.goto('/new-transaction-cart');
    await fillCheckout(page);
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Something has changed' });
    await dialog.getByText('$26.00 instead of $20.00').waitFor();
    await expectAccessible(page);
    const ask = await asPerson(person);
    expect((await ask<{ total: number }>('GET', '/transactions/bought')).total).toBe(0);
    await dialog.getByRole('button', { name: 'Back to the cart' }).click();
    await placeOrder(page);
    await dialog.getByRole('button', { name: 'Accept and order' }).click();
    await page.getByText('Your order is placed').waitFor();
    const { transactions } = await ask<{ transactions: { totalCents: number }[] }>(
      'GET',
      '/transactions/bought',
    );
    expect(transactions.map(({ totalCents }) => totalCents)).toEqual([2600]);
  });

  it('waits while there is no network, and is sent once when it is back', { tags: 'full' }, async () => {
    const product = await offer({ title: unique('Wallet'), priceCents: 1500 });
    const { page, context, person } = await browser.openNew();
    await put(page, product);
    await page.goto('/new-transaction-cart');
    await fillCheckout(page);
    await context.setOffline(true);
    await placeOrder(page);
    await page.getByText('Your order is waiting for a connection').waitFor();
    expect(await page.getByLabel(`Quantity of ${product.title}`).isDisabled()).toBe(true);
    await context.setOffline(false);
    await page.getByText('Your order is placed').waitFor({ timeout: 30_000 });
    const ask = await asPerson(person);
    expect((await ask<{ total: number }>('GET', '/transactions/bought')).total).toBe(1);
  });
});

/** Completely visible between the header and the footer of the window. */
const isInSight = (shown: Locator) =>
  shown.evaluate((element) => {
    const header = document.querySelector('header')!.getBoundingClientRect().bottom;
    const { top, bottom } = element.getBoundingClientRect();
    return top >= header && bottom <= innerHeight;
  });
