/**
 * Builds the text of mails, with each inserted value on one line: a name with line breaks could add paragraphs, links or
 * headers that seem to be ours.
 */
declare const written: unique symbol;

/** Made by `mailText`, so that every inserted value was sanitized. */
export type MailText = string & { readonly [written]: true };

/** Line breaks of every kind, other control characters, and marks that change the direction of text. */
const unprintable = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A value as one line of plain text. */
export const oneLine = (text: string): string => text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();

/** A template whose values are made one line each; only the template itself has line breaks. */
export function mailText(parts: TemplateStringsArray, ...values: readonly (string | number)[]): MailText {
  return String.raw({ raw: parts }, ...values.map((value) => oneLine(String(value)))) as MailText;
}

/** Paragraphs, each made one line. */
export const mailParagraphs = (paragraphs: readonly string[]): MailText =>
  `${paragraphs.map(oneLine).join('\n\n')}\n` as MailText;

/**
 * A mail with a text of several lines that somebody else wrote: each of its lines is marked, so that none of them seems to be
 * ours.
 */
export const quotedMail = (before: MailText, quoted: string, after: MailText): MailText =>
  `${before}${quoted
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${oneLine(line)}`.trimEnd())
    .join('\n')}${after}` as MailText;
