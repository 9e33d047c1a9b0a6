/** The color difference of two aligned pictures, pixel by pixel: smoothed where it is noise, sharp where something changed. */
import { deltaE00, labInto } from './colour.ts';
import { channels, type LabPicture } from './lab-picture.ts';
import { type Kinds, kindsOf, noiseOf, planeByKind } from './noise.ts';
import { box, type Extent, minus, type Plane, smooth } from './planes.ts';
import { fineStructureOf } from './structure.ts';

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
  /** Of surface, by which noise differs. */
  readonly kinds: Kinds;
  /** Of the first picture and of the second. */
  readonly structure: readonly [Plane, Plane];
}

/** In units of L*, a* and b*. */
const minNoise = 0.05;
/** Variance, as a multiple of the noise's, from which an edge is kept. */
const keptNoise = 1.44;

/** @param usable 0: not on the item, or not in both: no part of the noise */
export function differenceOf(
  before: LabPicture,
  after: LabPicture,
  usable: Uint8Array,
  radius: number,
): Difference {
  const { extent } = after;
  const count = extent.width * extent.height;
  const kinds = kindsOf(after, usable);
  const base = new Float32Array(3 * count);
  const change = new Float32Array(3 * count);
  for (const c of channels) {
    base.set(after.smoothed(c, 1), c * count);
    const raw = smooth(minus(after.planes[c], before.planes[c]), extent, 0.6);
    const noise = noiseOf(raw, kinds, usable);
    const certainty = planeByKind(
      kinds,
      noise.map(({ spread }) => 1 / Math.max(minNoise, spread) ** 2),
    );
    change.set(guided(raw, certainty, extent, radius), c * count);
  }
  return {
    base,
    change,
    deltaE: deltaEOf(base, change, count),
    kinds,
    structure: [fineStructureOf(before), fineStructureOf(after)],
  };
}

function deltaEOf(base: Float32Array, change: Float32Array, count: number): Plane {
  const deltaE = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    const [l, a, b] = [base[i]!, base[count + i]!, base[2 * count + i]!];
    deltaE[i] = deltaE00(l - change[i]!, a - change[count + i]!, b - change[2 * count + i]!, l, a, b);
  }
  return deltaE;
}

/**
 * Guided filter (He, Sun, Tang 2013), weighted: smooths what varies no more than its noise and keeps larger edges, and lets
 * a pixel count less the less certain it is, so that the print under a stain takes its change from the plain surface beside.
 */
function guided(plane: Plane, certainty: Plane, extent: Extent, radius: number): Plane {
  const weight = box(certainty, extent, radius);
  const count = plane.length;
  const [one, other] = [new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i += 1) {
    const [certain, v] = [certainty[i]!, plane[i]!];
    one[i] = certain * v;
    other[i] = certain * v * v;
  }
  const [mean, square] = [box(one, extent, radius), box(other, extent, radius)];
  for (let i = 0; i < count; i += 1) {
    mean[i] = mean[i]! / weight[i]!;
    square[i] = square[i]! / weight[i]!;
  }
  for (let i = 0; i < count; i += 1) {
    const m = mean[i]!;
    const variance = Math.max(0, square[i]! - m * m);
    // 32 bits, as if it were kept in a plane.
    const slope = Math.fround(variance / (variance + keptNoise / weight[i]!));
    one[i] = certainty[i]! * slope;
    other[i] = certainty[i]! * (1 - slope) * m;
  }
  const [a, b] = [box(one, extent, radius), box(other, extent, radius)];
  for (let i = 0; i < count; i += 1) {
    a[i] = Math.fround(a[i]! / weight[i]!) * plane[i]! + Math.fround(b[i]! / weight[i]!);
  }
  return a;
}
