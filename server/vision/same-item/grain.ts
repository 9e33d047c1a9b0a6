/**
 * Compares the grain of two aligned photos, tile by tile. Print, seams and outline do not count: other items of the same series
 * have them in the same places, while the grain of each item is its own.
 */
import { type Extent, gradients, minus, type Plane, smooth } from '../engine/planes.ts';
import { and, dilate, without } from '../engine/regions.ts';
import type { SameItemParameters } from './parameters.ts';

export interface Tiles {
  /** How many show enough bare grain in both photos. */
  readonly tiles: number;
  readonly agreeing: number;
}

/**
 * @param before log lightness
 * @param after the same, aligned with the first
 * @param usable 1: item in both photos
 */
export function compareGrain(
  before: Plane,
  after: Plane,
  usable: Uint8Array,
  extent: Extent,
  p: SameItemParameters,
): Tiles {
  const bare = without(usable, dilate(printIn([before, after], usable, extent, p), extent, p.printReachPx));
  const [one, other] = [before, after].map((plane) =>
    minus(smooth(plane, extent, p.finePx), smooth(plane, extent, p.grainPx)),
  ) as [Plane, Plane];
  const { tilePx, leadToPx } = p;
  const tiles: number[][] = [];
  for (let y = leadToPx; y + tilePx + leadToPx <= extent.height; y += tilePx) {
    for (let x = leadToPx; x + tilePx + leadToPx <= extent.width; x += tilePx) {
      const places = placesIn(bare, x, y, extent, p);
      if (places.length >= p.minBareShare * tilePx * tilePx) tiles.push(places);
    }
  }
  // As many as are needed for certainty, from all over the item.
  const step = Math.max(1, tiles.length / p.maxTiles);
  const some = Array.from(
    { length: Math.min(tiles.length, p.maxTiles) },
    (_, i) => tiles[Math.floor(i * step)]!,
  );
  return {
    tiles: some.length,
    agreeing: some.filter((places) => agrees(one, other, places, extent, p)).length,
  };
}

function printIn(planes: readonly Plane[], usable: Uint8Array, extent: Extent, p: SameItemParameters) {
  const print = new Uint8Array(usable.length);
  for (const plane of planes) {
    const [dx, dy] = gradients(smooth(plane, extent, p.printPx), extent);
    for (let i = 0; i < print.length; i += 1) if (Math.hypot(dx[i]!, dy[i]!) > p.maxPrintSlope) print[i] = 1;
  }
  return and(print, usable);
}

function placesIn(
  bare: Uint8Array,
  x0: number,
  y0: number,
  { width }: Extent,
  { tilePx }: SameItemParameters,
) {
  const places: number[] = [];
  for (let y = y0; y < y0 + tilePx; y += 1)
    for (let x = x0; x < x0 + tilePx; x += 1) if (bare[y * width + x]) places.push(y * width + x);
  return places;
}

function agrees(one: Plane, other: Plane, places: readonly number[], extent: Extent, p: SameItemParameters) {
  const here = correlationAt(one, other, places, 0);
  if (here < p.minTileCorrelation) return false;
  const limit = here - p.minTileLead;
  const { leadFromPx: from, leadToPx: to } = p;
  for (let dy = -to; dy <= to; dy += p.leadStepPx)
    for (let dx = -to; dx <= to; dx += p.leadStepPx) {
      const isNear = Math.hypot(dx, dy) < from || Math.hypot(dx, dy) > to;
      if (!isNear && correlationAt(one, other, places, dy * extent.width + dx) > limit) return false;
    }
  return true;
}

function correlationAt(one: Plane, other: Plane, places: readonly number[], shift: number): number {
  let [sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const at of places) {
    const [a, b] = [one[at]!, other[at + shift]!];
    sx += a;
    sy += b;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  const n = places.length;
  const spread = (xx - (sx * sx) / n) * (yy - (sy * sy) / n);
  return spread <= 0 ? 0 : (xy - (sx * sy) / n) / Math.sqrt(spread);
}
