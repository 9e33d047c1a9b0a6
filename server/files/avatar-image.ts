/** Makes a picture of a person out of whatever was uploaded: a square of 256 pixels as WebP, upright and without metadata. */
import { readPicture } from './uploaded-picture.ts';

export const avatarSize = 256;
export const avatarBytes = 5 * 1024 * 1024;

/** @throws Problem when `content` is no picture, a damaged one, or one too large to unpack */
export function makeAvatar(content: Buffer): Promise<Buffer> {
  return readPicture(content, (picture) =>
    picture
      .resize(avatarSize, avatarSize, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer(),
  );
}
