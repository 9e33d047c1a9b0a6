/** Résumés as plain text. */
import type { Paper, PaperLine } from './paper.ts';

const withDate = (
  { text, aside, bullet, apart }: PaperLine,
  dated: (text: string, aside: string) => string,
) => `${apart ? '\n' : ''}${bullet ? '- ' : ''}${aside === undefined ? text : dated(text, aside)}`;

/** Headings underlined, dates in brackets. */
export function underlinedText({ name, trade, contact, parts }: Paper): Uint8Array {
  const body = parts.map(
    ({ heading, lines }) =>
      `${heading}\n${'='.repeat(heading.length)}\n${lines.map((line) => withDate(line, (text, aside) => `${text} (${aside})`)).join('\n')}`,
  );
  return new TextEncoder().encode([`${name}\n${trade}\n${contact.join(' | ')}`, ...body].join('\n\n'));
}

/** Dates flush right with spaces, lines that end as Windows ends them, in UTF-16. */
export function spacedText({ name, trade, contact, parts }: Paper): Uint8Array {
  const body = parts.map(
    ({ heading, lines }) =>
      `${heading}:\n${lines.map((line) => withDate(line, (text, aside) => `${text.padEnd(60)} ${aside}`)).join('\n')}`,
  );
  const text = [name, trade, '', ...contact, '', ...body].join('\n').replace(/\n/g, '\r\n');
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}

/** Dates first. */
export function datesFirstText({ name, trade, contact, parts }: Paper): Uint8Array {
  const body = parts.map(
    ({ heading, lines }) =>
      `--- ${heading} ---\n${lines.map((line) => withDate(line, (text, aside) => `${aside}: ${text}`)).join('\n')}`,
  );
  return new TextEncoder().encode([name, ...contact, trade, '', body.join('\n\n')].join('\n'));
}
