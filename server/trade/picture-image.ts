/** Makes the two sizes of a picture out of whatever was uploaded, as WebP, upright and without metadata. */
import { readPicture } from '../files/uploaded-picture.ts';

const largest = 1600;
const smallest = 480;

export interface PictureImage {
  readonly large: Buffer;
  readonly small: Buffer;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
}

/**
 * @param sender takes turns with others
 * @throws Problem when `content` is no picture, a damaged one, or one too large to unpack; PoolBusy
 */
export async function makePicture(content: Buffer, sender: string): Promise<PictureImage> {
  const within = (pixels: number) => ({ width: pixels, height: pixels, fit: 'inside' }) as const;
  const sizes = [
    { ...within(largest), quality: 82 },
    { ...within(smallest), quality: 80 },
  ];
  const { images, width, height } = await readPicture(content, sizes, sender);
  const [large, small] = images;
  return { large: large!, small: small!, width, height };
}
