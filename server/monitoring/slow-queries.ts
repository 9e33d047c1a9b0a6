/** Statements that took long, for the log: what was asked, and never with which values. */
import type { OnQuery } from '../db/observed.ts';

export interface SlowQuery {
  readonly ms: number;
  readonly statement: string;
  readonly failed: boolean;
}

const maxLength = 1000;

/** Values are parameters nearly always; the rest is taken out here. */
export const withoutConstants = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);

/** @param thresholdMs 0: none is slow */
export function slowQueries(thresholdMs: number, report: (query: SlowQuery) => void): OnQuery {
  return ({ statement, ms, failed }) => {
    if (thresholdMs === 0 || ms < thresholdMs) return;
    report({ ms: Math.round(ms), statement: withoutConstants(statement), failed });
  };
}
