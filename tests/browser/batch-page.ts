/** Actions on the page of a batch for its tests. */
import type { Page } from 'playwright-core';
import { expect } from './expect.ts';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const takeButton = (page: Page) => page.getByRole('button', { name: 'Take the picture', exact: true });
export const untilCount = (page: Page, count: number) =>
  page.getByText(`${count} ${count === 1 ? 'shot' : 'shots'} of 200`, { exact: true }).waitFor();
/** Waits until the camera is on and its button reacts to the space bar. */
export async function untilReady(page: Page): Promise<void> {
  await expect
    .poll(() => takeButton(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
  const live = page.getByLabel('What the camera sees');
  await expect
    .poll(() => live.evaluate((element) => (element as HTMLVideoElement).videoWidth))
    .toBeGreaterThan(0);
}
/** Takes pictures with the space bar only. @param from number of pictures that exist already */
export async function shoot(page: Page, count: number, from = 0): Promise<void> {
  for (let taken = 1; taken <= count; taken += 1) {
    await page.keyboard.press('Space');
    await untilCount(page, from + taken);
  }
}
/** Image content of each picture, in order: no two pictures of the moving test camera are alike. */
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
