/** Two photos, before and after: sent, measured by the engine, viewed, found again in the history, printed and deleted. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { it } from 'vitest';
import { jpegOf, type Shot } from '../server/vision/two-photos.ts';
import { expect } from './expect.ts';
import { useBrowser } from './support.ts';

const browser = useBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const file = async (shot: Shot) => ({
  name: 'bag.jpg',
  mimeType: 'image/jpeg',
  // As large as from a phone: the upload scales them down before they are measured.
  buffer: await sharp(await jpegOf(shot))
    .resize(1920, 1440)
    .jpeg({ quality: 92 })
    .toBuffer(),
});

/** The next file goes into the first empty slot. */
async function choose(page: Page, before: Shot, after: Shot): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await file(before));
  await page.getByAltText('Before: the photo you chose').waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await file(after));
  await page.getByAltText('After: the photo you chose').waitFor();
}

it(
  'somebody has two photos measured, looks at the result, prints it, and deletes it',
  { timeout: 180_000 },
  async () => {
    const { page } = await browser.openNew();
    await page.goto('/vision-submit');
    await page.getByText('5 of 5 free analyses left').waitFor();
    await button(page, 'Measure the difference').click();
    await page.getByText('Choose or take the photo of before').waitFor();
    await page.getByLabel('Name of the item').fill('Anna’s tote');
    await choose(page, { stain: 1 }, { stain: 0.2, moved: true });
    await button(page, 'Measure the difference').click();
    await page.getByRole('heading', { name: 'Anna’s tote: what the cleaning changed' }).waitFor({
      timeout: 120_000,
    });
    await page.getByRole('table', { name: 'All numbers' }).getByText('Cleaning score').waitFor();
    await expect.poll(() => page.url()).toMatch(/analysis=[\da-f-]{36}/);

    const divider = page.getByRole('slider', { name: 'Divider between before and after' });
    await divider.press('End');
    expect(await divider.getAttribute('aria-valuetext')).toBe('100 % before, 0 % after');
    await page.getByRole('group', { name: 'Closer look at both photos' }).focus();
    await page.keyboard.press('+');
    await page.getByText('150 %').waitFor();
    await page.keyboard.press('0');
    await page.getByText('100 %').waitFor();
    await page.getByRole('checkbox', { name: 'What changed colour' }).check();

    await page.reload();
    await page.getByRole('heading', { name: 'Anna’s tote: what the cleaning changed' }).waitFor();
    await page.getByRole('link', { name: 'Charts' }).click();
    await page.getByRole('img', { name: /^Scores\. Cleaning score/ }).waitFor();

    await page.goto('/vision-bot');
    const row = page.getByRole('row').filter({ hasText: 'Anna’s tote' });
    await row.getByText('Measured').waitFor();
    const download = page.waitForEvent('download');
    await button(page, 'PDF of Anna’s tote').click();
    expect((await download).suggestedFilename()).toMatch(/^image-analysis-.*\.pdf$/);
    await button(page, 'Delete Anna’s tote').click();
    await page.getByText('Nothing measured yet').waitFor();
    await button(page, 'Undo').click();
    await row.waitFor();
    await page.goto('/vision-submit');
    await page.getByText('4 of 5 free analyses left').waitFor();
  },
);

it(
  'another item is inconclusive, says what to do better, and costs no free analysis',
  { tags: 'full', timeout: 180_000 },
  async () => {
    const { page } = await browser.openNew();
    await page.goto('/vision-submit');
    await choose(page, { stain: 1 }, { item: 2, stain: 0 });
    await button(page, 'Measure the difference').click();
    await page.getByRole('heading', { name: 'Leather bag: inconclusive' }).waitFor({ timeout: 120_000 });
    await page.getByText('These photos can’t be shown to be of the same item').waitFor();
    await button(page, 'Try with better photos').click();
    await page.getByText('5 of 5 free analyses left').waitFor();
  },
);
