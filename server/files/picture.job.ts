/**
 * The sandboxed job that decodes untrusted pictures and makes smaller WebP versions. It reads the header first, so that a
 * picture with too many pixels is refused before it is decoded.
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

/** One of the versions to make of an upload. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** `cover`: cropped to exactly this size. `inside`: the whole picture, never enlarged. */
  readonly fit: 'cover' | 'inside';
  readonly quality: number;
}

/** The first version is made from the upload, each other one from the version before it. */
export interface Task {
  readonly sizes: readonly PictureSize[];
  /** The first version keeps the camera's metadata: place, time, camera name. */
  readonly keepTags: boolean;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** The pictures themselves are the files of the message. */
export type Answer =
  | {
      readonly ok: true;
      /** Size of each version. */
      readonly pixels: readonly Pixels[];
      /** ThumbHash in base64. */
      readonly placeholder: string;
    }
  | { readonly ok: false; readonly reason: Unreadable };

restrictToPhotos();

/** Half the CPU time of the default, 4, for files that are 4 % larger (docs/decisions/0299). */
const effort = 2;

/** Largest width and height that ThumbHash accepts. */
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
      const { data: bytes, info } = await tagged
        .webp({ quality, effort })
        .toBuffer({ resolveWithObject: true });
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
