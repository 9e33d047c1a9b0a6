/** What came in and went out in two months, as the open ledger tells. */
import { useMemo } from 'react';
import type { LedgerStream } from '../../../events/ledger/decide.ts';
import { type Flows, flowsOf, type WrittenDays } from '../../../events/ledger/month-flow.ts';
import { useLedgerVersion } from '../../ledger/use-ledger-version.ts';
import { useWrittenDays } from '../../ledger/use-written-days.ts';
import { localDay } from '../../ui/local-day.ts';

/** The month before and the month of `now`, like `2026-11`, where the reader is. */
export const monthsUntil = (now: Date): readonly string[] =>
  [1, 0].map((ago) => localDay(new Date(now.getFullYear(), now.getMonth() - ago, 1)).slice(0, 7));

/** @returns null while it is not known */
export function useFlows(uid: string, stream: LedgerStream | null, months: readonly string[]): Flows | null {
  const version = useLedgerVersion(stream);
  const written = useWrittenDays(uid, stream);
  return useMemo(() => flowsAt(stream, version, months, written), [stream, version, months, written]);
}

/** @param _version tells one state of the ledger, which is folded in place, from the next */
const flowsAt = (
  stream: LedgerStream | null,
  _version: number,
  months: readonly string[],
  written: WrittenDays | null,
) => (stream && written ? flowsOf(stream.state.entries, months, written) : null);
