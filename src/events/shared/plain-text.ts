/** What a text that others read may hold, so that it says something and cannot pose as another or turn the words around it. */

/** Tags, in which whole sentences can be hidden, but for the few behind a flag that say whose it is; and marks of annotations. */
const hiding = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,7})[\u{e0000}-\u{e007f}]|[\ufff9-\ufffb]/u;

/** What shows nothing and is part of how words and emoji are written: joiners, which Persian and Indic scripts need too, and selectors of a variant. */
const joining = /[\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/u;

/** Line breaks of every kind, other control characters, and whatever shows nothing, marks that turn the direction of writing among it. */
const unprintable = new RegExp(
  `[\\p{Cc}\\u2028\\u2029]|${hiding.source}|(?!${joining.source})\\p{Default_Ignorable_Code_Point}`,
  'u',
);

/**
 * In a text of several lines: control characters but tabs and line breaks, what hides letters, and what overrides or isolates
 * the direction of writing. U+200E and U+200F stay, since right-to-left scripts are written with them and they turn no word around.
 */
const disguising = new RegExp(
  `[^\\P{Cc}\\t\\n\\v\\f\\r\\u0085]|[\\u202a-\\u202e\\u2066-\\u2069]|${hiding.source}`,
  'u',
);

/**
 * Marks on one letter that reach into the lines around it. Pointed Hebrew has five, the largest stacks of Tibetan have
 * nine; joiners in between make no other letter of it.
 */
const stacked = /(?:[\p{Mn}\p{Me}][\u200c\u200d\u034f]*){11}/u;
const stackedMessage = 'Leave out some of the marks on one letter: they cover what stands around it';

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

export const isPlainLine = (text: string): boolean =>
  !unprintable.test(text) && !stacked.test(text) && !pretends(text);

const eachUnprintable = new RegExp(unprintable.source, 'gu');

/** A text that nobody has checked, such as one of a file: what does not show, or turns words around, is spelled as `\\u{202e}`. */
export const spellOut = (text: string, spell = spellSign): string =>
  text.replace(eachUnprintable, (sign) => spell(sign));
const spellSign = (sign: string) => `\\u{${sign.codePointAt(0)!.toString(16)}}`;

/** What is wrong with a name or another line as somebody has typed it, or null. For forms and for the server alike. */
export function plainLineError(typed: string): string | null {
  if (isPlainLine(typed.trim())) return null;
  return stacked.test(typed) ? stackedMessage : plainLineMessage;
}

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
  if (stacked.test(text)) return stackedMessage;
  return pretends(text) ? 'Write something that can be seen: these characters are all invisible' : null;
}
