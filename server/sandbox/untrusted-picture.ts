/**
 * Untrusted pictures, unpacked by sharp within limits. For the jobs of a sandbox: the formats of a process are restricted
 * once and for all, so nothing else in that process could read an SVG any more.
 */
import sharp, { type Metadata, type Sharp } from 'sharp';

export type Unreadable = 'unreadable' | 'too-many-pixels';

/** A small file can unpack to gigabytes; no camera makes more than this. */
const maxPixels = 50_000_000;
/** AVIF takes some forty times as much memory and time for a pixel as a JPEG, and no camera writes it. */
const maxAvifPixels = 16_000_000;

const formats = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/** Programs in the guise of pictures, and formats that nobody asked for, have no reader in this process from here on. */
export function restrictToPhotos(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: formats.map((kind) => `VipsForeignLoad${kind}`) });
  sharp.cache(false);
}

/** Reads the header only. Of a film the first frame counts. @throws Error of sharp: no picture */
export const headerOf = (content: Uint8Array): Promise<Metadata> =>
  sharp(content, { limitInputPixels: false, pages: 1 }).metadata();

export const hasTooManyPixels = ({ width, height, format }: Metadata): boolean =>
  width * height > (format === 'heif' ? maxAvifPixels : maxPixels);

export const openPicture = (content: Uint8Array): Sharp =>
  sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });

/** Why sharp could not read a picture. */
export const reasonOf = (error: unknown): Unreadable =>
  /pixel limit/i.test((error as Error).message) ? 'too-many-pixels' : 'unreadable';
