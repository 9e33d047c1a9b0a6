/** Trims the app's journals, after everything that a person waits for; its failures are not reported. */
import type { JournalTrimmer } from '../adapters/trim-journals.ts';
import type { EventLog } from '../events/log/log.ts';

/**
 * @param whenIdle resolves when the browser is idle
 * @returns a callback to call with each stream's new last record
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
  // What fails now is trimmed after the next start.
  begin().catch(() => undefined);
  return (stream, seq) => void trimmer?.grown(stream, seq);
}
