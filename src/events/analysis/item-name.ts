/** A person's name for an analyzed item, so that the item can be followed over time. */
import { plainLineError } from '../shared/plain-text.ts';

export const maxItemName = 80;

/** Normalized for storing. */
export const tidyItemName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** What is wrong with the name, or null; it may be empty. */
export function validateItemName(name: string): string | null {
  const tidy = tidyItemName(name);
  return tidy.length > maxItemName ? `Use at most ${maxItemName} characters` : plainLineError(tidy);
}
