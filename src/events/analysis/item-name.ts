/** What a person calls a thing that is analysed, so that it can be followed over time. */
import { plainLineError } from '../shared/plain-text.ts';

export const maxItemName = 80;

/** As it is kept. */
export const tidyItemName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** What is wrong with it, or null; it may be empty. */
export function validateItemName(name: string): string | null {
  const tidy = tidyItemName(name);
  return tidy.length > maxItemName ? `Use at most ${maxItemName} characters` : plainLineError(tidy);
}
