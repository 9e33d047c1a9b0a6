/**
 * How much two photos of an unchanged surface differ by noise alone. It depends on lightness, and on how much there is to
 * see nearby: around a seam or a print, compression and the smallest offset cause more difference than on a plain surface.
 */
import { channels, type LabPicture } from './lab-picture.ts';
import { gradients, nth, type Plane, smooth } from './planes.ts';

/** Kinds of surface that are alike in lightness and structure. */
export interface Kinds {
  /** Of each pixel. */
  readonly of: Uint8Array;
  readonly count: number;
}

const lightnessSteps = 8;
const structureSteps = 10;
/** Compression spreads an edge over its block of 8 or 16 pixels. */
const structurePx = 5;

/** @param picture the cleaned item. A stain that is gone is no structure. */
export function kindsOf(picture: LabPicture, usable: Uint8Array): Kinds {
  const count = usable.length;
  const lightness = picture.smoothed(0, 3);
  const structure = steepnessOf(picture);
  const every = new Float64Array(Math.ceil(count / 11));
  let found = 0;
  for (let i = 0; i < count; i += 11) if (usable[i] === 1) every[found++] = structure[i]!;
  const some = every.subarray(0, found);
  const limits = Array.from({ length: structureSteps - 1 }, (_, k) =>
    nth(some, Math.floor((some.length * (k + 1)) / structureSteps)),
  );
  const of = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) {
    let step = 0;
    while (step < limits.length && structure[i]! > limits[step]!) step += 1;
    const level = Math.floor((lightness[i]! / 100) * lightnessSteps);
    of[i] = step * lightnessSteps + Math.min(lightnessSteps - 1, Math.max(0, level));
  }
  return { of, count: structureSteps * lightnessSteps };
}

/** Mean slope of the colors around each pixel. */
function steepnessOf(picture: LabPicture): Plane {
  const { extent } = picture;
  const steepness = new Float32Array(extent.width * extent.height);
  for (const c of channels) {
    const [dx, dy] = gradients(picture.smoothed(c, 0.8), extent);
    for (let i = 0; i < steepness.length; i += 1) steepness[i]! += dx[i]! * dx[i]! + dy[i]! * dy[i]!;
  }
  for (let i = 0; i < steepness.length; i += 1) steepness[i] = Math.sqrt(steepness[i]!);
  return smooth(steepness, extent, structurePx);
}

export interface Noise {
  readonly middle: number;
  readonly spread: number;
}

const sampleStep = 5;
const minSamples = 200;

/** Of each kind, robust if part of it changed; a kind with few samples has the noise of its structure. */
export function noiseOf(values: Plane, { of, count }: Kinds, within: Uint8Array): Noise[] {
  // Sorted by kind: those of one structure lie side by side.
  const from = new Uint32Array(count + 1);
  for (let i = 0; i < values.length; i += sampleStep) if (within[i]) from[of[i]! + 1]! += 1;
  for (let kind = 0; kind < count; kind += 1) from[kind + 1]! += from[kind]!;
  const samples = new Float64Array(from[count]!);
  const next = from.slice();
  for (let i = 0; i < values.length; i += sampleStep) {
    if (!within[i]) continue;
    const kind = of[i]!;
    samples[next[kind]!] = values[i]!;
    next[kind]! += 1;
  }
  const all = statsOf(samples.slice());
  const statsBetween = (first: number, end: number, otherwise: Noise) =>
    from[end]! - from[first]! < minSamples ? otherwise : statsOf(samples.slice(from[first], from[end]));
  const byStructure = Array.from({ length: structureSteps }, (_, step) =>
    statsBetween(step * lightnessSteps, (step + 1) * lightnessSteps, all),
  );
  return Array.from({ length: count }, (_, kind) =>
    statsBetween(kind, kind + 1, byStructure[Math.floor(kind / lightnessSteps)]!),
  );
}

/** Overwrites `values`. */
function statsOf(values: Float64Array): Noise {
  const half = values.length >> 1;
  if (values.length === 0) return { middle: 0, spread: 0 };
  const middle = nth(values, half);
  for (let i = 0; i < values.length; i += 1) values[i] = Math.abs(values[i]! - middle);
  return { middle, spread: 1.4826 * nth(values, half) };
}

/** A number of each kind, as a plane. */
export function planeByKind({ of }: Kinds, numbers: readonly number[]): Plane {
  const each = new Float32Array(numbers);
  const plane = new Float32Array(of.length);
  for (let i = 0; i < plane.length; i += 1) plane[i] = each[of[i]!]!;
  return plane;
}
