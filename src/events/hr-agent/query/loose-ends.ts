/** Completes the parsing of a question: reports words without a continuation, and ambiguous ones. */
import { appliedSince } from './applied.ts';
import { later } from './days.ts';
import type { Lexeme } from './lexemes.ts';
import { unclearOrder } from './order.ts';
import type { Reading } from './reading.ts';

/** Number of days for which applicants count as new. */
const newDays = 7;

/** @param today where the person is, YYYY-MM-DD */
export function tieUp(reading: Reading, today: string): void {
  const { sentence } = reading;
  // Incomplete parts are reported only if no word was unknown, because an unknown word is probably their cause.
  if (reading.left.length === 0) {
    if (reading.tail !== null) reading.fail(reading.open ?? sentence.lexemes.at(-1));
    if (reading.negation && !reading.negation.used) reading.fail(reading.negation.by);
    if (reading.joinedBy) reading.fail(reading.joinedBy);
    if (reading.open && !isTrailing(reading.open)) reading.fail(reading.open);
  }
  if (reading.newBy) {
    const days = reading.conditions.filter(({ condition }) => condition.of === 'applied');
    const isBefore = days.some(({ condition }) => condition.of === 'applied' && condition.is === 'before');
    if (isBefore) reading.unclear.push(reading.newBy.written);
    // "New applicants this week": the period defines "new".
    else if (days.every(({ negated }) => negated !== null))
      reading.conditions.push({
        condition: appliedSince(later(today, 1 - newDays)),
        written: reading.newBy.written,
        join: null,
        fresh: true,
        negated: null,
      });
  }
  reading.unclear.push(...unclearOrder(reading));
  // Résumés are not read for whether somebody is still at an employer or school.
  if (reading.conditions.some(({ condition: { of } }) => of === 'worked-at' || of === 'studied-at'))
    reading.unclear.push(
      ...sentence.lexemes.filter(({ roles }) => roles.has('now')).map(({ written }) => written),
    );
}

/** Whether a word without a continuation can be ignored: "the résumés that we have". */
function isTrailing(lexeme: Lexeme): boolean {
  return lexeme.roles.has('filler') || (lexeme.roles.has('to') && !lexeme.roles.has('for'));
}
