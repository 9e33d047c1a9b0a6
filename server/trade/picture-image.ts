/** Makes the three sizes of a picture from an uploaded image: WebP, upright and without metadata. */
import { readPicture } from '../files/uploaded-picture.ts';

/** Enough to zoom in, and to compare a stain before and after. */
const full = 3200;
const large = 1600;
const small = 480;

export interface PictureImage {
  /** null: it would equal the large one. */
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
 * @param sender uid; senders take turns
 * @param keepTags keeps place, time and camera in the full size
 * @throws Problem when `content` is no picture, a damaged one, or one too large to decode; PoolBusy
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
