/** Masks: connected regions, hysteresis thresholds, cleanup and outlines. */
import { type Extent, maskFrom, type Plane } from './planes.ts';

export interface Region {
  /** Indices of its pixels. */
  readonly pixels: Int32Array;
}

/** Connected regions over sides and corners, the largest first. */
export function regionsOf(mask: Uint8Array, { width, height }: Extent): Region[] {
  // All regions share one list, one after the other.
  const list = new Int32Array(mask.length);
  const open = Uint8Array.from(mask);
  const found: Region[] = [];
  let end = 0;
  for (let start = 0; start < mask.length; start += 1) {
    if (!open[start]) continue;
    const from = end;
    list[end++] = start;
    open[start] = 0;
    for (let next = from; next < end; next += 1) {
      const at = list[next]!;
      const y = Math.floor(at / width);
      const x = at - y * width;
      const [left, right] = [x > 0 ? x - 1 : x, x < width - 1 ? x + 1 : x];
      const [top, bottom] = [y > 0 ? y - 1 : y, y < height - 1 ? y + 1 : y];
      for (let ny = top; ny <= bottom; ny += 1) {
        for (let near = ny * width + left; near <= ny * width + right; near += 1) {
          if (!open[near]) continue;
          open[near] = 0;
          list[end++] = near;
        }
      }
    }
    found.push({ pixels: list.subarray(from, end) });
  }
  return found.sort((a, b) => b.pixels.length - a.pixels.length || a.pixels[0]! - b.pixels[0]!);
}

export function maskOf(regions: readonly Region[], count: number): Uint8Array {
  const mask = new Uint8Array(count);
  for (const { pixels } of regions) for (const at of pixels) mask[at] = 1;
  return mask;
}

/** What is above `low` and connected with something above `high`. */
export function hysteresis(
  values: Plane,
  low: Plane,
  high: Plane,
  within: Uint8Array,
  extent: Extent,
): Uint8Array {
  const weak = maskFrom(values.length, (i) => within[i] === 1 && values[i]! > low[i]!);
  const mask = new Uint8Array(values.length);
  for (const { pixels } of regionsOf(weak, extent)) {
    if (!pixels.some((at) => values[at]! > high[at]!)) continue;
    for (const at of pixels) mask[at] = 1;
  }
  return mask;
}

/** Removes what is narrower than 2 × radius + 1 or smaller than `minPixels`, and fills holes up to that size. */
export function tidied(mask: Uint8Array, extent: Extent, radius: number, minPixels: number): Uint8Array {
  const opened = dilate(erode(mask, extent, radius), extent, radius).map((value, i) => value & mask[i]!);
  const holes = regionsOf(
    opened.map((value) => 1 - value),
    extent,
  );
  for (const { pixels } of holes) if (pixels.length < minPixels) for (const at of pixels) opened[at] = 1;
  for (const { pixels } of regionsOf(opened, extent)) {
    if (pixels.length < minPixels) for (const at of pixels) opened[at] = 0;
  }
  return opened;
}

export const erode = (mask: Uint8Array, extent: Extent, radius: number): Uint8Array =>
  dilate(
    mask.map((value) => 1 - value),
    extent,
    radius,
  ).map((value) => 1 - value);

/** Dilates by a square. */
export function dilate(mask: Uint8Array, { width, height }: Extent, radius: number): Uint8Array {
  const across = new Uint8Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    let reach = -1;
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width && mask[y * width + x + radius]) reach = x + 2 * radius;
      if (x >= 0 && x <= reach) across[y * width + x] = 1;
    }
  }
  const down = new Uint8Array(mask.length);
  for (let x = 0; x < width; x += 1) {
    let reach = -1;
    for (let y = -radius; y < height; y += 1) {
      if (y + radius < height && across[(y + radius) * width + x]) reach = y + 2 * radius;
      if (y >= 0 && y <= reach) down[y * width + x] = 1;
    }
  }
  return down;
}

/** Number of pixels of a mask that have a neighbor outside of it. */
export function perimeterOf(mask: Uint8Array, { width, height }: Extent): number {
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!mask[at]) continue;
      const inside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
      if (!inside || !mask[at - 1] || !mask[at + 1] || !mask[at - width] || !mask[at + width]) count += 1;
    }
  }
  return count;
}
