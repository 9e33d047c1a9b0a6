/**
 * Decodes photos to pixels of the working size: upright, sRGB, 8 bit, without transparency. The header is read first, and a
 * photo that is too large is refused before any pixel is unpacked. Of an animation the first frame is used.
 */
import { createHash } from 'node:crypto';
import type { Which } from '../../../src/events/analysis/reason.ts';
import {
  hasTooManyPixels,
  headerOf,
  openPicture,
  reasonOf,
  type Unreadable,
} from '../../sandbox/untrusted-picture.ts';

export interface Photo {
  readonly sha256: string;
  readonly format: string;
  /** Upright, before scaling. */
  readonly fullWidth: number;
  readonly fullHeight: number;
  readonly width: number;
  readonly height: number;
  /** sRGB, three bytes a pixel. */
  readonly rgb: Uint8Array;
}

export class UnfitPhoto extends Error {
  override readonly name = 'UnfitPhoto';
  readonly reason: Unreadable;
  readonly which: Which;

  constructor(reason: Unreadable, which: Which) {
    super(`The photo of ${which} cannot be read: ${reason}`);
    this.reason = reason;
    this.which = which;
  }
}

/** @param workingPixels larger photos are scaled down to this; smaller ones stay as they are. @throws UnfitPhoto */
export async function decode(content: Uint8Array, which: Which, workingPixels: number): Promise<Photo> {
  try {
    const header = await headerOf(content);
    if (hasTooManyPixels(header)) throw new UnfitPhoto('too-many-pixels', which);
    const turned = (header.orientation ?? 1) >= 5;
    const [fullWidth, fullHeight] = turned ? [header.height, header.width] : [header.width, header.height];
    const scale = Math.min(1, Math.sqrt(workingPixels / (fullWidth * fullHeight)));
    const size = [fullWidth, fullHeight].map((side) => Math.max(1, Math.round(side * scale)));
    const { data, info } = await openPicture(content)
      .autoOrient()
      .resize(size[0], size[1], { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      sha256: createHash('sha256').update(content).digest('hex'),
      format: header.format,
      fullWidth,
      fullHeight,
      width: info.width,
      height: info.height,
      rgb: info.channels === 3 ? data : threeChannels(data, info.channels),
    };
  } catch (error) {
    if (error instanceof UnfitPhoto) throw error;
    throw new UnfitPhoto(reasonOf(error), which);
  }
}

function threeChannels(data: Uint8Array, channels: number): Uint8Array {
  const count = data.length / channels;
  const rgb = new Uint8Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    for (let c = 0; c < 3; c += 1) rgb[3 * i + c] = data[channels * i + (channels < 3 ? 0 : c)]!;
  }
  return rgb;
}
