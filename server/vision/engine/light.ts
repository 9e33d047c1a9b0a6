/**
 * Equalizes light and white balance of the two photos over the unchanged surface: fits the log ratio of their linear light,
 * per channel, by a quadratic surface with Tukey's weights, so that what did change does not count.
 */
import { solve } from './geometry.ts';
import { type Extent, medianOf } from './planes.ts';

export interface Light {
  /** Log of the factors for the second photo; three planes. */
  readonly logGain: Float32Array;
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

interface Sample {
  readonly basis: readonly number[];
  readonly ratios: readonly [number, number, number];
  readonly trust: number;
}

const basisAt = (x: number, y: number) => [1, x, y, x * x, x * y, y * y];

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
  const samples: Sample[] = [];
  let index = 0;
  for (let y = stepPx >> 1; y < height; y += stepPx) {
    for (let x = stepPx >> 1; x < width; x += stepPx) {
      const at = y * width + x;
      if (!usable[at] || !keepSample((index += 1))) continue;
      const [first, second] = [before, after].map((planes) =>
        [0, 1, 2].map((c) => around(planes, c * count, x, y)),
      ) as [number[], number[]];
      const ratios = first.map((value, c) => Math.log((value + dark) / (second[c]! + dark)));
      const least = Math.min(...first, ...second);
      samples.push({
        basis: basisAt(x / width - 0.5, y / height - 0.5),
        ratios: ratios as [number, number, number],
        trust: Math.min(1, (least + dark) / 0.02),
      });
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

  if (samples.length < 100) return null;
  const fitted = fit(samples);
  return { ...fitted, logGain: surface(fitted.coefficients, extent) };
}

function fit(samples: readonly Sample[]) {
  let coefficients = [0, 1, 2].map((c) => [
    modeOf(samples.map(({ ratios }) => ratios[c]!)),
    ...new Array<number>(terms - 1).fill(0),
  ]);
  let weights: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const size = samples.map(({ basis, ratios }) =>
      Math.hypot(...ratios.map((ratio, c) => ratio - dot(coefficients[c]!, basis))),
    );
    const scale = Math.max(0.004, 1.4826 * medianOf(size)) * 0.75;
    // The first rounds accept larger deviations, and fit only a plane.
    const reach = tukey * scale * (round < 3 ? 1.5 : 1);
    weights = size.map((each, i) => (each < reach ? (1 - (each / reach) ** 2) ** 2 * samples[i]!.trust : 0));
    const used = round < 3 ? 3 : terms;
    coefficients = [0, 1, 2].map((c) => solveFor(samples, weights, c, used) ?? coefficients[c]!);
  }
  const counted = weights.filter((weight) => weight > 0.1).length;
  const gain = coefficients.map(([constant]) => Math.exp(constant!)) as [number, number, number];
  return { coefficients, gain, unchanged: counted / samples.length };
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, i) => sum + value * other[i]!, 0);

function solveFor(samples: readonly Sample[], weights: readonly number[], channel: number, used: number) {
  const matrix = new Array<number>(used * used).fill(0);
  const right = new Array<number>(used).fill(0);
  samples.forEach(({ basis, ratios }, n) => {
    const weight = weights[n]!;
    if (weight === 0) return;
    for (let i = 0; i < used; i += 1) {
      right[i]! += weight * basis[i]! * ratios[channel]!;
      for (let j = 0; j < used; j += 1) matrix[used * i + j]! += weight * basis[i]! * basis[j]!;
    }
  });
  for (let i = 1; i < used; i += 1) matrix[used * i + i]! += 1e-3 * samples.length * 0.01;
  const found = solve(matrix, right);
  return found && [...found, ...new Array<number>(terms - used).fill(0)];
}

/** Middle of the narrowest half of the values: robust even if many of them disagree. */
function modeOf(values: readonly number[]): number {
  let sorted = [...values].sort((a, b) => a - b);
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

function surface(coefficients: readonly (readonly number[])[], { width, height }: Extent): Float32Array {
  const count = width * height;
  const planes = new Float32Array(3 * count);
  for (let c = 0; c < 3; c += 1) {
    const [k0, k1, k2, k3, k4, k5] = coefficients[c] as [number, number, number, number, number, number];
    for (let row = 0; row < height; row += 1) {
      const y = row / height - 0.5;
      for (let column = 0; column < width; column += 1) {
        const x = column / width - 0.5;
        planes[c * count + row * width + column] =
          k0 + k1 * x + k2 * y + k3 * x * x + k4 * x * y + k5 * y * y;
      }
    }
  }
  return planes;
}
