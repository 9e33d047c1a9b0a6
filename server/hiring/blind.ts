/**
 * A résumé without whom it is of: name, e-mail, phone, links and address are covered, sign by sign, so that every place in
 * the text stays where it was. What a name says in other words (a school, a club) it does not know.
 */
import { coverSpans, coverWords, personalWords, placesOf } from '../../src/events/screening/covering.ts';
import type { Extraction, Span } from '../../src/events/screening/extraction.ts';
import { headEndOf } from './extraction/extract.ts';
import { linesOf } from './extraction/lines.ts';
import { personalSpans } from './extraction/personal.ts';
import type { ResumeRow } from './screening-stream.ts';

/** What the person said of themselves when they applied, and what was found in the text. */
const wordsOf = (
  { name, email }: Pick<ResumeRow, 'name' | 'email'>,
  extraction: Extraction | null,
): readonly string[] => personalWords([name, extraction?.name?.value], [email, extraction?.email?.value]);

export interface Blinded {
  readonly text: string | null;
  /** The name of a point, which may hold the person's. */
  readonly label: (text: string) => string;
}

export function blinded(row: ResumeRow): Blinded {
  const { extraction } = row;
  const words = wordsOf(row, extraction);
  const without = (text: string) => coverWords(text, words);
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
  ...wordsOf({ name: null, email: null }, extraction).flatMap((word) => placesOf(text, word)),
  ...spansIn(text, extraction),
];
