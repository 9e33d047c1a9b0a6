/** What a text that others read on one line may hold, so that it cannot pose as another or turn the line around it. */

/**
 * Line breaks of every kind, other control characters, marks that turn the direction of writing, and spaces of no
 * width. Not U+200C and U+200D, which Persian, Indic scripts and many emoji are written with.
 */
const unprintable =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

export const plainLineMessage = 'Use one line, without control or invisible characters';

const everyUnprintable = new RegExp(`(?:${unprintable.source})+`, 'gu');

/** A line stored before these were refused, as it may be shown. */
export const asPlainLine = (text: string): string => text.replace(everyUnprintable, ' ').trim();

export const isPlainLine = (text: string): boolean => !unprintable.test(text);

/** What is wrong with a name or another line as somebody has typed it, or null. For forms and for the server alike. */
export const plainLineError = (typed: string): string | null =>
  isPlainLine(typed.trim()) ? null : plainLineMessage;
