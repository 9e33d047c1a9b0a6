/** The seal of an intake: checks its chain, and writes it as a file that anybody can check without us (docs/log-format.md). */
import type { EventRecord } from '../log/event.ts';
import { checkLink, emptyHead } from '../log/hash-chain.ts';
import { intakeStreamName } from './events.ts';

/** Seq of the first record that does not continue the chain; null: all of them do. */
export function brokenAt(id: string, records: readonly EventRecord[]): number | null {
  let head = emptyHead;
  for (const record of records) {
    const link = checkLink(intakeStreamName(id), head, record);
    if (!link.ok) return head.seq + 1;
    head = link.head;
  }
  return null;
}
