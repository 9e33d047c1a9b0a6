/** Finds the highest degree that was earned. The school that awarded it is never considered. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { type DegreeLevel, degreeWords, notDegrees, unfinished } from './data/degrees.ts';
import { fold } from './fold.ts';
import type { Line } from './lines.ts';
import { namesSchool } from './personal.ts';

const asWholeWord = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}&])(?<!(?<!\\p{L})\\p{L} & )(?:${fold(pattern)})(?![\\p{L}\\p{N}])`, 'gu');
const patterns = degreeWords.map(({ level, clear, school }) => ({
  level,
  clear: asWholeWord(clear),
  school: asWholeWord(school),
}));
const notYet = asWholeWord(unfinished);
const belowDegree = asWholeWord(notDegrees);

/** The level of a degree's name, or null: `M.Sc.` is a Master. For texts that are nothing but such a name. */
export function degreeLevel(text: string): DegreeLevel | null {
  const folded = fold(text);
  const whole = (pattern: RegExp) =>
    [...folded.matchAll(pattern)].some(({ 0: found }) => found.trim() === folded.trim());
  return patterns.find(({ clear, school }) => whole(clear) || whole(school))?.level ?? null;
}

const short = /^[mb]\.? ?(?:a|s|tech|com)(?![a-z])/;
const asWritten = /^.{1,4}\.|^[MB] ?(?:[AS](?!\p{Ll})|[Tt]ech|TECH|Com|COM)/u;

/** Matches of a pattern. The shortest degree names count only with a dot or in capitals: "ma in" is Italian. */
const matchesOf = (text: string, pattern: RegExp) =>
  [...fold(text).matchAll(pattern)].filter(
    ({ 0: found, index }) => !short.test(found) || asWritten.test(text.slice(index, index + found.length)),
  );

/** Whether the text contains words that can only mean a degree. */
export const namesDegree = (text: string): boolean =>
  patterns.some(({ clear }) => matchesOf(text, clear).length > 0);

/**
 * @param text the whole text with personal data masked
 * @param lines its lines
 */
export function findDegree(text: string, lines: readonly Line[]): Found<string> | null {
  for (const { level, clear, school } of patterns) {
    const spans: Span[] = [];
    for (const line of lines) {
      const shown = text.slice(line.start, line.end);
      const folded = fold(shown);
      if (line.heading || folded.search(notYet) >= 0) continue;
      const studied = line.parts.includes('education') && folded.search(belowDegree) < 0;
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
 * "Master's University" is not a Master, nor "Bachelor College" a Bachelor: in a phrase that names a school, a degree counts only
 * where it cannot be part of the school's name, which is at the start or after a number.
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
