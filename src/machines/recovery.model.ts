/** Paths of recovering a damaged ledger: each source, a file that fits or not, a full disk, another tab that was faster. */
import type { Examination } from '../events/ledger/examination.ts';
import type { RecoverySource } from '../events/ledger/recovered.ts';
import { recoveryViewProjection, recoveryWorkflowFacts } from '../events/ledger/recovery-workflow.ts';
import { LogUnavailable } from '../events/log/log.ts';
import { type RecoveryContext, recoveryMachine, viewRecovery } from './recovery.machine.ts';
import { answerOf, comesFrom, saysWhyItFailed } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';

const full = new LogUnavailable('full', 'The disk is full.');
const offer = (source: RecoverySource) => ({
  ...{ source, entries: 3, balanceCents: 100, kept: 5, lost: 1, unchanged: 4, unplaced: 0 },
});
const found = (fileProblem: string | null, ...sources: readonly RecoverySource[]): Examination => ({
  reason: 'secret reason',
  offers: sources.map(offer),
  fileProblem,
});

export const model = defineModel({
  machine: recoveryMachine,
  samples: {
    'file.give': { type: 'file.give', file: new Blob(['secret file']) },
    'source.choose:copy': { type: 'source.choose', source: 'copy' },
    'source.choose:records': { type: 'source.choose', source: 'records' },
    'source.choose:file': { type: 'source.choose', source: 'file' },
    'source.choose:signed': { type: 'source.choose', source: 'signed' },
    retry: { type: 'retry' },
    'done.examine:all': done('examine', found(null, 'copy', 'records', 'signed')),
    'done.examine:records': done('examine', found(null, 'records')),
    'done.examine:with-file': done('examine', found(null, 'file', 'records')),
    'done.examine:file-refused': done('examine', found('secret problem', 'records')),
    'done.examine:sound': done('examine', found(null)),
    'failed.examine': failed('examine', full),
    'done.recover': done('recover', undefined),
    'failed.recover': failed('recover', full),
  },
  abstraction: {
    name: 'everything but what is in the file and the numbers',
    of: ({ context: { file, examination, chosen, failure } }) => ({
      file: file !== null,
      offers: examination?.offers.map(({ source }) => source),
      refused: examination?.fileProblem !== null,
      chosen,
      failure: failure?.kind,
    }),
  },
  weights: { 'done.examine:all': 4, 'done.recover': 4 },
  invariants: [
    saysWhyItFailed<RecoveryContext>('failure', 'examine', 'recover'),
    comesFrom<RecoveryContext>('examination', ({ event }) => answerOf(event, 'examine')),
    {
      name: 'the file is the very one that was given',
      holds: ({ now, before, event }) =>
        now.context.file === (event.type === 'file.give' ? event.file : before.context.file),
    },
  ],
  definitions: recoveryWorkflowFacts,
  projection: recoveryViewProjection,
  view: viewRecovery,
});
