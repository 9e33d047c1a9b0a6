/**
 * What is done to a picture in the processes in which strangers' pictures are unpacked. Its header is read first: what would
 * be too large is refused before a single pixel of it is unpacked.
 */
import { rgbaToThumbHash } from 'thumbhash';
import type { Job } from '../sandbox/serve.ts';
import {
  hasTooManyPixels,
  headerOf,
  openPicture,
  reasonOf,
  restrictToPhotos,
  type Unreadable,
} from '../sandbox/untrusted-picture.ts';

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
  /** The first keeps what the camera wrote into it: place, time, its own name. */
  readonly keepTags: boolean;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** The pictures themselves come as files. */
export type Answer =
  | {
      readonly ok: true;
      /** Of each. */
      readonly pixels: readonly Pixels[];
      /** ThumbHash in base64. */
      readonly placeholder: string;
    }
  | { readonly ok: false; readonly reason: Unreadable };

restrictToPhotos();

/** What ThumbHash takes at most, each way. */
const placeholderPixels = 100;

export const run: Job = async ({ data, files: [content = new Uint8Array()] }) => {
  const { sizes, keepTags } = data as Task;
  try {
    const header = await headerOf(content);
    if (hasTooManyPixels(header)) return refused('too-many-pixels');
    const made: Uint8Array[] = [];
    const pixels: Pixels[] = [];
    for (const { width, height, fit, quality } of sizes) {
      const resized = openPicture(made.at(-1) ?? content)
        .autoOrient()
        .resize(width, height, { fit, position: 'centre', withoutEnlargement: fit === 'inside' });
      const tagged = keepTags && made.length === 0 ? resized.keepExif().keepXmp() : resized;
      const { data: bytes, info } = await tagged.webp({ quality }).toBuffer({ resolveWithObject: true });
      made.push(bytes);
      pixels.push({ width: info.width, height: info.height });
    }
    const answer: Answer = { ok: true, pixels, placeholder: await placeholderOf(made.at(-1) ?? content) };
    return { data: answer, files: made };
  } catch (error) {
    return refused(reasonOf(error));
  }
};

async function placeholderOf(content: Uint8Array): Promise<string> {
  const { data, info } = await openPicture(content)
    .resize(placeholderPixels, placeholderPixels, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

const refused = (reason: Unreadable) => {
  const answer: Answer = { ok: false, reason };
  return { data: answer, files: [] };
};
