/** Renders again whenever the open ledger changes, in any tab. */
import { useCallback, useSyncExternalStore } from 'react';
import type { LedgerStream } from '../../events/ledger/decide.ts';

const nothing = () => undefined;

/** The ledger is folded in place, so only its version tells React that it has changed. */
export function useLedgerVersion(stream: LedgerStream | null): number {
  const subscribe = useCallback((onChange: () => void) => stream?.subscribe(onChange) ?? nothing, [stream]);
  return useSyncExternalStore(subscribe, () => stream?.version ?? -1);
}
