/** Each flow of a person without a pointer, from end to end. */
import { describe, expect, it } from 'vitest';
import { colorSetting } from './colors.ts';
import { press, tabTo, type } from './keyboard.ts';
import { expectBalances, row } from './ledger-page.ts';
import { somebody, untilMounted, useBrowser } from './support.ts';
import { offer, unique } from './trade.ts';

const browser = useBrowser();

describe('by keyboard alone', () => {
  it('a visitor signs up, logs out and logs in again', async () => {
    const person = somebody('Kay');
    const { page } = await browser.open('/front-page');
    await untilMounted(page);
    await press(page, page.getByRole('link', { name: 'Skip to the content' }));
    await page.goto('/front-page');
    await untilMounted(page);
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Sign up' }));
    await page.waitForURL('**/signup');
    const main = page.getByRole('main');
    await type(page, main.getByLabel('First name'), person.firstName);
    await type(page, main.getByLabel('Email'), person.email);
    await type(page, main.getByLabel('Password', { exact: true }), person.password);
    await type(page, main.getByLabel('Display name'), person.displayName);
    await press(page, main.getByRole('checkbox'), 'Space');
    await press(page, main.getByRole('button', { name: 'Sign up' }));
    await page.waitForURL((url) => !url.pathname.startsWith('/signup'));

    await press(page, page.getByRole('button', { name: /^Account of/ }));
    await press(page, page.locator('#account-menu').getByRole('button', { name: 'Log out' }));
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).waitFor();
    await page.goto('/login');
    await type(page, main.getByLabel('Email'), person.email);
    await type(page, main.getByLabel('Password', { exact: true }), 'not this one');
    await page.keyboard.press('Enter');
    await page.getByText('Failed to login.').first().waitFor();
    await type(page, main.getByLabel('Password', { exact: true }), person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  });

  it('a ledger is added to, an entry deleted and brought back', async () => {
    const { page } = await browser.openNew('/ledger');
    await type(page, page.getByLabel('Name', { exact: true }), 'Hides');
    await type(page, page.getByLabel('Amount', { exact: true }), '12.50');
    await page.keyboard.press('Enter');
    await row(page, 'Hides').waitFor();
    await page.keyboard.type('Wax');
    await type(page, page.getByLabel('Amount', { exact: true }), '-2');
    await page.keyboard.press('Enter');
    await row(page, 'Wax').waitFor();
    await expectBalances(page, '+$10.50', '$0.00');
    // One row is a tab stop; arrows lead from it to the others.
    await tabTo(page, page.locator('[role=row][tabindex="0"]'));
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').waitFor();
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await page.getByText('Entry deleted').first().waitFor();
    await page.keyboard.press('ControlOrMeta+Z');
    await expectBalances(page, '+$10.50', '$0.00');
  });

  it('a buyer finds a product, puts it in the cart and orders it', async () => {
    const product = await offer({ title: unique('Keyed case'), priceCents: 4200 });
    const { page } = await browser.openNew('/marketplace');
    await type(page, page.getByRole('searchbox'), product.title);
    await page.getByText('1 product', { exact: true }).waitFor();
    await press(page, page.getByRole('link', { name: product.title }));
    await page.waitForURL('**/product-view/**');
    await press(page, page.getByRole('button', { name: 'Add to cart' }));
    await page.getByText(/^1 in your cart/).waitFor();
    await press(page, page.getByRole('link', { name: /^Shopping cart/ }));
    await page.waitForURL('**/new-transaction-cart');
    await type(page, page.getByLabel('Phone'), '+1 415 555 2671');
    await press(page, page.getByRole('button', { name: 'Place the order' }));
    await page.getByText('Your order is placed').waitFor();
  });

  it('settings are changed, and the help tells the keys', async () => {
    const { page } = await browser.openNew('/settings');
    await tabTo(page, colorSetting(page, 'Light'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: /keyboard shortcuts/i }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: /keyboard shortcuts/i }).waitFor({ state: 'hidden' });
  });
});
