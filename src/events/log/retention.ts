/** How long records are kept, by what they are kept for: truth for ever, a journal for a time and up to a number. */
import type { EventRecord, Head } from './event.ts';
import type { Scope } from './facts.ts';

export interface Retention {
  readonly days: number;
  /** Of a stream, counted from its end. */
  readonly records: number;
}

export const journalRetention: Retention = { days: 90, records: 10_000 };

/** Records that a journal may hold above its limit before it is trimmed in the middle of work. */
export const journalSlack = 1000;

const retentions: Readonly<Record<Scope, Retention | null>> = { truth: null, journal: journalRetention };

const dayMs = 86_400_000;

export interface Kept {
  /** Of the stream; null for one that nobody here has declared. */
  readonly scope: Scope | null;
  readonly head: Head;
  /** A run of the stream's records in order, with none in front of it that stays. More may follow. */
  readonly records: Iterable<Pick<EventRecord, 'seq' | 'at'>>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Number of the last record that has to go; 0 when none has. A record goes when it is too old or too far from the end,
 * and none goes before the one in front of it. One whose time cannot be read or lies ahead counts as young: a wrong
 * clock removes nothing before its number comes. The last record always stays, since it is the head.
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
