/** The money bag as a person sees it: shared helpers of the ledger's browser specs. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export async function openLedger(page: Page): Promise<void> {
  await page.goto('/ledger');
  await page.getByLabel('Name', { exact: true }).waitFor();
}

export async function addEntry(page: Page, name: string, amount: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.keyboard.press('Enter');
  await row(page, name).waitFor();
}

export const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });

/** Names of the rows on the screen, in order. */
export const names = (page: Page): Promise<string[]> =>
  page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .sort((a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')))
        .map((element) => element.querySelector('[role=gridcell]:nth-child(2) button')?.textContent ?? ''),
    );

export const expectNames = (page: Page, ...expected: readonly string[]) =>
  expect.poll(() => names(page)).toEqual(expected);

export const expectBalances = (page: Page, balance: string, paid: string) =>
  expect
    .poll(async () => [
      await page.getByTestId('balance').textContent(),
      await page.getByTestId('balance-paid').textContent(),
    ])
    .toEqual([balance, paid]);

/** Name of the row that has the focus itself rather than one of its controls; null: none has. */
export const focusedRow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('role') === 'row'
      ? (element.querySelector('[role=gridcell]:nth-child(2) button')?.textContent ?? null)
      : null;
  });
