/** What a merchant calls the mark that references show. */
import { plainLineError } from '../shared/plain-text.ts';

export const maxReferenceName = 80;
/** So many of one name must agree, so fewer never match. */
export const minReferencePhotos = 2;

/** As it is kept. */
export const tidyReferenceName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** What is wrong with it, or null. */
export function validateReferenceName(name: string): string | null {
  const tidy = tidyReferenceName(name);
  if (tidy === '') return 'Say what the photos show';
  return tidy.length > maxReferenceName ? `Use at most ${maxReferenceName} characters` : plainLineError(tidy);
}
