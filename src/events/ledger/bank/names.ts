/** Derives the name and note of an entry from the various fields that files use. */
import { maxNameLength } from '../events.ts';

export interface ParsedName {
  readonly name: string;
  readonly note: string | null;
}

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The payee becomes the name and the memo the note. Without a payee the memo becomes the name, and without both the check
 * number. A memo that repeats the name is left out.
 */
export function namedBy(payee: string, memo: string, check: string): ParsedName {
  const [name, note] = [inOneLine(payee), inOneLine(memo)];
  if (name !== '') return { name, note: note === '' || note === name ? null : note };
  if (note === '') return { name: check.trim() === '' ? '' : `Check ${inOneLine(check)}`, note: null };
  return note.length <= maxNameLength ? { name: note, note: null } : { name: cut(note, maxNameLength), note };
}

/** At most `length` UTF-16 units, without splitting a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** A text shortened to what a field of a file can hold, without control characters, which XML does not allow. */
export const fieldText = (text: string, length: number) =>
  inOneLine(cut(inOneLine(text.replace(/[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, ' ')), length));
