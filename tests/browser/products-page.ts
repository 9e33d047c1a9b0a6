/** The list of a merchant's products, as tests use it. */
import type { Page } from 'playwright-core';

/** Chooses an item of the menu beside a product. */
export async function chooseForProduct(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
