/** Keeps the journals of statecharts that run for one page and are loaded with it. */
import { type FactSource, keepJournal } from '../adapters/journal.ts';
import type { Fact } from '../events/log/event.ts';
import type { StreamName } from '../events/streams.ts';
import type { DeviceLog } from './log.ts';

/** Keeps the actor's facts in `stream`, and returns the actor. */
export function journaled<Source extends FactSource<Fact>>(
  { journal }: DeviceLog,
  stream: StreamName,
  source: Source,
): Source {
  keepJournal({ ...journal, source, stream: () => stream });
  return source;
}
