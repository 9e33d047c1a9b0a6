/** Makes an avatar from an uploaded picture: a square of 256 pixels as WebP, upright and without metadata. */
import { readPicture } from './uploaded-picture.ts';

const avatarSize = 256;

/**
 * @param sender waits in turns with other senders
 * @throws Problem when `content` is not a picture, is damaged, or is too large to decode; PoolBusy
 */
export async function makeAvatar(content: Buffer, sender: string): Promise<Buffer> {
  const square = { width: avatarSize, height: avatarSize, fit: 'cover', quality: 82 } as const;
  const { images } = await readPicture(content, [square], sender);
  return images[0]!;
}
