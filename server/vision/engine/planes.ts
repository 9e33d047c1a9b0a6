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
  const radius = Math.max(1, Math.ceil(sigma * 3));
  const taps = Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

/** @param taps symmetric around the middle */
function convolve(plane: Plane, { width, height }: Extent, taps: readonly number[]): Plane {
  const radius = (taps.length - 1) / 2;
  const half = Float64Array.from(taps.slice(radius));
  const across = new Float32Array(plane.length);
  const line = new Float64Array(width + 2 * radius);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    for (let x = 0; x < width; x += 1) line[x + radius] = plane[from + x]!;
    line.fill(plane[from]!, 0, radius);
    line.fill(plane[from + width - 1]!, width + radius);
    for (let x = 0; x < width; x += 1) {
      const middle = x + radius;
      let sum = half[0]! * line[middle]!;
      for (let k = 1; k <= radius; k += 1) sum += half[k]! * (line[middle - k]! + line[middle + k]!);
      across[from + x] = sum;
    }
  }
  const down = new Float32Array(plane.length);
  const sums = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    const to = y * width;
    for (let x = 0; x < width; x += 1) sums[x] = half[0]! * across[to + x]!;
    for (let k = 1; k <= radius; k += 1) {
      const tap = half[k]!;
      const [above, below] = [Math.max(0, y - k) * width, Math.min(height - 1, y + k) * width];
      for (let x = 0; x < width; x += 1) sums[x] = sums[x]! + tap * (across[above + x]! + across[below + x]!);
    }
    down.set(sums, to);
  }
  return down;
}

/** Mean over a square of 2 × radius + 1. */
export function box(plane: Plane, { width, height }: Extent, radius: number): Plane {
  const share = 1 / (2 * radius + 1);
  const across = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    const first = plane[from]!;
    const last = plane[from + width - 1]!;
    let sum = first * radius;
    for (let x = 0; x <= radius; x += 1) sum += plane[from + Math.min(width - 1, x)]!;
    for (let x = 0; x < width; x += 1) {
      across[from + x] = sum * share;
      const [enters, leaves] = [x + radius + 1, x - radius];
      sum += (enters < width ? plane[from + enters]! : last) - (leaves >= 0 ? plane[from + leaves]! : first);
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
      down[to + x] = sums[x]! * share;
      sums[x] = sums[x]! + across[enters + x]! - across[leaves + x]!;
    }
  }
  return down;
}

/** `Float32Array.from` with a function uses an iterator, which takes ten times as long. */
export function planeOf(length: number, valueAt: (index: number) => number): Plane {
  const plane = new Float32Array(length);
  for (let i = 0; i < length; i += 1) plane[i] = valueAt(i);
  return plane;
}

export function maskFrom(length: number, isIn: (index: number) => boolean): Uint8Array {
  const mask = new Uint8Array(length);
  for (let i = 0; i < length; i += 1) if (isIn(i)) mask[i] = 1;
  return mask;
}

/** Central differences: half the difference of the two neighbors. */
export function gradients(plane: Plane, { width, height }: Extent): readonly [Plane, Plane] {
  const [dx, dy] = [new Float32Array(plane.length), new Float32Array(plane.length)];
  for (let y = 0; y < height; y += 1) {
    const [up, down] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
      dx[at] = (plane[y * width + right]! - plane[y * width + left]!) / 2;
      dy[at] = (plane[down + x]! - plane[up + x]!) / 2;
    }
  }
  return [dx, dy];
}

/** Median, of an even number of values the upper of the two middle ones; NaN of none. */
export function medianOf(values: ArrayLike<number>): number {
  return nth(Float64Array.from(values), values.length >> 1);
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
