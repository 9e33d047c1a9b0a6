/** What an entry is called, from the several fields in which files put it. */
import { maxNameLength } from '../events.ts';

export interface ParsedName {
  readonly name: string;
  readonly note: string | null;
}

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The payee is the name and the memo the note. Without a payee the memo is the name, and without both the number of the
 * check. A memo that says the same is left out.
 */
export function namedBy(payee: string, memo: string, check: string): ParsedName {
  const [name, note] = [inOneLine(payee), inOneLine(memo)];
  if (name !== '') return { name, note: note === '' || note === name ? null : note };
  if (note === '') return { name: check.trim() === '' ? '' : `Check ${inOneLine(check)}`, note: null };
  return note.length <= maxNameLength ? { name: note, note: null } : { name: cut(note, maxNameLength), note };
}

/** At most `length` UTF-16 units, and no half of a character. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** As much of a text of ours as a field of a file can hold: XML has no control characters. */
export const fieldText = (text: string, length: number) =>
  inOneLine(cut(inOneLine(text.replace(/[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, ' ')), length));
