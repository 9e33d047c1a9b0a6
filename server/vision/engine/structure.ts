/** Structure finer than the light, by which two photos show the same surface, or do not. */
import type { LabPicture } from './lab-picture.ts';
import { minus, type Plane } from './planes.ts';
import { rounded } from './rounded.ts';

export const fineStructureOf = (picture: LabPicture): Plane =>
  minus(picture.smoothed(0, 1), picture.smoothed(0, 6));

/** Strong structure weighs more than faint. @param places indices of pixels */
export function correlationOf(one: Plane, other: Plane, places: ArrayLike<number>): number {
  let [xx, yy, xy] = [0, 0, 0];
  for (let i = 0; i < places.length; i += 1) {
    const [a, b] = [one[places[i]!]!, other[places[i]!]!];
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  return xx * yy === 0 ? 0 : rounded(xy / Math.sqrt(xx * yy), 3);
}
