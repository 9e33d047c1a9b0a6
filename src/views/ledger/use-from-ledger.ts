/**
 * Like React's `useMemo`, for what is computed from the open ledger, whose entries change in place: its version tells one
 * state from the next, so it counts as an input beside those named in `inputs` (which ESLint checks as it does React's own).
 */
import { useMemo } from 'react';

export function useFromLedger<T>(compute: () => T, inputs: readonly unknown[], version: number): T {
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo -- whoever calls it names the inputs
  return useMemo(compute, [version, ...inputs]);
}
