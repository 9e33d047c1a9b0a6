/** Recovery of a damaged ledger: its statechart runs on the page that offers it, its code is loaded when needed. */
import { createActor } from 'xstate';
import type { RecoverySlots } from '../adapters/ledger-recovery.adapter.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { answer } from '../machines/slots.ts';
import type { RecoveryPort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';

export function composeRecovery(open: () => Promise<RecoverySlots>, log: DeviceLog): RecoveryPort {
  const slots = lazyPort(open);
  return {
    actor(machine, uid) {
      const provided = machine.provide({
        actors: {
          examine: answer(({ file }) => slots.examine({ uid, file })),
          recover: answer(({ source, file }) => slots.recover({ uid, source, file })),
        },
      });
      return journaled(log, 'workflow/recovery', createActor(provided));
    },
    exportDamaged: slots.exportDamaged,
    setAside: slots.setAside,
    exportSetAside: slots.exportSetAside,
    discardSetAside: slots.discardSetAside,
  };
}
