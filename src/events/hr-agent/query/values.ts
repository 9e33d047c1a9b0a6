/** Reads the values of conditions: dates, numbers, degrees, names, certificates, states, jobs, languages, skills. */
import { appliedAt } from './applied.ts';
import { certificateAt } from './certificates.ts';
import { freeOfs, freeWords } from './free-words.ts';
import { degreeOf, isCertificateWord, valueOf } from './lexeme-kinds.ts';
import { type ApplicantState, applicantStates } from './query.ts';
import { comparisonOf, rangeAt } from './ranges.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sentence.ts';

/**
 * Reads the value that begins at `i`.
 * @param today where the person is, YYYY-MM-DD
 * @returns the index after it; null when no value begins there
 */
export function readValue(reading: Reading, i: number, today: string): number | null {
  const { sentence } = reading;
  const lexeme = sentence.at(i)!;
  const { roles } = lexeme;

  // Dates and numbers are tried first: their words are short and have many other meanings.
  const applied = appliedAt(sentence.lexemes, i, today);
  if (applied) {
    const last = reading.conditions.at(-1)?.condition.of;
    // "Hat sich seit dem 3. November beworben": its verb comes last.
    const comesLast =
      reading.open?.roles.has('have') === true &&
      sentence.lexemes.slice(applied.next).some((each) => each.roles.has('applied'));
    if (comesLast) [reading.open, reading.since] = [null, 'applied'];
    if (
      reading.since === 'other' ||
      (reading.since === null && last !== undefined && last !== 'job' && last !== 'applied')
    )
      reading.fail(...sentence.lexemes.slice(i, applied.next));
    else reading.add(applied.condition, i, applied.next);
    return applied.next;
  }
  const range = rangeAt(sentence.lexemes, i);
  if (range) {
    const { next, ...condition } = range;
    if (reading.marker === 'for' && reading.open) reading.fail(reading.open);
    reading.add({ ...condition, not: false }, i, next);
    reading.marker = 'have';
    reading.since = 'other';
    reading.tail = null;
    return next;
  }

  const comparison = comparisonOf(lexeme);
  const levelAt = comparison === null ? i : sentence.overFiller(i + 1);
  const level = sentence.at(levelAt) && degreeOf(sentence.at(levelAt)!);
  if (level && (comparison === null || comparison === 'at-least')) {
    let next = levelAt + 1;
    if (level !== 'any' && sentence.has(next, 'degree')) next += 1;
    if (sentence.has(next, 'or-more')) next += 1;
    reading.add({ of: 'degree', not: false, level }, i, next);
    reading.marker = 'have';
    reading.since = 'other';
    return next;
  }

  const free = freeOfs.find((each) => each === reading.marker);
  // "Mentions Python or SQL": a word joined to a mention is searched literally as well.
  const goesOn = reading.join !== null && !reading.fresh;
  if (free && (reading.open || (goesOn && free === 'mentions')) && !roles.has('not')) {
    const name = freeWords(sentence, i, free);
    if (name) {
      reading.add(
        { of: free, not: false, value: valueOf(sentence.lexemes.slice(name.start, name.end)) },
        i,
        name.end,
      );
      return name.end;
    }
  }

  if (goesOn && reading.marker === 'certificate' && isCertificateWord(lexeme)) {
    reading.add({ of: 'certification', not: false, value: lexeme.written }, i, i + 1);
    return i + 1;
  }

  const named = certificateAt(sentence, i);
  if (named) {
    // "Python or SQL certificate": ambiguous, "certificate" may refer to both or only to the last.
    if (
      named.value === null &&
      !reading.fresh &&
      sentence.at(i - 1)?.skill &&
      reading.conditions.at(-1)?.condition.of === 'skill'
    )
      reading.unclear.push(...sentence.writtenOf(i - 1, named.next));
    reading.add({ of: 'certification', not: false, value: named.value }, i, named.next);
    reading.since = 'other';
    if (named.value !== null && sentence.has(i, 'certificate')) reading.marker = 'certificate';
    return named.next;
  }

  const state = applicantStates.find((each) => roles.has(each));
  if (state) {
    reading.add({ of: 'state', not: false, state: state as ApplicantState }, i, i + 1);
    reading.since = 'other';
    return i + 1;
  }

  if (
    lexeme.jobs.length > 0 &&
    (roles.size === 0 || reading.marker === 'for') &&
    reading.marker !== 'worked-at'
  ) {
    const [first] = lexeme.jobs;
    if (
      reading.marker !== 'for' &&
      reading.marker !== null &&
      reading.marker !== 'applied' &&
      !nextIsPeople(sentence, i)
    )
      return null;
    if (lexeme.jobs.length > 1) reading.which.push(...lexeme.jobs.map(({ id }) => id));
    reading.add({ of: 'job', not: false, id: first!.id, title: first!.title }, i, i + 1);
    return sentence.has(i + 1, 'job') ? i + 2 : i + 1;
  }

  const speaks =
    reading.marker === 'speak' ||
    reading.marker === 'have' ||
    sentence.lexemes.some((each) => each.roles.has('speak'));
  if (lexeme.language !== null && roles.size === 0 && speaks) {
    reading.add({ of: 'language', not: false, value: lexeme.language }, i, i + 1);
    return i + 1;
  }
  if (
    lexeme.skill !== null &&
    (!lexeme.vague || reading.marker === 'have') &&
    (roles.size === 0 || isOpenHave(reading, i))
  ) {
    if (reading.marker === null || reading.marker === 'have' || reading.marker === 'mentions') {
      reading.add({ of: 'skill', not: false, value: lexeme.skill }, i, i + 1);
      reading.since = 'other';
      return i + 1;
    }
  }
  return null;
}

const isOpenHave = ({ sentence, marker, open }: Reading, i: number) =>
  marker === 'have' && open !== null && sentence.has(i - 1, 'have');
const nextIsPeople = (sentence: Sentence, i: number) =>
  sentence.has(i + 1, 'applicants') || sentence.has(i + 1, 'job');
