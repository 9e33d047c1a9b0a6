/**
 * What the statechart of one transaction on a page records about itself, stream `workflow/transaction`: what was asked
 * and how it went. Changes are named by type only: their contents are in the transaction's own facts, on the server.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import type { Projection } from '../log/decider.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';

const noData = z.strictObject({});
const because = z.strictObject({ kind: failureKindSchema });
const change = z.strictObject({ change: z.string() });
const version = z.int();

export const transactionWorkflowFacts = {
  /** Opened, reloaded, or another one opened. */
  TransactionLoadRequested: defineFact('journal', 1, z.strictObject({ number: z.int() })),
  TransactionLoaded: defineFact('journal', 1, z.strictObject({ version })),
  /** There is none, or not for this person. */
  TransactionNotFound: defineFact('journal', 1, noData),
  TransactionLoadFailed: defineFact('journal', 1, because),
  TransactionChangeAsked: defineFact('journal', 1, change),
  /** Not confirmed, or given up after a failure. */
  TransactionChangeDropped: defineFact('journal', 1, noData),
  TransactionChangeRequested: defineFact('journal', 1, change),
  TransactionChangeMade: defineFact('journal', 1, z.strictObject({ version })),
  /** `stale`: somebody else changed it first. */
  TransactionChangeRefused: defineFact(
    'journal',
    1,
    z.strictObject({ reason: z.string(), stale: z.boolean() }),
  ),
  /** Whether it happened is unknown. */
  TransactionChangeFailed: defineFact('journal', 1, because),
  TransactionRefusalDismissed: defineFact('journal', 1, noData),
} as const;

export type TransactionWorkflowFact = FactsOf<typeof transactionWorkflowFacts>;
export const transactionWorkflow = factConstructors(transactionWorkflowFacts);
export const transactionWorkflowStream = defineStream('workflow/transaction', transactionWorkflowFacts);

/** The statechart's visible state, folded from its facts. */
export interface TransactionView {
  readonly step:
    'closed' | 'loading' | 'showing' | 'confirming' | 'changing' | 'conflict' | 'missing' | 'failed';
  readonly number: number | null;
  /** Of the shown transaction. */
  readonly version: number | null;
  /** Type of the change awaiting confirmation, in progress or failed. */
  readonly change: string | null;
  readonly refused: string | null;
  readonly failure: FailureKind | null;
}

const closed: TransactionView = {
  step: 'closed',
  number: null,
  version: null,
  change: null,
  refused: null,
  failure: null,
};

const evolve = (state: TransactionView, { type, data }: TransactionWorkflowFact): TransactionView =>
  produce(state, (view): Draft<TransactionView> | undefined => {
    switch (type) {
      case 'TransactionLoadRequested': {
        const kept = data.number === view.number ? view.version : null;
        return { ...closed, step: 'loading', number: data.number, version: kept };
      }
      case 'TransactionLoaded':
        view.step = 'showing';
        view.version = data.version;
        return;
      case 'TransactionNotFound':
        view.step = 'missing';
        view.version = null;
        return;
      case 'TransactionLoadFailed':
        view.step = 'failed';
        view.failure = data.kind;
        return;
      case 'TransactionChangeAsked':
        view.step = 'confirming';
        view.change = data.change;
        view.refused = null;
        return;
      case 'TransactionChangeDropped':
        view.step = 'showing';
        view.change = null;
        view.failure = null;
        return;
      case 'TransactionChangeRequested':
        view.step = 'changing';
        view.change = data.change;
        view.refused = null;
        view.failure = null;
        return;
      case 'TransactionChangeMade':
        view.step = 'showing';
        view.version = data.version;
        view.change = null;
        return;
      case 'TransactionChangeRefused':
        view.step = data.stale ? 'conflict' : 'showing';
        view.change = null;
        view.refused = data.reason;
        return;
      case 'TransactionChangeFailed':
        view.step = 'failed';
        view.failure = data.kind;
        return;
      case 'TransactionRefusalDismissed':
        view.refused = null;
    }
  });

export const transactionViewProjection: Projection<TransactionView, TransactionWorkflowFact> = {
  name: 'transaction-workflow',
  version: 1,
  initial: () => closed,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as TransactionView,
};
