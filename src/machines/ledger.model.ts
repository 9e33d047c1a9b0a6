/** Paths of an open ledger: commands while it opens, writes, fails and closes; another person; a full disk. */
import { Refused } from '../events/log/decider.ts';
import { ledgerViewProjection, ledgerWorkflowFacts } from '../events/ledger/workflow.ts';
import { LogUnavailable } from '../events/log/log.ts';
import { failureOf } from '../events/shared/failure.ts';
import { maxWaiting } from './command-queue.ts';
import {
  type LedgerCommandEvent,
  type LedgerContext,
  ledgerMachine,
  type LedgerSnapshot,
  viewLedger,
} from './ledger.machine.ts';
import { answerOf, comesFrom, errorOf, saysWhyItWasRefused, takes } from './paths/invariants.ts';
import { defineModel, done, failed, type SampleOf } from './paths/model.ts';

const entry = { id: 'a', name: 'secret name', amountCents: 1, paid: false, note: null, date: null };
const order = {
  number: 6_000_001,
  side: 'sold',
  other: 'secret name',
  amountCents: 1,
  paidOn: '2026-11-27',
  refundedOn: null,
} as const;
const full = new LogUnavailable('full', 'The disk is full.');

const commands: SampleOf<LedgerCommandEvent> = {
  'entry.add': {
    type: 'entry.add',
    id: 'a',
    name: 'secret name',
    amountCents: 1,
    note: null,
    date: null,
    index: null,
  },
  'entry.change': { type: 'entry.change', id: 'a', changes: { name: 'secret name' } },
  'entry.pay': { type: 'entry.pay', id: 'a' },
  'entry.unpay': { type: 'entry.unpay', id: 'a' },
  'entry.move': { type: 'entry.move', id: 'a', to: 1 },
  'entry.shift': { type: 'entry.shift', id: 'a', by: 1 },
  'entry.restore': { type: 'entry.restore', entry, index: 0, deletedBy: 1 },
  'step.undo': { type: 'step.undo', seq: null },
  'step.redo': { type: 'step.redo', seq: 3 },
  'entries.import': { type: 'entries.import', source: 'a.csv', entries: [entry] },
  'entries.change': { type: 'entries.change', ids: ['a', 'b'], change: { kind: 'pay' } },
  'entries.lock': { type: 'entries.lock', upTo: '2026-11-27' },
  'entries.unlock': { type: 'entries.unlock' },
  'orders.take': { type: 'orders.take', orders: [order], again: false },
};

const isTurnedAway = ({ context }: LedgerSnapshot) => context.refusal?.reason === 'busy';

export const model = defineModel({
  machine: ledgerMachine,
  samples: {
    'ledger.open:u1': { type: 'ledger.open', uid: 'u1' },
    'ledger.open:u2': { type: 'ledger.open', uid: 'u2' },
    'ledger.close': { type: 'ledger.close' },
    ...commands,
    'entry.delete:ask': { type: 'entry.delete', id: 'a', prompt: true },
    'entry.delete:at-once': { type: 'entry.delete', id: 'a', prompt: false },
    'delete.confirm': { type: 'delete.confirm' },
    'delete.cancel': { type: 'delete.cancel' },
    'lock.override': { type: 'lock.override' },
    'lock.keep': { type: 'lock.keep' },
    retry: { type: 'retry' },
    'commands.discard': { type: 'commands.discard' },
    'done.openLedger': done('openLedger'),
    'failed.openLedger': failed('openLedger', full),
    'done.append:saved': done('append', []),
    'done.append:refused': done('append', new Refused('unknown-entry', 'Gone.')),
    'done.append:locked': done('append', new Refused('behind-lock', 'Locked.')),
    'failed.append:full': failed('append', full),
    'failed.append:unknown': failed('append', new Error('secret cause')),
    'done.closeLedger': done('closeLedger', 0),
    'failed.closeLedger': failed('closeLedger', full),
  },
  abstraction: {
    name:
      'waiting commands by type, behind the first at most one AddEntry; at most one kept for later, beside nothing ' +
      'else, at most one AddEntry asked about behind the lock, beside nothing else, and while another ledger is open only AddEntry; the last saved command left out',
    of: ({ context: { uid, nextUid, queue, deferred: early, asked, held, refusal, failure } }) => ({
      uid,
      nextUid,
      queue: queue.map(({ type, despiteLock }) => (despiteLock ? `${type}, despite the lock` : type)),
      deferred: early.map(({ uid, command: { type } }) => [uid, type]),
      asked,
      held: held.length,
      refusal: refusal?.reason,
      failure: failure && [failure.during, failure.kind],
    }),
    within: (snapshot) => {
      const { queue, deferred: early, held } = snapshot.context;
      if (held.length > 0)
        return (
          held.length === 1 &&
          held[0]!.command.type === 'AddEntry' &&
          queue.length === 0 &&
          early.length === 0
        );
      if (early.length > 0)
        return (
          early.length === 1 &&
          queue.length === 0 &&
          (snapshot.matches('closing') || early[0]!.command.type === 'AddEntry')
        );
      return queue.length <= 2 && queue.slice(1).every(({ type }) => type === 'AddEntry');
    },
  },
  weights: { 'entry.add': 8, 'entry.pay': 4, 'done.append:saved': 20, 'ledger.open:u2': 0.2 },
  invariants: [
    saysWhyItWasRefused<LedgerContext>('refusal', 'append'),
    comesFrom<LedgerContext>('failure', ({ event }) => [
      ...errorOf(event, 'openLedger').map((error) => ({ during: 'loading', ...failureOf(error) })),
      ...errorOf(event, 'append').map((error) => ({ during: 'appending', ...failureOf(error) })),
    ]),
    takes<LedgerContext>('last', ({ event, before }) =>
      answerOf(event, 'append')
        .filter((answer) => !(answer instanceof Refused))
        .map((records) => ({ command: before.context.queue[0], records })),
    ),
  ],
  limits: [
    {
      ...{ name: 'commands that wait', key: 'queue', most: maxWaiting },
      ...{ before: ['ledger.open:u1'], again: ['entry.add'], isOver: isTurnedAway },
    },
    {
      ...{ name: 'commands that wait for the next ledger', key: 'deferred', most: maxWaiting },
      ...{ before: ['ledger.open:u1', 'ledger.open:u2'], again: ['entry.add'], isOver: isTurnedAway },
    },
  ],
  definitions: ledgerWorkflowFacts,
  projection: ledgerViewProjection,
  view: viewLedger,
});
