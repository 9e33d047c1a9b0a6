/** Reports slow statements for the log, without their values. */
import type { OnQuery, QueryTime } from '../db/observed.ts';

const maxLength = 1000;

/** Replaces constants in a statement by `?`. Nearly all values are parameters anyway. */
export const withoutConstants = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);

/** @param thresholdMs 0: reports nothing */
export function slowQueries(thresholdMs: number, report: (query: QueryTime) => void): OnQuery {
  return ({ statement, ms, failed }) => {
    if (thresholdMs === 0 || ms < thresholdMs) return;
    report({ ms: Math.round(ms), statement: withoutConstants(statement), failed });
  };
}
