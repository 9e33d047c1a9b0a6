/** The linear light of a photo. */
import { linearOf } from './colour.ts';
import type { Photo } from './decode.ts';

/** Three planes: red, green, blue. */
export function linearPlanes({ rgb, width, height }: Pick<Photo, 'rgb' | 'width' | 'height'>): Float32Array {
  const count = width * height;
  const planes = new Float32Array(3 * count);
  for (let i = 0; i < count; i += 1) {
    for (let c = 0; c < 3; c += 1) planes[c * count + i] = linearOf[rgb[3 * i + c]!]!;
  }
  return planes;
}
