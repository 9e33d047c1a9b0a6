/** The clean surface of an item in a single photo: its color, and how far each place is from it in the light of the photo. */
import { deltaE00, labInto } from '../engine/colour.ts';
import { labOf } from '../engine/difference.ts';
import { labPicture } from '../engine/lab-picture.ts';
import { fitLight } from '../engine/light.ts';
import { type Extent, medianOf, type Plane } from '../engine/planes.ts';
import type { MarkParameters } from './parameters.ts';

type Lab = readonly [l: number, a: number, b: number];

export interface Surface {
  readonly color: Lab;
  /** L* in even light, without grain. */
  readonly lightness: Plane;
  /** ΔE00 from the clean surface. */
  readonly deltaE: Plane;
}

/** Of the even picture that the photo is compared with; any value above the darkest would do. */
const grey = 0.18;
const minSamples = 100;

/**
 * Fits the light as between two photos, of which the other one is even: what has another color than most of the surface counts
 * as little as what changed.
 * @param linear light, three planes
 * @returns null when too little of the photo is usable
 */
export function surfaceOf(
  linear: Float32Array,
  usable: Uint8Array,
  extent: Extent,
  p: MarkParameters,
): Surface | null {
  const count = extent.width * extent.height;
  const even = new Float32Array(3 * count).fill(grey);
  const light = fitLight(even, linear, usable, extent, p.lightStepPx);
  if (!light) return null;
  const { logGain, gain } = light;
  const evening = new Float32Array(3 * count);
  for (let c = 0; c < 3; c += 1) {
    const own = Math.log(gain[c]!);
    for (let i = c * count; i < (c + 1) * count; i += 1) evening[i] = logGain[i]! - own;
  }
  const lab = labPicture(labOf(linear, count, evening), extent);
  const [l, a, b] = [lab.smoothed(0, p.grainPx), lab.smoothed(1, p.grainPx), lab.smoothed(2, p.grainPx)];
  const fitted = new Float32Array(3);
  labInto(fitted, 0, 1, grey / gain[0], grey / gain[1], grey / gain[2]);
  const deltaFrom = ([toL, toA, toB]: Lab, at: number) => deltaE00(l[at]!, a[at]!, b[at]!, toL, toA, toB);
  const near: number[] = [];
  for (let i = 0; i < count; i += 3)
    if (usable[i] && deltaFrom([fitted[0]!, fitted[1]!, fitted[2]!], i) < p.nearDeltaE) near.push(i);
  if (near.length < minSamples) return null;
  const middle = (plane: Plane) => medianOf(near.map((at) => plane[at]!));
  const color: Lab = [middle(l), middle(a), middle(b)];
  const deltaE = new Float32Array(count);
  for (let i = 0; i < count; i += 1) deltaE[i] = deltaFrom(color, i);
  return { color, lightness: l, deltaE };
}
