/**
 * A résumé without whom it is of: name, e-mail, phone, links and address are covered, sign by sign, so that every place in
 * the text stays where it was. What a name says in other words (a school, a club) it does not know.
 */
import type { Extraction, Span } from '../../src/events/screening/extraction.ts';
import { headEndOf } from './extraction/extract.ts';
import { linesOf } from './extraction/lines.ts';
import { personalSpans } from './extraction/personal.ts';
import type { ResumeRow } from './screening-stream.ts';

const cover = '█';

/** Line breaks stay. */
const coverSpans = (text: string, spans: readonly Span[]): string => {
  const covered = text.split('');
  for (const { start, end } of spans)
    for (let at = start; at < Math.min(end, covered.length); at += 1)
      if (covered[at] !== '\n') covered[at] = cover;
  return covered.join('');
};

/** Everywhere a word stands, whatever its case. */
function placesOf(text: string, word: string): Span[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** What the person said of themselves when they applied, and what was found in the text. */
function personalWords(
  { name, email }: Pick<ResumeRow, 'name' | 'email'>,
  extraction: Extraction | null,
): readonly string[] {
  const names = [name, extraction?.name?.value].flatMap((text) => text?.split(/[\s,]+/) ?? []);
  const words = [...names, email, extraction?.email?.value].flatMap((word) => word ?? []);
  return [...new Set(words)].filter((word) => word.length > 1);
}

export interface Blinded {
  readonly text: string | null;
  /** The name of a point, which may hold the person's. */
  readonly label: (text: string) => string;
}

export function blinded(row: ResumeRow): Blinded {
  const { extraction } = row;
  const words = personalWords(row, extraction);
  const without = (text: string) =>
    coverSpans(
      text,
      words.flatMap((word) => placesOf(text, word)),
    );
  const { text } = row;
  if (text === null || !extraction) return { text: null, label: without };
  return { text: coverSpans(without(text), spansIn(text, extraction)), label: without };
}

function spansIn(text: string, extraction: Extraction): Span[] {
  const lines = linesOf(text);
  return personalSpans(text, lines, extraction, headEndOf(lines, text.length));
}

/** Where a text of which nothing is known but itself tells whose it is; places that overlap, in no order. */
export const personalPlaces = (text: string, extraction: Extraction): readonly Span[] => [
  ...personalWords({ name: null, email: null }, extraction).flatMap((word) => placesOf(text, word)),
  ...spansIn(text, extraction),
];
