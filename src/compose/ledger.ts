/** The signed-in person's ledger, with what proves it, and the recovery of a damaged one. */
import { type Actor, createActor } from 'xstate';
import { keepJournal } from '../adapters/journal.ts';
import type { Checkpoints } from '../adapters/checkpoint.adapter.ts';
import type { hostedBackend } from '../adapters/hosted.ts';
import type { LedgerSlots } from '../adapters/ledger.adapter.ts';
import { opening } from '../adapters/lazy-port.ts';
import { ids } from '../adapters/random.ts';
import type { AuditPort } from '../events/audit/port.ts';
import { ledgerMachine } from '../machines/ledger.machine.ts';
import { answer } from '../machines/slots.ts';
import type { LedgerPort, RecoveryPort } from '../views/app.ts';
import { notices } from '../views/ui/notices.ts';
import { notifyContradiction } from './contradiction.ts';
import type { DeviceLog } from './log.ts';
import { composeRecovery } from './recovery.ts';
import type { Session } from './session.ts';

interface Surroundings {
  readonly log: DeviceLog;
  readonly session: Session;
  readonly hosted: ReturnType<typeof hostedBackend>;
  readonly whenIdle: Promise<void>;
}

interface Ledger {
  /** The caller starts the actor. */
  readonly ledger: LedgerPort & { readonly actor: Actor<typeof ledgerMachine> };
  readonly recovery: RecoveryPort;
  readonly audit: AuditPort;
  readonly checkpoints: Promise<Checkpoints>;
  /** Resolves when the code that keeps a ledger is loaded, or has failed to load. */
  readonly settled: Promise<unknown>;
}

export function composeLedger({ log, session, hosted, whenIdle }: Surroundings): Ledger {
  let opened: LedgerSlots | null = null;
  const stream = () => opened?.stream() ?? null;

  const checkpoints = whenIdle.then(async () => {
    const [{ checkpointPort, keepCheckpoints }, { streamTrees }] = await Promise.all([
      import('../adapters/checkpoint.adapter.ts'),
      import('../adapters/stream-tree.ts'),
    ]);
    const port = checkpointPort({
      backend: hosted,
      device: log.device,
      signedInAs: session.uid,
      treeOf: streamTrees(log.opened),
      onContradiction: notifyContradiction(),
    });
    keepCheckpoints({ checkpoints: port, stream });
    return port;
  });
  const slots = whenIdle.then(async () => {
    const { ledgerSlots } = await import('../adapters/ledger.adapter.ts');
    return (opened = ledgerSlots({
      log: log.opened,
      stamp: log.stamp,
      newId: ids.device,
      listener: (message, tone) => notices.notify({ message, tone }),
      checkpoints: await checkpoints,
    }));
  });

  const actor = createActor(
    ledgerMachine.provide({
      actors: {
        openLedger: answer(async (input) => (await slots).open(input)),
        append: answer(async (input) => (await slots).append(input)),
        closeLedger: answer(async (input) => (await slots).close(input)),
      },
    }),
  );
  keepJournal({ ...log.journal, source: actor, stream: () => 'workflow/ledger' });

  return {
    ledger: {
      actor,
      stream,
      preview: (uid) => opened?.preview(uid) ?? null,
      exportLog: async (uid) => (await slots).exportLog(uid),
      readLog: async (file) => (await slots).readLog(file),
      adoptLog: async (offer) => (await slots).adoptLog(offer),
      async *records(uid, from) {
        yield* (await slots).records(uid, from);
      },
    },
    recovery: composeRecovery(
      opening(async () => {
        const { recoverySlots } = await import('../adapters/ledger-recovery.adapter.ts');
        const [all, local, signed] = await Promise.all([log.opened, slots, checkpoints]);
        return recoverySlots({ log: all, stamp: log.stamp, local, checkpoints: signed });
      }),
      log,
    ),
    audit: {
      verifySignature: async (...args) => (await checkpoints).verifySignature(...args),
      keys: async () => (await checkpoints).keys(),
      published: async (name) => (await checkpoints).published(name),
      signReport: async (sha256) => (await checkpoints).signReport(sha256),
      async *chunks(...args) {
        yield* (await import('../adapters/audited-file.ts')).chunksOf(...args);
      },
      async *judgedChunks(...args) {
        yield* (await import('../adapters/audited-file.ts')).judgedChunksOf(...args);
      },
      sha256: async (file) => (await import('../adapters/uploads/hash.ts')).sha256InWorker(file),
    },
    checkpoints,
    settled: slots.catch(() => null),
  };
}
