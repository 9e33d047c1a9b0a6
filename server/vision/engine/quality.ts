/** Whether a photo is fit to be measured: size, sharpness, light. */
import type { PictureQuality } from '../../../src/events/analysis/measurement.ts';
import type { Reason, Which } from '../../../src/events/analysis/reason.ts';
import { greyOf } from './align.ts';
import type { Photo } from './decode.ts';
import type { Parameters } from './parameters.ts';
import { gradients, nth, quantileOf, smooth } from './planes.ts';
import { rounded } from './rounded.ts';

export function qualityOf(photo: Photo): PictureQuality {
  const { sha256, format, fullWidth, fullHeight, width, height, rgb } = photo;
  const [white, black] = clippedOf(rgb);
  const grey = greyOf(photo);
  return {
    sha256,
    format,
    width: fullWidth,
    height: fullHeight,
    workingWidth: width,
    workingHeight: height,
    blurPx: rounded(blurOf(grey, photo), 2),
    lightness: rounded(lightnessOf(middleOf(grey)), 1),
    clippedWhite: rounded(white, 4),
    clippedBlack: rounded(black, 4),
  };
}

/** The median; of an even number of pixels the upper of the two middle ones. */
function middleOf(grey: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < grey.length; i += 1) counts[grey[i]!]! += 1;
  let [level, below] = [0, counts[0]!];
  while (below <= grey.length >> 1 && level < 255) below += counts[(level += 1)]!;
  return level;
}

const lightnessOf = (grey: number) => {
  const y = ((grey / 255 + 0.055) / 1.055) ** 2.4;
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (24389 / 27) * y;
};

function clippedOf(rgb: Uint8Array): readonly [number, number] {
  let [white, black] = [0, 0];
  for (let i = 0; i < rgb.length; i += 3) {
    if (rgb[i]! >= 254 && rgb[i + 1]! >= 254 && rgb[i + 2]! >= 254) white += 1;
    else if (rgb[i]! <= 1 && rgb[i + 1]! <= 1 && rgb[i + 2]! <= 1) black += 1;
  }
  return [(white * 3) / rgb.length, (black * 3) / rgb.length];
}

const reblurPx = 1.5;
/** Shares: pixels with the steepest gradient, and the sharper ones among them, which count. */
const edgeShare = 0.02;
const sharperShare = 0.3;
const sampleStep = 7;

/**
 * The blur of the sharpest edges, as the sigma of a Gaussian (Zhuo, Sim 2011): blurring an edge again changes it the more,
 * the sharper it was. The worse of the two directions counts, since a shaken hand blurs one.
 */
function blurOf(grey: Uint8Array, extent: { readonly width: number; readonly height: number }): number {
  // A light blur first: square pixels and their noise are not edges.
  const plane = smooth(new Float32Array(grey), extent, 0.5);
  const [sharp, blurred] = [gradients(plane, extent), gradients(smooth(plane, extent, reblurPx), extent)];
  return Math.max(...[0, 1].map((axis) => alongAxis(sharp[axis]!, blurred[axis]!)));
}

function alongAxis(sharp: Float32Array, blurred: Float32Array): number {
  const some = new Float64Array(Math.ceil(sharp.length / sampleStep));
  for (let i = 0; i < some.length; i += 1) some[i] = Math.abs(sharp[i * sampleStep]!);
  const limit = nth(some, Math.floor(some.length * (1 - edgeShare)));
  const blurs: number[] = [];
  for (let i = 0; i < sharp.length; i += 1) {
    const size = Math.abs(sharp[i]!);
    if (size < limit || size === 0) continue;
    const ratio = size / Math.max(1e-6, Math.abs(blurred[i]!));
    blurs.push(ratio > 1.001 ? reblurPx / Math.sqrt(ratio * ratio - 1) : 20);
  }
  return blurs.length === 0
    ? 20
    : quantileOf(
        blurs.sort((a, b) => a - b),
        sharperShare,
      );
}

export function faultsOf(quality: PictureQuality, picture: Which, p: Parameters): Reason[] {
  const { width, height, blurPx, lightness, clippedWhite, clippedBlack } = quality;
  const clipped = rounded(clippedWhite + clippedBlack, 4);
  const faults: readonly (readonly [boolean, Reason['code'], number, number])[] = [
    [Math.min(width, height) < p.minShortSidePx, 'too-small', Math.min(width, height), p.minShortSidePx],
    [blurPx > p.maxBlurPx, 'too-blurred', blurPx, p.maxBlurPx],
    [lightness < p.minLightness, 'too-dark', lightness, p.minLightness],
    [lightness > p.maxLightness, 'too-bright', lightness, p.maxLightness],
    [clipped > p.maxClipped, 'clipped', clipped, p.maxClipped],
  ];
  return faults.flatMap(([bad, code, measured, limit]) => (bad ? [{ code, picture, measured, limit }] : []));
}
