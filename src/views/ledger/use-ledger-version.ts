/** Renders again whenever the open ledger changes, whichever tab changed it. */
import { useCallback, useSyncExternalStore } from 'react';
import type { LedgerStream } from '../../events/ledger/decide.ts';

const nothing = () => undefined;

/** The ledger is folded in place: its version is what tells one state from the next. */
export function useLedgerVersion(stream: LedgerStream | null): number {
  const subscribe = useCallback((onChange: () => void) => stream?.subscribe(onChange) ?? nothing, [stream]);
  return useSyncExternalStore(subscribe, () => stream?.version ?? -1);
}
