/** Reads the order of results, and their maximum number. */
import { maxLimit } from './query.ts';
import type { Reading } from './reading.ts';

const bestOf = 5;

/** Reads `the best`, `top 5`, `the ten newest`; returns the index after it, or null. */
export function orderAt(reading: Reading, i: number): number | null {
  const { sentence } = reading;
  const count = sentence.at(i)?.number ?? null;
  const first = count === null ? i : i + 1;
  const found = (['most-years', 'best', 'newest', 'top'] as const).find((role) => sentence.has(first, role));
  if (!found || reading.order !== null) return null;
  const behind = count === null ? (sentence.at(first + 1)?.number ?? null) : null;
  // "Top" and "first" without a number are not an order.
  const many = count ?? behind;
  // "Who knows Sewing best" is not about the best scores.
  if (reading.conditions.some(({ condition }) => condition.of !== 'job' && condition.of !== 'state'))
    return null;
  if (found === 'top' && many === null) return null;
  if (many !== null && (many < 1 || many > maxLimit || !Number.isInteger(many))) return null;
  reading.order = found === 'top' ? 'best' : found;
  reading.limit = many ?? bestOf;
  const end = behind === null ? first + 1 : first + 2;
  reading.orderedBy = { from: i, end, found };
  return end;
}

/** Words of an order that may apply before the conditions ("which of the best 5 know …"), while queries filter first. */
export function unclearOrder(reading: Reading): readonly string[] {
  const { sentence } = reading;
  if (!reading.orderedBy || reading.conditions.length === 0) return [];
  const { from, end, found } = reading.orderedBy;
  const words = sentence.writtenOf(from, end);
  let before = from - 1;
  while (sentence.has(before, 'the') && !sentence.has(before, 'among')) before -= 1;
  const afterOrder = sentence.overFiller(end);
  const people = sentence.has(afterOrder, 'applicants');
  const next = sentence.at(people ? sentence.overFiller(afterOrder + 1) : afterOrder);
  const onlyJobs = reading.conditions.every(({ condition }) => condition.of === 'job');
  const isOutOf = sentence.has(before, 'among') || sentence.has(before, 'any-of');
  // "Are the best 5 shortlisted?"
  const asksWhether = sentence.has(0, 'is') && !sentence.has(0, 'who');
  if (reading.counts || ((isOutOf || asksWhether) && !(onlyJobs && !sentence.has(0, 'who')))) return words;
  if (!next || next.roles.has('who')) return [];
  const isVerb = (['have', 'is', 'speak', 'worked-at', 'studied-at', 'mentions'] as const).some((role) =>
    next.roles.has(role),
  );
  // "The most experience with Python" is not the same as the most years of work.
  const isOf = !people && (isVerb || next.skill !== null || next.language !== null || next.certificate);
  if (found === 'most-years' && isOf) return words;
  return isVerb && !next.roles.has('with') ? words : [];
}
