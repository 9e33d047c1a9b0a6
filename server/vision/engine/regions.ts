/** Masks: connected regions, hysteresis thresholds, cleanup and outlines. */
import type { Extent, Plane } from './planes.ts';
import { type Components, componentsOf } from './components.ts';

export interface Region {
  /** Indices of its pixels. */
  readonly pixels: Int32Array;
}

/** Connected regions over sides and corners, the largest first. */
export function regionsOf(mask: Uint8Array, { width, height }: Extent): Region[] {
  // All regions share one list, one after the other.
  const list = new Int32Array(mask.length);
  const open = mask.slice();
  const found: Region[] = [];
  let end = 0;
  for (let start = 0; start < mask.length; start += 1) {
    if (!open[start]) continue;
    const from = end;
    list[end++] = start;
    open[start] = 0;
    for (let next = from; next < end; next += 1) {
      const at = list[next]!;
      const y = (at / width) | 0;
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

/** Indices of the pixels of a mask. */
export function placesOf(mask: Uint8Array): Int32Array {
  const places = new Int32Array(mask.length);
  let count = 0;
  for (let i = 0; i < mask.length; i += 1) if (mask[i]) places[count++] = i;
  return places.subarray(0, count);
}

/** What is above `low` and connected with something above `high`. */
export function hysteresis(
  values: Plane,
  low: Plane,
  high: Plane,
  within: Uint8Array,
  extent: Extent,
): Uint8Array {
  const mask = new Uint8Array(values.length);
  for (let i = 0; i < mask.length; i += 1) if (within[i] === 1 && values[i]! > low[i]!) mask[i] = 1;
  const parts = componentsOf(mask, extent);
  const isStrong = parts.somePixel((at) => values[at]! > high[at]!);
  fill(mask, parts, 0, (part) => !isStrong[part]);
  return mask;
}

/** Removes what is narrower than 2 × radius + 1 or smaller than `minPixels`, and fills holes up to that size. */
export function tidied(mask: Uint8Array, extent: Extent, radius: number, minPixels: number): Uint8Array {
  const opened = and(dilate(erode(mask, extent, radius), extent, radius), mask);
  const holes = componentsOf(not(opened), extent);
  fill(opened, holes, 1, (part) => holes.sizes[part]! < minPixels);
  const parts = componentsOf(opened, extent);
  fill(opened, parts, 0, (part) => parts.sizes[part]! < minPixels);
  return opened;
}

function fill(
  mask: Uint8Array,
  { runs }: Components,
  value: 0 | 1,
  isMeant: (part: number) => boolean,
): void {
  for (const { from, end, part } of runs) if (isMeant(part)) mask.fill(value, from, end);
}

/** These work on masks of 0 and 1, and return a new one. `Uint8Array.map` with a function takes ten times as long. */
export function and(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length);
  for (let i = 0; i < both.length; i += 1) both[i] = one[i]! & other[i]!;
  return both;
}

export function without(one: Uint8Array, other: Uint8Array): Uint8Array {
  const rest = new Uint8Array(one.length);
  for (let i = 0; i < rest.length; i += 1) rest[i] = one[i]! & (1 - other[i]!);
  return rest;
}

export function not(mask: Uint8Array): Uint8Array {
  const rest = new Uint8Array(mask.length);
  for (let i = 0; i < rest.length; i += 1) rest[i] = 1 - mask[i]!;
  return rest;
}

export function sizeOf(mask: Uint8Array): number {
  let size = 0;
  for (let i = 0; i < mask.length; i += 1) size += mask[i]!;
  return size;
}

export const erode = (mask: Uint8Array, extent: Extent, radius: number): Uint8Array =>
  not(dilate(not(mask), extent, radius));

/** Dilates by a square. */
export function dilate(mask: Uint8Array, { width, height }: Extent, radius: number): Uint8Array {
  const across = new Uint8Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    let reach = -1;
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width && mask[from + x + radius]) reach = x + 2 * radius;
      if (x >= 0 && x <= reach) across[from + x] = 1;
    }
  }
  const down = new Uint8Array(mask.length);
  // Row by row, since reading down each column would fetch every line of memory again for each of its bytes.
  const reach = new Int32Array(width).fill(-1);
  for (let y = -radius; y < height; y += 1) {
    const ahead = y + radius;
    const [from, to] = [ahead * width, y * width];
    if (ahead < height) {
      for (let x = 0; x < width; x += 1) if (across[from + x]) reach[x] = ahead + radius;
    }
    if (y < 0) continue;
    for (let x = 0; x < width; x += 1) if (y <= reach[x]!) down[to + x] = 1;
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
