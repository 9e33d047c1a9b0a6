/** Paths of one transaction on a page: found or not, changed, refused, changed by somebody else first, offline. */
import { Refused } from '../events/log/decider.ts';
import type { TransactionDetail } from '../events/transaction/detail.ts';
import { transactionViewProjection, transactionWorkflowFacts } from '../events/transaction/workflow.ts';
import { answerOf, comesFrom, saysWhyItFailed } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { sampleTransaction } from './paths/sample-transaction.ts';
import {
  refusalOf,
  type TransactionContext,
  transactionMachine,
  viewTransaction,
} from './transaction.machine.ts';

const atVersion = (version: number): TransactionDetail => ({ ...sampleTransaction, version });

export const model = defineModel({
  machine: transactionMachine,
  samples: {
    'transaction.open:one': { type: 'transaction.open', number: 6_000_000 },
    'transaction.open:other': { type: 'transaction.open', number: 6_000_001 },
    'transaction.reload': { type: 'transaction.reload' },
    'change.ask': { type: 'change.ask', change: { type: 'PayTransaction' } },
    'change.confirm': { type: 'change.confirm' },
    'change.cancel': { type: 'change.cancel' },
    'change.make': {
      type: 'change.make',
      change: { type: 'EditTransaction', changes: { note: 'secret note' } },
    },
    'refusal.dismiss': { type: 'refusal.dismiss' },
    retry: { type: 'retry' },
    'done.load:found': done('load', atVersion(2)),
    'done.load:missing': done('load', null),
    'failed.load': failed('load', new Error('secret cause')),
    'done.change:made': done('change', atVersion(3)),
    'done.change:refused': done('change', new Refused('not-allowed', 'Only the seller can do this.')),
    'done.change:stale': done('change', new Refused('already-paid', 'This transaction is paid already.')),
    'failed.change': failed(
      'change',
      Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' }),
    ),
  },
  abstraction: {
    name: 'the transaction by its version, the change by its type',
    of: ({ context: { number, transaction, change, refusal, failure } }) => ({
      number,
      version: transaction?.version,
      change: change?.type,
      refusal: refusal?.reason,
      failure: failure?.kind,
    }),
  },
  weights: { 'done.load:found': 8, 'done.change:made': 8, 'transaction.open:other': 0.2 },
  invariants: [
    saysWhyItFailed<TransactionContext>('failure', 'load', 'change'),
    comesFrom<TransactionContext>('refusal', ({ event }) =>
      answerOf(event, 'change')
        .filter((answer) => answer instanceof Refused)
        .map(refusalOf),
    ),
    comesFrom<TransactionContext>('transaction', ({ event }) =>
      answerOf(event, 'load', 'change').filter((answer) => !(answer instanceof Refused)),
    ),
    comesFrom<TransactionContext>('change', ({ event }) => [event.change].filter(Boolean)),
  ],
  definitions: transactionWorkflowFacts,
  projection: transactionViewProjection,
  view: viewTransaction,
});
