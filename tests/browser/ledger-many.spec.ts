/** Locked entries, and several entries at once, on the ledger's page. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addEntry, expectNames, openLedger, row } from './ledger-page.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const paid = (page: Page) => page.locator('[data-row][data-paid]').count();

async function importDated(page: Page) {
  const rows = ['Name,Amount,Date', 'Rent,-300,2026-03-01', 'Sofa,120,2026-03-31', 'Bag,45,2026-04-02'];
  const buffer = Buffer.from(rows.join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await button(page, 'Import 3 entries').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectNames(page, 'Rent', 'Sofa', 'Bag');
}

describe('a lock', () => {
  it('[LEDGER45] [LEDGER47] asks before a change behind it, says why, and does what one answers', async () => {
    const { page } = await browser.openNew();
    await openLedger(page);
    await importDated(page);
    await button(page, 'Lock entries').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Lock up to').fill('2026-03-31');
    await dialog.getByText('2 entries up to Mar 31, 2026').waitFor();
    await expectAccessible(page);
    await button(page, 'Lock').click();
    await page.getByText('Locked up to Mar 31, 2026, with').waitFor();
    expect(await page.getByRole('img', { name: 'locked' }).count()).toBe(2);

    // Entries that are not locked change without a question.
    await button(page, /^Mark Bag.* paid$/).click();
    await expect.poll(() => paid(page)).toBe(1);

    await button(page, /^Mark Sofa.* paid$/).click();
    await dialog.getByText('“Sofa” is from Mar 31, 2026').waitFor();
    await expectAccessible(page);
    await button(page, 'Leave as it is').click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await paid(page)).toBe(1);
    await button(page, /^Mark Sofa.* paid$/).click();
    await button(page, 'Change it anyway').click();
    await expect.poll(() => paid(page)).toBe(2);

    // An entry that is not added comes back into its form, and only there.
    const form = page.getByRole('form', { name: 'New entry' });
    await form.getByLabel('Name', { exact: true }).fill('Thread');
    await form.getByLabel('Amount', { exact: true }).fill('4.5');
    await button(page, 'Details').click();
    await form.getByLabel('Date').fill('2026-03-02');
    await form.getByLabel('Note').fill('Waxed');
    await button(page, 'Add').click();
    await button(page, 'Leave as it is').click();
    await dialog.waitFor({ state: 'hidden' });
    const typed = () =>
      Promise.all(
        ['Name', 'Amount', 'Date', 'Note'].map((name) => form.getByLabel(name, { exact: true }).inputValue()),
      );
    await expect.poll(typed).toEqual(['Thread', '4.5', '2026-03-02', 'Waxed']);
    expect(await row(page, 'Thread').count()).toBe(0);
    await button(page, 'Add').click();
    await button(page, 'Add it anyway').click();
    await row(page, 'Thread').waitFor();
    expect(await typed()).toEqual(['', '', '', '']);
    await button(page, 'Undo').first().click();
    await button(page, 'Undo anyway').click();
    await row(page, 'Thread').waitFor({ state: 'detached' });

    // Undo goes back beyond it as well.
    await button(page, 'Undo').first().click();
    await button(page, 'Undo anyway').click();
    await expect.poll(() => paid(page)).toBe(1);

    await button(page, 'Change lock').first().click();
    await button(page, 'Unlock all').click();
    await page.getByText('Locked up to Mar 31, 2026, with').waitFor({ state: 'detached' });
    await button(page, /^Mark Sofa.* paid$/).click();
    await expect.poll(() => paid(page)).toBe(2);

    await page.goto('/ledger?view=history');
    await page.getByText('All changes', { exact: true }).click();
    await page.getByText('Unlocked all entries').first().waitFor();
    await page.getByText('Locked entries up to 2026-03-31, together -$180.00').first().waitFor();
  });
});

describe('several entries at once', () => {
  async function openFour() {
    const window = await browser.openNew();
    await openLedger(window.page);
    for (const name of ['One', 'Two', 'Three', 'Four']) await addEntry(window.page, name, '10');
    return window;
  }

  it('[LEDGER48] are chosen by pointer, marked, deleted and brought back by one undo', async () => {
    const { page } = await openFour();
    await button(page, 'Select entries').click();
    await page.getByRole('checkbox', { name: /^Select One/ }).click();
    await page.getByRole('checkbox', { name: /^Select Three/ }).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('toolbar', { name: 'Selected entries' });
    await bar.getByText('3 entries, together +$30.00').waitFor();
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Paid', exact: true }).click();
    await expect.poll(() => paid(page)).toBe(3);
    await button(page, 'Undo').first().click();
    await expect.poll(() => paid(page)).toBe(0);

    await bar.getByRole('button', { name: 'Select all 4' }).click();
    await bar.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('dialog').getByLabel('Category').fill('Repairs');
    await button(page, 'Set category').click();
    await row(page, 'Four').getByText('Repairs').waitFor();

    await bar.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete 4 entries?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByText('Your money bag is empty').waitFor();
    await button(page, 'Undo').first().click();
    await expectNames(page, 'One', 'Two', 'Three', 'Four');

    await page.goto('/ledger?view=history');
    await page.getByText('All changes', { exact: true }).click();
    await page.getByText('Deleted 4 entries at once').first().waitFor();
    await page.getByText('Brought 4 entries back at once').first().waitFor();
  });

  it('[LEDGER48] are chosen and marked by key, as far as a filter shows them', { tags: 'full' }, async () => {
    const { page } = await openFour();
    await page.getByLabel('Find').fill('t');
    await expectNames(page, 'Two', 'Three');
    await row(page, 'Two').focus();
    await page.keyboard.press('Control+a');
    const bar = page.getByRole('toolbar', { name: 'Selected entries' });
    await bar.getByText('2 entries').waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await page.keyboard.press('x');
    await bar.getByText('1 entry').waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await bar.getByText('2 entries').waitFor();
    await bar.getByRole('button', { name: 'Paid', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => paid(page)).toBe(2);
    await page.getByLabel('Find').fill('');
    await expectNames(page, 'One', 'Two', 'Three', 'Four');
    expect(await paid(page)).toBe(2);
  });
});

describe('the report of a month', () => {
  it('[LEDGER53] has its sums, and a file of them', async () => {
    const { page } = await browser.openNew();
    await openLedger(page);
    await importDated(page);
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    const report = page.getByRole('region', { name: 'Monthly report' });
    await report.getByLabel('Month', { exact: true }).fill('2026-03');
    await report.getByRole('heading', { name: 'March 2026' }).waitFor();
    await report.getByText('-$180.00').first().waitFor();
    await report.getByRole('img', { name: /^Money in and out by month/ }).waitFor();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await button(page, 'PDF').click();
    expect((await saved).suggestedFilename()).toBe('money-bag-2026-03.pdf');
    await page.getByRole('link', { name: 'Back to the ledger' }).click();
    await expectNames(page, 'Rent', 'Sofa', 'Bag');
  });
});
