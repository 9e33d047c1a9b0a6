/**
 * Verifies records of a stream against the head they continue. Apart from log.ts, whose errors the app needs from the start: hashing
 * is loaded with the log.
 */
import type { EventRecord, Head } from './event.ts';
import { checkLink } from './hash-chain.ts';
import { ChainBroken, type EventLog } from './log.ts';

/** Verifies that the records continue `from` and returns the new head. @throws ChainBroken at the first that does not */
export function verifyChain(stream: string, from: Head, records: readonly unknown[]): Head {
  let head = from;
  for (const record of records) {
    const link = checkLink(stream, head, record);
    if (!link.ok) throw new ChainBroken(stream, head.seq + 1, link.fault);
    head = link.head;
  }
  return head;
}

/** `readVerified` for stores that have no faster way than record by record. */
export async function* verifiedBatches(
  log: Pick<EventLog, 'read' | 'start'>,
  stream: string,
  from: Head,
): AsyncGenerator<readonly EventRecord[]> {
  let head = from;
  for await (const batch of log.read(stream, { after: from.seq })) {
    let records = batch;
    if (batch[0] && batch[0].seq > head.seq + 1) {
      const start = await log.start(stream);
      if (start && start.seq > head.seq) {
        // The stream was trimmed before or during the read.
        head = { seq: start.seq, hash: start.hash };
        records = batch.filter(({ seq }) => seq > start.seq);
      }
    }
    head = verifyChain(stream, head, records);
    if (records.length > 0) yield records;
  }
}
