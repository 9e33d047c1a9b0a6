/** A damaged ledger that is opened again: its statechart runs on the page that offers it, its code comes when it is wanted. */
import { createActor } from 'xstate';
import type { RecoverySlots } from './adapters/ledger-recovery.adapter.ts';
import { lazyPort } from './adapters/lazy-port.ts';
import { answer } from './machines/slots.ts';
import type { RecoveryPort } from './views/app.ts';
import type { FactSource } from './adapters/journal.ts';
import type { Fact } from './events/log/event.ts';
import type { StreamName } from './events/streams.ts';

/** @param journaled keeps the facts of a statechart that runs for one page */
export function composeRecovery(
  open: () => Promise<RecoverySlots>,
  journaled: <Source extends FactSource<Fact>>(stream: StreamName, source: Source) => Source,
): RecoveryPort {
  const slots = lazyPort(open);
  return {
    actor(machine, uid) {
      const provided = machine.provide({
        actors: {
          examine: answer(({ file }) => slots.examine({ uid, file })),
          recover: answer(({ source, file }) => slots.recover({ uid, source, file })),
        },
      });
      return journaled('workflow/recovery', createActor(provided));
    },
    exportDamaged: slots.exportDamaged,
    setAside: slots.setAside,
    exportSetAside: slots.exportSetAside,
    discardSetAside: slots.discardSetAside,
  };
}
