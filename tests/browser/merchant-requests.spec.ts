/** Somebody asks to become a merchant, an admin answers, and the person is a merchant at once. */
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from './support.ts';
import { admin, unique } from './trade.ts';

const browser = useBrowser();

describe('becoming a merchant', () => {
  it('is asked for where a page is for merchants, granted from the list, and told', async () => {
    const { page, problems } = await browser.openNew('/my-products');
    await page.getByRole('link', { name: 'Request a merchant account' }).click();
    const shopName = unique('Holm Leather');
    await page.getByRole('button', { name: 'Request a merchant account' }).click();
    await page.getByText('Enter your shop’s name').waitFor();
    await page.getByLabel('Shop name').fill(shopName);
    await page.getByLabel('What you do').fill('Bags and shoes, in Leeds');
    await page.getByRole('button', { name: 'Request a merchant account' }).click();
    await page.getByText('once an admin has answered').waitFor();

    const { page: boss } = await browser.openAs(admin, '/merchant-requests');
    await boss.getByRole('heading', { name: shopName }).waitFor();
    await expectAccessible(boss);
    await boss.getByRole('button', { name: `Decline ${shopName}` }).click();
    await boss.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await boss.getByRole('button', { name: `Grant ${shopName}` }).click();
    await boss.getByRole('heading', { name: shopName }).waitFor({ state: 'detached' });

    await page.goto('/notices');
    await page.getByRole('link', { name: /You’re a merchant now/ }).click();
    await page.getByRole('heading', { level: 1, name: 'My products' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sales' }).waitFor();
    expect(problems).toEqual([]);
  });
});
