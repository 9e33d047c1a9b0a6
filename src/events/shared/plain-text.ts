/** Validates texts that others read: they must be visible, not imitate other texts, and not reverse the text around them. */

/** Tag characters, which can hide whole sentences, except the few after a flag that select its region; and annotation marks. */
const hiding = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,7})[\u{e0000}-\u{e007f}]|[\ufff9-\ufffb]/u;

/** Invisible characters that words and emoji need: joiners, also needed by Persian and Indic scripts, and variation selectors. */
const joining = /[\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/u;

/** Line breaks of every kind, other control characters, and invisible characters, including marks that change the text direction. */
const unprintable = new RegExp(
  `[\\p{Cc}\\u2028\\u2029]|${hiding.source}|(?!${joining.source})\\p{Default_Ignorable_Code_Point}`,
  'u',
);

/**
 * In multi-line texts: control characters except tabs and line breaks, characters that hide letters, and those that override or
 * isolate the text direction. U+200E and U+200F are allowed, since right-to-left scripts need them and they reverse no words.
 */
const disguising = new RegExp(
  `[^\\P{Cc}\\t\\n\\v\\f\\r\\u0085]|[\\u202a-\\u202e\\u2066-\\u2069]|${hiding.source}`,
  'u',
);

/**
 * So many marks on one letter that they reach into the lines around it. Pointed Hebrew has five, the largest Tibetan stacks
 * have nine; joiners in between do not start a new letter.
 */
const stacked = /(?:[\p{Mn}\p{Me}][\u200c\u200d\u034f]*){11}/u;
const stackedMessage = 'Leave out some of the marks on one letter: they cover what stands around it';

/** U+2800 is a Braille cell without dots: a blank that Unicode does not classify as a space. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const plainLineMessage = 'Use one line, without control or invisible characters';

const everyUnprintable = new RegExp(`(?:${unprintable.source})+`, 'gu');

/** Whether the text contains any visible character. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Whether a text looks empty but is not: it has only blanks, and not all of them are spaces. */
const pretends = (text: string) => !isVisible(text) && text.trim() !== '';

/** Cleans a line for display that was stored before such characters were refused. */
export function asPlainLine(text: string): string {
  const line = text.replace(everyUnprintable, ' ').trim();
  return isVisible(line) ? line : '';
}

export const isPlainLine = (text: string): boolean =>
  !unprintable.test(text) && !stacked.test(text) && !pretends(text);

const eachUnprintable = new RegExp(unprintable.source, 'gu');

/** Escapes an unchecked text, such as one from a file: invisible and direction-changing characters become `\\u{202e}`. */
export const spellOut = (text: string, spell = spellSign): string =>
  text.replace(eachUnprintable, (sign) => spell(sign));
const spellSign = (sign: string) => `\\u{${sign.codePointAt(0)!.toString(16)}}`;

/** What is wrong with a name or another single line as typed, or null. For both forms and the server. */
export function plainLineError(typed: string): string | null {
  if (isPlainLine(typed.trim())) return null;
  return stacked.test(typed) ? stackedMessage : plainLineMessage;
}

const everyDisguising = new RegExp(disguising.source, 'gu');

/** Cleans a text for display that was stored before such characters were refused. */
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
