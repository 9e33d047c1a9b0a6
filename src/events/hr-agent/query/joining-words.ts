/** Reads words that are no condition themselves: they join, negate or introduce one, or are fillers. */
import { freeOfs } from './free-words.ts';
import type { Reading } from './reading.ts';

/** Reads the word at `place`, where no value begins. */
export function readWord(reading: Reading, place: number): void {
  const { sentence } = reading;
  const lexeme = sentence.at(place)!;
  const { roles } = lexeme;
  const i = place + 1;
  if (lexeme.comma) {
    reading.join ??= reading.conditions.length > 0 ? 'comma' : null;
    return;
  }
  if (roles.has('only') && reading.negation && !reading.negation.used) {
    reading.unclear.push(lexeme.written);
    reading.negation = null;
    return;
  }
  if (roles.has('but')) {
    [reading.join, reading.joinedBy] = ['but', lexeme];
    // "Everyone but …", "… but those with …": it may exclude or add.
    const excepts =
      reading.conditions.length === 0 || sentence.has(i, 'filler') || sentence.has(i, 'applicants');
    if (excepts && !roles.has('not')) reading.unclear.push(lexeme.written);
  } else if (roles.has('nor')) {
    if (reading.negation && !reading.negation.used) reading.negation.whole = true;
    if (reading.conditions.length > 0 && reading.negation?.used)
      [reading.join, reading.joinedBy] = ['nor', lexeme];
  } else if (roles.has('or')) [reading.join, reading.joinedBy] = ['or', lexeme];
  const isHalf = roles.has('half-not');
  if (roles.has('not') || roles.has('open-not') || isHalf) {
    if (reading.negation && !reading.negation.used && !reading.negation.half) reading.fail(lexeme);
    const half: boolean = isHalf || roles.has('open-not') || reading.negation?.half === true;
    reading.negation = { by: lexeme, half, whole: !isHalf, used: false };
    if (roles.has('have')) reading.begin('have', lexeme);
    return;
  }
  if (roles.has('but') || roles.has('nor') || roles.has('or')) return;
  if (roles.has('worked-after') && reading.tailOf('worked-at')) return;
  if (roles.has('studied-after') && reading.tailOf('studied-at')) return;
  const free = freeOfs.find((each) => roles.has(each));
  if (free && !(roles.has('filler') && reading.lexicon.language === 'de')) {
    reading.begin(free, lexeme);
    if (reading.needsTail(free)) reading.tail = free;
    return;
  }
  if (roles.has('and')) {
    if (reading.join === null || reading.join === 'comma') [reading.join, reading.joinedBy] = ['and', lexeme];
    return;
  }
  if (roles.has('any-of')) reading.anyOf = lexeme;
  if (roles.has('applicants')) {
    reading.anyOf = null;
    reading.asksForPeople = true;
    if (roles.has('applied')) reading.since = 'applied';
    return;
  }
  if (roles.has('count')) {
    reading.counts = true;
    return;
  }
  if (roles.has('new')) {
    reading.newBy = lexeme;
    return;
  }
  if (roles.has('applied')) {
    reading.asksForPeople = true;
    reading.begin('applied', lexeme);
    reading.open = null;
    return;
  }
  if (roles.has('who') || roles.has('is')) {
    reading.fresh = true;
    reading.anyOf = null;
    reading.relative = true;
    if (roles.has('is')) reading.marker = null;
    return;
  }
  const begins = (['have', 'speak', 'for'] as const).find((role) => roles.has(role));
  if (begins) {
    reading.begin(begins, lexeme);
    // "How many does the saddler have?"; in German, the verb may also come after its object.
    if (begins === 'have' && reading.counts && i === sentence.lexemes.length) reading.open = null;
    if (begins === 'speak' && reading.conditions.at(-1)?.condition.of === 'language') reading.open = null;
    if (
      begins === 'have' &&
      reading.lexicon.language === 'de' &&
      reading.conditions.length > 0 &&
      reading.join === null &&
      sentence.isLast(i)
    )
      reading.open = null;
    return;
  }
  if (roles.has('job') && reading.marker === 'for' && reading.open) return;
  if (roles.has('filler') || roles.has('any-of')) return;
  reading.fail(lexeme);
}
