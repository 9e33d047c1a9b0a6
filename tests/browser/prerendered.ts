/** Opens a prerendered page and holds back the app's code, so that a test can act before the app takes the page over. */
import type { Page } from 'playwright-core';

/** @returns lets the app's code load */
export async function openPrerendered(page: Page, path: string): Promise<() => void> {
  let letLoad: () => void;
  const held = new Promise<void>((go) => (letLoad = go));
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return letLoad!;
}
