/** The filters of a list of orders: those that are set are removed one by one, and a phone folds them. */
import { describe, expect, it } from 'vitest';
import { expectAccessibleInEveryLook, untilSettled } from './looks.ts';
import { useBrowser } from './support.ts';
import { client, merchant } from './trade.ts';

const browser = useBrowser();

describe('filters of orders', () => {
  it('that are set are removed one by one, with the keyboard', async () => {
    const { page, problems } = await browser.openAs(
      merchant,
      '/merchant-transactions?state=paid&from=2020-01-02&to=2030-03-04',
    );
    await untilSettled(page);
    const set = page.getByRole('list', { name: 'Filters that are set' });
    await expect
      .poll(() => set.getByRole('listitem').allInnerTexts())
      .toEqual(['State: Paid', 'From Jan 2, 2020', 'To Mar 4, 2030', 'Clear filters']);
    await set.getByRole('button', { name: 'State: Paid, remove this filter' }).press('Enter');
    await page.waitForURL((url) => url.search === '?from=2020-01-02&to=2030-03-04');
    await expect.poll(() => page.getByLabel('State', { exact: true }).inputValue()).toBe('');
    const focused = (name: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    await focused('From Jan 2, 2020');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?to=2030-03-04');
    await focused('To Mar 4, 2030');
    await page.keyboard.press('Enter');
    await set.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.goBack();
    await set.getByText('To Mar 4, 2030').waitFor();
    // What the URL says wrongly has no effect, so it is no filter.
    await page.goto('/merchant-transactions?state=stolen&from=yesterday');
    await untilSettled(page);
    expect(await set.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('are cleared together, and the search stays', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(merchant, '/merchant-transactions?state=paid&from=2020-01-02');
    await page.getByLabel('Find an order').fill('a');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await page.getByLabel('Find an order').inputValue()).toBe('a');
  });

  it('are folded on a phone, with their number on the button', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(client, '/transactions-unpaid?from=2020-01-02', {
      viewport: { width: 390, height: 844 },
    });
    await untilSettled(page);
    await page.getByText('From Jan 2, 2020').waitFor();
    expect(await page.getByLabel('From', { exact: true }).isVisible()).toBe(false);
    const fold = page.getByRole('button', { name: 'Filters (1)' });
    await fold.press('Enter');
    await page.getByLabel('From', { exact: true }).fill('');
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('button', { name: 'Filters', exact: true, expanded: true }).press('Enter');
    await page.getByLabel('From', { exact: true }).waitFor({ state: 'hidden' });
  });

  it.each([
    ['/merchant-transactions?state=unpaid&from=2020-01-02', merchant],
    ['/transactions-unpaid?from=2020-01-02', client],
  ] as const)('are accessible in every look on %s', { tags: 'full' }, async (path, who) => {
    const { page } = await browser.openAs(who, path);
    await untilSettled(page);
    await expectAccessibleInEveryLook(page);
  });
});
