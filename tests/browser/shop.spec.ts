/** The page of a business: reached from the directory, and ordered from. */
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support.ts';
import { merchant, offer, unique } from './trade.ts';

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
    await page.getByText('The same sofa after a deep clean.').waitFor();
    const divider = page.getByRole('slider', { name: 'Divider between before and after' });
    await divider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await divider.getAttribute('aria-valuetext')).toBe('51 % before, 49 % after');
    await page.getByRole('button', { name: `Add ${title} to the cart` }).click();
    await page.getByRole('button', { name: `Add ${title} to the cart, 1 in it` }).waitFor();
    await page.getByRole('link', { name: 'Go to your cart' }).click();
    await page.waitForURL('**/new-transaction-cart');
    await page.getByText(title).first().waitFor();
    // Only its owner and admins can change it.
    await page.goBack();
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
});
