/** What a text that others read may hold, so that it says something and cannot pose as another or turn the words around it. */

/**
 * Line breaks of every kind, other control characters, marks that turn the direction of writing, and spaces of no
 * width. Not U+200C and U+200D, which Persian, Indic scripts and many emoji are written with.
 */
const unprintable =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/**
 * In a text of several lines: control characters but tabs and line breaks, and what overrides or isolates the direction of
 * writing. U+200E and U+200F stay, since right-to-left scripts are written with them and they turn no word around.
 */
const disguising = /[^\P{Cc}\t\n\v\f\r\u0085]|[\u202a-\u202e\u2066-\u2069]/u;

/** U+2800 is a Braille cell without a dot: a blank that Unicode does not count as one. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const plainLineMessage = 'Use one line, without control or invisible characters';

const everyUnprintable = new RegExp(`(?:${unprintable.source})+`, 'gu');

/** Whether there is anything to see in it. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Nothing but space is an empty text; nothing but other blanks pretends to be one. */
const pretends = (text: string) => !isVisible(text) && text.trim() !== '';

/** A line stored before these were refused, as it may be shown. */
export function asPlainLine(text: string): string {
  const line = text.replace(everyUnprintable, ' ').trim();
  return isVisible(line) ? line : '';
}

export const isPlainLine = (text: string): boolean => !unprintable.test(text) && !pretends(text);

/** What is wrong with a name or another line as somebody has typed it, or null. For forms and for the server alike. */
export const plainLineError = (typed: string): string | null =>
  isPlainLine(typed.trim()) ? null : plainLineMessage;

const everyDisguising = new RegExp(disguising.source, 'gu');

/** A text stored before these were refused, as it may be shown. */
export function asPlainText(text: string): string {
  const plain = text.replace(everyDisguising, '');
  return pretends(plain) ? '' : plain;
}

/** What is wrong with a text of one or more lines, or null. It may be empty. */
export function plainTextError(text: string): string | null {
  if (disguising.test(text)) {
    return 'Leave out control characters and those that turn the direction of writing: paste it as plain text';
  }
  return pretends(text) ? 'Write something that can be seen: these characters are all invisible' : null;
}
