/** Compares the photos of an intake, as the server delivers them, with their sealed hashes. */
import type { IntakeDetail } from '../../events/intake/port.ts';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The number of photos that are missing or altered.
 * @throws Error if one cannot be loaded
 */
export async function alteredPhotos({ photos, returned }: IntakeDetail): Promise<number> {
  let altered = 0;
  for (const { picture, sha256 } of [...photos, ...(returned?.photos ?? [])]) {
    const answer = picture && (await fetch(picture.fullUrl, { cache: 'no-store' }));
    const digest = answer?.ok ? hex(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())) : null;
    if (digest !== sha256) altered += 1;
  }
  return altered;
}
