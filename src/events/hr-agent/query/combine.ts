/**
 * Conditions in the order in which they were said, and what joins them, made into clauses. What can be meant in two ways is
 * not decided here: it is told which words are not clear.
 */
import type { Clause, Condition } from './query.ts';

export interface Said {
  readonly condition: Condition;
  readonly written: string;
  /** How it is joined to the one before. */
  readonly join: 'and' | 'or' | 'nor' | 'but' | 'comma' | null;
  /** Something began anew before it: `and has`, `who speak`. */
  readonly fresh: boolean;
  /** It has a `not` of its own; `inherited`: an earlier one may reach to it. */
  readonly negated: 'own' | 'inherited' | null;
}

export type Combined =
  | { readonly clauses: readonly Clause[] }
  /** Words that can be meant in two ways. */
  | { readonly unclear: readonly string[] };

interface Joined extends Omit<Said, 'join'> {
  readonly join: 'and' | 'or' | 'nor' | 'beside';
}

/** `A, B or C`: a comma is what joins the last two of its list. */
function joined(said: readonly Said[]): readonly Joined[] {
  return said.map((each, i) => {
    if (each.join === null || each.fresh) {
      const join = each.join === 'or' || each.join === 'nor' ? each.join : 'beside';
      return { ...each, join };
    }
    if (each.join === 'but') return { ...each, join: 'beside' };
    if (each.join !== 'comma') return { ...each, join: each.join };
    for (const next of said.slice(i + 1)) {
      if (next.fresh || next.join === null || next.join === 'but') break;
      if (next.join !== 'comma') return { ...each, join: next.join === 'nor' ? 'or' : next.join };
    }
    return { ...each, join: 'and' };
  });
}

const exclusive = new Set(['state', 'job']);

export function combined(all: readonly Said[]): Combined {
  const said = joined(all);
  const runs: Joined[][] = [];
  for (const each of said) {
    const run = runs.at(-1);
    if (run && (each.join === 'or' || each.join === 'nor')) run.push(each);
    else runs.push([each]);
  }
  const clauses: Clause[] = [];
  for (const [i, run] of runs.entries()) {
    const [first] = run as [Joined];
    const behind = runs[i + 1]?.[0];
    const isList = run.length > 1;
    const words = run.map(({ written }) => written);
    // "A and B or C", "knows A or speaks B and has C".
    const loose = run.some(({ fresh, join }, j) => j > 0 && fresh && join === 'or');
    const touched = [first, ...(behind ? [behind] : [])].some(
      (edge, j) => (i > 0 || j > 0) && (edge.join === 'and' || loose),
    );
    if (isList && touched) return { unclear: words };
    // "Not A and B": how far the "not" reaches, nobody can tell.
    if (first.negated === 'inherited') return { unclear: [first.written] };
    const negated: boolean[] = [];
    for (const { negated: of } of run)
      negated.push(of === 'own' || (of === 'inherited' && negated.at(-1) === true));
    const [, ...more] = run;
    const again = more.some((each) => each.join === 'or' && (each.negated === 'own' || each.fresh));
    if (negated[0] && again) return { unclear: words };
    const made = run.map(({ condition }, j): Condition => ({ ...condition, not: negated[j]! }));
    if (negated[0]) clauses.push(...made.map((each) => [each]));
    else clauses.push(made);
  }
  for (const of of exclusive) {
    const one = clauses.filter((clause) => clause.some((each) => each.of === of && !each.not));
    if (one.length > 1)
      return { unclear: said.filter(({ condition }) => condition.of === of).map(({ written }) => written) };
  }
  return { clauses };
}
