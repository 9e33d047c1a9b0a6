/** What a whole question leaves open: words that nothing followed, and those that can be meant in two ways. */
import { appliedSince } from './applied.ts';
import { later } from './days.ts';
import type { Lexeme } from './lexemes.ts';
import { unclearOrder } from './order.ts';
import type { Reading } from './reading.ts';

/** What new applicants are, in days. */
const newDays = 7;

/** @param today where the person is, YYYY-MM-DD */
export function tieUp(reading: Reading, today: string): void {
  const { sentence } = reading;
  // What hangs in the air hangs there because of a word that was not understood, if there was one.
  if (reading.left.length === 0) {
    if (reading.tail !== null) reading.fail(reading.open ?? sentence.lexemes.at(-1));
    if (reading.negation && !reading.negation.used) reading.fail(reading.negation.by);
    if (reading.joinedBy) reading.fail(reading.joinedBy);
    if (reading.open && !isTrailing(reading.open)) reading.fail(reading.open);
  }
  if (reading.newBy) {
    const days = reading.said.filter(({ condition }) => condition.of === 'applied');
    const isBefore = days.some(({ condition }) => condition.of === 'applied' && condition.is === 'before');
    if (isBefore) reading.unclear.push(reading.newBy.written);
    // "New applicants this week": the days say what new ones are.
    else if (days.every(({ negated }) => negated !== null))
      reading.said.push({
        condition: appliedSince(later(today, 1 - newDays)),
        written: reading.newBy.written,
        join: null,
        fresh: true,
        negated: null,
      });
  }
  reading.unclear.push(...unclearOrder(reading));
  // Where somebody is now, and where they were, a résumé is not read for.
  if (reading.said.some(({ condition: { of } }) => of === 'worked-at' || of === 'studied-at'))
    reading.unclear.push(
      ...sentence.lexemes.filter(({ roles }) => roles.has('now')).map(({ written }) => written),
    );
}

/** What nothing followed because it said nothing: "the résumés that we have". */
function isTrailing(lexeme: Lexeme): boolean {
  return lexeme.roles.has('filler') || (lexeme.roles.has('to') && !lexeme.roles.has('for'));
}
