/** This device's log for the page that shows it, and the port to erase everything on the device. */
import type { Checkpoints } from '../adapters/checkpoint.adapter.ts';
import { lazyPort, opening } from '../adapters/lazy-port.ts';
import type { DeviceLogPort } from '../events/log/device-log.ts';
import type { AuthActor } from '../machines/auth.machine.ts';
import type { DevicePort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import type { Session } from './session.ts';

interface Surroundings {
  readonly log: DeviceLog;
  readonly session: Session;
  readonly checkpoints: Promise<Checkpoints>;
  readonly exportLedger: (uid: string) => Promise<Blob>;
}

export function composeDeviceLog({ log, session, checkpoints, exportLedger }: Surroundings): DeviceLogPort {
  const open = opening(async () => {
    const { deviceLogPort } = await import('../adapters/device-log.adapter.ts');
    return deviceLogPort({ log: log.opened, person: session.uid, checkpoints, exportLedger });
  });
  const { streams, verify, exportStream, erase } = lazyPort<Omit<DeviceLogPort, 'read'>>(open);
  return {
    streams,
    verify,
    exportStream,
    erase,
    async *read(stream) {
      yield* (await open()).read(stream);
    },
  };
}

/** Erasing is rare, and what it has to reach is a long list of code. */
export const composeDevice = ({ opened }: DeviceLog, auth: AuthActor): DevicePort =>
  lazyPort(opening(async () => (await import('./device-erasure.ts')).deviceErasure(opened, auth)));
