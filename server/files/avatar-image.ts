/** Makes a picture of a person out of whatever was uploaded: a square of 256 pixels as WebP, upright and without metadata. */
import { readPicture } from './uploaded-picture.ts';

const avatarSize = 256;

/**
 * @param sender takes turns with others
 * @throws Problem when `content` is no picture, a damaged one, or one too large to unpack; PoolBusy
 */
export async function makeAvatar(content: Buffer, sender: string): Promise<Buffer> {
  const square = { width: avatarSize, height: avatarSize, fit: 'cover', quality: 82 } as const;
  const { images } = await readPicture(content, [square], sender);
  return images[0]!;
}
