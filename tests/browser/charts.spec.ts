/** Charts above lists: they cover all results, and stay collapsed or open as last chosen. */
import { describe, expect, it } from 'vitest';
import { expectAccessibleInEveryLook, layoutShift, untilSettled } from './looks.ts';
import { useBrowser } from './support.ts';
import { client, merchant } from './trade.ts';

const browser = useBrowser();

describe('charts', () => {
  it('of sales follow the filters, and are read as a table', async () => {
    const { page, problems } = await browser.openAs(merchant, '/merchant-transactions');
    await untilSettled(page);
    const sales = page.getByRole('region', { name: 'Sales', exact: true });
    const sum = sales.getByText(/ from \d+ orders$/);
    const said = await sum.textContent();
    const total = await page.getByLabel('Totals of what is shown, on all pages').textContent();
    expect(total).toContain(`Total${said!.split(' ')[0]}`);
    expect(await sales.getByRole('img').getAttribute('aria-label')).toMatch(/^Sales by week\. Week of /);
    await sales.getByText('As a table').press('Enter');
    await sales.getByRole('table', { name: 'Sales by week' }).waitFor();
    await page.getByRole('table', { name: 'Top products' }).getByRole('row').nth(1).waitFor();

    await page.getByLabel('State').selectOption('draft');
    await sales.getByText('No sales in what’s listed').waitFor();
    expect(problems).toEqual([]);
  });

  it('of what is owed lead to the orders of an age', async () => {
    const { page } = await browser.openAs(client, '/transactions-unpaid');
    await untilSettled(page);
    const [, count] = /(\d+ orders?)/.exec(
      (await page.getByRole('link', { name: /^Up to a week/ }).textContent())!,
    )!;
    await page.getByRole('link', { name: /^Up to a week/ }).press('Enter');
    await page.waitForURL(/\/transactions-unpaid\?from=/);
    await page.getByRole('status').getByText(count!, { exact: true }).waitFor();
  });

  it('are folded on a phone until they are opened, and stay as chosen', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(merchant, '/merchant-transactions');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await untilSettled(page);
    const toggle = page.getByRole('button', { name: 'Charts' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.press('Enter');
    await page.getByRole('heading', { name: 'Top clients' }).waitFor();
    await page.goto('/resume-screened');
    await page.getByRole('table', { name: 'How far they’ve come' }).waitFor();
  });

  it.each([
    ['/merchant-transactions', merchant],
    ['/transactions-unpaid', client],
    ['/resume-screened', merchant],
    ['/job-description', merchant],
  ] as const)('are accessible in every look on %s', { tags: 'full' }, async (path, who) => {
    const { page } = await browser.openAs(who, path);
    await untilSettled(page);
    await page.getByRole('button', { name: 'Charts', expanded: true }).waitFor();
    await expectAccessibleInEveryLook(page);
    expect((await layoutShift(page)).total).toBeLessThan(0.05);
  });
});
