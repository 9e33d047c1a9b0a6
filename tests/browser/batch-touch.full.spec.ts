/** A batch with touch: a long press on a shot's handle drags it, and a swipe over a picture moves nothing. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press, shown, untilCount, untilReady } from './batch-page.ts';
import { cameras, useCameras } from './fake-camera.ts';
import { useBrowser } from './support.ts';

useBrowser();
const film = useCameras();

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = async (page: Page, name: string): Promise<Point> => {
  const handle = page.getByRole('button', { name, exact: true });
  await handle.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await handle.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Touch events of one finger. */
function fingerOf(devtools: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => touch('touchStart', [at]),
    async slide(from: Point, to: Point) {
      const steps = 12;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await touch('touchMove', [
          { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        ]);
      }
    },
    up: () => touch('touchEnd', []),
  };
}

/** The shot that is being dragged. */
const dragging = (page: Page) => page.locator('li[data-dnd-dragging]');
describe('a batch on a touchscreen', { timeout: 240_000 }, () => {
  it.each([390, 1280])('[BATCH6] is arranged with a finger, %i px wide', async (width) => {
    const { page, context } = await film(cameras.two, '/camera/batch', { width, touch: true });
    await untilReady(page);
    for (let taken = 1; taken <= 3; taken += 1) {
      await page.getByRole('button', { name: 'Take the picture', exact: true }).tap();
      await untilCount(page, taken);
    }
    await press(page, 'Arrange and describe');
    await page.getByLabel('The same for all').waitFor();
    const [a, b, c] = await shown(page);
    const finger = fingerOf(await context.newCDPSession(page));

    // Scroll both into view before touching: the distance to move must not change afterwards.
    await middleOf(page, 'Move shot 3');
    const from = await middleOf(page, 'Move shot 1');
    const to = await middleOf(page, 'Move shot 2');
    await finger.down(from);
    await dragging(page).waitFor();
    await finger.slide(from, { x: to.x + 6, y: to.y + 6 });
    await page.getByText('It is in place 2 now.').last().waitFor({ state: 'attached' });
    await finger.up();
    await dragging(page).waitFor({ state: 'detached' });
    await expect.poll(() => shown(page)).toEqual([b, a, c]);

    // A swipe over a picture scrolls, and does not start a drag.
    const picture = (await page.getByRole('list', { name: 'Shots' }).getByRole('img').first().boundingBox())!;
    const start = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
    await finger.down(start);
    await finger.slide(start, { x: start.x, y: start.y - 120 });
    expect(await dragging(page).count()).toBe(0);
    await finger.up();
    expect(await shown(page)).toEqual([b, a, c]);

    await page.reload();
    await untilCount(page, 3);
    expect(await shown(page)).toEqual([b, a, c]);
    await context.close();
  });
});
