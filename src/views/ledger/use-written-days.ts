/** When entries without a date were added, which only the log knows. */
import { soundFact } from '../../events/audit/fold-facts.ts';
import type { LedgerStream } from '../../events/ledger/decide.ts';
import { hasUndated, noteWritten, type WrittenDays } from '../../events/ledger/month-flow.ts';
import { emptyHead } from '../../events/log/hash-chain.ts';
import { type LedgerPort, useApp } from '../app.ts';
import { localDay } from '../ui/local-day.ts';
import { useAnswer } from '../ui/use-answer.ts';

/** Longer logs are not read for this: that would keep a phone busy for seconds. */
const maxRecords = 10_000;
const nothing: WrittenDays = new Map();

/** @returns null while it is unknown */
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

async function readWritten(ledger: LedgerPort, uid: string): Promise<WrittenDays> {
  const written = new Map<string, string>();
  for await (const batch of ledger.records(uid, emptyHead))
    for (const record of batch) {
      const fact = soundFact(record, null);
      if (fact) noteWritten(written, fact, localDay);
    }
  return written;
}
