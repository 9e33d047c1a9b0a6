/** Paid orders added to the money bags of their buyer and seller, with a link back to the order. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { names } from './ledger-page.ts';
import { paidOrder, settle } from './orders.ts';
import { useBrowser } from './support.ts';

const browser = useBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('a paid order', () => {
  it('[LEDGER51] is offered to the money bag, added once, and each leads to the other', async () => {
    const { page, person } = await browser.openNew();
    const number = await paidOrder(person);
    await page.goto('/ledger');
    await button(page, '1 paid order').click();
    await page.getByRole('dialog').getByText('-$120.50').waitFor();
    await button(page, 'Add 1 order').click();
    await expect.poll(() => names(page)).toEqual([expect.stringContaining(`Order ${number}`)]);
    await button(page, '1 paid order').waitFor({ state: 'detached' });

    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await page.getByRole('link', { name: `See order ${number}` }).click();
    const bag = page.getByRole('region', { name: 'Money bag' });
    await bag.getByRole('link', { name: `Order ${number}` }).click();
    await expect.poll(() => names(page)).toHaveLength(1);

    // A refund is an entry of its own, over the same amount.
    await settle(number, 'refund');
    await page.goto(`/view-transaction/${number}`);
    await button(page, 'Add the refund too').click();
    await bag.getByText('and its refund').waitFor();
    await page.goto('/ledger');
    await expect.poll(() => names(page)).toHaveLength(2);
    await page.getByText('$0.00').first().waitFor();
  });

  it(
    '[LEDGER52] is added by itself where that is wanted, in two tabs once, and not again after an undo',
    {
      tags: 'full',
    },
    async () => {
      const { page, person, context } = await browser.openNew('/settings');
      await page.getByLabel('Paid orders').selectOption('add');
      const number = await paidOrder(person);
      const other = await context.newPage();
      await Promise.all([page.goto('/ledger'), other.goto(`/view-transaction/${number}`)]);
      await other.getByText('In your money bag').waitFor();
      await expect.poll(() => names(page)).toHaveLength(1);
      await button(page, 'Undo').first().click();
      await page.getByText('Your money bag is empty').waitFor();
      await page.reload();
      await page.getByText('Your money bag is empty').waitFor();
      await other.reload();
      await button(other, 'Add to money bag').click();
      await expect.poll(() => names(page)).toHaveLength(1);
    },
  );

  it('is nobody else’s entry, and says why it could not be looked at', { tags: 'full' }, async () => {
    const { page, person } = await browser.openNew();
    await paidOrder(person);
    await page.goto('/ledger');
    await button(page, '1 paid order').click();
    await page.context().setOffline(true);
    await button(page, 'Add 1 order').click();
    await page.getByText('Nothing was added').waitFor();
    await page.context().setOffline(false);
    await button(page, 'Add 1 order').click();
    await expect.poll(() => names(page)).toHaveLength(1);
  });
});
