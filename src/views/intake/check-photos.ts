/** Holds the photos of an intake, as this server gives them out, against the hashes that were sealed. */
import type { IntakeDetail } from '../../events/intake/port.ts';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How many are gone or are others. @throws Error when one cannot be fetched */
export async function alteredPhotos({ photos, returned }: IntakeDetail): Promise<number> {
  let altered = 0;
  for (const { picture, sha256 } of [...photos, ...(returned?.photos ?? [])]) {
    const answer = picture && (await fetch(picture.fullUrl, { cache: 'no-store' }));
    const digest = answer?.ok ? hex(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())) : null;
    if (digest !== sha256) altered += 1;
  }
  return altered;
}
