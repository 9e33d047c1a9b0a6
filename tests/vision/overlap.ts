/** How well what was found covers what there is. */
import sharp from 'sharp';
import type { Truth } from './generator/truth.ts';

export type Mask = ArrayLike<number>;

/** Intersection over union of dirt found and dirt there is, where both pictures show the item. */
export function overlapWith({ dirt, comparable }: Truth, found: Mask): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < dirt.length; i += 1) {
    if (!comparable[i]) continue;
    if (found[i] && dirt[i]) both += 1;
    if (found[i] || dirt[i]) either += 1;
  }
  return either === 0 ? 1 : both / either;
}

/** @param webp an overlay of the engine */
export async function maskOfOverlay(webp: Uint8Array): Promise<Mask> {
  const { data } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Uint8Array.from({ length: data.length / 4 }, (_, i) => (data[4 * i + 3]! > 60 ? 1 : 0));
}
