/** An upload that counts once: sent again with its key it is the picture that the first one made. */
import { createHash } from 'node:crypto';
import { type KeyedRequest, outcomeOf, releaseKey } from '../common/once.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { makePicture } from './picture-image.ts';
import { addPicture, findPicture, type KeptPicture } from './pictures.ts';

/**
 * @param key of the request, if it has one
 * @throws Problem `key-reused`, or as of `makePicture` and `addPicture`
 */
export async function uploadPicture(
  parts: TradeParts,
  owner: string,
  image: Buffer,
  key: string | undefined,
): Promise<Schemas['Picture']> {
  if (key === undefined) return addPicture(parts, owner, await makePicture(image, owner));
  const request: KeyedRequest = {
    uid: owner,
    key,
    operation: 'uploadPicture',
    content: createHash('sha256').update(image).digest('hex'),
    at: parts.clock(),
    lasting: false,
  };
  // Before it is unpacked, which costs most.
  const before = await outcomeOf<KeptPicture>(parts.db.orm, request);
  if (before) {
    const picture = await findPicture(parts.db.orm, before.id);
    if (picture) return picture;
    // Nothing used it in time: it is wanted again.
    await releaseKey(parts.db.orm, request);
  }
  return addPicture(parts, owner, await makePicture(image, owner), request);
}
