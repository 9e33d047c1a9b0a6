/** What is to come first, and how many of it. */
import { maxLimit } from './query.ts';
import type { Reading } from './reading.ts';

const bestOf = 5;

/** `the best`, `top 5`, `the ten newest`; the index behind it, or null. */
export function orderAt(reading: Reading, i: number): number | null {
  const { sentence } = reading;
  const count = sentence.at(i)?.number ?? null;
  const first = count === null ? i : i + 1;
  const found = (['most-years', 'best', 'newest', 'top'] as const).find((role) => sentence.has(first, role));
  if (!found || reading.order !== null) return null;
  const behind = count === null ? (sentence.at(first + 1)?.number ?? null) : null;
  // "Top" alone, and "first" without a number, order nothing.
  const many = count ?? behind;
  // "Who knows Sewing best" does not ask for the best scores.
  if (reading.said.some(({ condition }) => condition.of !== 'job' && condition.of !== 'state')) return null;
  if (found === 'top' && many === null) return null;
  if (many !== null && (many < 1 || many > maxLimit || !Number.isInteger(many))) return null;
  reading.order = found === 'top' ? 'best' : found;
  reading.limit = many ?? bestOf;
  const end = behind === null ? first + 1 : first + 2;
  reading.orderedBy = { from: i, end, found };
  return end;
}

/** Words of an order that may come before the conditions ("which of the best 5 know …"), where they would come first. */
export function unclearOrder(reading: Reading): readonly string[] {
  const { sentence } = reading;
  if (!reading.orderedBy || reading.said.length === 0) return [];
  const { from, end, found } = reading.orderedBy;
  const words = sentence.writtenOf(from, end);
  let before = from - 1;
  while (sentence.has(before, 'the') && !sentence.has(before, 'among')) before -= 1;
  const afterOrder = sentence.overFiller(end);
  const people = sentence.has(afterOrder, 'applicants');
  const next = sentence.at(people ? sentence.overFiller(afterOrder + 1) : afterOrder);
  const onlyJobs = reading.said.every(({ condition }) => condition.of === 'job');
  const isOutOf = sentence.has(before, 'among') || sentence.has(before, 'any-of');
  // "Are the best 5 shortlisted?"
  const asksWhether = sentence.has(0, 'is') && !sentence.has(0, 'who');
  if (reading.counts || ((isOutOf || asksWhether) && !(onlyJobs && !sentence.has(0, 'who')))) return words;
  if (!next || next.roles.has('who')) return [];
  const isVerb = (['have', 'is', 'speak', 'worked-at', 'studied-at', 'mentions'] as const).some((role) =>
    next.roles.has(role),
  );
  // "The most experience with Python" is not that of all years.
  const isOf = !people && (isVerb || next.skill !== null || next.language !== null || next.certificate);
  if (found === 'most-years' && isOf) return words;
  return isVerb && !next.roles.has('with') ? words : [];
}
