/**
 * Like React's `useMemo`, for values computed from the open ledger, whose entries change in place: its version is a
 * dependency, too, beside those in `inputs` (which ESLint checks as it does React's own).
 */
import { useMemo } from 'react';

export function useFromLedger<T>(compute: () => T, inputs: readonly unknown[], version: number): T {
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo -- whoever calls it names the inputs
  return useMemo(compute, [version, ...inputs]);
}
