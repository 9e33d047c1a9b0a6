/** Counts years of work: date ranges under work headings or, without such a heading, those that are not about a school. */
import type { Found } from '../../../src/events/screening/extraction.ts';
import { breaks, employers, purposes } from './data/dates.ts';
import { type DatedSpan, datedSpans, monthsTogether } from './dated-spans.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';
import { namesDegree } from './find-degree.ts';
import type { Line } from './lines.ts';
import { namesSchool, namesTrade, speaksOfBirth } from './personal.ts';

/** Rounded to a tenth of a year, so that 10 points per year give a whole number. */
export function findYears(lines: readonly Line[], asOf: string): Found<number> {
  const spans = blocksOf(linesOfWork(lines)).flatMap((block) => {
    const [{ start }] = block as [Line];
    const text = block.map((line) => line.text).join('\n');
    return datedSpans(text, start, asOf).filter((span) => !isBreak(text, start, span));
  });
  const years = Math.round((monthsTogether(spans) * 10) / 12) / 10;
  return { value: years, spans: years > 0 ? spans.map(({ start, end }) => ({ start, end })) : [] };
}

/** The lines whose date ranges are about work. */
export function linesOfWork(lines: readonly Line[]): Line[] {
  const hasExperienceHeading = lines.some(({ parts, heading }) => heading && parts.includes('experience'));
  return lines
    .filter(
      (line) => !line.heading && (hasExperienceHeading ? line.parts.includes('experience') : mayBeWork(line)),
    )
    .filter(({ text }) => !speaksOfBirth(text));
}

/** Without a heading, only the line itself can distinguish work from school. */
const mayBeWork = ({ parts, text }: Line) =>
  (parts.length === 0 || parts.includes('summary')) && !namesSchool(text) && !namesDegree(text);

/** Groups adjacent lines: a date range may begin on one and end on the next. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && last.at(-1)!.end + 1 === line.start) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

const breakPhrase = anyOf(phrasesOf(breaks));
/** A break phrase as the whole line or before a separator, optionally with its purpose. */
const breakWord = new RegExp(
  `^[^\\p{L}]*(?:${breakPhrase})(?:\\s+(?:${anyOf(phrasesOf(purposes))})\\s[^,;:(–|\\t]*)?\\s*(?:[,;:(–|/.\\t)]|$)`,
  'u',
);
const employer = new RegExp(`(?<![\\p{L}])(?:${anyOf(phrasesOf(employers))})(?![\\p{L}])`, 'u');

/** Characters on each side of a date range: a line about a break is short, and reading all of a long text for each range would be quadratic. */
const around = 300;

/** Whether a date range is a career break, by its own line or, if that has no words, by the next one. */
function isBreak(text: string, offset: number, { start, end }: DatedSpan): boolean {
  const [from, to] = [start - offset, end - offset];
  const before = text.slice(Math.max(0, from - around), from);
  const [rest = '', next = ''] =
    `${before.slice(before.lastIndexOf('\n') + 1)} ${text.slice(to, to + around)}`.split('\n');
  const said = fold(/\p{L}/u.test(rest) ? rest : next);
  return breakWord.test(said) && !namesTrade(said) && !employer.test(said);
}
