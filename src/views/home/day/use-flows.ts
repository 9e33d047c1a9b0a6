/** Income and expenses of two months, from the open ledger. */
import { useMemo } from 'react';
import type { LedgerStream } from '../../../events/ledger/decide.ts';
import { type Flows, flowsOf, type WrittenDays } from '../../../events/ledger/month-flow.ts';
import { useLedgerVersion } from '../../ledger/use-ledger-version.ts';
import { useWrittenDays } from '../../ledger/use-written-days.ts';
import { localDay } from '../../ui/local-day.ts';

/** The months before and of `now`, like `2026-11`, in the reader's time zone. */
export const monthsUntil = (now: Date): readonly string[] =>
  [1, 0].map((ago) => localDay(new Date(now.getFullYear(), now.getMonth() - ago, 1)).slice(0, 7));

/** @returns null while it is unknown */
export function useFlows(uid: string, stream: LedgerStream | null, months: readonly string[]): Flows | null {
  const version = useLedgerVersion(stream);
  const written = useWrittenDays(uid, stream);
  return useMemo(() => flowsAt(stream, version, months, written), [stream, version, months, written]);
}

/** @param _version version of the ledger, which is folded in place */
const flowsAt = (
  stream: LedgerStream | null,
  _version: number,
  months: readonly string[],
  written: WrittenDays | null,
) => (stream && written ? flowsOf(stream.state.entries, months, written) : null);
