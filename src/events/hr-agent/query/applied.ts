/** Reads when applicants applied: `in the last 5 days`, `since 3 November`, `between March and May`. */
import { later, spanAt, unitOf } from './days.ts';
import type { Lexeme } from './lexemes.ts';
import type { Role } from './lexicon.ts';
import type { Condition } from './query.ts';

type Applied = Extract<Condition, { of: 'applied' }>;
export interface AppliedAt {
  readonly condition: Applied;
  readonly next: number;
}

export const appliedSince = (day: string): Applied => ({
  of: 'applied',
  not: false,
  is: 'since',
  day,
  to: null,
});
const before = (day: string): Applied => ({ of: 'applied', not: false, is: 'before', day, to: null });
const within = (day: string, to: string): Applied => ({ of: 'applied', not: false, is: 'between', day, to });

const unitDays: readonly (readonly [Role, number])[] = [
  ['days', 1],
  ['weeks', 7],
  ['months', 30],
];
const maxDays = 3660;

export function appliedAt(lexemes: readonly Lexeme[], from: number, today: string): AppliedAt | null {
  const has = (at: number, role: Role) => lexemes[at]?.roles.has(role) === true;

  // "The last 5 days", "ces 5 derniers jours".
  const counted = has(from, 'last')
    ? lexemes[from + 1]?.number
    : has(from + 1, 'last')
      ? lexemes[from]?.number
      : null;
  if (typeof counted === 'number' && counted >= 1) {
    const unit = unitDays.find(([role]) => has(from + 2, role))?.[1];
    if (unit !== undefined && counted * unit <= maxDays)
      return { condition: appliedSince(later(today, 1 - counted * unit)), next: from + 3 };
  }

  const spoken = (at: number) => {
    if (has(at, 'today')) return { first: today, last: today, next: at + 1 };
    if (has(at, 'yesterday')) return { first: later(today, -1), last: later(today, -1), next: at + 1 };
    if (has(at, 'this-week')) return { ...unitOf(today, 'week', 0), next: at + 1 };
    if (has(at, 'last-week')) return { ...unitOf(today, 'week', 1), next: at + 1 };
    if (has(at, 'this-month')) return { ...unitOf(today, 'month', 0), next: at + 1 };
    if (has(at, 'last-month')) return { ...unitOf(today, 'month', 1), next: at + 1 };
    return null;
  };
  const relative = spoken(from);
  if (relative) {
    const { first, last, next } = relative;
    return { condition: last >= today ? appliedSince(first) : within(first, last), next };
  }
  const span = (at: number) => spoken(at) ?? spanAt(lexemes, at, today);

  const both = has(from, 'between') ? 'and' : has(from, 'from') ? 'to' : null;
  if (both !== null) {
    const one = span(from + 1);
    const other = one && has(one.next, both) ? span(one.next + 1) : null;
    if (one && other && one.first <= other.last)
      return { condition: within(one.first, other.last), next: other.next };
  }
  const named = span(from + 1);
  if (!named) return null;
  const { first, last, next } = named;
  const single = first === last;
  if (has(from, 'before')) return { condition: before(first), next };
  if (has(from, 'until')) return { condition: before(later(last, 1)), next };
  if (has(from, 'after')) return { condition: appliedSince(later(last, 1)), next };
  // "From 3 November" means since that day, "from March" means in March.
  if (has(from, 'since') && !(has(from, 'in') && !single)) return { condition: appliedSince(first), next };
  if ((has(from, 'on') && single) || (has(from, 'in') && !single))
    return { condition: within(first, last), next };
  return null;
}
