/**
 * Reads whatever was uploaded as a picture. What an upload is, is decided by its first bytes; its name and declared
 * type count for nothing. What comes out is upright and without metadata.
 */
import sharp, { type Sharp } from 'sharp';
import { Problem } from '../problem.ts';

/** A small file can unpack to gigabytes; no camera makes more than this. */
const mostPixels = 50_000_000;

/** First bytes of the kinds we read. SVG is not among them: it is a program, not a picture. */
const kinds: readonly { readonly at: number; readonly bytes: string }[] = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 0, bytes: 'GIF87a' },
  { at: 0, bytes: 'GIF89a' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftypavif' },
];

const isPicture = (content: Buffer) =>
  kinds.some(({ at, bytes }) => content.subarray(at, at + bytes.length).toString('latin1') === bytes);

const unreadable = () =>
  new Problem(415, 'not-an-image', 'This is not a picture we can read. Use a JPEG, PNG, WebP, AVIF or GIF.');

/**
 * @param shape makes what is wanted of the upright picture
 * @throws Problem when `content` is no picture, a damaged one, or one too large to unpack
 */
export async function readPicture<T>(content: Buffer, shape: (picture: Sharp) => Promise<T>): Promise<T> {
  if (!isPicture(content)) throw unreadable();
  return inLane(() => unpack(content, shape));
}

async function unpack<T>(content: Buffer, shape: (picture: Sharp) => Promise<T>): Promise<T> {
  try {
    return await shape(
      sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .timeout({ seconds: 10 })
        .autoOrient(),
    );
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) {
      throw new Problem(
        413,
        'too-large',
        'This picture has too many pixels. Use one of up to 50 megapixels.',
      );
    }
    throw unreadable();
  }
}

/** Unpacking takes memory, however small the file is: so many at once, and the others wait. */
const lanes = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy < lanes) busy += 1;
  else await new Promise<void>((free) => waiting.push(free));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
