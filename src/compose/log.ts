/** The log of this device: how facts are stamped, the journals of statecharts, and their trimming. */
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
  /** Options for `keepJournal`. */
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

/** Opens the log and reads its id of this device; when that takes over 2 s, facts are stamped with a new device id. */
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
