/**
 * Trims the journals of this device by the rule in events/log/retention.ts: all once after the start, and any that has
 * grown well beyond its limit again. Nothing waits for it, and what fails is tried again the next time. It knows no
 * particular statechart or noun.
 */
import type { Scope } from '../events/log/facts.ts';
import type { EventLog } from '../events/log/log.ts';
import { journalRetention, journalSlack, lastToGo } from '../events/log/retention.ts';

/** Records removed in one transaction, so that an append that comes meanwhile waits for milliseconds only. */
const atATime = 2048;

export interface JournalTrimmerOptions {
  readonly log: Pick<EventLog, 'head' | 'start' | 'read' | 'trim' | 'streams'>;
  /** The scope of a stream, by its full name. */
  readonly scopeOf: (stream: string) => Scope | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves when the browser is idle. */
  readonly whenIdle: () => Promise<void>;
}

export interface JournalTrimmer {
  /** Trims every journal of the log that is beyond its limit. */
  trimAll(): Promise<void>;
  /** A stream has grown up to record `seq`: trims it when it is a journal and well beyond its limit. */
  grown(stream: string, seq: number): Promise<void>;
}

export function journalTrimmer({ log, scopeOf, now, whenIdle }: JournalTrimmerOptions): JournalTrimmer {
  const limit = journalRetention.records + journalSlack;
  /** By stream: number of the record from which the journal is checked again. */
  const nextCheck = new Map<string, number>();
  const busy = new Set<string>();

  async function trim(stream: string): Promise<void> {
    if (busy.has(stream)) return;
    busy.add(stream);
    try {
      let gone = (await log.start(stream))?.seq ?? 0;
      const last = await findLastToGo(stream, gone);
      while (gone < last) {
        await whenIdle();
        const upTo = Math.min(gone + atATime, last);
        const start = await log.trim(stream, upTo, new Date(now()).toISOString());
        if ((start?.seq ?? 0) < upTo) break;
        gone = start!.seq;
      }
      nextCheck.set(stream, gone + limit + 1);
    } finally {
      busy.delete(stream);
    }
  }

  /** Number of the last record to remove. Reads no further than to the first record that stays. */
  async function findLastToGo(stream: string, gone: number): Promise<number> {
    const scope = scopeOf(stream);
    const head = await log.head(stream);
    let last = lastToGo({ scope, head, records: [], now: now() });
    for await (const records of log.read(stream, { after: Math.max(gone, last) })) {
      last = Math.max(last, lastToGo({ scope, head, records, now: now() }));
      if (last < records.at(-1)!.seq) break;
    }
    return last;
  }

  return {
    async trimAll() {
      await whenIdle();
      const journals = (await log.streams('')).filter((stream) => scopeOf(stream) === 'journal');
      for (const stream of journals) {
        await whenIdle();
        // A damaged journal stays as it is, and does not stop the others.
        await trim(stream).catch(() => undefined);
      }
    },

    async grown(stream, seq) {
      if (seq < (nextCheck.get(stream) ?? limit + 1) || scopeOf(stream) !== 'journal') return;
      // If trimming fails, not every following record tries again.
      nextCheck.set(stream, seq + journalSlack);
      await whenIdle();
      await trim(stream).catch(() => undefined);
    },
  };
}
