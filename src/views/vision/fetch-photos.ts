/** Fetches photos of a chat for the form, each by itself: one that is gone keeps no other out. */
import { type Side, sides } from '../../events/analysis/port.ts';
import { messageOf } from '../ui/message-of.ts';

export interface FetchedPhotos {
  readonly photos: Readonly<Partial<Record<Side, Blob>>>;
  /** Why some are missing, each reason once; '': none is. */
  readonly failure: string;
}

/**
 * @param wanted ids of files, as an address has them: they may be gone, somebody else's, or no photos
 * @param fetch of one file. Rejects when it cannot be fetched
 */
export async function fetchPhotos(
  wanted: Readonly<Partial<Record<Side, string>>>,
  fetch: (id: string) => Promise<Blob>,
): Promise<FetchedPhotos> {
  const photos: Partial<Record<Side, Blob>> = {};
  const failures = new Set<string>();
  const take = async (side: Side, id: string) => {
    try {
      const file = await fetch(id);
      if (file.type.startsWith('image/')) photos[side] = file;
      else failures.add('This file is not a photo.');
    } catch (error) {
      failures.add(messageOf(error));
    }
  };
  const isRepeated = wanted.before !== undefined && wanted.before === wanted.after;
  if (isRepeated) failures.add('Before and after are the same photo, so only one of them is taken.');
  await Promise.all(
    sides.map(async (side) => {
      const id = wanted[side];
      if (id !== undefined && !(isRepeated && side === 'after')) await take(side, id);
    }),
  );
  return { photos, failure: [...failures].join(' ') };
}
