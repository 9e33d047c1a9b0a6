/**
 * Finds what was dirty and how much of it is left. Where the two photos differ, something was removed. How much is left follows
 * from how strongly the removed pattern still shows in the second photo, compared with the surface around it.
 */
import { deltaEOf, differenceOf, type Difference } from './difference.ts';
import { deltaE00 } from './colour.ts';
import type { Light } from './light.ts';
import type { Parameters } from './parameters.ts';
import { type Extent, medianOf, type Plane } from './planes.ts';
import { dilate, hysteresis, maskOf, type Region, regionsOf, tidied } from './regions.ts';

export interface Thresholds {
  readonly low: Plane;
  readonly high: Plane;
}

export interface Dirt {
  readonly difference: Difference;
  readonly regions: readonly DirtRegion[];
  /** Places that were clean before and look different now, because of a hand, a reflection or a fold: not dirt. */
  readonly appeared: readonly Region[];
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

const lightnessBins = 12;

/** By the lightness of the surface, on which noise depends, and never below what the eye can see. */
function thresholdsOf(
  { base, deltaE }: Difference,
  clean: Uint8Array,
  p: Parameters,
  factor = 1,
): Thresholds {
  const count = deltaE.length;
  const bins = Array.from({ length: lightnessBins }, () => [] as number[]);
  const binOf = (l: number) =>
    Math.min(lightnessBins - 1, Math.max(0, Math.floor((l / 100) * lightnessBins)));
  for (let i = 0; i < count; i += 13) if (clean[i]) bins[binOf(base[i]!)]!.push(deltaE[i]!);
  const all = statsOf(bins.flat());
  const each = bins.map((bin) => (bin.length < 200 ? all : statsOf(bin)));
  const low = new Float32Array(count);
  const high = new Float32Array(count);
  const limits = each.map(({ middle, spread }) => [
    factor * Math.max(p.lowDeltaE, middle + p.lowNoise * spread),
    factor * Math.max(p.highDeltaE, middle + p.highNoise * spread),
  ]);
  for (let i = 0; i < count; i += 1) {
    const [l, h] = limits[binOf(base[i]!)] as [number, number];
    low[i] = l;
    high[i] = h;
  }
  return { low, high };
}

function statsOf(values: readonly number[]) {
  if (values.length === 0) return { middle: 0, spread: 0 };
  const middle = medianOf(values);
  return {
    middle,
    spread: 1.4826 * medianOf(values.map((value) => Math.abs(value - middle))),
  };
}

function changedMask(
  difference: Difference,
  usable: Uint8Array,
  clean: Uint8Array,
  extent: Extent,
  p: Parameters,
  factor = 1,
): Uint8Array {
  const { low, high } = thresholdsOf(difference, clean, p, factor);
  return tidied(hysteresis(difference.deltaE, low, high, usable, extent), extent, 1, p.minAreaPx);
}

/** @param usable 0: off the item, clipped, or not in both photos */
export function findDirt(
  before: Float32Array,
  after: Float32Array,
  usable: Uint8Array,
  extent: Extent,
  p: Parameters,
): Dirt {
  const count = extent.width * extent.height;
  const difference = differenceOf(before, after, extent, p.guideRadiusPx);
  const first = changedMask(difference, usable, usable, extent, p);
  const near = dilate(first, extent, 4);
  const clean = usable.map((value, i) => value & (1 - near[i]!));
  const changed = changedMask(difference, usable, clean, extent, p);
  const places = regionsOf(changed, extent).map((region) => ({
    ...region,
    left: leftOf(region, changed, difference, usable, extent),
  }));
  const appeared = places.filter(({ left }) => left <= p.maxLeftOfAppeared);
  const regions = places
    .filter(({ left }) => left > p.maxLeftOfAppeared)
    .map((region) => ({ ...region, left: Math.max(0, region.left) }));
  const maskBefore = maskOf(regions, count);
  const factor = new Float32Array(count);
  for (const { pixels, left } of regions) for (const at of pixels) factor[at] = left;
  const { deltaEBefore, deltaEAfter } = againstClean(difference, factor);
  const { low } = thresholdsOf(difference, clean, p);
  return {
    difference,
    regions,
    appeared,
    deltaEBefore,
    deltaEAfter,
    maskBefore,
    maskAfter: maskBefore.map((value, i) => (value && deltaEAfter[i]! > low[i]! ? 1 : 0)),
  };
}

/** The clean surface is the second photo minus what is left of the dirt. */
function againstClean({ base, change, deltaE }: Difference, factor: Plane) {
  const count = deltaE.length;
  const deltaEBefore = Float32Array.from(deltaE);
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
/** The surface beside a stain: from here to there away from it. */
const besideFromPx = 5;
const besideToPx = 20;
const minBeside = 60;

/**
 * How far the second photo is from the surface beside the stain, along the direction in which its color changed: what is left
 * as a fraction of what was removed; −1: the first photo looked like the surface. Medians limit the effect of a print or a seam.
 */
function leftOf(
  region: Region,
  changed: Uint8Array,
  { base, change }: Difference,
  usable: Uint8Array,
  extent: Extent,
) {
  const { width, height } = extent;
  const count = width * height;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (const at of region.pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  [x0, y0] = [Math.max(0, x0 - besideToPx), Math.max(0, y0 - besideToPx)];
  [x1, y1] = [Math.min(width - 1, x1 + besideToPx), Math.min(height - 1, y1 + besideToPx)];
  const window = { width: x1 - x0 + 1, height: y1 - y0 + 1 };
  const own = new Uint8Array(window.width * window.height);
  for (const at of region.pixels) own[(Math.floor(at / width) - y0) * window.width + (at % width) - x0] = 1;
  const [near, far] = [dilate(own, window, besideFromPx), dilate(own, window, besideToPx)];
  const beside: number[] = [];
  for (let i = 0; i < own.length; i += 1) {
    if (!far[i] || near[i]) continue;
    const at = (y0 + Math.floor(i / window.width)) * width + x0 + (i % window.width);
    if (usable[at] && !changed[at]) beside.push(at);
  }
  if (beside.length < minBeside) return 0;
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
  const changed = changedMask(dirt.difference, usable, clean, extent, p, factor);
  const left = leftFrom(dirt, changed.length);
  const { low } = thresholdsOf(dirt.difference, clean, p, factor);
  const regions = regionsOf(changed, extent).flatMap((region) => {
    const found = left(region);
    return found === null ? [] : [{ ...region, left: found }];
  });
  const maskBefore = maskOf(regions, changed.length);
  return {
    ...dirt,
    regions,
    maskBefore,
    maskAfter: maskBefore.map((value, i) => (value && dirt.deltaEAfter[i]! > low[i]! ? 1 : 0)),
  };
}

/** What is left of a region, by the dirt that it shares pixels with; 0: it shares none; null: only with what appeared. */
function leftFrom({ regions, appeared }: Dirt, count: number) {
  const [unknown, isNew] = [-1, -2];
  const owned = new Float32Array(count).fill(unknown);
  for (const { pixels } of appeared) for (const at of pixels) owned[at] = isNew;
  for (const { pixels, left } of regions) for (const at of pixels) owned[at] = left;
  return ({ pixels }: Region) => {
    const known = pixels.find((at) => owned[at]! >= 0) ?? pixels.find((at) => owned[at] === isNew);
    if (known === undefined) return 0;
    return owned[known] === isNew ? null : owned[known]!;
  };
}

/** The same places in another light: the change of each channel's gain is converted to a change of L*, a*, b*. */
export function relit(dirt: Dirt, light: Light, other: Light, { width, height }: Extent): Dirt {
  const count = width * height;
  const { base, change } = dirt.difference;
  const [newBase, newChange] = [base.slice(), change.slice()];
  const factor = new Float32Array(count);
  for (const { pixels, left } of dirt.regions) {
    for (const at of pixels) {
      factor[at] = left;
      const [red, green, blue] = [0, 1, 2].map(
        (c) => other.logGain[c * count + at]! - light.logGain[c * count + at]!,
      ) as [number, number, number];
      // Near grey, a relative gain k of all light changes L* by (L* + 16) k ÷ 3.
      const f = (base[at]! + 16) / 116;
      const moves = [
        116 * f * (0.2127 * red + 0.7152 * green + 0.0722 * blue),
        500 * f * (0.2 * red - 0.339 * green + 0.139 * blue),
        200 * f * (0.195 * red + 0.596 * green - 0.791 * blue),
      ];
      moves.forEach((move, c) => {
        newBase[c * count + at]! += move / 3;
        newChange[c * count + at]! += move / 3;
      });
    }
  }
  const difference = {
    base: newBase,
    change: newChange,
    deltaE: deltaEOf(newBase, newChange, count),
  };
  return { ...dirt, difference, ...againstClean(difference, factor) };
}
