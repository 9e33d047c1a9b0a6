/**
 * Finds what was dirty and how much of it is left. Where the two photos differ, something was removed. How much is left follows
 * from how strongly the removed pattern still shows in the second photo, compared with the surface around it.
 */
import { differenceOf, type Difference } from './difference.ts';
import { deltaE00 } from './colour.ts';
import type { Light } from './light.ts';
import type { Parameters } from './parameters.ts';
import type { LabPicture } from './lab-picture.ts';
import { type Noise, noiseOf, planeByKind } from './noise.ts';
import { type Extent, medianOf, type Plane } from './planes.ts';
import { besideOf, minBeside, reachesIn } from './beside.ts';
import { correlationOf } from './structure.ts';
import { dilate, hysteresis, maskOf, type Region, regionsOf, tidied, without } from './regions.ts';

export interface Thresholds {
  readonly low: Plane;
  readonly high: Plane;
  /** What noise may reach, whether the eye sees it or not. */
  readonly noise: Plane;
}

export interface Dirt {
  readonly difference: Difference;
  readonly regions: readonly DirtRegion[];
  /** Places that were clean before and look different now, because of a hand, a reflection or a fold: not dirt. */
  readonly appeared: readonly Region[];
  /** Places that changed, but are not on the item, or reach in from the rim of a photo. */
  readonly elsewhere: readonly Region[];
  /** Compared with the clean surface. */
  readonly deltaEBefore: Plane;
  readonly deltaEAfter: Plane;
  readonly maskBefore: Uint8Array;
  readonly maskAfter: Uint8Array;
}

export interface DirtRegion extends Region {
  /** What is left of it, as a fraction of what was removed. */
  readonly left: number;
}

/** By the noise of each kind of surface, and never below what the eye can see. */
function thresholdsOf(
  { deltaE, kinds }: Difference,
  clean: Uint8Array,
  p: Parameters,
  factor = 1,
): Thresholds {
  const noise = noiseOf(deltaE, kinds, clean);
  const plane = (limitOf: (noise: Noise) => number) =>
    planeByKind(
      kinds,
      noise.map((each) => factor * limitOf(each)),
    );
  return {
    low: plane(({ middle, spread }) => Math.max(p.lowDeltaE, middle + p.lowNoise * spread)),
    high: plane(({ middle, spread }) => Math.max(p.highDeltaE, middle + p.highNoise * spread)),
    noise: plane(({ middle, spread }) => middle + p.growNoise * spread),
  };
}

const changedMask = (
  { deltaE }: Difference,
  { low, high }: Thresholds,
  usable: Uint8Array,
  extent: Extent,
  p: Parameters,
): Uint8Array => tidied(hysteresis(deltaE, low, high, usable, extent), extent, 1, p.minAreaPx);

/**
 * @param usable 0: off the item, clipped, or not in both photos
 * @param inBoth 0: not in both photos
 */
export function findDirt(
  before: LabPicture,
  after: LabPicture,
  usable: Uint8Array,
  inBoth: Uint8Array,
  p: Parameters,
): Dirt {
  const { extent } = before;
  const count = extent.width * extent.height;
  const difference = differenceOf(before, after, usable, p.guideRadiusPx);
  const first = changedMask(difference, thresholdsOf(difference, usable, p), usable, extent, p);
  const near = dilate(first, extent, 4);
  const clean = without(usable, near);
  const thresholds = thresholdsOf(difference, clean, p);
  const changed = changedMask(difference, thresholds, usable, extent, p);
  const free = without(usable, changed);
  const [one, other] = difference.structure;
  const elsewhere: Region[] = [];
  const places: DirtRegion[] = [];
  for (const region of regionsOf(changed, extent)) {
    const beside = besideOf(region, free, extent);
    // An item is never put back on exactly the same spot: around a place on the table, the structure is another.
    const isOnItem = correlationOf(one, other, beside) >= p.minLikeness;
    if (!isOnItem || reachesIn(region, inBoth, extent)) elsewhere.push(region);
    else places.push({ ...region, left: leftOf(region, beside, difference) });
  }
  const appeared = places.filter(({ left }) => left <= p.maxLeftOfAppeared);
  const seeds = places
    .filter(({ left }) => left > p.maxLeftOfAppeared)
    .map((region) => ({ ...region, left: Math.max(0, region.left) }));
  const regions = grown(seeds, difference, thresholds, free, extent, p.lowDeltaE);
  const maskBefore = maskOf(regions, count);
  const factor = new Float32Array(count);
  for (const { pixels, left } of regions) for (const at of pixels) factor[at] = left;
  const { deltaEBefore, deltaEAfter } = againstClean(difference, factor);
  return {
    difference,
    regions,
    appeared,
    elsewhere,
    deltaEBefore,
    deltaEAfter,
    maskBefore,
    maskAfter: visibleIn(regions, deltaEAfter, thresholds),
  };
}

/** Where dirt is still seen. */
function visibleIn(regions: readonly Region[], deltaE: Plane, { low }: Thresholds): Uint8Array {
  const mask = new Uint8Array(deltaE.length);
  for (const { pixels } of regions) for (const at of pixels) if (deltaE[at]! > low[at]!) mask[at] = 1;
  return mask;
}

/**
 * Dirt ends where the eye cannot see it against the clean surface. Where a part of it is left, less of it was removed than
 * that: each place extends as far as what was removed and what is left are visible together, and the noise allows.
 */
function grown(
  seeds: readonly DirtRegion[],
  { deltaE }: Difference,
  { noise }: Thresholds,
  free: Uint8Array,
  extent: Extent,
  visible: number,
): DirtRegion[] {
  const { width, height } = extent;
  const left = new Float32Array(deltaE.length).fill(-1);
  const list = new Int32Array(deltaE.length);
  let end = 0;
  for (const seed of seeds) {
    for (const at of seed.pixels) {
      left[at] = seed.left;
      list[end++] = at;
    }
  }
  for (let next = 0; next < end; next += 1) {
    const from = list[next]!;
    const least = visible / (1 + left[from]!);
    const x = from % width;
    for (const at of [x > 0 ? from - 1 : -1, x < width - 1 ? from + 1 : -1, from - width, from + width]) {
      if (at < 0 || at >= width * height || left[at]! >= 0 || !free[at]) continue;
      if (deltaE[at]! <= Math.max(noise[at]!, least)) continue;
      left[at] = left[from]!;
      list[end++] = at;
    }
  }
  const mask = new Uint8Array(left.length);
  for (const at of list.subarray(0, end)) mask[at] = 1;
  return regionsOf(mask, extent).map(({ pixels }) => ({
    pixels,
    left: pixels.reduce((sum, at) => sum + left[at]!, 0) / pixels.length,
  }));
}

/** The clean surface is the second photo minus what is left of the dirt. */
function againstClean({ base, change, deltaE }: Difference, factor: Plane) {
  const count = deltaE.length;
  const deltaEBefore = deltaE.slice();
  const deltaEAfter = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    const k = factor[i]!;
    if (k === 0) continue;
    const [l, a, b] = [base[i]!, base[count + i]!, base[2 * count + i]!];
    const [dl, da, db] = [change[i]!, change[count + i]!, change[2 * count + i]!];
    const [cl, ca, cb] = [l + k * dl, a + k * da, b + k * db];
    deltaEBefore[i] = deltaE00(l - dl, a - da, b - db, cl, ca, cb);
    deltaEAfter[i] = deltaE00(l, a, b, cl, ca, cb);
  }
  return { deltaEBefore, deltaEAfter };
}

const maxLeft = 4;

/**
 * How far the second photo is from the surface beside the stain, along the direction in which its color changed: what is left
 * as a fraction of what was removed; −1: the first photo looked like the surface. Medians limit the effect of a print or a seam.
 */
function leftOf(region: Region, beside: readonly number[], { base, change, deltaE }: Difference) {
  if (beside.length < minBeside) return 0;
  const count = deltaE.length;
  const middle = (plane: Plane, places: ArrayLike<number>, c: number) =>
    medianOf(Float64Array.from({ length: places.length }, (_, i) => plane[c * count + places[i]!]!));
  let [along, square] = [0, 0];
  for (let c = 0; c < 3; c += 1) {
    const gone = middle(change, region.pixels, c) - middle(change, beside, c);
    along -= gone * (middle(base, region.pixels, c) - middle(base, beside, c));
    square += gone * gone;
  }
  return square === 0 ? 0 : Math.min(maxLeft, along / square);
}

/** The same difference with a threshold raised or lowered by a factor. */
export function otherThreshold(
  dirt: Dirt,
  usable: Uint8Array,
  clean: Uint8Array,
  extent: Extent,
  p: Parameters,
  factor: number,
): Dirt {
  const thresholds = thresholdsOf(dirt.difference, clean, p, factor);
  const changed = changedMask(dirt.difference, thresholds, usable, extent, p);
  const left = leftFrom(dirt, changed.length);
  const seeds = regionsOf(changed, extent).flatMap((region) => {
    const found = left(region);
    return found === null ? [] : [{ ...region, left: found }];
  });
  const free = without(usable, changed);
  const regions = grown(seeds, dirt.difference, thresholds, free, extent, factor * p.lowDeltaE);
  const maskBefore = maskOf(regions, changed.length);
  return {
    ...dirt,
    regions,
    maskBefore,
    maskAfter: visibleIn(regions, dirt.deltaEAfter, thresholds),
  };
}

/** What is left of a region, by the dirt that it shares pixels with; 0: it shares none; null: only with what is no dirt. */
function leftFrom({ regions, appeared, elsewhere }: Dirt, count: number) {
  const [unknown, isNot] = [-1, -2];
  const owned = new Float32Array(count).fill(unknown);
  for (const { pixels } of [...appeared, ...elsewhere]) for (const at of pixels) owned[at] = isNot;
  for (const { pixels, left } of regions) for (const at of pixels) owned[at] = left;
  return ({ pixels }: Region) => {
    const known = pixels.find((at) => owned[at]! >= 0) ?? pixels.find((at) => owned[at] === isNot);
    if (known === undefined) return 0;
    return owned[known] === isNot ? null : owned[known]!;
  };
}

/** A variant of the measurement, of which only what was found matters. */
export type Variant = Omit<Dirt, 'difference'> & { readonly difference: Pick<Difference, 'deltaE'> };

/** The same places in another light: the change of each channel's gain is converted to a change of L*, a*, b*. */
export function relit(dirt: Dirt, light: Light, other: Light, { width, height }: Extent): Variant {
  const count = width * height;
  const { base, change } = dirt.difference;
  const deltaE = dirt.difference.deltaE.slice();
  const deltaEBefore = deltaE.slice();
  const deltaEAfter = new Float32Array(count);
  // Numbers have 32 bits, as those of the planes.
  const { fround } = Math;
  for (const { pixels, left } of dirt.regions) {
    const k = fround(left);
    for (let n = 0; n < pixels.length; n += 1) {
      const at = pixels[n]!;
      const row = (at / width) | 0;
      const column = at - row * width;
      const red = other.logGainAt(0, column, row) - light.logGainAt(0, column, row);
      const green = other.logGainAt(1, column, row) - light.logGainAt(1, column, row);
      const blue = other.logGainAt(2, column, row) - light.logGainAt(2, column, row);
      // Near grey, a relative gain k of all light changes L* by (L* + 16) k ÷ 3.
      const f = (base[at]! + 16) / 116;
      const moveL = 116 * f * (0.2127 * red + 0.7152 * green + 0.0722 * blue);
      const moveA = 500 * f * (0.2 * red - 0.339 * green + 0.139 * blue);
      const moveB = 200 * f * (0.195 * red + 0.596 * green - 0.791 * blue);
      const l = fround(base[at]! + moveL / 3);
      const a = fround(base[count + at]! + moveA / 3);
      const b = fround(base[2 * count + at]! + moveB / 3);
      const dl = fround(change[at]! + moveL / 3);
      const da = fround(change[count + at]! + moveA / 3);
      const db = fround(change[2 * count + at]! + moveB / 3);
      deltaE[at] = deltaE00(l - dl, a - da, b - db, l, a, b);
      deltaEBefore[at] = deltaE[at]!;
      if (k === 0) continue;
      const [cl, ca, cb] = [l + k * dl, a + k * da, b + k * db];
      deltaEBefore[at] = deltaE00(l - dl, a - da, b - db, cl, ca, cb);
      deltaEAfter[at] = deltaE00(l, a, b, cl, ca, cb);
    }
  }
  return { ...dirt, difference: { deltaE }, deltaEBefore, deltaEAfter };
}
