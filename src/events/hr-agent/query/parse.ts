/**
 * A question read into a query. Every word of it must do something: make a condition, join two, or be one that says nothing.
 * Where one is left over, or can be meant in two ways, there is no query but the words that stand in its way.
 */
import { applicantsOnly } from './defaults.ts';
import { appliedAt, appliedSince } from './applied.ts';
import { combined, type Said } from './combine.ts';
import { later } from './days.ts';
import { isUnknown, type Lexeme, lexemesIn, type QueryWorld } from './lexemes.ts';
import type { ReadLexicon, Role } from './lexicon.ts';
import { lexicons } from './lexicons.ts';
import {
  type ApplicantQuery,
  type ApplicantState,
  applicantStates,
  type Condition,
  degreeLevels,
  longestWords,
  maxAlternatives,
  maxClauses,
  maxLimit,
  searchesTooMuch,
} from './query.ts';
import { comparisonOf, rangeAt } from './ranges.ts';

export interface Understood {
  readonly is: 'query';
  readonly query: ApplicantQuery;
  /** Only how many there are is asked for. */
  readonly counts: boolean;
  /** It says neither who nor that applicants are asked for: it may go on from what was asked before. */
  readonly bare: boolean;
  /** Jobs that are called alike, of which one is to be chosen. */
  readonly which: readonly string[];
}

export interface NotUnderstood {
  readonly is: 'refused';
  /** As they were written. */
  readonly words: readonly string[];
  /** `unclear`: they can be meant in two ways. */
  readonly why: 'unknown' | 'unclear';
  /** What the rest asks for, without these words. */
  readonly near: ApplicantQuery | null;
  /** Whether it asks for applicants at all. */
  readonly about: boolean;
}

export type Parsed = Understood | NotUnderstood;

/** What new applicants are, in days. */
const newDays = 7;
const bestOf = 5;

interface Negation {
  readonly by: Lexeme;
  /** A second one may follow. */
  readonly half: boolean;
  /** It says "not" without a second one. */
  whole: boolean;
  used: boolean;
}

type FreeOf = 'worked-at' | 'studied-at' | 'mentions';
const freeOfs: readonly FreeOf[] = ['worked-at', 'studied-at', 'mentions'];

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
  const said: Said[] = [];
  const left: string[] = [];
  const unclear: string[] = [];
  const about = lexemes.some(({ roles }) => roles.has('applicants')) || lexemes[0]?.roles.has('who') === true;
  let counts = false;
  let asksForPeople = false;
  let newBy = null as Lexeme | null;
  let limit: number | null = null;
  let order: ApplicantQuery['order'] | null = null;
  let orderedBy = null as {
    readonly from: number;
    readonly end: number;
    readonly found: 'most-years' | 'best' | 'newest' | 'top';
  } | null;
  /** What the next value belongs to. */
  let marker: Role | null = null;
  /** A marker that nothing has followed yet. */
  let open: Lexeme | null = null;
  let since: 'applied' | 'other' | null = null;
  let fresh = false;
  let join: Said['join'] = null;
  let joinedBy: Lexeme | null = null;
  let negation = null as Negation | null;
  /** Markers whose second half is still to come: `bei … gearbeitet`. */
  let tail: FreeOf | null = null;
  /** One of what follows is enough. */
  let anyOf = null as Lexeme | null;
  const which: string[] = [];

  const at = (i: number): Lexeme | undefined => lexemes[i];
  const has = (i: number, role: Role) => at(i)?.roles.has(role) === true;
  const writtenOf = (from: number, to: number) => lexemes.slice(from, to).map((each) => each.written);
  const fail = (...words: readonly (Lexeme | undefined)[]) => {
    left.push(...words.flatMap((each) => (each ? [each.written] : [])));
  };

  function say(condition: Condition, from: number, to: number): void {
    const written = writtenOf(from, to).join(' ');
    let negated: Said['negated'] = null;
    if (negation) {
      if (!negation.whole) unclear.push(negation.by.written);
      if (!negation.used) negated = 'own';
      else if (join === 'or' || join === 'nor') negated = 'inherited';
      else if (fresh || join === 'but') negation = null;
      else negated = 'inherited';
      if (negation) negation.used = true;
    }
    if (anyOf && negated !== null) unclear.push(anyOf.written);
    if (anyOf && !fresh && (join === 'and' || join === 'comma')) join = 'or';
    // "For Bookkeeper but Python" means that they do not know it.
    if (join === 'but' && joinedBy && !fresh && negated === null) unclear.push(joinedBy.written);
    const last = said.at(-1)?.condition.of;
    if (join === null && !relative && last !== undefined && clashes(last, condition.of))
      unclear.push(written);
    said.push({ condition, written, join, fresh, negated });
    join = null;
    joinedBy = null;
    fresh = false;
    relative = false;
    open = null;
  }
  let relative = false;

  const begin = (role: Role, lexeme: Lexeme) => {
    marker = role;
    open = lexeme;
    fresh = true;
    anyOf = null;
    since = role === 'applied' ? 'applied' : role === 'for' ? since : 'other';
  };

  /**
   * Words of a name that nobody knows, as far as they are written like one, without the article; null where there is none.
   * An employer or a school is written like a name: "a bank" and "my company" are none.
   */
  function freeWords(from: number, of: FreeOf): { readonly start: number; readonly end: number } | null {
    let start = from;
    while (has(start, 'filler')) start += 1;
    const first = at(start);
    if (!first || first.comma || isStructure(first) || !/\p{L}/u.test(first.written)) return null;
    if (first.quoted) return { start, end: start + 1 };
    const isNamed = isCapital(first);
    if (of === 'mentions') {
      if (!isNamed && first.skill !== null) return { start, end: start + 1 };
      if (!isNamed && !isUnknown(first)) return null;
    } else {
      const led = lexemes.slice(Math.max(from - 1, 0), start).filter(({ roles }) => roles.has('filler'));
      if (!isNamed || led.some(({ roles }) => !roles.has('the'))) return null;
    }
    let end = start + 1;
    for (; end < lexemes.length; end += 1) {
      const next = at(end)!;
      if (next.comma || (isStructure(next) && !(isNamed && isCapital(next)))) break;
      const goesOn = isNamed ? isCapital(next) : isUnknown(next);
      if (goesOn) continue;
      // "University of Oregon".
      const behind = at(end + 1);
      const isLink = next.written.length <= 4 && behind && isCapital(behind) && !isStructure(behind);
      if (!(isNamed && isLink && behind.day === null && behind.month === null && behind.number === null))
        break;
    }
    return { start, end };
  }

  function readValue(i: number): number | null {
    const lexeme = at(i)!;
    const { roles } = lexeme;

    // Dates and numbers come first: their words are small and mean much else.
    const applied = appliedAt(lexemes, i, today);
    if (applied) {
      const last = said.at(-1)?.condition.of;
      // "Hat sich seit dem 3. November beworben": the verb that it belongs to comes last.
      const comesLast =
        open?.roles.has('have') === true &&
        lexemes.slice(applied.next).some((each) => each.roles.has('applied'));
      if (comesLast) [open, since] = [null, 'applied'];
      if (since === 'other' || (since === null && last !== undefined && last !== 'job' && last !== 'applied'))
        fail(...lexemes.slice(i, applied.next));
      else say(applied.condition, i, applied.next);
      return applied.next;
    }
    const range = rangeAt(lexemes, i);
    if (range) {
      const { next, ...condition } = range;
      if (marker === 'for' && open) fail(open);
      say({ ...condition, not: false }, i, next);
      marker = 'have';
      since = 'other';
      tail = null;
      return next;
    }

    const comparison = comparisonOf(lexeme);
    const levelAt = comparison === null ? i : overFiller(i + 1);
    const level = at(levelAt) && degreeOf(at(levelAt)!);
    if (level && (comparison === null || comparison === 'at-least')) {
      let next = levelAt + 1;
      if (level !== 'any' && has(next, 'degree')) next += 1;
      if (has(next, 'or-more')) next += 1;
      say({ of: 'degree', not: false, level }, i, next);
      marker = 'have';
      since = 'other';
      return next;
    }

    const free = freeOfs.find((each) => each === marker);
    // "Mentions Python or SQL": what is joined to one is looked for as it is.
    const goesOn = join !== null && !fresh;
    if (free && (open || (goesOn && free === 'mentions')) && !roles.has('not')) {
      const name = freeWords(i, free);
      if (name) {
        say({ of: free, not: false, value: valueOf(lexemes.slice(name.start, name.end)) }, i, name.end);
        return name.end;
      }
    }

    if (goesOn && marker === 'certificate' && isCertificateWord(lexeme)) {
      say({ of: 'certification', not: false, value: lexeme.written }, i, i + 1);
      return i + 1;
    }

    const named = certificateAt(i);
    if (named) {
      // "Python or SQL certificate": of both, or of one alone.
      if (named.value === null && !fresh && at(i - 1)?.skill && said.at(-1)?.condition.of === 'skill')
        unclear.push(...writtenOf(i - 1, named.next));
      say({ of: 'certification', not: false, value: named.value }, i, named.next);
      since = 'other';
      if (named.value !== null && has(i, 'certificate')) marker = 'certificate';
      return named.next;
    }

    const state = applicantStates.find((each) => roles.has(each));
    if (state) {
      say({ of: 'state', not: false, state: state as ApplicantState }, i, i + 1);
      since = 'other';
      return i + 1;
    }

    if (lexeme.jobs.length > 0 && (roles.size === 0 || marker === 'for') && marker !== 'worked-at') {
      const [first] = lexeme.jobs;
      if (marker !== 'for' && marker !== null && marker !== 'applied' && !nextIsPeople(i)) return null;
      if (lexeme.jobs.length > 1) which.push(...lexeme.jobs.map(({ id }) => id));
      say({ of: 'job', not: false, id: first!.id, title: first!.title }, i, i + 1);
      return has(i + 1, 'job') ? i + 2 : i + 1;
    }

    const speaks = marker === 'speak' || marker === 'have' || lexemes.some((each) => each.roles.has('speak'));
    if (lexeme.language !== null && roles.size === 0 && speaks) {
      say({ of: 'language', not: false, value: lexeme.language }, i, i + 1);
      return i + 1;
    }
    if (
      lexeme.skill !== null &&
      (!lexeme.vague || marker === 'have') &&
      (roles.size === 0 || isOpenHave(i))
    ) {
      if (marker === null || marker === 'have' || marker === 'mentions') {
        say({ of: 'skill', not: false, value: lexeme.skill }, i, i + 1);
        since = 'other';
        return i + 1;
      }
    }
    return null;
  }

  const isOpenHave = (i: number) => marker === 'have' && open !== null && has(i - 1, 'have');
  const nextIsPeople = (i: number) => has(i + 1, 'applicants') || has(i + 1, 'job');
  function overFiller(from: number): number {
    let next = from;
    while (has(next, 'filler')) next += 1;
    return next;
  }

  /** A certificate by its name, with or without the word for one; or any. */
  function certificateAt(i: number): { readonly value: string | null; readonly next: number } | null {
    const noun = (k: number) => has(k, 'certificate') || has(k, 'certified');
    if (noun(i)) {
      let k = i + 1;
      if (has(k, 'called') && !has(k, 'not')) k += 1;
      const next = at(k);
      const isNamed = next && (next.certificate || next.quoted || (isUnknown(next) && has(i, 'certificate')));
      const isPart = k > i + 1 && next && next.skill !== null;
      if (isNamed || isPart) {
        let end = k + 1;
        while (!next.quoted && at(end) && isUnknown(at(end)!)) end += 1;
        return { value: valueOf(lexemes.slice(k, end)), next: end };
      }
      return { value: null, next: i + 1 };
    }
    let end = i;
    while (
      end < lexemes.length &&
      (isUnknown(at(end)!) || at(end)!.certificate || (at(end)!.skill !== null && noun(end + 1)))
    )
      end += 1;
    const isIntroduced = has(i - 1, 'have') || (has(i - 1, 'filler') && has(i - 2, 'have'));
    if (end > i && isIntroduced && noun(end)) return { value: valueOf(lexemes.slice(i, end)), next: end + 1 };
    return at(i)!.certificate ? { value: at(i)!.written, next: i + 1 } : null;
  }

  for (let i = 0; i < lexemes.length;) {
    const lexeme = at(i)!;
    const { roles } = lexeme;
    const ordered = orderAt(i);
    if (ordered) {
      i = ordered;
      continue;
    }
    const next = readValue(i);
    if (next !== null) {
      i = next;
      continue;
    }
    i += 1;
    if (lexeme.comma) {
      join ??= said.length > 0 ? 'comma' : null;
      continue;
    }
    if (roles.has('only') && negation && !negation.used) {
      unclear.push(lexeme.written);
      negation = null;
      continue;
    }
    if (roles.has('but')) {
      [join, joinedBy] = ['but', lexeme];
      // "Everyone but …", "… but those with …": it may take away, or add.
      const excepts = said.length === 0 || has(i, 'filler') || has(i, 'applicants');
      if (excepts && !roles.has('not')) unclear.push(lexeme.written);
    } else if (roles.has('nor')) {
      if (negation && !negation.used) negation.whole = true;
      if (said.length > 0 && negation?.used) [join, joinedBy] = ['nor', lexeme];
    } else if (roles.has('or')) [join, joinedBy] = ['or', lexeme];
    const isHalf = roles.has('half-not');
    if (roles.has('not') || roles.has('open-not') || isHalf) {
      if (negation && !negation.used && !negation.half) fail(lexeme);
      const half: boolean = isHalf || roles.has('open-not') || negation?.half === true;
      negation = { by: lexeme, half, whole: !isHalf, used: false };
      if (roles.has('have')) begin('have', lexeme);
      continue;
    }
    if (roles.has('but') || roles.has('nor') || roles.has('or')) continue;
    if (roles.has('worked-after') && tailOf('worked-at')) continue;
    if (roles.has('studied-after') && tailOf('studied-at')) continue;
    const free = freeOfs.find((each) => roles.has(each));
    if (free && !(roles.has('filler') && lexicon.language === 'de')) {
      begin(free, lexeme);
      if (needsTail(free)) tail = free;
      continue;
    }
    if (roles.has('and')) {
      if (join === null || join === 'comma') [join, joinedBy] = ['and', lexeme];
      continue;
    }
    if (roles.has('any-of')) anyOf = lexeme;
    if (roles.has('applicants')) {
      anyOf = null;
      asksForPeople = true;
      if (roles.has('applied')) since = 'applied';
      continue;
    }
    if (roles.has('count')) {
      counts = true;
      continue;
    }
    if (roles.has('new')) {
      newBy = lexeme;
      continue;
    }
    if (roles.has('applied')) {
      asksForPeople = true;
      begin('applied', lexeme);
      open = null;
      continue;
    }
    if (roles.has('who') || roles.has('is')) {
      fresh = true;
      anyOf = null;
      relative = true;
      if (roles.has('is')) marker = null;
      continue;
    }
    const begins = (['have', 'speak', 'for'] as const).find((role) => roles.has(role));
    if (begins) {
      begin(begins, lexeme);
      // "How many does the saddler have?"; German puts it behind what it goes with as well.
      if (begins === 'have' && counts && i === lexemes.length) open = null;
      if (begins === 'speak' && said.at(-1)?.condition.of === 'language') open = null;
      if (begins === 'have' && lexicon.language === 'de' && said.length > 0 && join === null && isLast(i))
        open = null;
      continue;
    }
    if (roles.has('job') && marker === 'for' && open) continue;
    if (roles.has('filler') || roles.has('any-of')) continue;
    fail(lexeme);
  }

  function isLast(from: number): boolean {
    const next = at(from);
    return (
      next === undefined ||
      next.comma ||
      next.roles.has('and') ||
      next.roles.has('or') ||
      next.roles.has('is')
    );
  }
  function needsTail(of: FreeOf): boolean {
    const role = of === 'worked-at' ? 'worked-after' : 'studied-after';
    return of !== 'mentions' && [...lexicon.phrases.values()].some((each) => each.has(role));
  }
  function tailOf(of: FreeOf): boolean {
    if (tail !== of || said.at(-1)?.condition.of !== of) return false;
    tail = null;
    return true;
  }

  /** `the best`, `top 5`, `the ten newest`; the index behind it, or null. */
  function orderAt(i: number): number | null {
    const count = at(i)?.number ?? null;
    const first = count === null ? i : i + 1;
    const found = (['most-years', 'best', 'newest', 'top'] as const).find((role) => has(first, role));
    if (!found || order !== null) return null;
    const behind = count === null ? (at(first + 1)?.number ?? null) : null;
    // "Top" alone, and "first" without a number, order nothing.
    const many = count ?? behind;
    // "Who knows Sewing best" does not ask for the best scores.
    if (said.some(({ condition }) => condition.of !== 'job' && condition.of !== 'state')) return null;
    if (found === 'top' && many === null) return null;
    if (many !== null && (many < 1 || many > maxLimit || !Number.isInteger(many))) return null;
    order = found === 'top' ? 'best' : found;
    limit = many ?? bestOf;
    const end = behind === null ? first + 1 : first + 2;
    orderedBy = { from: i, end, found };
    return end;
  }

  /** Words of an order that may come before the conditions ("which of the best 5 know …"), where they would come first. */
  function unclearOrder(): readonly string[] {
    if (!orderedBy || said.length === 0) return [];
    const { from, end, found } = orderedBy;
    const words = writtenOf(from, end);
    let before = from - 1;
    while (has(before, 'the') && !has(before, 'among')) before -= 1;
    const afterOrder = overFiller(end);
    const people = has(afterOrder, 'applicants');
    const next = at(people ? overFiller(afterOrder + 1) : afterOrder);
    const onlyJobs = said.every(({ condition }) => condition.of === 'job');
    const isOutOf = has(before, 'among') || has(before, 'any-of');
    // "Are the best 5 shortlisted?"
    const asksWhether = has(0, 'is') && !has(0, 'who');
    if (counts || ((isOutOf || asksWhether) && !(onlyJobs && !has(0, 'who')))) return words;
    if (!next || next.roles.has('who')) return [];
    const isVerb = (['have', 'is', 'speak', 'worked-at', 'studied-at', 'mentions'] as const).some((role) =>
      next.roles.has(role),
    );
    // "The most experience with Python" is not that of all years.
    const isOf = !people && (isVerb || next.skill !== null || next.language !== null || next.certificate);
    if (found === 'most-years' && isOf) return words;
    return isVerb && !next.roles.has('with') ? words : [];
  }

  // What hangs in the air hangs there because of a word that was not understood, if there was one.
  if (left.length === 0) {
    if (tail !== null) fail(open ?? lexemes.at(-1));
    if (negation && !negation.used) fail(negation.by);
    if (joinedBy) fail(joinedBy);
    if (open && !isTrailing(open)) fail(open);
  }
  if (newBy) {
    const days = said.filter(({ condition }) => condition.of === 'applied');
    const isBefore = days.some(({ condition }) => condition.of === 'applied' && condition.is === 'before');
    if (isBefore) unclear.push(newBy.written);
    // "New applicants this week": the days say what new ones are.
    else if (days.every(({ negated }) => negated !== null))
      said.push({
        condition: appliedSince(later(today, 1 - newDays)),
        written: newBy.written,
        join: null,
        fresh: true,
        negated: null,
      });
  }

  /** What nothing followed because it said nothing: "the résumés that we have". */
  function isTrailing(lexeme: Lexeme): boolean {
    return lexeme.roles.has('filler') || (lexeme.roles.has('to') && !lexeme.roles.has('for'));
  }

  unclear.push(...unclearOrder());
  // Where somebody is now, and where they were, a résumé is not read for.
  if (said.some(({ condition: { of } }) => of === 'worked-at' || of === 'studied-at'))
    unclear.push(...lexemes.filter(({ roles }) => roles.has('now')).map(({ written }) => written));

  const made = combined(said);
  const clauses = 'clauses' in made ? made.clauses : [];
  const such = (from: readonly (readonly Condition[])[]): ApplicantQuery =>
    applicantsOnly(from, order, limit);
  if ('unclear' in made) unclear.push(...made.unclear);
  const refused = (words: readonly string[], why: NotUnderstood['why']): NotUnderstood => ({
    is: 'refused',
    words: [...new Set(words)],
    why,
    near: clauses.length > 0 && unclear.length === 0 ? such(clauses) : null,
    about: about || said.length > 0,
  });
  if (left.length > 0) return refused(left, 'unknown');
  if (unclear.length > 0) return refused(unclear, 'unclear');
  if (clauses.length === 0 && !asksForPeople && order === null)
    return { ...refused([], 'unknown'), about: false };
  const tooLong = clauses.length > maxClauses || clauses.some(({ length }) => length > maxAlternatives);
  if (tooLong || searchesTooMuch({ clauses }))
    return refused(
      lexemes.map(({ written }) => written),
      'unclear',
    );
  return { is: 'query', query: such(clauses), counts, bare: !about && !asksForPeople && !counts, which };
}

const isCapital = ({ written, quoted }: Lexeme) => quoted || /^\p{Lu}|^\d/u.test(written);
const isStructure = ({ roles }: Lexeme) =>
  (
    [
      'and',
      'or',
      'nor',
      'but',
      'not',
      'half-not',
      'open-not',
      'who',
      'have',
      'speak',
      'is',
      'worked-after',
      'studied-after',
      'applied',
      'for',
    ] as const
  ).some((role) => roles.has(role));

const valueOf = (lexemes: readonly Lexeme[]) =>
  lexemes
    .map(({ written }) => written)
    .join(' ')
    .slice(0, longestWords);

/** What a list of certificates may go on with. */
const isCertificateWord = (lexeme: Lexeme) =>
  lexeme.roles.size === 0 &&
  (lexeme.quoted ||
    lexeme.certificate ||
    lexeme.skill !== null ||
    lexeme.language !== null ||
    isUnknown(lexeme));

const degreeOf = ({ roles }: Lexeme) =>
  degreeLevels.find((level) => roles.has(level === 'any' ? 'degree' : level)) ?? null;

/** "5 years of Python" is not "5 years, and Python": beside each other they say something that is not known here. */
const clashes = (one: Condition['of'], other: Condition['of']) => {
  const apart = new Set(['job', 'state', 'applied']);
  const range = (of: Condition['of']) => of === 'years' || of === 'score';
  return (range(one) && !apart.has(other)) || (range(other) && !apart.has(one));
};
