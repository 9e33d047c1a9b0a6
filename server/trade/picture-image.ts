/** Makes the two sizes of a picture out of whatever was uploaded, as WebP, upright and without metadata. */
import sharp from 'sharp';
import { readPicture } from '../files/uploaded-picture.ts';

export const pictureBytes = 15 * 1024 * 1024;
const largest = 1600;
const smallest = 480;

export interface PictureImage {
  readonly large: Buffer;
  readonly small: Buffer;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
}

/** @throws Problem when `content` is no picture, a damaged one, or one too large to unpack */
export function makePicture(content: Buffer): Promise<PictureImage> {
  return readPicture(content, async (picture) => {
    const { data, info } = await picture
      .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize(smallest, smallest, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { large: data, small, width: info.width, height: info.height };
  });
}
