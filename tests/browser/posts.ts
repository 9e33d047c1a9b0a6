/** Creates posts over the API for browser tests of photos to start from. */
import type { Post, PostFields } from '../../src/events/post/port.ts';
import { sharedOrigin } from './origin.ts';
import type { Login } from './people.ts';
import { asPerson, pictureFile, tokenOf } from './trade.ts';

/** @returns its id */
export async function uploadPhoto(
  owner: Login,
  file?: Awaited<ReturnType<typeof pictureFile>>,
): Promise<string> {
  const { buffer, mimeType } = file ?? (await pictureFile());
  const answer = await fetch(`${sharedOrigin()}/api/node/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(owner)}`, 'content-type': mimeType },
    body: new Uint8Array(buffer),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { readonly id: string }).id;
}

export async function sharePhoto(
  owner: Login,
  fields: PostFields,
  file?: Awaited<ReturnType<typeof pictureFile>>,
): Promise<Post> {
  const pictureId = await uploadPhoto(owner, file);
  return (await asPerson(owner))<Post>('POST', '/posts', { ...fields, pictureId });
}
