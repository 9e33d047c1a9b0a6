/**
 * Combines the conditions of a question, in their order and with the words that join them, into clauses. Ambiguities are
 * not resolved: the result names the unclear words.
 */
import type { Clause, Condition } from './query.ts';

export interface StatedCondition {
  readonly condition: Condition;
  readonly written: string;
  /** How it is joined to the previous one. */
  readonly join: 'and' | 'or' | 'nor' | 'but' | 'comma' | null;
  /** Whether a new phrase began before it: `and has`, `who speak`. */
  readonly fresh: boolean;
  /** `own`: it has its own `not`; `inherited`: an earlier `not` may apply to it. */
  readonly negated: 'own' | 'inherited' | null;
}

export type Combined =
  | { readonly clauses: readonly Clause[] }
  /** Ambiguous words. */
  | { readonly unclear: readonly string[] };

interface Joined extends Omit<StatedCondition, 'join'> {
  readonly join: 'and' | 'or' | 'nor' | 'beside';
}

/** Resolves commas: in `A, B or C`, a comma means the word that joins the last two. */
function joined(stated: readonly StatedCondition[]): readonly Joined[] {
  return stated.map((each, i) => {
    if (each.join === null || each.fresh) {
      const join = each.join === 'or' || each.join === 'nor' ? each.join : 'beside';
      return { ...each, join };
    }
    if (each.join === 'but') return { ...each, join: 'beside' };
    if (each.join !== 'comma') return { ...each, join: each.join };
    for (const next of stated.slice(i + 1)) {
      if (next.fresh || next.join === null || next.join === 'but') break;
      if (next.join !== 'comma') return { ...each, join: next.join === 'nor' ? 'or' : next.join };
    }
    return { ...each, join: 'and' };
  });
}

const exclusive = new Set(['state', 'job']);

export function combined(all: readonly StatedCondition[]): Combined {
  const conditions = joined(all);
  const runs: Joined[][] = [];
  for (const each of conditions) {
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
    // "Not A and B": the scope of "not" is ambiguous.
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
      return {
        unclear: conditions.filter(({ condition }) => condition.of === of).map(({ written }) => written),
      };
  }
  return { clauses };
}
