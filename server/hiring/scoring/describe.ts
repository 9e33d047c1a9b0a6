/**
 * Returns the text around a certificate, project or degree in a résumé, by which rubric v2 decides what it is about. Personal
 * data and school names are left out, so that neither affects the score.
 */
import type { Extraction, Span } from '../../../src/events/screening/extraction.ts';
import { seenText } from '../../../src/events/screening/flags.ts';
import type { Describe } from '../../../src/events/screening/rubric-v2.ts';
import { headEndOf } from '../extraction/extract.ts';
import { type Line, linesOf } from '../extraction/lines.ts';
import { masked } from '../extraction/mask.ts';
import { namesSchool, personalSpans } from '../extraction/personal.ts';
import { regrouped } from '../extraction/regroup.ts';

/** Characters; a project is described in a few lines, and text further down is something else. */
const longestDescription = 800;

export function describing(stored: string, extraction: Extraction): Describe {
  const text = seenText(stored, extraction);
  const written = linesOf(text);
  const lines = regrouped(written, extraction);
  const shown = masked(text, personalSpans(text, lines, extraction, headEndOf(written, text.length)));
  const titles = extraction.projects.flatMap(({ spans }) => spans.map(({ start }) => start));
  const around = {
    certification: (span: Span) => [span],
    project: (span: Span) => [{ start: span.start, end: endOfProject(span, text, written, titles) }],
    degree: (span: Span) => subjectOf(span, shown, written),
  };
  return (of, { spans }) => {
    const places = spans.flatMap(around[of]);
    return {
      words: places.map(({ start, end }) => shown.slice(start, end)).join('\n'),
      skills: extraction.skills
        .filter(({ spans: at }) => at.some((one) => isWithin(one, places)))
        .map(({ value }) => value),
    };
  };
}

const isWithin = ({ start, end }: Span, places: readonly Span[]) =>
  places.some((place) => place.start <= start && end <= place.end);

/** Up to the next project, the next heading, or the end of the paragraph. */
function endOfProject(
  { start, end }: Span,
  text: string,
  lines: readonly Line[],
  titles: readonly number[],
): number {
  const paragraph = text.indexOf('\n\n', end);
  const next = [
    ...titles.filter((at) => at > start),
    ...lines.filter((line) => line.heading && line.start >= end).map((line) => line.start),
    paragraph < 0 ? text.length : paragraph,
    start + longestDescription,
  ];
  return Math.min(...next);
}

/** Before the name of a school: "B.Sc. Computer Science at …". */
const beforeSchool = /\s(?:at|from|an der|am|à l[ae']?|a la|en la|presso|aan de|na|vid|@)\s/iu;

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/**
 * The parts of the degree's line that are not a school. The line below belongs to the degree only if this one names neither
 * a school nor a year; otherwise it may be the next entry, depending on how the length of a school's name breaks lines.
 */
function subjectOf({ start, end }: Span, shown: string, lines: readonly Line[]): Span[] {
  const i = lines.findIndex((line) => line.start <= start && end <= line.end);
  if (i < 0) return [{ start, end }];
  const own = lines[i]!;
  const below = lines[i + 1];
  const words = shown.slice(own.start, own.end);
  const isWholeEntry = year.test(words) || namesSchool(words);
  return [own, ...(below && !below.heading && !isWholeEntry ? [below] : [])].flatMap((line) =>
    [...shown.slice(line.start, line.end).matchAll(/[^,;|\t()–—]+/gu)].flatMap(({ 0: piece, index }) => {
      const from = line.start + index;
      if (!namesSchool(piece)) return [{ start: from, end: from + piece.length }];
      const subject = piece.slice(0, beforeSchool.exec(piece)?.index ?? 0);
      return subject === '' || namesSchool(subject) ? [] : [{ start: from, end: from + subject.length }];
    }),
  );
}
