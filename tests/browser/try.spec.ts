/** Without an account: measures a sample, then two own photos; too many requests are told when to return; and the page about it. */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { sampleResults } from '../../src/events/analysis/sample-results.ts';
import { jpegOf, type Shot } from '../server/vision/two-photos.ts';
import { expect } from './expect.ts';
import { useBrowser } from './support.ts';

const browser = useBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function choose(page: Page, side: string, shot: Shot): Promise<void> {
  const file = { name: 'bag.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(shot) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByAltText(`${side}: the photo you chose`).waitFor();
}

it('a visitor has a sample measured, as the page about it says', { timeout: 240_000 }, async () => {
  const { page, problems } = await browser.open('/marketing');
  const { summary } = sampleResults['tan-leather-bag'];
  const article = page.getByRole('article', { name: 'Tan leather bag' });
  await article.getByText(summary.join(' ')).waitFor();
  await article.getByRole('checkbox', { name: 'Show what was found dirty' }).check();
  await page.getByRole('link', { name: 'Try it, without an account' }).click();
  await button(page, /^Tan leather bag/).click();
  await heading(page, 'Tan leather bag: what the cleaning changed').waitFor({ timeout: 120_000 });
  // The same photos and the same engine: the same text.
  await page.getByText(summary.join(' ')).waitFor();
  await page.getByRole('slider', { name: 'Divider between before and after' }).press('End');
  await page.getByRole('table', { name: 'All numbers' }).getByText('Cleaning score').waitFor();
  await button(page, 'Measure another pair').click();
  await heading(page, 'Measure a sample').waitFor();
  expect(problems).toEqual([]);
});

it('a visitor is told that two bags are not the same', { tags: 'full', timeout: 240_000 }, async () => {
  const { page, problems } = await browser.open('/try');
  await button(page, /^Two bags that look alike/).click();
  await heading(page, 'Two bags that look alike: inconclusive').waitFor({ timeout: 120_000 });
  await page.getByAltText('Before: Two bags that look alike').waitFor();
  await button(page, 'Try with better photos').click();
  await heading(page, 'Measure a sample').waitFor();
  expect(problems).toEqual([]);
});

it(
  'a visitor has own photos measured, and nothing of it is left after a reload',
  { timeout: 240_000 },
  async () => {
    const { page } = await browser.open('/try');
    await button(page, 'Measure the difference').click();
    await page.getByText('Choose or take the photo of before').waitFor();
    await choose(page, 'Before', { stain: 1 });
    await choose(page, 'After', { stain: 0.2, moved: true });
    await button(page, 'Measure the difference').click();
    await heading(page, 'Leather bag: what the cleaning changed').waitFor({ timeout: 120_000 });
    await heading(page, 'This result is on this page only').waitFor();
    await page.reload();
    await heading(page, 'Measure a sample').waitFor();
    expect(await heading(page, /what the cleaning changed/).count()).toBe(0);
  },
);

it(
  'who asks too often is told when to come back, and the photos are still there',
  { tags: 'full', timeout: 120_000 },
  async () => {
    const { page } = await browser.open('/try');
    await choose(page, 'Before', { stain: 1 });
    await choose(page, 'After', { stain: 0.2, moved: true });
    await page.route('**/visitor-measurements', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '180', 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'too-often', message: 'Come back in 3 minutes.' }),
      }),
    );
    await button(page, 'Measure the difference').click();
    await heading(page, 'That’s all for now').waitFor();
    await page
      .getByText('Try again in 3 minutes. With an account, you get free analyses of your own.')
      .waitFor();
    await button(page, 'Back to the photos').click();
    await page.getByAltText('After: the photo you chose').waitFor();
    // Photos that never arrive: the visitor cancels, and the server notices.
    await page.unroute('**/visitor-measurements');
    await page.route('**/visitor-measurements', () => undefined);
    await button(page, 'Measure the difference').click();
    await heading(page, 'Measuring the photos').waitFor();
    const ended = page.waitForEvent('requestfailed');
    await button(page, 'Cancel').click();
    await ended;
    await page.getByAltText('Before: the photo you chose').waitFor();
  },
);
