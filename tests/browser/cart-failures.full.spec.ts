/** A cart that cannot be opened, saved or ordered: the page says what is wrong, and what can be done. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder, put } from './cart-page.ts';
import { damageSegment } from './log-page/damage.ts';
import { expectAccessible, useBrowser } from './support.ts';
import { asPerson, offer, unique } from './trade.ts';

const browser = useBrowser();

type Breakable = typeof globalThis & { mend?: () => void };

/** From now on the browser's log is full. */
const fill = (page: Page) =>
  page.evaluate(() => {
    const { put: original } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.transaction.db.name === 'patina-log') throw new DOMException('No room', 'QuotaExceededError');
      return original.apply(this, given);
    };
    (globalThis as Breakable).mend = () => (IDBObjectStore.prototype.put = original);
  });
const mend = (page: Page) => page.evaluate(() => (globalThis as Breakable).mend?.());

describe('a cart that cannot be opened', () => {
  it('says why, and opens on another try', async () => {
    const product = await offer({ title: unique('Clutch') });
    const { page } = await browser.open('/marketplace');
    await put(page, product);
    await page.addInitScript(() => {
      const { open } = indexedDB;
      IDBFactory.prototype.open = () => {
        throw new DOMException('Broken', 'UnknownError');
      };
      (globalThis as Breakable).mend = () => (IDBFactory.prototype.open = open);
    });
    await page.goto('/new-transaction-cart');
    const alert = page.getByRole('alert').filter({ hasText: 'Your cart could not be opened' });
    await alert.getByText('The browser could not reach its storage. Nothing saved before is lost').waitFor();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor();
    await mend(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel(`Quantity of ${product.title}`).waitFor();
  });
});

describe('a cart that is damaged', () => {
  it('is kept as a file as far as it can be read, and makes room for a new one', async () => {
    const product = await offer({ title: unique('Wallet') });
    const { page } = await browser.open('/marketplace');
    await put(page, product);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('2 in your cart').waitFor();
    await page.goto('about:blank');
    await page.goto('/terms');
    await damageSegment(page, 'patina-log', 'cart', 1, 'change');
    await page.goto('/new-transaction-cart');
    const alert = page.getByRole('alert').filter({ hasText: 'Your cart could not be opened' });
    await alert.getByText('What is saved on this device is damaged: Record 1 of cart').waitFor();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.getByRole('button', { name: 'Start with an empty cart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start with an empty cart?' });
    await dialog.getByText('The products in the damaged cart are lost').waitFor();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save what can be read as a file' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^patina-damaged-cart-\d{4}-\d\d-\d\d\.jsonl$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('"stream":"cart"');
    await dialog.getByText('The file is in your downloads.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await alert.getByRole('button', { name: 'Start with an empty cart' }).click();
    await dialog.getByRole('button', { name: 'Remove it and start anew' }).click();
    await page.getByText('Your cart is empty').waitFor();
    await put(page, product);
    await page.goto('/new-transaction-cart');
    await page.getByLabel(`Quantity of ${product.title}`).waitFor();
  });
});

describe('a change of the cart that cannot be saved', () => {
  async function stuck() {
    const product = await offer({ title: unique('Tote') });
    const { page } = await browser.open('/marketplace');
    await put(page, product);
    await page.goto('/new-transaction-cart');
    const quantity = page.getByLabel(`Quantity of ${product.title}`);
    await quantity.waitFor();
    await fill(page);
    await quantity.fill('4');
    await quantity.blur();
    const alert = page.getByRole('alert').filter({ hasText: 'The last change could not be saved' });
    await alert.getByText('This device has no room left to save in. Nothing saved before is lost').waitFor();
    return { page, product, quantity, alert };
  }

  it('is told on the page of the product, with the way to the cart', async () => {
    const product = await offer({ title: unique('Tote') });
    const { page } = await browser.open(`/product-view/${product.id}`);
    await put(page, product);
    await fill(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('Your cart is not saved. This device has no room left').waitFor();
    await page.getByRole('button', { name: 'Go to the cart' }).click();
    await page.getByRole('alert').filter({ hasText: 'The last change could not be saved' }).waitFor();
  });

  it('is saved on another try, once there is room', async () => {
    const { page, quantity, alert } = await stuck();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor();
    await mend(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'hidden' });
    await page.reload();
    await expect.poll(() => quantity.inputValue()).toBe('4');
  });

  it('can be left out: the cart is as it was', async () => {
    const { page, quantity, alert } = await stuck();
    await alert.getByRole('button', { name: 'Back to the cart without it' }).click();
    await alert.waitFor({ state: 'hidden' });
    await expect.poll(() => quantity.inputValue()).toBe('1');
    await mend(page);
    await quantity.fill('2');
    await quantity.blur();
    await page.getByText('$90.00').first().waitFor();
  });
});

describe('an order that the server cannot take', () => {
  async function failing() {
    const product = await offer({ title: unique('Belt'), priceCents: 3000 });
    const { page, context, person } = await browser.openNew();
    await put(page, product);
    await page.goto('/new-transaction-cart');
    await fillCheckout(page);
    await context.route('**/api/node/checkouts', (route) => route.fulfill({ status: 500, json: {} }));
    await placeOrder(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Your order is not through yet' });
    await alert.getByText('Something went wrong on the server. Try again later.').waitFor();
    await alert.getByText('The order is kept on this device.').waitFor();
    const bought = async () => {
      const ask = await asPerson(person);
      return (await ask<{ total: number }>('GET', '/transactions/bought')).total;
    };
    return { page, context, product, alert, bought };
  }

  it('says so, is kept over a reload, and is placed once on another try', async () => {
    const { page, context, alert, bought } = await failing();
    await expectAccessible(page);
    await page.reload();
    await alert.waitFor();
    await context.unroute('**/api/node/checkouts');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your order is placed').waitFor();
    expect(await bought()).toBe(1);
  });

  it('can be given up, knowing that it may have been placed; the cart stays', async () => {
    const { page, product, alert, bought } = await failing();
    await alert.getByRole('button', { name: 'Discard the order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Discard the order?' });
    await dialog.getByText('it may have been placed').waitFor();
    await dialog.getByRole('button', { name: 'Discard it' }).click();
    await alert.waitFor({ state: 'hidden' });
    // The log gets it first.
    await expect.poll(() => page.getByLabel(`Quantity of ${product.title}`).isEnabled()).toBe(true);
    expect(await bought()).toBe(0);
  });
});
