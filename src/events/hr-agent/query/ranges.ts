/** Reads ranges of years and scores: `at least 5 years of experience`, `between 40 and 60 points`. */
import type { Lexeme } from './lexemes.ts';
import type { Role } from './lexicon.ts';
import { type Comparison, largest } from './query.ts';

export interface Range {
  readonly of: 'years' | 'score';
  readonly is: Comparison;
  readonly value: number;
  readonly to: number | null;
  /** Index of the lexeme after it. */
  readonly next: number;
}

const compared: readonly (Role & Comparison)[] = ['at-least', 'more-than', 'at-most', 'less-than', 'exactly'];

/** The comparison expressed by a lexeme before a value, or null. */
export const comparisonOf = ({ roles }: Lexeme): Comparison | null =>
  compared.find((role) => roles.has(role)) ?? null;

export function rangeAt(lexemes: readonly Lexeme[], from: number): Range | null {
  let at = from;
  let of: Range['of'] | null = null;
  let is: Comparison | null = null;
  const has = (role: Role) => lexemes[at]?.roles.has(role) === true;
  const number = () => lexemes[at]?.number ?? null;
  const measured = () => {
    if (has('score') || has('scored')) of = 'score';
    else if (has('years')) of = 'years';
    else return false;
    at += 1;
    return true;
  };
  /** `oder mehr`, `or less`, a plus. */
  const behind = () => {
    const more = has('or-more');
    if (is !== null || !(more || has('or-less'))) return;
    is = more ? 'at-least' : 'at-most';
    at += 1;
  };

  for (; number() === null; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme) return null;
    const comparison = comparisonOf(lexeme);
    if (has('score') || has('scored')) of = 'score';
    else if (comparison !== null || has('between') || has('from')) {
      if (is !== null) return null;
      is = comparison ?? 'between';
    } else if (!(at > from && has('filler'))) return null;
  }
  const value = number()!;
  const plus = lexemes[at]!.plus;
  at += 1;
  let to: number | null = null;
  if (is === null && plus) is = 'at-least';
  behind();
  const joins = is === 'between' ? has('and') || has('to') : is === null && has('to');
  if (joins && typeof lexemes[at + 1]?.number === 'number') {
    at += 1;
    is = 'between';
    to = number();
    at += 1;
  }
  if (is === 'between' && to === null) return null;
  const named = of as Range['of'] | null;
  if (measured() && named !== null && named !== of) return null;
  const unit = of as Range['of'] | null;
  if (unit === null) return null;
  behind();
  if (unit === 'years') {
    if (has('filler') && lexemes[at + 1]?.roles.has('experience')) at += 1;
    if (has('experience')) at += 1;
    behind();
  }
  const highest = Math.max(value, to ?? value);
  if (highest > largest[unit] || (to !== null && to < value)) return null;
  return { of: unit, is: is ?? (unit === 'years' ? 'at-least' : 'exactly'), value, to, next: at };
}
