/** The directory of businesses, and the people who trade. */
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from './support.ts';
import { admin, merchant, unique } from './trade.ts';

const browser = useBrowser();

describe('the directory', () => {
  it('gets a business from a merchant, who changes it; an admin deletes it', async () => {
    const name = unique('Sole Revival');
    const { page } = await browser.openAs(merchant, '/tenants/add');
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByText('Enter the name of the business').waitFor();
    await page.getByText('Enter the city').waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('City').fill('Lyon');
    await page.getByLabel('Phone').fill('not a number');
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByText(/Enter a phone number with its country code/).waitFor();
    await page.getByLabel('Phone').fill('+33 1 70 18 99 00');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.waitForURL('**/tenants');
    await page.getByText(new RegExp(`${name} is number 4\\d{6}`)).waitFor();

    await page.getByRole('searchbox').fill(name);
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    expect(await page.getByLabel('Phone').inputValue()).toBe('+33 1 70 18 99 00');
    await page.getByLabel('City').fill('Marseille');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/tenants');

    const visitor = await browser.open(`/tenants?search=${encodeURIComponent(name)}`);
    const row = visitor.page.getByRole('row').filter({ hasText: name });
    await row.getByText('Marseille').waitFor();
    expect(await row.textContent()).not.toContain('+33');
    expect(await visitor.page.getByRole('link', { name: /^Edit/ }).count()).toBe(0);

    const boss = await browser.openAs(admin, `/tenants?search=${name}`);
    await boss.page.getByRole('button', { name: `Delete ${name}` }).click();
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await boss.page.getByText('No results').waitFor();
  });

  it('is changed by nobody else', { tags: 'full' }, async () => {
    const { page } = await browser.open('/tenants/edit/4000000');
    await page.getByText('Log in to continue').waitFor();
    const buyer = await browser.openNew('/tenants/edit/4000000');
    await buyer.page.getByText('This page is for merchants').waitFor();
    await buyer.page.goto('/tenants/add');
    await buyer.page.getByText('This page is for merchants').waitFor();
  });
});

describe('the people who trade', () => {
  it('are shown to an admin, found by name without it standing in the address', async () => {
    const { page } = await browser.openAs(admin, '/mongo-users');
    await page.getByLabel('Find a person').fill('merchant@');
    await page.getByRole('cell', { name: merchant.email }).waitFor();
    expect(page.url()).not.toContain('merchant');
    await expectAccessible(page);
  });

  it('are not shown to others', { tags: 'full' }, async () => {
    const { page } = await browser.openNew('/mongo-users');
    await page.waitForURL('**/profile/edit');
  });
});
