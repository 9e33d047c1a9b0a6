/**
 * What is done to a picture in the processes in which strangers' pictures are unpacked. Its header is read first: what would
 * be too large is refused before a single pixel of it is unpacked.
 */
import sharp, { type Metadata } from 'sharp';
import type { Job } from '../sandbox/serve.ts';

/** One of the pictures that are made of what was uploaded. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** `cover`: cut to exactly this. `inside`: whole, and never made larger. */
  readonly fit: 'cover' | 'inside';
  readonly quality: number;
}

/** The first is made of the upload, each other one of the one before. */
export interface Task {
  readonly sizes: readonly PictureSize[];
}

/** The pictures themselves come as files. `width` and `height` are those of the first. */
export type Answer =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: 'unreadable' | 'too-many-pixels' };

/** A small file can unpack to gigabytes; no camera makes more than this. */
const maxPixels = 50_000_000;
/** AVIF takes some forty times as much memory and time for a pixel as a JPEG, and no camera writes it. */
const maxAvifPixels = 16_000_000;

// Programs in the guise of pictures, and formats that nobody asked for, have no reader here at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);

export const run: Job = async ({ data, files: [content = new Uint8Array()] }) => {
  const { sizes } = data as Task;
  try {
    const header = await sharp(content, { limitInputPixels: false, pages: 1 }).metadata();
    if (hasTooManyPixels(header)) return refused('too-many-pixels');
    const made: Uint8Array[] = [];
    let first: { width: number; height: number } | null = null;
    for (const { width, height, fit, quality } of sizes) {
      const source = made.at(-1) ?? content;
      const { data: bytes, info } = await sharp(source, {
        limitInputPixels: maxPixels,
        failOn: 'error',
        pages: 1,
      })
        .autoOrient()
        .resize(width, height, { fit, position: 'centre', withoutEnlargement: fit === 'inside' })
        .webp({ quality })
        .toBuffer({ resolveWithObject: true });
      made.push(bytes);
      first ??= { width: info.width, height: info.height };
    }
    const answer: Answer = { ok: true, width: first?.width ?? 0, height: first?.height ?? 0 };
    return { data: answer, files: made };
  } catch (error) {
    return refused(/pixel limit/i.test((error as Error).message) ? 'too-many-pixels' : 'unreadable');
  }
};

const refused = (reason: (Answer & { ok: false })['reason']) => {
  const answer: Answer = { ok: false, reason };
  return { data: answer, files: [] };
};

const hasTooManyPixels = ({ width, height, format }: Metadata) =>
  width * height > (format === 'heif' ? maxAvifPixels : maxPixels);
