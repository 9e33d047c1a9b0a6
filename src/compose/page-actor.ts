/** Statecharts that run for one page, which brings them along. */
import { type FactSource, keepJournal } from '../adapters/journal.ts';
import type { Fact } from '../events/log/event.ts';
import type { StreamName } from '../events/streams.ts';
import type { DeviceLog } from './log.ts';

/** The actor, whose facts are kept. */
export function journaled<Source extends FactSource<Fact>>(
  { journal }: DeviceLog,
  stream: StreamName,
  source: Source,
): Source {
  keepJournal({ ...journal, source, stream: () => stream });
  return source;
}
