/** The page of a business: reached from the directory, and ordered from. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from './support.ts';
import { asPerson, merchant, offer, pictureFile, unique } from './trade.ts';

const browser = useBrowser();

describe('a shop’s page', () => {
  it('is reached from the directory, and puts what it offers into the cart', async () => {
    const title = unique('Aaa gloves');
    await offer({ title });
    const { page } = await browser.open('/tenants?search=Conti');
    await page.getByRole('link', { name: 'Conti Leather Care' }).click();
    await page.getByRole('heading', { level: 1, name: 'Conti Leather Care' }).waitFor();
    expect(await page.title()).toContain('Conti Leather Care | ');
    await page.getByRole('row', { name: 'Sunday Closed' }).waitFor();
    const sofa = page.getByRole('figure').filter({ hasText: 'The same sofa after a deep clean.' });
    const divider = sofa.getByRole('slider', { name: 'Divider between before and after' });
    await divider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await divider.getAttribute('aria-valuetext')).toBe('51 % before, 49 % after');
    await page.getByRole('button', { name: `Add ${title} to the cart` }).click();
    await page.getByRole('button', { name: `Add ${title} to the cart, 1 in it` }).waitFor();
    await page.getByRole('link', { name: 'Go to your cart' }).click();
    await page.waitForURL('**/new-transaction-cart');
    await page.getByText(title).first().waitFor();
    // [SHOP3] So do the pages of its products.
    await page.goBack();
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('link', { name: 'their shop' }).click();
    // Only its owner and admins can change it.
    await page.getByRole('heading', { level: 1, name: 'Conti Leather Care' }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    const own = await browser.openAs(merchant, new URL(page.url()).pathname);
    await own.page.getByRole('link', { name: 'Edit' }).waitFor();
  });

  it('says when there is none, and when it takes no orders', async () => {
    const { page } = await browser.open('/shop/4999999');
    await page.getByText('There’s no shop here').waitFor();
    await page.getByRole('link', { name: 'All businesses' }).click();
    await page.getByRole('link', { name: 'Harbour Upholstery' }).click();
    await page.getByText('Harbour Upholstery isn’t taking orders here right now').waitFor();
  });

  it('is changed by its owner: a cover, a text, and what everybody may see', async () => {
    const name = unique('Lining & Sons');
    const ask = await asPerson(merchant);
    const { number } = await ask<{ number: number }>('POST', '/tenants', {
      ...{ key: randomUUID(), name, contactFirstName: 'Ida', contactLastName: '', email: '' },
      phone: '+1 415 555 0134',
      address: { street: '1 Tannery Row', postalCode: '94607', city: 'Oakland', country: '' },
      ...{ plan: 'Basic', monthlyFeeCents: 0, status: 'active' },
    });
    const { page } = await browser.openAs(merchant, `/shop/${number}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('About').fill('We have cleaned leather since 1950.');
    await page.getByLabel('Area').fill('Oakland and around');
    await page.getByRole('checkbox', { name: 'Phone' }).check();
    await page.getByLabel('Picture files').setInputFiles(await pictureFile());
    await page.getByRole('img', { name: 'Cover' }).waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('heading', { name: 'About us' }).waitFor();
    await page.getByRole('link', { name: '+1 415 555 0134' }).waitFor();
    // Nothing is saved by looking, and nothing lost.
    expect((await ask<{ version: number }>('GET', `/tenants/${number}/page/own`)).version).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to editing');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Area').inputValue()).toBe('Oakland and around');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save the page' }).click();
    await page.waitForURL(`**/shop/${number}`);
    const visitor = await browser.open(`/shop/${number}`);
    await visitor.page.getByText('We have cleaned leather since 1950.').waitFor();
    await visitor.page.getByText('Oakland and around').waitFor();
    await visitor.page.getByRole('link', { name: '+1 415 555 0134' }).waitFor();
    expect(await visitor.page.getByText('Tannery Row').count()).toBe(0);
    await expectAccessible(visitor.page);
  });
});
