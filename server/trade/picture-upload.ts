/** Idempotent picture uploads: repeating one with its key returns the picture that was made the first time. */
import { createHash } from 'node:crypto';
import { type KeyedRequest, outcomeOf, releaseKey } from '../common/once.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { makePicture } from './picture-image.ts';
import { addPicture, findPicture, type KeptPicture } from './pictures.ts';

/** @param key of the request, if it has one @throws Problem `key-reused`, or those of `makePicture` and `addPicture` */
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
  // Checked before decoding, which costs most.
  const before = await outcomeOf<KeptPicture>(parts.db.orm, request);
  if (before) {
    const picture = await findPicture(parts.db.orm, before.id);
    if (picture) return picture;
    // The picture was removed as unused, but is wanted again.
    await releaseKey(parts.db.orm, request);
  }
  return addPicture(parts, owner, await makePicture(image, owner), request);
}
