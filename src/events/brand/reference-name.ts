/** A merchant's name for the mark shown in reference photos. */
import { plainLineError } from '../shared/plain-text.ts';

export const maxReferenceName = 80;
/** How many photos of one name must agree; with fewer, the name never matches. */
export const minReferencePhotos = 2;

/** Normalized for storing. */
export const tidyReferenceName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** What is wrong with the name, or null. */
export function validateReferenceName(name: string): string | null {
  const tidy = tidyReferenceName(name);
  if (tidy === '') return 'Say what the photos show';
  return tidy.length > maxReferenceName ? `Use at most ${maxReferenceName} characters` : plainLineError(tidy);
}
