/** The color difference of two aligned pictures, pixel by pixel: smoothed where it is noise, sharp where something changed. */
import { deltaE00, labInto } from './colour.ts';
import { box, type Extent, medianOf, type Plane, smooth } from './planes.ts';

/** CIELAB, three planes. @param logGain null: no change of light */
export function labOf(linear: Float32Array, count: number, logGain: Float32Array | null): Float32Array {
  const lab = new Float32Array(3 * count);
  for (let i = 0; i < count; i += 1) {
    const [r, g, b] = [linear[i]!, linear[count + i]!, linear[2 * count + i]!];
    if (logGain) {
      const [kr, kg, kb] = [logGain[i]!, logGain[count + i]!, logGain[2 * count + i]!];
      labInto(lab, i, count, r * Math.exp(kr), g * Math.exp(kg), b * Math.exp(kb));
    } else labInto(lab, i, count, r, g, b);
  }
  return lab;
}

export interface Difference {
  /** The second picture, smoothed a little; three planes. */
  readonly base: Float32Array;
  /** Second minus first; three planes. */
  readonly change: Float32Array;
  readonly deltaE: Plane;
}

/** @param noise of one pixel of `change`: larger changes are kept sharp */
export function differenceOf(
  before: Float32Array,
  after: Float32Array,
  extent: Extent,
  radius: number,
  noise: readonly number[] = noiseOf(before, after, extent),
): Difference {
  const count = extent.width * extent.height;
  const base = new Float32Array(3 * count);
  const change = new Float32Array(3 * count);
  for (let c = 0; c < 3; c += 1) {
    const [one, other] = [before, after].map((lab) => lab.subarray(c * count, (c + 1) * count));
    base.set(smooth(other!, extent, 1), c * count);
    const raw = one!.map((value, i) => other![i]! - value);
    change.set(guided(smooth(raw, extent, 0.6), extent, radius, (1.2 * noise[c]!) ** 2), c * count);
  }
  return { base, change, deltaE: deltaEOf(base, change, count) };
}

export function deltaEOf(base: Float32Array, change: Float32Array, count: number): Plane {
  const deltaE = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    const [l, a, b] = [base[i]!, base[count + i]!, base[2 * count + i]!];
    deltaE[i] = deltaE00(l - change[i]!, a - change[count + i]!, b - change[2 * count + i]!, l, a, b);
  }
  return deltaE;
}

/** By how much neighboring pixels of the change differ, per channel. */
function noiseOf(before: Float32Array, after: Float32Array, { width, height }: Extent): number[] {
  const count = width * height;
  return [0, 1, 2].map((c) => {
    const steps: number[] = [];
    for (let at = 3; at + 3 < count; at += 11) {
      const i = c * count + at;
      steps.push(Math.abs(after[i]! - before[i]! - (after[i + 2]! - before[i + 2]!)));
    }
    return Math.max(0.05, (1.4826 * medianOf(steps)) / Math.SQRT2);
  });
}

/** Guided filter (He, Sun, Tang 2013): smooths what varies less than √epsilon and keeps larger edges. */
function guided(plane: Plane, extent: Extent, radius: number, epsilon: number): Plane {
  const mean = box(plane, extent, radius);
  const square = box(
    plane.map((v) => v * v),
    extent,
    radius,
  );
  const slope = mean.map((m, i) => {
    const variance = Math.max(0, square[i]! - m * m);
    return variance / (variance + epsilon);
  });
  const [a, b] = [
    box(slope, extent, radius),
    box(
      mean.map((m, i) => (1 - slope[i]!) * m),
      extent,
      radius,
    ),
  ];
  return plane.map((v, i) => a[i]! * v + b[i]!);
}
