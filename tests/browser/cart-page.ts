/** What people do with the shopping cart, through the controls of its page. */
import type { Page } from 'playwright-core';
import type { ProductFields } from './trade.ts';

export async function put(page: Page, product: ProductFields): Promise<void> {
  await page.goto(`/product-view/${product.id}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText(/^\d+ in your cart/).waitFor();
}

/** Fills in what the profile does not know. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('+1 415 555 2671');
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place the order' }).click();
