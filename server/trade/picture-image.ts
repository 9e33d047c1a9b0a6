/** Makes the three sizes of a picture out of whatever was uploaded, as WebP, upright and without metadata. */
import { readPicture } from '../files/uploaded-picture.ts';

/** Enough to zoom in, and to compare a stain before and after. */
const full = 3200;
const large = 1600;
const small = 480;

export interface PictureImage {
  /** null: it would be the large one again. */
  readonly full: Buffer | null;
  readonly large: Buffer;
  readonly small: Buffer;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
  /** ThumbHash in base64. */
  readonly placeholder: string;
}

/**
 * @param sender takes turns with others
 * @param keepTags in the full one: place, time and camera
 * @throws Problem when `content` is no picture, a damaged one, or one too large to unpack; PoolBusy
 */
export async function makePicture(content: Buffer, sender: string, keepTags = false): Promise<PictureImage> {
  const within = (pixels: number) => ({ width: pixels, height: pixels, fit: 'inside' }) as const;
  const sizes = [
    { ...within(full), quality: 86 },
    { ...within(large), quality: 82 },
    { ...within(small), quality: 80 },
  ];
  const { images, pixels, placeholder } = await readPicture(content, sizes, sender, keepTags);
  const [first, second] = pixels;
  const isLarger = first!.width > second!.width || first!.height > second!.height;
  return {
    full: isLarger || keepTags ? images[0]! : null,
    large: images[1]!,
    small: images[2]!,
    ...second!,
    placeholder,
  };
}
