/** Whether two pictures are worth measuring, judged without decoding them. The engine judges what they show. */
import type { RefusalReason } from '../../src/events/analysis/events.ts';
import type { PhotoRow } from './photos.ts';

/** Least length of the short side. */
const minPixels = 480;

interface Photo {
  readonly photo: Pick<PhotoRow, 'width' | 'height'>;
  /** null: the photo is gone. */
  readonly bytes: Buffer | null;
}

const isSmall = ({ photo: { width, height } }: Photo) => Math.min(width, height) < minPixels;

/** @returns null when they are fit */
export function unfitness(before: Photo, after: Photo): RefusalReason | null {
  if (!before.bytes || !after.bytes) return 'picture-lost';
  if (before.bytes.equals(after.bytes)) return 'same-picture';
  return isSmall(before) || isSmall(after) ? 'too-small' : null;
}
