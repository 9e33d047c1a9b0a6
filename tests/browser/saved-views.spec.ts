/** Saved views of a list of orders: saved, chosen, renamed, deleted and brought back. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInEveryLook, untilSettled } from './looks.ts';
import { useBrowser } from './support.ts';
import { client, merchant, unique } from './trade.ts';

const browser = useBrowser();

const openMenu = (page: Page) =>
  page.getByRole('button', { name: 'Saved views', exact: true }).press('Enter');
const choose = async (page: Page, item: string) => {
  await openMenu(page);
  await page.getByRole('menuitem', { name: item }).click();
};

describe('saved views', () => {
  it('[TRANSACTION22] are saved, chosen, renamed, deleted and brought back', async () => {
    const name = unique('Late');
    const { page, problems } = await browser.openAs(
      merchant,
      '/merchant-transactions?state=unpaid&from=2020-01-02&sort=-totalCents',
    );
    await untilSettled(page);
    await page.getByLabel('Find an order').fill('a');
    await choose(page, 'Save this view');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByText('Enter a name').waitFor();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Name').press('Enter');
    await page.getByText(`“${name}” is saved`).waitFor();

    await page.goto('/merchant-transactions');
    await untilSettled(page);
    await openMenu(page);
    const item = page.getByRole('menuitem', { name });
    expect(await item.getAttribute('aria-current')).toBeNull();
    await item.click();
    await page.waitForURL((url) => url.searchParams.get('state') === 'unpaid');
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ state: 'unpaid', from: '2020-01-02', sort: '-totalCents' },
    });
    await expect.poll(() => page.getByLabel('Find an order').inputValue()).toBe('a');
    await openMenu(page);
    await expect.poll(() => item.getAttribute('aria-current')).toBe('true');
    await page.getByRole('menuitem', { name: 'Rename or delete' }).click();

    const renamed = `${name} ones`;
    await dialog.getByLabel(`Name of “${name}”`).fill(renamed);
    await dialog.getByRole('button', { name: `Rename “${name}”` }).click();
    await page.getByText(`Now called “${renamed}”`).waitFor();
    await dialog.getByRole('button', { name: `Delete “${renamed}”` }).click();
    await page.getByText(`“${renamed}” is deleted`).waitFor();
    await dialog.getByLabel(`Name of “${renamed}”`).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`“${renamed}” is back`).waitFor();
    expect(problems).toEqual([]);
  });

  it('belong to one list, and are loaded again after a failure', { tags: 'full' }, async () => {
    const name = unique('Mine');
    const { page } = await browser.openAs(client, '/transactions-unpaid?from=2020-01-02');
    await untilSettled(page);
    await choose(page, 'Save this view');
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByText(`“${name}” is saved`).waitFor();

    await page.route('**/api/node/saved-views', (route) => route.abort());
    await page.goto('/mongo-mytransacts');
    await untilSettled(page);
    await openMenu(page);
    const again = page.getByRole('menuitem', { name: /^Couldn’t load your views/ });
    await again.waitFor();
    await page.unroute('**/api/node/saved-views');
    await again.click();
    await page.getByText('Save a search and its filters').waitFor();
    expect(await page.getByText(name).count()).toBe(0);
  });

  it.each(['save', 'manage'] as const)(
    'are accessible in every look, to %s them',
    { tags: 'full' },
    async (what) => {
      const name = unique('Look');
      const { page } = await browser.openAs(merchant, '/merchant-transactions?state=paid');
      await untilSettled(page);
      await choose(page, 'Save this view');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill(name);
      if (what === 'manage') {
        await dialog.getByRole('button', { name: 'Save view' }).click();
        await page.getByText(`“${name}” is saved`).waitFor();
        await choose(page, 'Rename or delete');
        await dialog.getByLabel(`Name of “${name}”`).waitFor();
      }
      await expectAccessibleInEveryLook(page);
    },
  );
});
