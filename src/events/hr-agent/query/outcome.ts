/** The result of a question that was read to its end: a query, or the words that prevent one. */
import { combined } from './combine.ts';
import { applicantsOnly } from './defaults.ts';
import type { NotUnderstood, Parsed } from './parsed.ts';
import {
  type ApplicantQuery,
  type Condition,
  maxAlternatives,
  maxClauses,
  searchesTooMuch,
} from './query.ts';
import type { Reading } from './reading.ts';

export function outcomeOf(reading: Reading): Parsed {
  const { sentence } = reading;
  const { lexemes } = sentence;
  const about = lexemes.some(({ roles }) => roles.has('applicants')) || lexemes[0]?.roles.has('who') === true;
  const made = combined(reading.conditions);
  const clauses = 'clauses' in made ? made.clauses : [];
  const such = (from: readonly (readonly Condition[])[]): ApplicantQuery =>
    applicantsOnly(from, reading.order, reading.limit);
  if ('unclear' in made) reading.unclear.push(...made.unclear);
  const refused = (words: readonly string[], why: NotUnderstood['why']): NotUnderstood => ({
    is: 'refused',
    words: [...new Set(words)],
    why,
    near: clauses.length > 0 && reading.unclear.length === 0 ? such(clauses) : null,
    about: about || reading.conditions.length > 0,
  });
  if (reading.left.length > 0) return refused(reading.left, 'unknown');
  if (reading.unclear.length > 0) return refused(reading.unclear, 'unclear');
  if (clauses.length === 0 && !reading.asksForPeople && reading.order === null)
    return { ...refused([], 'unknown'), about: false };
  const tooLong = clauses.length > maxClauses || clauses.some(({ length }) => length > maxAlternatives);
  if (tooLong || searchesTooMuch({ clauses }))
    return refused(
      sentence.lexemes.map(({ written }) => written),
      'unclear',
    );
  return {
    is: 'query',
    query: such(clauses),
    counts: reading.counts,
    bare: !about && !reading.asksForPeople && !reading.counts,
    which: reading.which,
  };
}
