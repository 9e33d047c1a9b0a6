import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readLogFile } from '../../src/events/log/log-file.ts';
import { ofx, payment, statement } from '../events/ledger/bank/files.ts';
import { addEntry, expectBalances, expectNames, openLedger } from './ledger-page.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();

async function open() {
  const window = await browser.openNew();
  await openLedger(window.page);
  return window;
}

async function exported(page: Page, format: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).first().click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('dialog').waitFor();
}

const bankFile = ofx(
  statement([
    payment('20260105', '-500.00', 'a1', 'Rent'),
    payment('20261231235959[-5:EST]', '80.50', 'a2', 'Job &amp; tip'),
  ]),
);

const undo = (page: Page) => page.locator('section').getByRole('button', { name: 'Undo' }).click();

describe('files of the money bag', () => {
  it('of a bank are taken in once, and out again in one step', async () => {
    const { page } = await open();
    await choose(page, 'bank.ofx', bankFile);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Import 2 entries' }).click();
    await expectNames(page, 'Rent', 'Job & tip');
    await expectBalances(page, '-$419.50', '-$419.50');
    await choose(page, 'bank.ofx', bankFile);
    await dialog.getByText('Already there 2').waitFor();
    expect(await dialog.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await undo(page);
    await page.getByText('Your money bag is empty').waitFor();
  });

  it('of a bank leave out what may be there already, until it is ticked', { tags: 'full' }, async () => {
    const { page } = await open();
    await addEntry(page, 'Rent', '-500');
    await choose(page, 'bank.ofx', bankFile);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Import 1 entry' }).waitFor();
    await dialog.getByText('Unclear 1').click();
    await dialog.getByText('Like yours: Rent').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: /^Rent/ }).press('Space');
    await dialog.getByRole('button', { name: 'Import 2 entries' }).click();
    await expectNames(page, 'Rent', 'Rent', 'Job & tip');
    await undo(page);
    await expectNames(page, 'Rent');
  });

  it(
    'in QIF ask which of day and month comes first, and take nothing in before',
    { tags: 'full' },
    async () => {
      const { page } = await open();
      await choose(page, 'bank.qif', '!Type:Bank\nD02/03/2026\nT-12.50\nPBrushes\n^');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('How are the dates written?').waitFor();
      expect(await dialog.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: 'Month first' }).press('Space');
      await dialog.getByText('3 February 2026', { exact: true }).last().waitFor();
      await dialog.getByRole('radio', { name: 'Day first' }).press('Space');
      await dialog.getByRole('button', { name: 'Import 1 entry' }).click();
      await expectNames(page, 'Brushes');
      expect(await exported(page, 'CSV')).toContain('Brushes,-12.50,no,2026-03-02');
    },
  );

  it('in another currency, or damaged, are refused with the reason', { tags: 'full' }, async () => {
    const { page } = await open();
    const dialog = page.getByRole('dialog');
    const close = async () => {
      expect(await dialog.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await choose(page, 'euro.ofx', bankFile.replace('USD', 'EUR'));
    await dialog.getByText('Amounts in EUR can’t be added').waitFor();
    await close();
    await choose(page, 'cut.ofx', bankFile.slice(0, -100));
    await dialog.getByText(/damaged or cut off: in line \d+/).waitFor();
    await close();
    await page.getByText('Your money bag is empty').waitFor();
  });

  it.for(['OFX', 'OFX 1 for older programs', 'QIF'])(
    'go out as %s and come back the same in another ledger',
    { tags: 'full' },
    async (format) => {
      const { page } = await open();
      await addEntry(page, 'Öl & <Wachs>', '-12.5');
      await page.getByRole('button', { name: 'Mark Öl & <Wachs> paid' }).click();
      await addEntry(page, 'Sofa', '45');
      await expectBalances(page, '+$32.50', '-$12.50');
      const text = await exported(page, format);
      const { page: other } = await open();
      await choose(other, 'file', text);
      await other.getByRole('button', { name: 'Import 2 entries' }).click();
      await expectNames(other, 'Öl & <Wachs>', 'Sofa');
      await expectBalances(other, '+$32.50', '-$12.50');
      await choose(other, 'file', text);
      await other.getByRole('dialog').getByText('New 0').waitFor();
    },
  );

  it('go out as CSV and come back the same', async () => {
    const { page } = await open();
    await addEntry(page, '=SUM(A1), "quoted"', '-12.5');
    await page.getByRole('button', { name: 'Mark =SUM(A1), "quoted" paid' }).click();
    await expectBalances(page, '-$12.50', '-$12.50');
    const csv = await exported(page, 'CSV');
    expect(csv).toBe(`Name,Amount,Paid,Date,Note\r\n"'=SUM(A1), ""quoted""",-12.50,yes,,\r\n`);
    await choose(page, 'again.csv', csv);
    await page.getByRole('button', { name: 'Import 1 entry' }).click();
    await expectNames(page, '=SUM(A1), "quoted"', '=SUM(A1), "quoted"');
    await expectBalances(page, '-$25.00', '-$25.00');
  });

  it(
    'take in nothing before the person says so, and list what is wrong row by row',
    { tags: 'full' },
    async () => {
      const { page } = await open();
      await choose(page, 'bank.csv', 'Payee;Betrag\nSofa;1.234,50\nBroken;abc\nChair;-3,00');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Row 3:').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText('Your money bag is empty').waitFor();
      await choose(page, 'bank.csv', 'Payee;Betrag\nSofa;1.234,50\nBroken;abc\nChair;-3,00');
      await dialog.getByRole('button', { name: 'Import 2 entries' }).click();
      await expectNames(page, 'Sofa', 'Chair');
      await expectBalances(page, '+$1,231.50', '$0.00');
      await page.locator('section').getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Your money bag is empty').waitFor();
    },
  );

  it('refuse what is no list of entries', { tags: 'full' }, async () => {
    const { page } = await open();
    await choose(page, 'letter.csv', 'Dear all\nthis is a letter');
    await page.getByRole('dialog').getByText('No column of amounts').waitFor();
    expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
  });

  it('hold the complete history as JSONL, which verifies, and give its entries to another ledger', async () => {
    const { page } = await open();
    await addEntry(page, 'Sofa', '45');
    await addEntry(page, 'Dye', '-3');
    await page.getByRole('button', { name: 'Mark Sofa paid' }).click();
    await expectBalances(page, '+$42.00', '+$45.00');
    const text = await exported(page, 'JSONL');
    const file = await readLogFile([text]);
    expect(file.ok && file.records.map(({ type }) => type)).toEqual([
      'EntryAdded',
      'EntryAdded',
      'EntryPaid',
    ]);

    await choose(page, 'own.jsonl', text);
    await page.getByText('in your ledger already').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();

    await choose(page, 'bad.jsonl', text.replace('"amountCents":4500', '"amountCents":9900'));
    await page.getByRole('dialog').getByText('Line 2 has been altered').waitFor();

    const { page: other } = await open();
    await choose(other, 'theirs.jsonl', text);
    await other.getByText('the history of another ledger').waitFor();
    await other.getByRole('button', { name: 'Import 2 entries' }).click();
    await expectNames(other, 'Sofa', 'Dye');
    await expectBalances(other, '+$42.00', '+$45.00');
  });

  it(
    'of 100,000 rows are taken in, found, changed and opened again',
    { tags: 'full', timeout: 120_000 },
    async () => {
      const { page } = await open();
      const rows = Array.from({ length: 100_000 }, (_, i) => `Client ${i},${(i % 500) - 200}.50`);
      await choose(page, 'big.csv', ['Name,Amount', ...rows].join('\n'));
      await page.getByRole('button', { name: 'Import 100,000 entries' }).click({ timeout: 60_000 });
      await page.getByText('100,000 entries', { exact: true }).waitFor({ timeout: 60_000 });
      await page.getByLabel('Find', { exact: true }).fill('client 99999');
      await expectNames(page, 'Client 99999');
      await page.getByRole('button', { name: 'Mark Client 99999 paid' }).click();
      await expectBalances(page, '+$4,960,000.00', '+$299.50');
      expect(await page.getByRole('row').count()).toBeLessThan(100);
      await page.reload();
      await expectBalances(page, '+$4,960,000.00', '+$299.50');
      await page.getByLabel('Find', { exact: true }).fill('');
      // Until the log is open, the page shows only the first entries, from the local copy.
      await page.locator('[role="grid"][aria-rowcount="100000"]').waitFor();
      await page.getByRole('row').first().focus();
      await page.keyboard.press('End');
      await page.getByRole('button', { name: 'Mark Client 99999 unpaid' }).waitFor();
    },
  );
});
