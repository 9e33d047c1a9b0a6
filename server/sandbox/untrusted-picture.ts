/**
 * Decodes untrusted pictures with sharp, within limits. Only for sandboxed jobs: it restricts the formats of the whole
 * process for good, so no other code in it could read an SVG any more.
 */
import sharp, { type Metadata, type Sharp } from 'sharp';

export type Unreadable = 'unreadable' | 'too-many-pixels';

/** A small file can decode to gigabytes; no camera makes larger pictures than this. */
const maxPixels = 50_000_000;
/** AVIF takes about forty times as much memory and time per pixel as a JPEG, and no camera writes it. */
const maxAvifPixels = 16_000_000;

const formats = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/** From here on, this process cannot read programs disguised as pictures, or formats that are not needed. */
export function restrictToPhotos(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: formats.map((kind) => `VipsForeignLoad${kind}`) });
  sharp.cache(false);
}

/** Reads the header only; of an animation, the first frame. @throws sharp's Error when it is not a picture */
export const headerOf = (content: Uint8Array): Promise<Metadata> =>
  sharp(content, { limitInputPixels: false, pages: 1 }).metadata();

export const hasTooManyPixels = ({ width, height, format }: Metadata): boolean =>
  width * height > (format === 'heif' ? maxAvifPixels : maxPixels);

export const openPicture = (content: Uint8Array): Sharp =>
  sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });

/** Why sharp could not read a picture. */
export const reasonOf = (error: unknown): Unreadable =>
  /pixel limit/i.test((error as Error).message) ? 'too-many-pixels' : 'unreadable';
