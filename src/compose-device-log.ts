/** The log of this device for its page: the code that reads it comes when it is wanted. */
import { lazyPort } from './adapters/lazy-port.ts';
import type { DeviceLogPort } from './events/log/device-log.ts';

export function composeDeviceLog(open: () => Promise<DeviceLogPort>): DeviceLogPort {
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
