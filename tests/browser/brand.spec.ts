/** Marks: a merchant adds reference photos, compares photos with them, and deletes and restores a reference. */
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { makeReference } from '../vision/generator/reference.ts';
import { expect } from './expect.ts';
import { expectAccessible, useBrowser } from './support.ts';
import { merchant, unique } from './trade.ts';

const browser = useBrowser();

const jpeg = (buffer: Buffer, name = 'mark.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const files = (page: Page) => page.locator('input[type=file]').first();

async function compare(page: Page, photo: Buffer): Promise<void> {
  await files(page).setInputFiles(jpeg(photo));
  await page.getByAltText('The photo you chose').waitFor();
  await button(page, 'Compare the photo').click();
}

describe('brand detection', () => {
  it('finds a mark by a merchant’s own photos, and no other one', { timeout: 300_000 }, async () => {
    const mark = await makeReference({ seed: 1 });
    const name = unique('Plate');
    const { page } = await browser.openAs(merchant, '/detect-brand?part=references');
    await page.getByText('It can’t tell whether an item is genuine').waitFor();
    await button(page, 'Add a reference').click();
    const dialog = page.getByRole('dialog');
    await button(page, 'Save the reference').click();
    await dialog.getByText('Say what the photos show').waitFor();
    await dialog.getByText('Add at least 2 photos').waitFor();
    await dialog.getByLabel('Name').fill(name);
    await files(page).setInputFiles(mark.references.map((photo, i) => jpeg(photo, `${i}.jpg`)));
    await dialog.getByAltText('3 of 3').waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await button(page, 'Save the reference').click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByText('3 photos').waitFor({ timeout: 60_000 });
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Check a photo' }).click();
    await compare(page, mark.same);
    await page.getByRole('heading', { name: `Looks like “${name}”` }).waitFor({ timeout: 60_000 });
    await page.getByRole('img', { name: /places agree with a reference$/ }).waitFor();
    await page.getByAltText('Reference 1').waitFor();
    await page.getByLabel('Stain').selectOption('ink');
    await page.getByRole('link', { name: /ink/i }).first().waitFor();
    await expectAccessible(page);

    await button(page, 'Another photo').click();
    await compare(page, mark.other);
    await page.getByRole('heading', { name: 'No match' }).waitFor({ timeout: 60_000 });
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'My references' }).click();
    await button(page, `Change ${name}`).click();
    await dialog.getByLabel('Name').fill(`${name} of brass`);
    await button(page, 'Save the reference').click();
    await button(page, `Delete ${name} of brass`).click();
    await expect.poll(() => row.getByText('3 photos').count()).toBe(0);
    await button(page, 'Undo').click();
    await row.getByText('3 photos').waitFor();
    await button(page, `Delete ${name} of brass`).click();
    await expect.poll(() => row.getByText('3 photos').count()).toBe(0);
  });

  it('tells somebody without a merchant that there is nothing to compare with', async () => {
    const { page } = await browser.openNew('/detect-brand');
    await page.getByText('There is nothing to compare with yet').waitFor();
    await page.getByText('It can’t tell whether an item is genuine').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    await expectAccessible(page);
  });
});
