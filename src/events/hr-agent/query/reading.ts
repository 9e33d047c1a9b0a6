/** The state of parsing a question: the conditions so far, and the effect of previous words on the next one. */
import type { StatedCondition } from './combine.ts';
import type { FreeOf } from './free-words.ts';
import type { Lexeme } from './lexemes.ts';
import type { ReadLexicon, Role } from './lexicon.ts';
import type { ApplicantQuery, Condition } from './query.ts';
import type { Sentence } from './sentence.ts';

interface Negation {
  readonly by: Lexeme;
  /** Whether a second half may follow. */
  readonly half: boolean;
  /** Whether it means "not" without a second half. */
  whole: boolean;
  used: boolean;
}

interface Order {
  readonly from: number;
  readonly end: number;
  readonly found: 'most-years' | 'best' | 'newest' | 'top';
}

export class Reading {
  readonly sentence: Sentence;
  readonly lexicon: ReadLexicon;
  readonly conditions: StatedCondition[] = [];
  readonly left: string[] = [];
  readonly unclear: string[] = [];
  /** Jobs with similar names, of which the person must choose one. */
  readonly which: string[] = [];
  counts = false;
  asksForPeople = false;
  newBy: Lexeme | null = null;
  limit: number | null = null;
  order: ApplicantQuery['order'] | null = null;
  orderedBy: Order | null = null;
  /** The role that applies to the next value. */
  marker: Role | null = null;
  /** A marker without a value so far. */
  open: Lexeme | null = null;
  since: 'applied' | 'other' | null = null;
  fresh = false;
  join: StatedCondition['join'] = null;
  joinedBy: Lexeme | null = null;
  negation: Negation | null = null;
  /** Set while the second half of a marker is still expected: `bei … gearbeitet`. */
  tail: FreeOf | null = null;
  /** Set when one of the following values is enough. */
  anyOf: Lexeme | null = null;
  relative = false;

  constructor(sentence: Sentence, lexicon: ReadLexicon) {
    this.sentence = sentence;
    this.lexicon = lexicon;
  }

  fail(...words: readonly (Lexeme | undefined)[]): void {
    this.left.push(...words.flatMap((each) => (each ? [each.written] : [])));
  }

  add(condition: Condition, from: number, to: number): void {
    const written = this.sentence.writtenOf(from, to).join(' ');
    let negated: StatedCondition['negated'] = null;
    if (this.negation) {
      if (!this.negation.whole) this.unclear.push(this.negation.by.written);
      if (!this.negation.used) negated = 'own';
      else if (this.join === 'or' || this.join === 'nor') negated = 'inherited';
      else if (this.fresh || this.join === 'but') this.negation = null;
      else negated = 'inherited';
      if (this.negation) this.negation.used = true;
    }
    if (this.anyOf && negated !== null) this.unclear.push(this.anyOf.written);
    if (this.anyOf && !this.fresh && (this.join === 'and' || this.join === 'comma')) this.join = 'or';
    // "For Bookkeeper but Python" probably means that they do not know Python, so it is unclear.
    if (this.join === 'but' && this.joinedBy && !this.fresh && negated === null)
      this.unclear.push(this.joinedBy.written);
    const last = this.conditions.at(-1)?.condition.of;
    if (this.join === null && !this.relative && last !== undefined && clashes(last, condition.of))
      this.unclear.push(written);
    this.conditions.push({ condition, written, join: this.join, fresh: this.fresh, negated });
    this.join = null;
    this.joinedBy = null;
    this.fresh = false;
    this.relative = false;
    this.open = null;
  }

  begin(role: Role, lexeme: Lexeme): void {
    this.marker = role;
    this.open = lexeme;
    this.fresh = true;
    this.anyOf = null;
    this.since = role === 'applied' ? 'applied' : role === 'for' ? this.since : 'other';
  }

  needsTail(of: FreeOf): boolean {
    const role = of === 'worked-at' ? 'worked-after' : 'studied-after';
    return of !== 'mentions' && [...this.lexicon.phrases.values()].some((each) => each.has(role));
  }

  tailOf(of: FreeOf): boolean {
    if (this.tail !== of || this.conditions.at(-1)?.condition.of !== of) return false;
    this.tail = null;
    return true;
  }
}

/** "5 years of Python" does not mean "5 years, and Python": side by side, the two have a meaning that queries cannot express. */
const clashes = (one: Condition['of'], other: Condition['of']) => {
  const apart = new Set(['job', 'state', 'applied']);
  const range = (of: Condition['of']) => of === 'years' || of === 'score';
  return (range(one) && !apart.has(other)) || (range(other) && !apart.has(one));
};
