/** Years of work: dated spans under headings of work, or, where there is no such heading, those that are not of a school. */
import type { Found } from '../../../src/events/screening/extraction.ts';
import { datedSpans, monthsTogether } from './dated-spans.ts';
import { namesDegree } from './find-degree.ts';
import type { Line } from './lines.ts';
import { namesSchool, speaksOfBirth } from './personal.ts';

/** To the nearest tenth of a year: 10 points a year are then a whole number. */
export function findYears(lines: readonly Line[], asOf: string): Found<number> {
  const hasExperienceHeading = lines.some(({ parts, heading }) => heading && parts.includes('experience'));
  const spans = lines
    .filter(
      (line) => !line.heading && (hasExperienceHeading ? line.parts.includes('experience') : mayBeWork(line)),
    )
    .filter(({ text }) => !speaksOfBirth(text))
    .flatMap(({ text, start }) => datedSpans(text, start, asOf));
  const years = Math.round((monthsTogether(spans) * 10) / 12) / 10;
  return { value: years, spans: years > 0 ? spans.map(({ start, end }) => ({ start, end })) : [] };
}

/** Outside every heading, only what a line itself says can tell work from school. */
const mayBeWork = ({ parts, text }: Line) =>
  (parts.length === 0 || parts.includes('summary')) && !namesSchool(text) && !namesDegree(text);
