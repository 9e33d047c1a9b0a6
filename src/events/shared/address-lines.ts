/** How many lines a postal address may have, in a form and where it was stored before there was a limit. */
import { plainTextError } from './plain-text.ts';

/** More than postal services need: name and company excluded, addresses have up to six. */
export const maxAddressLines = 8;

/** The lines of a text, whichever of Unicode's line breaks they end with. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);

/** What is wrong with an address as typed, or null. It may be empty. */
export function addressError(text: string): string | null {
  if (linesOf(text.trim()).length > maxAddressLines) return `Use at most ${maxAddressLines} lines`;
  return plainTextError(text);
}
