/** Pictures that show what was measured: the two photos, aligned, and transparent layers to put over them. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Overlay, OverlayName } from '../../../src/events/analysis/measurement.ts';
import { sRgbOf } from './colour.ts';
import type { Extent, Plane } from './planes.ts';

export interface OverlayPicture {
  readonly name: OverlayName;
  /** WebP. */
  readonly bytes: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Distinguishable with red-green color blindness (Okabe and Ito). */
const colours: Readonly<Record<Exclude<OverlayName, 'before' | 'after'>, Colour>> = {
  'dirt-before': [213, 94, 0],
  'dirt-after': [240, 228, 66],
  change: [204, 121, 167],
  scuffs: [0, 114, 178],
  'new-edges': [86, 180, 233],
};

export type Layer = keyof typeof colours;

const quality = 82;

export const photoOverlay = async (name: 'before' | 'after', rgb: Uint8Array, extent: Extent) => ({
  name,
  bytes: await webp(rgb, extent, 3),
});

/** @param alpha 0–255 per pixel */
export async function layerOverlay(name: Layer, alpha: Uint8Array, extent: Extent): Promise<OverlayPicture> {
  const [r, g, b] = colours[name];
  const rgba = new Uint8Array(alpha.length * 4);
  for (let i = 0, at = 0; i < alpha.length; i += 1, at += 4) {
    rgba[at] = r;
    rgba[at + 1] = g;
    rgba[at + 2] = b;
    rgba[at + 3] = alpha[i]!;
  }
  return { name, bytes: await webp(rgba, extent, 4) };
}

const webp = (data: Uint8Array, { width, height }: Extent, channels: 3 | 4) =>
  sharp(data, { raw: { width, height, channels } }).webp({ quality, alphaQuality: 90, effort: 1 }).toBuffer();

export const overlayOf = ({ name, bytes }: OverlayPicture, { width, height }: Extent): Overlay => ({
  name,
  width,
  height,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** The second photo in the light of the first. */
export function evenedRgb(linear: Float32Array, logGain: Float32Array, count: number): Uint8Array {
  const rgb = new Uint8Array(3 * count);
  for (let c = 0; c < 3; c += 1) {
    for (let i = 0; i < count; i += 1) {
      rgb[3 * i + c] = sRgbOf(linear[c * count + i]! * Math.exp(logGain[c * count + i]!));
    }
  }
  return rgb;
}

const maskAlpha = 130;

export function alphaOfMask(mask: Uint8Array): Uint8Array {
  const alpha = new Uint8Array(mask.length);
  for (let i = 0; i < alpha.length; i += 1) if (mask[i]) alpha[i] = maskAlpha;
  return alpha;
}

/** ΔE from which a layer is opaque. */
const fullDeltaE = 20;

export function alphaOfDeltaE(deltaE: Plane, floor: number): Uint8Array {
  const alpha = new Uint8Array(deltaE.length);
  for (let i = 0; i < alpha.length; i += 1) {
    const value = deltaE[i]!;
    if (!(value < floor)) alpha[i] = Math.min(220, Math.round((220 * value) / fullDeltaE));
  }
  return alpha;
}
