/**
 * Parses a question into a query. Every word must have a role: it makes a condition, joins two, or is a filler. If a word is
 * unknown or ambiguous, the result is not a query but the words that prevent one.
 */
import { readWord } from './joining-words.ts';
import { type Lexeme, lexemesIn, type QueryWorld } from './lexemes.ts';
import type { ReadLexicon } from './lexicon.ts';
import { lexicons } from './lexicons.ts';
import { tieUp } from './loose-ends.ts';
import { orderAt } from './order.ts';
import { outcomeOf } from './outcome.ts';
import type { NotUnderstood, Parsed } from './parsed.ts';
import { Reading } from './reading.ts';
import { Sentence } from './sentence.ts';
import { readValue } from './values.ts';

/** @param today where the person is, YYYY-MM-DD */
export function parseQuestion(question: string, world: QueryWorld, today: string): Parsed {
  let refusal: NotUnderstood | null = null;
  for (const lexicon of lexicons) {
    const parsed = parsedIn(lexicon, lexemesIn(question, lexicon, world), today);
    if (parsed.is === 'query') return parsed;
    const better =
      refusal === null ||
      (parsed.about && !refusal.about) ||
      (parsed.about === refusal.about &&
        parsed.words.length < refusal.words.length &&
        parsed.why === 'unclear');
    if (better) refusal = parsed;
  }
  return refusal!;
}

function parsedIn(lexicon: ReadLexicon, lexemes: readonly Lexeme[], today: string): Parsed {
  const reading = new Reading(new Sentence(lexemes), lexicon);
  for (let i = 0; i < lexemes.length;) {
    const next = orderAt(reading, i) ?? readValue(reading, i, today);
    if (next === null) readWord(reading, i);
    i = next ?? i + 1;
  }
  tieUp(reading, today);
  return outcomeOf(reading);
}
