/** What came in and went out in two months, as the open ledger tells. When an entry without a date was written stands only in the log. */
import { useMemo } from 'react';
import { soundFact } from '../../../events/audit/fold-facts.ts';
import type { LedgerStream } from '../../../events/ledger/decide.ts';
import {
  type Flows,
  flowsOf,
  hasUndated,
  noteWritten,
  type WrittenDays,
} from '../../../events/ledger/month-flow.ts';
import { emptyHead } from '../../../events/log/hash-chain.ts';
import { type LedgerPort, useApp } from '../../app.ts';
import { useLedgerVersion } from '../../ledger/use-ledger-version.ts';
import { localDay } from '../../ui/local-day.ts';
import { useAnswer } from '../../ui/use-answer.ts';

/** A longer log is not read for a glance: it would keep a phone busy for seconds. */
const maxRecords = 10_000;
const nothing: WrittenDays = new Map();

/** The month before and the month of `now`, like `2026-11`, where the reader is. */
export const monthsUntil = (now: Date): readonly string[] =>
  [1, 0].map((ago) => localDay(new Date(now.getFullYear(), now.getMonth() - ago, 1)).slice(0, 7));

/** Of entries without a date. @returns null while it is not known */
export function useWrittenDays(uid: string, stream: LedgerStream | null): WrittenDays | null {
  const { ledger } = useApp();
  const asked = useAnswer(
    async () => {
      const wanted = stream && stream.head.seq <= maxRecords && hasUndated(stream.state.entries);
      return wanted ? readWritten(ledger, uid) : nothing;
    },
    stream ? `${uid} ${stream.head.seq}` : '',
  );
  return asked.state === 'failed' ? nothing : asked.answer;
}

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

async function readWritten(ledger: LedgerPort, uid: string): Promise<WrittenDays> {
  const written = new Map<string, string>();
  for await (const batch of ledger.records(uid, emptyHead))
    for (const record of batch) {
      const fact = soundFact(record, null);
      if (fact) noteWritten(written, fact, localDay);
    }
  return written;
}
