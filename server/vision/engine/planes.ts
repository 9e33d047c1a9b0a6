/** Arithmetic on pictures with one number per pixel, row by row. Beyond the edges the last pixel is repeated. */

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export type Plane = Float32Array;

/** Gaussian blur; large ones are approximated by three box filters. */
export function smooth(plane: Plane, extent: Extent, sigma: number): Plane {
  if (sigma <= 0) return plane;
  if (sigma < 2.5) return convolve(plane, extent, gaussian(sigma));
  const radius = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  return box(box(box(plane, extent, radius), extent, radius), extent, radius);
}

function gaussian(sigma: number): number[] {
  const radius = Math.max(2, Math.ceil(sigma * 3));
  const taps = Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

/** Of the pass along rows: only needed until the pass along columns has read it, so that all calls share one. */
let rowsScratch = new Float32Array(0);

function scratchOf(length: number): Plane {
  if (rowsScratch.length < length) rowsScratch = new Float32Array(length);
  return rowsScratch;
}

/** @param taps symmetric around the middle */
function convolve(plane: Plane, { width, height }: Extent, taps: readonly number[]): Plane {
  const radius = (taps.length - 1) / 2;
  const half = Float64Array.from(taps.slice(radius));
  const [t0, t1, t2] = [half[0]!, half[1]!, half[2]!];
  const across = scratchOf(plane.length);
  const line = new Float64Array(width + 2 * radius);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    for (let x = 0; x < width; x += 1) line[x + radius] = plane[from + x]!;
    line.fill(plane[from]!, 0, radius);
    line.fill(plane[from + width - 1]!, width + radius);
    for (let x = 0; x < width; x += 1) {
      const middle = x + radius;
      let sum =
        t0 * line[middle]! +
        t1 * (line[middle - 1]! + line[middle + 1]!) +
        t2 * (line[middle - 2]! + line[middle + 2]!);
      for (let k = 3; k <= radius; k += 1) sum += half[k]! * (line[middle - k]! + line[middle + k]!);
      across[from + x] = sum;
    }
  }
  const down = new Float32Array(plane.length);
  const above = (y: number) => Math.max(0, y) * width;
  const below = (y: number) => Math.min(height - 1, y) * width;
  const sums = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    const to = y * width;
    const [a1, b1, a2, b2] = [above(y - 1), below(y + 1), above(y - 2), below(y + 2)];
    if (radius === 2) {
      for (let x = 0; x < width; x += 1) {
        down[to + x] =
          t0 * across[to + x]! +
          t1 * (across[a1 + x]! + across[b1 + x]!) +
          t2 * (across[a2 + x]! + across[b2 + x]!);
      }
      continue;
    }
    const [t3, a3, b3] = [half[3]!, above(y - 3), below(y + 3)];
    for (let x = 0; x < width; x += 1) {
      sums[x] =
        t0 * across[to + x]! +
        t1 * (across[a1 + x]! + across[b1 + x]!) +
        t2 * (across[a2 + x]! + across[b2 + x]!) +
        t3 * (across[a3 + x]! + across[b3 + x]!);
    }
    for (let k = 4; k <= radius; k += 1) {
      const tap = half[k]!;
      const [a, b] = [above(y - k), below(y + k)];
      for (let x = 0; x < width; x += 1) sums[x] = sums[x]! + tap * (across[a + x]! + across[b + x]!);
    }
    down.set(sums, to);
  }
  return down;
}

/** Mean over a square of 2 × radius + 1. */
export function box(plane: Plane, { width, height }: Extent, radius: number): Plane {
  const share = 1 / (2 * radius + 1);
  const across = scratchOf(plane.length);
  const line = new Float64Array(width + 2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    const first = plane[from]!;
    line.fill(first, 0, radius);
    for (let x = 0; x < width; x += 1) line[x + radius] = plane[from + x]!;
    line.fill(plane[from + width - 1]!, width + radius);
    let sum = first * radius;
    for (let x = 0; x <= radius; x += 1) sum += line[x + radius]!;
    for (let x = 0; x < width; x += 1) {
      across[from + x] = sum * share;
      sum += line[x + 2 * radius + 1]! - line[x]!;
    }
  }
  const down = new Float32Array(plane.length);
  const sums = new Float64Array(width);
  for (let k = -radius; k <= radius; k += 1) {
    const from = Math.min(height - 1, Math.max(0, k)) * width;
    for (let x = 0; x < width; x += 1) sums[x] = sums[x]! + across[from + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    const to = y * width;
    const enters = Math.min(height - 1, y + radius + 1) * width;
    const leaves = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x]!;
      down[to + x] = sum * share;
      sums[x] = sum + across[enters + x]! - across[leaves + x]!;
    }
  }
  return down;
}

/** `one` minus `other`. `Float32Array.map` with a function takes ten times as long as a loop, here and below. */
export function minus(one: Plane, other: Plane): Plane {
  const difference = new Float32Array(one.length);
  for (let i = 0; i < difference.length; i += 1) difference[i] = one[i]! - other[i]!;
  return difference;
}

/** Central differences: half the difference of the two neighbors. */
export function gradients(plane: Plane, { width, height }: Extent): readonly [Plane, Plane] {
  const [dx, dy] = [new Float32Array(plane.length), new Float32Array(plane.length)];
  for (let y = 0; y < height; y += 1) {
    const [up, down] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    const from = y * width;
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [x > 0 ? x - 1 : 0, x < width - 1 ? x + 1 : x];
      dx[from + x] = (plane[from + right]! - plane[from + left]!) / 2;
      dy[from + x] = (plane[down + x]! - plane[up + x]!) / 2;
    }
  }
  return [dx, dy];
}

/** Exactly what V8's `Math.hypot` gives, which kept measurements were made with, in a tenth of its time. */
export function hypot(x: number, y: number): number {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  const most = a > b ? a : b;
  if (most === 0) return 0;
  const [p, q] = [a / most, b / most];
  return Math.sqrt(p * p + q * q) * most;
}

/** The same with three: V8 sums the squares by Kahan's method. */
export function hypot3(x: number, y: number, z: number): number {
  const most = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (most === 0) return 0;
  const [p, q, r] = [Math.abs(x) / most, Math.abs(y) / most, Math.abs(z) / most];
  const two = p * p + q * q;
  const lost = two - p * p - q * q;
  return Math.sqrt(two + (r * r - lost)) * most;
}

/** Square of the steepness at each pixel. */
export function steepness2Of(plane: Plane, extent: Extent): Plane {
  const [dx, dy] = gradients(plane, extent);
  for (let i = 0; i < dx.length; i += 1) dx[i] = dx[i]! * dx[i]! + dy[i]! * dy[i]!;
  return dx;
}

/** Median, of an even number of values the upper of the two middle ones; NaN of none. */
export function medianOf(values: ArrayLike<number>): number {
  // Not `Float64Array.from`, which uses an iterator.
  return nth(new Float64Array(values), values.length >> 1);
}

/** The value at `index` if they were sorted (Hoare's selection). Reorders `values`. */
export function nth(values: Float64Array, index: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >> 1]!;
    let [low, high] = [from, to];
    while (low <= high) {
      while (values[low]! < pivot) low += 1;
      while (values[high]! > pivot) high -= 1;
      if (low > high) break;
      const held = values[low]!;
      values[low] = values[high]!;
      values[high] = held;
      low += 1;
      high -= 1;
    }
    if (index <= high) to = high;
    else if (index >= low) from = low;
    else break;
  }
  return values[index] ?? Number.NaN;
}

/** @param sorted ascending */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  const below = sorted[low]!;
  return below + (at - low) * ((sorted[low + 1] ?? below) - below);
}
