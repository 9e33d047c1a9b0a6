/** The trimming of the app's journals: comes behind everything that a person waits for, and nobody hears of its failures. */
import type { JournalTrimmer } from '../adapters/trim-journals.ts';
import type { EventLog } from '../events/log/log.ts';

/**
 * @param whenIdle resolves when the browser has time
 * @returns what to tell of a stream's new last record
 */
export function composeTrimming(
  log: Promise<EventLog>,
  whenIdle: () => Promise<void>,
): (stream: string, seq: number) => void {
  let trimmer: JournalTrimmer | null = null;
  const begin = async () => {
    const opened = await log;
    await whenIdle();
    const [{ journalTrimmer }, { scopeOf }] = await Promise.all([
      import('../adapters/trim-journals.ts'),
      import('../events/streams.ts'),
    ]);
    trimmer = journalTrimmer({ log: opened, scopeOf, now: () => Date.now(), whenIdle });
    await trimmer.trimAll();
  };
  // What is left over now goes after the next start.
  begin().catch(() => undefined);
  return (stream, seq) => void trimmer?.grown(stream, seq);
}
