/** The page server-status for admins, and its refusal for others. */
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
    await page.getByText('No backups are scheduled.').waitFor();
    await page.getByText(/temporary ones are not counted/).waitFor();
    await page.getByText(/^(Embedded )?PostgreSQL \d/).waitFor();
  });

  it('tells of a backup that failed, and of the last that can be restored', async () => {
    const { page } = await browser.openAs(admin, '/front-page');
    await page.route('**/api/hosted/admin/status', async (route) => {
      const answer = await route.fetch();
      const at = '2026-11-26T03:00:04.000Z';
      const backups = {
        nextAt: at,
        runningSince: null,
        lastKept: { at, bytes: 5_000_000 },
        failure: { at, reason: 'no-room' },
      };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), backups } });
    });
    await page.goto('/server-status');
    const alert = page.getByRole('alert');
    await alert.getByText(/^The backup of .* failed$/).waitFor();
    await alert.getByText('There wasn’t enough room on its disk.').waitFor();
    await page.getByText(/^The last one is of /).waitFor();
    await page.getByText(/^The next one is due on /).waitFor();
  });

  it('[CHAT28] shows how much is asked in chats, by day', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(admin, '/front-page');
    await page.route('**/api/hosted/admin/status', async (route) => {
      const answer = await route.fetch();
      const day = { asked: 7, fromGuides: 3, withoutGuides: 1, stopped: 2, failed: 1, byModel: 0 };
      const chats = {
        kept: 5,
        days: [
          { day: '2026-11-26', ...day },
          { day: '2026-11-25', ...day, asked: 0 },
        ],
      };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), chats } });
    });
    await page.goto('/server-status');
    await page.getByText('5 chats are kept').waitFor();
    await page.getByText(/25 % of the answers/).waitFor();
    const table = page.getByRole('region', { name: 'Questions by day' }).getByRole('row');
    await expect.poll(() => table.count()).toBe(2);
    expect(await table.nth(1).getByRole('cell').allTextContents()).toEqual(['7', '3', '1', '2', '1', '0']);
  });

  it('is no merchant’s', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(merchant, '/server-status');
    await page.waitForURL('**/profile/edit');
  });
});
