/**
 * Trims the journals of this device by the rule in events/log/retention.ts: once after the start, and a journal that
 * has grown well beyond its limit again. Nobody waits for it, and what fails is tried again the next time. It knows no
 * statechart and no noun.
 */
import type { Scope } from '../events/log/facts.ts';
import type { EventLog } from '../events/log/log.ts';
import { journalRetention, journalSlack, lastToGo } from '../events/log/retention.ts';

/** Records removed in one transaction, so that an append that comes meanwhile waits for milliseconds only. */
const atATime = 2048;

export interface JournalTrimmerOptions {
  readonly log: Pick<EventLog, 'head' | 'start' | 'read' | 'trim' | 'streams'>;
  /** Of a stream by its full name. */
  readonly scopeOf: (stream: string) => Scope | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves when there is nothing better to do. */
  readonly whenIdle: () => Promise<void>;
}

export interface JournalTrimmer {
  /** Looks at every journal of the log. */
  trimAll(): Promise<void>;
  /** A stream has grown up to record `seq`: looks at it when it is a journal and well beyond its limit. */
  grown(stream: string, seq: number): Promise<void>;
}

export function journalTrimmer({ log, scopeOf, now, whenIdle }: JournalTrimmerOptions): JournalTrimmer {
  const limit = journalRetention.records + journalSlack;
  /** Number of the record with which a journal is worth another look. */
  const nextLook = new Map<string, number>();
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
      nextLook.set(stream, gone + limit + 1);
    } finally {
      busy.delete(stream);
    }
  }

  /** Reads no further than to the first record that stays. */
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
        // One that is damaged stays as it is, and keeps none of the others.
        await trim(stream).catch(() => undefined);
      }
    },

    async grown(stream, seq) {
      if (seq < (nextLook.get(stream) ?? limit + 1) || scopeOf(stream) !== 'journal') return;
      // Should it fail, the next records do not each try again.
      nextLook.set(stream, seq + journalSlack);
      await whenIdle();
      await trim(stream).catch(() => undefined);
    },
  };
}
