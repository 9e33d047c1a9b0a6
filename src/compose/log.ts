/** The log of this device: who writes into it, what statecharts note down in it, and the trimming of that. */
import type { IndexedDbLog } from '../adapters/indexeddb-log.ts';
import type { JournalOptions } from '../adapters/journal.ts';
import { ids } from '../adapters/random.ts';
import type { Fact, Stamp } from '../events/log/event.ts';
import { notices } from '../views/ui/notices.ts';
import { pause } from './idle.ts';
import type { Session } from './session.ts';
import { composeTrimming } from './trimming.ts';

export interface DeviceLog {
  readonly opened: Promise<IndexedDbLog>;
  /** Id of this device. */
  device(): string;
  readonly stamp: () => Stamp;
  /** How `keepJournal` keeps the facts of a statechart. */
  readonly journal: Omit<JournalOptions<Fact>, 'source' | 'stream'>;
}

export function composeLog(session: Session, whenIdle: Promise<void>): DeviceLog {
  let device = ids.device();
  const opened = whenIdle.then(() => openLog((id) => (device = id)));
  const stamp = (): Stamp => ({
    at: new Date().toISOString(),
    actor: session.uid() ?? 'system',
    device,
  });
  const onUnavailable = ({ message }: Error) => notices.notify({ message, tone: 'warning' });
  const onAppended = composeTrimming(opened, pause);
  return { opened, device: () => device, stamp, journal: { log: opened, stamp, onUnavailable, onAppended } };
}

/** The log, and its own id of this device; a log that does not tell in time gets facts from a device without a past. */
async function openLog(notifyDevice: (id: string) => void): Promise<IndexedDbLog> {
  const [{ openIndexedDbLog }, { isJournal }] = await Promise.all([
    import('../adapters/indexeddb-log.ts'),
    import('../events/streams.ts'),
  ]);
  const log = openIndexedDbLog({ isJournal });
  const timeout = new Promise<void>((go) => setTimeout(go, 2000));
  await Promise.race([log.device().then(notifyDevice, () => undefined), timeout]);
  return log;
}
