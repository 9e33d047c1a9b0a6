/**
 * Finds parts that begin without a heading: when the columns of a page are read one after the other, name and contact details at
 * the top of the second column end the last part of the first one.
 */
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import type { Part } from './data/headings.ts';
import type { Line } from './lines.ts';

/**
 * The lines with corrected parts: the paragraph of the e-mail address is `contact` up to the next heading or dated entry, and
 * lines from the name to the next heading belong to no part.
 */
export function regrouped(
  lines: readonly Line[],
  { email, name }: Pick<Extraction, 'email' | 'name'>,
): Line[] {
  const contact = paragraphOf(lines, email?.spans[0]?.start);
  const person = lines.findIndex(
    ({ start, end }) => name && start <= name.spans[0]!.start && name.spans[0]!.start < end,
  );
  let parts: readonly Part[] | null = null;
  return lines.map((line, i) => {
    if (line.heading || (parts?.includes('contact') && resumesDatedPart(lines, i))) parts = null;
    else if (i === contact && line.parts.length > 0) parts = ['contact'];
    else if (i === person && line.parts.length > 0 && !line.parts.includes('contact')) parts = parts ?? [];
    return parts && !line.heading ? { ...line, parts } : line;
  });
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** Contact details beside a heading come between it and its dated entries: there the part above continues. */
const resumesDatedPart = (lines: readonly Line[], i: number) =>
  lines[i - 1]?.text.trim() === '' &&
  year.test(lines[i]!.text) &&
  lines[i]!.parts.some((part) => part === 'experience' || part === 'education');

/** The index of the first line of the paragraph around a place, or -1 if it begins with a heading. */
function paragraphOf(lines: readonly Line[], at: number | undefined): number {
  if (at === undefined) return -1;
  let first = lines.findIndex(({ start, end }) => start <= at && at < end);
  while (first > 0 && lines[first - 1]!.text.trim() !== '' && !lines[first - 1]!.heading) first -= 1;
  return first > 0 && lines[first - 1]!.heading ? -1 : first;
}
