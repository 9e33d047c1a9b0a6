/** How long records are kept, by scope: truth forever, a journal for a limited time and up to a number of records. */
import type { EventRecord, Head } from './event.ts';
import type { Scope } from './facts.ts';

export interface Retention {
  readonly days: number;
  /** Per stream, counted from its end. */
  readonly records: number;
}

export const journalRetention: Retention = { days: 90, records: 10_000 };

/** How many records a journal may exceed its limit by before it is trimmed during use. */
export const journalSlack = 1000;

const retentions: Readonly<Record<Scope, Retention | null>> = { truth: null, journal: journalRetention };

const dayMs = 86_400_000;

export interface Kept {
  /** Scope of the stream; null for a stream that this program does not declare. */
  readonly scope: Scope | null;
  readonly head: Head;
  /** Consecutive records of the stream; every record before them is removed as well. More may follow. */
  readonly records: Iterable<Pick<EventRecord, 'seq' | 'at'>>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Number of the last record to remove; 0 when there is none. A record is removed when it is too old or too far from the
 * end, and never before its predecessor. One with an unreadable or future time counts as recent: with a wrong clock,
 * only the limit on the number applies. The last record is always kept, since it is the head.
 */
export function lastToGo({ scope, head, records, now }: Kept): number {
  const retention = scope && retentions[scope];
  if (!retention) return 0;
  const oldest = now - retention.days * dayMs;
  let last = Math.max(0, head.seq - retention.records);
  for (const { seq, at } of records) {
    if (seq <= last) continue;
    if (!(Date.parse(at) < oldest)) break;
    last = seq;
  }
  return Math.min(last, Math.max(0, head.seq - 1));
}
