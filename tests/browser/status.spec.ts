/** server-status as admins see it, and as it is refused to others. */
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support.ts';
import { admin, merchant } from './trade.ts';

const browser = useBrowser();

describe('the status page', () => {
  it('tells of a failure with the reference to quote, and loads again', async () => {
    const { page } = await browser.openAs(admin, '/front-page');
    await page.route('**/api/hosted/admin/status', (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': '3f2a91c07be4' }, json: {} }),
    );
    await page.goto('/server-status');
    const alert = page.getByRole('alert');
    await alert.getByText('Something went wrong on the server').waitFor();
    expect(await alert.locator('small').textContent()).toBe('Reference 3f2a91c07be4');
    await page.unroute('**/api/hosted/admin/status');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: /^Answered: \d/ }).waitFor();
    await page.getByText('Database: fine').waitFor();
    await page.getByText(/^(Embedded )?PostgreSQL \d/).waitFor();
  });

  it('is no merchant’s', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(merchant, '/server-status');
    await page.waitForURL('**/profile/edit');
  });
});
