/** The surface itself, apart from color: its grain, marks that came or went, and new edges. */
import type { Texture } from '../../../src/events/analysis/measurement.ts';
import { estimate, resampledMedian } from './intervals.ts';
import type { Parameters } from './parameters.ts';
import type { LabPicture } from './lab-picture.ts';
import { type Extent, gradients, hypot, minus, type Plane, smooth, steepness2Of } from './planes.ts';
import { dilate, type Region, regionsOf } from './regions.ts';

const grainBlockPx = 32;

/** @param clean 0: changed, or not in both. @returns null when too little of it was clean */
export function textureOf(
  before: LabPicture,
  after: LabPicture,
  clean: Uint8Array,
  p: Parameters,
): Texture | null {
  const { extent } = before;
  const energies = [before, after].map((picture) => steepness2Of(picture.smoothed(0, 0.8), extent));
  const patterns = [before, after].map((picture) => patternsOf(picture.smoothed(0, 1), extent));
  const [energy0, energy1] = [energies[0]!, energies[1]!];
  const [patterns0, patterns1] = [patterns[0]!, patterns[1]!];
  const grains: number[] = [];
  const distances: number[] = [];
  const { width, height } = extent;
  for (let y0 = 0; y0 + grainBlockPx <= height; y0 += grainBlockPx) {
    for (let x0 = 0; x0 + grainBlockPx <= width; x0 += grainBlockPx) {
      let [sum0, sum1] = [0, 0];
      const [histogram0, histogram1] = [new Float64Array(patternCount), new Float64Array(patternCount)];
      let count = 0;
      for (let y = y0; y < y0 + grainBlockPx; y += 1) {
        for (let x = x0; x < x0 + grainBlockPx; x += 1) {
          const at = y * width + x;
          if (!clean[at]) continue;
          count += 1;
          sum0 += energy0[at]!;
          sum1 += energy1[at]!;
          histogram0[patterns0[at]!]! += 1;
          histogram1[patterns1[at]!]! += 1;
        }
      }
      if (count < (grainBlockPx * grainBlockPx) / 2 || sum0 === 0) continue;
      grains.push(Math.sqrt(sum1 / sum0));
      distances.push(chiSquare(histogram0, histogram1, count));
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

const patternCount = 10;

/** Ojala's uniform local binary patterns of the eight neighbors, invariant under rotation. */
function patternsOf(plane: Plane, { width, height }: Extent): Uint8Array {
  const around = [-width - 1, -width, -width + 1, 1, width + 1, width, width - 1, -1];
  const patterns = new Uint8Array(plane.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const middle = plane[at]!;
      let [ones, changes] = [0, 0];
      let last = plane[at + around[7]!]! >= middle;
      for (let k = 0; k < 8; k += 1) {
        const isOne = plane[at + around[k]!]! >= middle;
        if (isOne) ones += 1;
        if (isOne !== last) changes += 1;
        last = isOne;
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

/** What stands out of L*, a* and b* as a thin line. */
export type Ridges = (channel: 0 | 1 | 2) => Plane;

/** Long, thin marks that only one picture has: those in both cannot be told from a seam. */
export function marksOf(own: Ridges, theirs: Ridges, valid: Uint8Array, extent: Extent): LineMark[] {
  const [lightness, otherLightness] = [own(0), theirs(0)];
  const mask = new Uint8Array(lightness.length);
  for (let i = 0; i < mask.length; i += 1) {
    const [l, other] = [lightness[i]!, otherLightness[i]!];
    if (valid[i] && Math.abs(l) - Math.abs(other) > markDeltaL && Math.abs(l - other) > markDeltaL)
      mask[i] = 1;
  }
  // Most pictures have no mark: then nobody needs the ridges of their colors.
  if (longIn(mask, extent).length === 0) return [];
  const [ownA, ownB, theirA, theirB] = [own(1), own(2), theirs(1), theirs(2)];
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i] && !(hypot(ownA[i]! - theirA[i]!, ownB[i]! - theirB[i]!) < maxMarkDeltaC)) mask[i] = 0;
  }
  return longAndThin(mask, extent).map((mark) => ({
    ...mark,
    deltaL:
      mark.pixels.reduce((sum, at) => sum + lightness[at]! - otherLightness[at]!, 0) / mark.pixels.length,
  }));
}

export function ridgesOf(picture: LabPicture): Ridges {
  const known: Plane[] = [];
  return (channel) =>
    (known[channel] ??= minus(
      picture.smoothed(channel, 0.8),
      smooth(picture.planes[channel], picture.extent, 5),
    ));
}

/** Edges that only the second picture has, outside of what was dirty. */
export function newEdgesOf(before: Plane, after: Plane, quiet: Uint8Array, extent: Extent): LineMark[] {
  const [old, now] = [before, after].map((plane) => {
    const [dx, dy] = gradients(smooth(plane, extent, 1.2), extent);
    for (let i = 0; i < dx.length; i += 1) dx[i] = hypot(dx[i]!, dy[i]!);
    return dx;
  }) as [Plane, Plane];
  // An edge may be displaced a little.
  const before3 = smooth(old, extent, 2.5);
  const mask = new Uint8Array(now.length);
  for (let i = 0; i < mask.length; i += 1) {
    const value = now[i]!;
    if (quiet[i] && value > 2.5 && value > 2.5 * before3[i]! + 1.5) mask[i] = 1;
  }
  const edges = longAndThin(dilate(mask, extent, 1), extent);
  if (edges.length === 0) return [];
  const change = smooth(minus(after, before), extent, 1);
  return edges.map((mark) => ({
    ...mark,
    deltaL: mark.pixels.reduce((sum, at) => sum + change[at]!, 0) / mark.pixels.length,
  }));
}

type Line = Omit<LineMark, 'deltaL'>;

const longAndThin = (mask: Uint8Array, extent: Extent): Line[] =>
  longIn(mask, extent).filter(({ pixels, lengthPx }) => pixels.length / lengthPx <= maxMarkWidth);

function longIn(mask: Uint8Array, extent: Extent): Line[] {
  return regionsOf(mask, extent).flatMap((region) => {
    if (region.pixels.length < minMarkPx) return [];
    const lengthPx = extentOf(region, extent.width);
    return lengthPx >= minMarkPx ? [{ ...region, lengthPx }] : [];
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
