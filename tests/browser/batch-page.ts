/** The page of a batch, as its tests use it. */
import type { Page } from 'playwright-core';
import { expect } from './expect.ts';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const takeButton = (page: Page) => page.getByRole('button', { name: 'Take the picture', exact: true });
export const untilCount = (page: Page, count: number) =>
  page.getByText(`${count} ${count === 1 ? 'shot' : 'shots'} of 200`, { exact: true }).waitFor();
/** The camera is on and its button waits for the space bar. */
export async function untilReady(page: Page): Promise<void> {
  await expect
    .poll(() => takeButton(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
  const live = page.getByLabel('What the camera sees');
  await expect
    .poll(() => live.evaluate((element) => (element as HTMLVideoElement).videoWidth))
    .toBeGreaterThan(0);
}
/** By nothing but the space bar. @param from how many there are already */
export async function shoot(page: Page, count: number, from = 0): Promise<void> {
  for (let taken = 1; taken <= count; taken += 1) {
    await page.keyboard.press('Space');
    await untilCount(page, from + taken);
  }
}
/** What is to be seen in each, in order: no two pictures of the moving test camera are alike. */
export const shown = (page: Page) =>
  page
    .getByRole('list', { name: 'Shots' })
    .getByRole('img')
    .evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          const picture = image as HTMLImageElement;
          await picture.decode();
          const canvas = document.createElement('canvas');
          canvas.width = picture.naturalWidth;
          canvas.height = picture.naturalHeight;
          const context = canvas.getContext('2d')!;
          context.drawImage(picture, 0, 0);
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
          return data.reduce((hash, byte) => (Math.imul(hash, 31) + byte) | 0, 7);
        }),
      ),
    );
