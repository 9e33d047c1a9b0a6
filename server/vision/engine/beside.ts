/** The surface beside a place that changed, which the place is compared with. */
import type { Extent } from './planes.ts';
import { dilate, type Region } from './regions.ts';

/** From here to there away from it. */
const besideFromPx = 5;
const besideToPx = 20;
export const minBeside = 60;

/** @param free 0: not usable, or changed too */
export function besideOf({ pixels }: Region, free: Uint8Array, { width, height }: Extent): number[] {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  [x0, y0] = [Math.max(0, x0 - besideToPx), Math.max(0, y0 - besideToPx)];
  [x1, y1] = [Math.min(width - 1, x1 + besideToPx), Math.min(height - 1, y1 + besideToPx)];
  const window = { width: x1 - x0 + 1, height: y1 - y0 + 1 };
  const own = new Uint8Array(window.width * window.height);
  for (const at of pixels) own[(Math.floor(at / width) - y0) * window.width + (at % width) - x0] = 1;
  const [near, far] = [dilate(own, window, besideFromPx), dilate(own, window, besideToPx)];
  const beside: number[] = [];
  for (let i = 0; i < own.length; i += 1) {
    if (!far[i] || near[i]) continue;
    const at = (y0 + Math.floor(i / window.width)) * width + x0 + (i % window.width);
    if (free[at]) beside.push(at);
  }
  return beside;
}

const rimPx = 3;

/** What touches the rim of a photo may be a hand, and how much of it lies outside is unknown. @param inBoth 0: not in both photos */
export function reachesIn({ pixels }: Region, inBoth: Uint8Array, { width, height }: Extent): boolean {
  const isOut = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height || !inBoth[y * width + x];
  return pixels.some((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return isOut(x - rimPx, y) || isOut(x + rimPx, y) || isOut(x, y - rimPx) || isOut(x, y + rimPx);
  });
}
