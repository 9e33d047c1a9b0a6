/**
 * Equalizes light and white balance of the two photos over the unchanged surface: fits the log ratio of their linear light,
 * per channel, by a quadratic surface with Tukey's weights, so that what did change does not count.
 */
import { solve } from './geometry.ts';
import { type Extent, hypot3, medianOf } from './planes.ts';

export interface Light {
  /** Log of the factors for the second photo; three planes, computed when first asked for. */
  readonly logGain: Float32Array;
  /** The same at one pixel, for those who need it at a few only. */
  logGainAt(channel: 0 | 1 | 2, column: number, row: number): number;
  /** At the center of the picture. */
  readonly gain: readonly [number, number, number];
  /** Share of the samples that count as unchanged. */
  readonly unchanged: number;
}

const terms = 6;
const rounds = 15;
const tukey = 4.685;
/** In darker places the ratio means nothing. */
const dark = 0.002;
/** A sample is the mean of its surroundings: less noise, and a half-pixel offset does not matter. */
const reachPx = 3;

/** Of all samples, one after the other. */
interface Samples {
  readonly count: number;
  /** Six terms each. */
  readonly basis: Float64Array;
  /** One list per channel. */
  readonly ratios: readonly [Float64Array, Float64Array, Float64Array];
  readonly trust: Float64Array;
}

type Coefficients = readonly (readonly number[])[];

/**
 * @param before linear light, three planes
 * @param usable 0: clipped, or not in both photos
 * @param keepSample which samples count: all, or for the interval only half of them
 */
export function fitLight(
  before: Float32Array,
  after: Float32Array,
  usable: Uint8Array,
  extent: Extent,
  stepPx: number,
  keepSample: (index: number) => boolean = () => true,
): Light | null {
  const { width, height } = extent;
  const count = width * height;
  const most = Math.ceil(width / stepPx) * Math.ceil(height / stepPx);
  const [red, green, blue] = [new Float64Array(most), new Float64Array(most), new Float64Array(most)];
  const ratios = [red, green, blue] as const;
  const basis = new Float64Array(terms * most);
  const trust = new Float64Array(most);
  let found = 0;
  let index = 0;
  for (let row = stepPx >> 1; row < height; row += stepPx) {
    for (let column = stepPx >> 1; column < width; column += stepPx) {
      const at = row * width + column;
      if (!usable[at] || !keepSample((index += 1))) continue;
      let least = Infinity;
      for (let c = 0; c < 3; c += 1) {
        const first = around(before, c * count, column, row);
        const second = around(after, c * count, column, row);
        ratios[c]![found] = Math.log((first + dark) / (second + dark));
        least = Math.min(least, first, second);
      }
      const [x, y] = [column / width - 0.5, row / height - 0.5];
      basis.set([1, x, y, x * x, x * y, y * y], terms * found);
      trust[found] = Math.min(1, (least + dark) / 0.02);
      found += 1;
    }
  }

  /** Mean of the surrounding pixels. */
  function around(planes: Float32Array, from: number, x: number, y: number): number {
    let sum = 0;
    for (let dy = -reachPx; dy <= reachPx; dy += 1) {
      const row = from + Math.min(height - 1, Math.max(0, y + dy)) * width;
      for (let dx = -reachPx; dx <= reachPx; dx += 1)
        sum += planes[row + Math.min(width - 1, Math.max(0, x + dx))]!;
    }
    return sum / (2 * reachPx + 1) ** 2;
  }

  if (found < 100) return null;
  const fitted = fit({
    count: found,
    basis: basis.subarray(0, terms * found),
    ratios: [red.subarray(0, found), green.subarray(0, found), blue.subarray(0, found)],
    trust: trust.subarray(0, found),
  });
  const { coefficients, gain, unchanged } = fitted;
  let planes: Float32Array | undefined;
  return {
    gain,
    unchanged,
    get logGain() {
      return (planes ??= surface(coefficients, extent));
    },
    logGainAt: (channel, column, row) =>
      Math.fround(valueAt(coefficients[channel]!, column / width - 0.5, row / height - 0.5)),
  };
}

function fit(samples: Samples) {
  const { count, ratios, trust } = samples;
  let coefficients: Coefficients = ratios.map((each) => [
    modeOf(each),
    ...new Array<number>(terms - 1).fill(0),
  ]);
  const weights = new Float64Array(count);
  for (let round = 0; round < rounds; round += 1) {
    const size = sizesOf(samples, coefficients);
    const scale = Math.max(0.004, 1.4826 * medianOf(size)) * 0.75;
    // The first rounds accept larger deviations, and fit only a plane.
    const reach = tukey * scale * (round < 3 ? 1.5 : 1);
    for (let i = 0; i < count; i += 1) {
      const each = size[i]!;
      weights[i] = each < reach ? (1 - (each / reach) ** 2) ** 2 * trust[i]! : 0;
    }
    const used = round < 3 ? 3 : terms;
    const solved = solveFor(samples, weights, used);
    coefficients = coefficients.map((before, c) => solved[c] ?? before);
  }
  const counted = weights.filter((weight) => weight > 0.1).length;
  const gain = coefficients.map(([constant]) => Math.exp(constant!)) as [number, number, number];
  return { coefficients, gain, unchanged: counted / count };
}

/** How far each sample is from the surface, over the three channels. */
function sizesOf({ count, basis, ratios }: Samples, coefficients: Coefficients): Float64Array {
  const sizes = new Float64Array(count);
  const away = [new Float64Array(count), new Float64Array(count), new Float64Array(count)] as const;
  for (let c = 0; c < 3; c += 1) {
    const [k0, k1, k2, k3, k4, k5] = coefficients[c] as [number, number, number, number, number, number];
    const [own, ratio] = [away[c]!, ratios[c]!];
    for (let i = 0, at = 0; i < count; i += 1, at += terms) {
      own[i] =
        ratio[i]! -
        (k0 * basis[at]! +
          k1 * basis[at + 1]! +
          k2 * basis[at + 2]! +
          k3 * basis[at + 3]! +
          k4 * basis[at + 4]! +
          k5 * basis[at + 5]!);
    }
  }
  for (let i = 0; i < count; i += 1) sizes[i] = hypot3(away[0][i]!, away[1][i]!, away[2][i]!);
  return sizes;
}

/** Of each channel: null if there is no unique solution. */
function solveFor({ count, basis, ratios }: Samples, weights: Float64Array, used: number) {
  const matrix = new Float64Array(used * used);
  const rights = [new Float64Array(used), new Float64Array(used), new Float64Array(used)];
  for (let n = 0; n < count; n += 1) {
    const weight = weights[n]!;
    if (weight === 0) continue;
    for (let i = 0; i < used; i += 1) {
      const weighted = weight * basis[terms * n + i]!;
      for (let c = 0; c < 3; c += 1) rights[c]![i]! += weighted * ratios[c]![n]!;
      for (let j = 0; j < used; j += 1) matrix[used * i + j]! += weighted * basis[terms * n + j]!;
    }
  }
  for (let i = 1; i < used; i += 1) matrix[used * i + i]! += 1e-3 * count * 0.01;
  return rights.map((right) => {
    const found = solve([...matrix], [...right]);
    return found && [...found, ...new Array<number>(terms - used).fill(0)];
  });
}

/** Middle of the narrowest half of the values: robust even if many of them disagree. */
function modeOf(values: Float64Array): number {
  let sorted = values.slice().sort();
  while (sorted.length > 8) {
    const half = Math.ceil(sorted.length / 2);
    let from = 0;
    for (let i = 0; i + half <= sorted.length; i += 1) {
      if (sorted[i + half - 1]! - sorted[i]! < sorted[from + half - 1]! - sorted[from]!) from = i;
    }
    sorted = sorted.slice(from, from + half);
  }
  return medianOf(sorted);
}

/** @param x, y from the middle, in widths and heights of the picture */
function valueAt(coefficients: readonly number[], x: number, y: number): number {
  const [k0, k1, k2, k3, k4, k5] = coefficients as [number, number, number, number, number, number];
  return k0 + k1 * x + k2 * y + k3 * x * x + k4 * x * y + k5 * y * y;
}

function surface(coefficients: Coefficients, { width, height }: Extent): Float32Array {
  const count = width * height;
  const planes = new Float32Array(3 * count);
  for (let c = 0; c < 3; c += 1) {
    const own = coefficients[c]!;
    for (let row = 0; row < height; row += 1) {
      const y = row / height - 0.5;
      const from = c * count + row * width;
      for (let column = 0; column < width; column += 1) {
        const x = column / width - 0.5;
        planes[from + column] = valueAt(own, x, y);
      }
    }
  }
  return planes;
}
