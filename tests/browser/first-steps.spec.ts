/** What somebody new begins with: an example to look around in. */
import { describe, expect, it } from 'vitest';
import { addEntry, expectNames, names, openLedger, row } from './ledger-page.ts';
import { expectAccessible, useBrowser } from './support.ts';

const browser = useBrowser();

describe('the example of a money bag', () => {
  it('[PROFILE11] fills an empty one, says what it is, and goes without an own entry', async () => {
    const { page, problems } = await browser.openNew();
    await openLedger(page);
    await page.getByRole('button', { name: 'Fill with an example' }).click();
    await page.getByText('12 example entries', { exact: true }).waitFor();
    await row(page, 'Suede jacket').getByText('example').waitFor();
    expect(await names(page)).toContain('Weekend bag');
    await expectAccessible(page);

    await addEntry(page, 'Sofa, Ms Okafor', '180');
    await page.getByText('12 example entries', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove the example' }).click();
    await expectNames(page, 'Sofa, Ms Okafor');
    await page.getByText('12 example entries', { exact: true }).waitFor({ state: 'detached' });
    await page.reload();
    await expectNames(page, 'Sofa, Ms Okafor');

    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText('12 example entries', { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });
});
