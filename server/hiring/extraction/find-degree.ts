/** The highest degree that has been earned. Which school gave it is never looked at. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { type DegreeLevel, degreeWords, notDegrees, unfinished } from './data/degrees.ts';
import { fold } from './fold.ts';
import type { Line } from './lines.ts';
import { namesSchool } from './personal.ts';

const alone = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}&])(?<!(?<!\\p{L})\\p{L} & )(?:${fold(pattern)})(?![\\p{L}\\p{N}])`, 'gu');
const patterns = degreeWords.map(({ level, clear, school }) => ({
  level,
  clear: alone(clear),
  school: alone(school),
}));
const notYet = alone(unfinished);
const lower = alone(notDegrees);

/** What a degree is called in writing, or null: `M.Sc.` is a Master. For texts that are such a name and nothing else. */
export function degreeLevel(text: string): DegreeLevel | null {
  const folded = fold(text);
  const whole = (pattern: RegExp) =>
    [...folded.matchAll(pattern)].some(({ 0: found }) => found.trim() === folded.trim());
  return patterns.find(({ clear, school }) => whole(clear) || whole(school))?.level ?? null;
}

const short = /^[mb]\.? ?(?:a|s|tech|com)(?![a-z])/;
const asWritten = /^.{1,4}\.|^[MB] ?(?:[AS](?!\p{Ll})|[Tt]ech|TECH|Com|COM)/u;

/** Where a pattern stands in a text. "ma in" is Italian: the shortest names of degrees are written with a dot or in capitals. */
const matchesOf = (text: string, pattern: RegExp) =>
  [...fold(text).matchAll(pattern)].filter(
    ({ 0: found, index }) => !short.test(found) || asWritten.test(text.slice(index, index + found.length)),
  );

/** Whether words that are clearly of a degree stand here. */
export const namesDegree = (text: string): boolean =>
  patterns.some(({ clear }) => matchesOf(text, clear).length > 0);

/**
 * @param text the whole text, with what is personal hidden
 * @param lines its lines
 */
export function findDegree(text: string, lines: readonly Line[]): Found<string> | null {
  for (const { level, clear, school } of patterns) {
    const spans: Span[] = [];
    for (const line of lines) {
      const shown = text.slice(line.start, line.end);
      const folded = fold(shown);
      if (line.heading || folded.search(notYet) >= 0) continue;
      const studied = line.parts.includes('education') && folded.search(lower) < 0;
      const found = placesIn(shown, clear, true);
      spans.push(
        ...(found.length > 0 || !studied ? found : placesIn(shown, school, false)).map((span) => ({
          start: line.start + span.start,
          end: line.start + span.end,
        })),
      );
    }
    if (spans.length > 0) return { value: level, spans };
  }
  return null;
}

/**
 * "Master's University" is no Master, and "Bachelor College" no Bachelor: where a school is named in the same breath, only what
 * cannot belong to its name counts, which is what stands before it.
 */
function placesIn(line: string, pattern: RegExp, clear: boolean): Span[] {
  return [...line.matchAll(/[^,;|\t()–—]+/gu)].flatMap(({ 0: piece, index: from }) => {
    const named = namesSchool(piece);
    if (named && !clear) return [];
    return matchesOf(piece, pattern)
      .filter(
        ({ index }) => !named || piece.slice(0, index).trim() === '' || /\d\W*$/.test(piece.slice(0, index)),
      )
      .map(({ 0: found, index }) => {
        const trimmed = found.trimEnd();
        return { start: from + index, end: from + index + trimmed.length };
      });
  });
}
