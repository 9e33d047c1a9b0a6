/** The surface itself, apart from color: its grain, marks that came or went, and new edges. */
import type { Texture } from '../../../src/events/analysis/measurement.ts';
import { estimate, resampledMedian } from './intervals.ts';
import type { Parameters } from './parameters.ts';
import { type Extent, gradients, type Plane, smooth } from './planes.ts';
import { dilate, type Region, regionsOf } from './regions.ts';

const grainBlockPx = 32;

/** @param clean 0: changed, or not in both. @returns null when too little of it was clean */
export function textureOf(
  before: Plane,
  after: Plane,
  clean: Uint8Array,
  extent: Extent,
  p: Parameters,
): Texture | null {
  const energies = [before, after].map((plane) => energyOf(plane, extent));
  const patterns = [before, after].map((plane) => patternsOf(smooth(plane, extent, 1), extent));
  const grains: number[] = [];
  const distances: number[] = [];
  const { width, height } = extent;
  for (let y0 = 0; y0 + grainBlockPx <= height; y0 += grainBlockPx) {
    for (let x0 = 0; x0 + grainBlockPx <= width; x0 += grainBlockPx) {
      const sums = [0, 0];
      const histograms = [new Float64Array(patternCount), new Float64Array(patternCount)];
      let count = 0;
      for (let y = y0; y < y0 + grainBlockPx; y += 1) {
        for (let x = x0; x < x0 + grainBlockPx; x += 1) {
          const at = y * width + x;
          if (!clean[at]) continue;
          count += 1;
          for (const k of [0, 1]) {
            sums[k]! += energies[k]![at]!;
            histograms[k]![patterns[k]![at]!]! += 1;
          }
        }
      }
      if (count < (grainBlockPx * grainBlockPx) / 2 || sums[0] === 0) continue;
      grains.push(Math.sqrt(sums[1]! / sums[0]!));
      distances.push(chiSquare(histograms[0]!, histograms[1]!, count));
    }
  }
  if (grains.length < 8) return null;
  const [grain, pattern] = [grains, distances].map((list) => resampledMedian(list, p.resamples, p.seed));
  return {
    grain: estimate(grain!, 'gradient-energy', {
      min: 0,
      max: 10,
      decimals: 3,
      unseen: 0.02,
    }),
    pattern: estimate(pattern!, 'local-patterns', {
      min: 0,
      max: 1,
      decimals: 3,
      unseen: 0.005,
    }),
  };
}

function energyOf(plane: Plane, extent: Extent): Plane {
  const [dx, dy] = gradients(smooth(plane, extent, 0.8), extent);
  return dx.map((x, i) => x * x + dy[i]! * dy[i]!);
}

const patternCount = 10;

/** Ojala's uniform local binary patterns of the eight neighbors, invariant under rotation. */
function patternsOf(plane: Plane, { width, height }: Extent): Uint8Array {
  const around = [-width - 1, -width, -width + 1, 1, width + 1, width, width - 1, -1];
  const patterns = new Uint8Array(plane.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const bits = around.map((step) => (plane[at + step]! >= plane[at]! ? 1 : 0));
      let [ones, changes] = [0, 0];
      for (let k = 0; k < 8; k += 1) {
        ones += bits[k]!;
        if (bits[k] !== bits[(k + 1) % 8]) changes += 1;
      }
      patterns[at] = changes <= 2 ? ones : patternCount - 1;
    }
  }
  return patterns;
}

function chiSquare(one: Float64Array, other: Float64Array, count: number): number {
  return (
    one.reduce((sum, a, i) => sum + (a + other[i]! === 0 ? 0 : (a - other[i]!) ** 2 / (a + other[i]!)), 0) /
    (2 * count)
  );
}

export interface LineMark extends Region {
  readonly lengthPx: number;
  readonly deltaL: number;
}

const minMarkPx = 24;
const maxMarkWidth = 6;
const markDeltaL = 6;
const maxMarkDeltaC = 4;

/**
 * Long, thin marks that only one picture has: those in both cannot be told from a seam.
 * @param lab three planes
 */
export function marksOf(
  lab: Float32Array,
  other: Float32Array,
  valid: Uint8Array,
  extent: Extent,
): LineMark[] {
  const count = extent.width * extent.height;
  const [own, theirs] = [lab, other].map((planes) =>
    [0, 1, 2].map((c) => ridges(planes.subarray(c * count, (c + 1) * count), extent)),
  ) as [Plane[], Plane[]];
  const mask = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) {
    const l = own[0]![i]!;
    const chroma = Math.hypot(own[1]![i]! - theirs[1]![i]!, own[2]![i]! - theirs[2]![i]!);
    const more = Math.abs(l) - Math.abs(theirs[0]![i]!);
    if (valid[i] && more > markDeltaL && Math.abs(l - theirs[0]![i]!) > markDeltaL && chroma < maxMarkDeltaC)
      mask[i] = 1;
  }
  return longAndThin(mask, extent).map((mark) => ({
    ...mark,
    deltaL: mark.pixels.reduce((sum, at) => sum + own[0]![at]! - theirs[0]![at]!, 0) / mark.pixels.length,
  }));
}

const ridges = (plane: Plane, extent: Extent): Plane => {
  const coarse = smooth(plane, extent, 5);
  return smooth(plane, extent, 0.8).map((value, i) => value - coarse[i]!);
};

/** Edges that only the second picture has, outside of what was dirty. */
export function newEdgesOf(before: Plane, after: Plane, quiet: Uint8Array, extent: Extent): LineMark[] {
  const [old, now] = [before, after].map((plane) => {
    const [dx, dy] = gradients(smooth(plane, extent, 1.2), extent);
    return dx.map((x, i) => Math.hypot(x, dy[i]!));
  }) as [Plane, Plane];
  // An edge may be displaced a little.
  const before3 = smooth(old, extent, 2.5);
  const mask = now.map((value, i) => (quiet[i] && value > 2.5 && value > 2.5 * before3[i]! + 1.5 ? 1 : 0));
  const change = smooth(
    after.map((value, i) => value - before[i]!),
    extent,
    1,
  );
  return longAndThin(dilate(Uint8Array.from(mask), extent, 1), extent).map((mark) => ({
    ...mark,
    deltaL: mark.pixels.reduce((sum, at) => sum + change[at]!, 0) / mark.pixels.length,
  }));
}

function longAndThin(mask: Uint8Array, extent: Extent): Omit<LineMark, 'deltaL'>[] {
  return regionsOf(mask, extent).flatMap((region) => {
    if (region.pixels.length < minMarkPx) return [];
    const lengthPx = extentOf(region, extent.width);
    return lengthPx >= minMarkPx && region.pixels.length / lengthPx <= maxMarkWidth
      ? [{ ...region, lengthPx }]
      : [];
  });
}

/** Length from end to end: the diagonal of its bounding box. */
function extentOf({ pixels }: Region, width: number): number {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  return Math.hypot(x1 - x0 + 1, y1 - y0 + 1);
}
