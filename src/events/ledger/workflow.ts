/**
 * The journal of the ledger's statechart, stream `workflow/ledger`: that it opened, what waits to be saved, what
 * went wrong. Commands are recorded by type only: their content is in the ledger's own facts.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import type { Projection } from '../log/decider.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { entryIdSchema } from './entry-id.ts';

const nothing = z.strictObject({});
const because = z.strictObject({ kind: failureKindSchema });

type Version1 = { readonly reason: 'full' | 'blocked' | 'closed' | 'private' | 'failed' | 'damaged' };

/** Maps the reasons of version 1, which had four for a log that cannot be written. */
const kindOfReason = {
  1: ({ reason }: Version1): z.infer<typeof because> => ({
    kind: reason === 'failed' || reason === 'damaged' ? reason : 'storage',
  }),
};
const command = z.strictObject({ command: z.string() });

export const ledgerWorkflowFacts = {
  LedgerOpening: defineFact('journal', 1, z.strictObject({ uid: z.string() })),
  LedgerOpened: defineFact('journal', 1, nothing),
  LedgerOpenFailed: defineFact('journal', 2, because, kindOfReason),
  /** The command was queued to be saved. */
  CommandTaken: defineFact('journal', 1, command),
  /** The command was rejected, because too many are queued. */
  CommandTurnedAway: defineFact('journal', 1, command),
  /** The command was saved; `facts` is 0 when it changed nothing. */
  CommandDone: defineFact('journal', 1, z.strictObject({ command: z.string(), facts: z.int() })),
  CommandRefused: defineFact('journal', 1, z.strictObject({ command: z.string(), reason: z.string() })),
  /** The command stays in the queue. */
  AppendFailed: defineFact('journal', 2, because, kindOfReason),
  LedgerRetried: defineFact('journal', 1, nothing),
  /** The person discarded the commands that could not be saved. */
  CommandsDiscarded: defineFact('journal', 1, z.strictObject({ count: z.int() })),
  DeleteAsked: defineFact('journal', 1, z.strictObject({ id: entryIdSchema })),
  DeleteAnswered: defineFact('journal', 1, z.strictObject({ confirmed: z.boolean() })),
  /** The command touches locked entries and waits for confirmation. */
  LockAsked: defineFact('journal', 1, command),
  /** The answer for all commands that waited for one. */
  LockAnswered: defineFact('journal', 1, z.strictObject({ confirmed: z.boolean() })),
  LedgerClosing: defineFact('journal', 1, nothing),
  /** `lost`: number of commands that could not be saved before the ledger closed. */
  LedgerClosed: defineFact('journal', 1, z.strictObject({ lost: z.int() })),
} as const;

export type LedgerWorkflowFact = FactsOf<typeof ledgerWorkflowFacts>;
export const ledgerWorkflow = factConstructors(ledgerWorkflowFacts);
export const ledgerWorkflowStream = defineStream('workflow/ledger', ledgerWorkflowFacts);

/** What the ledger's statechart shows, as folded from its facts. */
export interface LedgerView {
  readonly step: 'closed' | 'loading' | 'idle' | 'appending' | 'failed' | 'closing';
  readonly uid: string | null;
  /** Number of commands not saved yet, including the one being saved. */
  readonly waiting: number;
  /** Id of the entry whose deletion waits for confirmation. */
  readonly asked: string | null;
  /** Number of commands that touch locked entries and wait for confirmation. */
  readonly held: number;
  /** Why the last command was refused, until the next one. */
  readonly refused: string | null;
  readonly failure: { readonly during: 'loading' | 'appending'; readonly kind: FailureKind } | null;
}

const closedLedger: LedgerView = {
  step: 'closed',
  uid: null,
  waiting: 0,
  asked: null,
  held: 0,
  refused: null,
  failure: null,
};

const atRest = (waiting: number): LedgerView['step'] => (waiting > 0 ? 'appending' : 'idle');

const evolve = (state: LedgerView, { type, data }: LedgerWorkflowFact): LedgerView =>
  produce(state, (view): Draft<LedgerView> | undefined => {
    switch (type) {
      case 'LedgerOpening':
        return { ...closedLedger, step: 'loading', uid: data.uid };
      case 'LedgerOpened':
        view.step = atRest(view.waiting);
        return;
      case 'LedgerOpenFailed':
        view.step = 'failed';
        view.failure = { during: 'loading', kind: data.kind };
        return;
      case 'CommandTaken':
        if (view.step === 'idle') view.step = 'appending';
        view.waiting += 1;
        view.refused = null;
        return;
      case 'CommandTurnedAway':
        view.refused = 'busy';
        return;
      case 'CommandDone':
        view.waiting -= 1;
        view.step = atRest(view.waiting);
        return;
      case 'CommandRefused':
        view.waiting -= 1;
        view.step = atRest(view.waiting);
        view.refused = data.reason;
        return;
      case 'AppendFailed':
        view.step = 'failed';
        view.asked = null;
        view.failure = { during: 'appending', kind: data.kind };
        return;
      case 'LedgerRetried':
        view.step = view.failure?.during === 'loading' ? 'loading' : atRest(view.waiting);
        view.failure = null;
        return;
      case 'CommandsDiscarded':
        view.step = 'idle';
        view.waiting = 0;
        view.failure = null;
        return;
      case 'DeleteAsked':
        view.asked = data.id;
        return;
      case 'DeleteAnswered':
        view.asked = null;
        return;
      case 'LockAsked':
        view.waiting -= 1;
        view.step = atRest(view.waiting);
        view.held += 1;
        view.refused = null;
        return;
      case 'LockAnswered':
        view.held = 0;
        return;
      case 'LedgerClosing':
        view.step = 'closing';
        view.held = 0;
        view.waiting = 0;
        view.asked = null;
        view.refused = null;
        view.failure = null;
        return;
      case 'LedgerClosed':
        return closedLedger;
    }
  });

export const ledgerViewProjection: Projection<LedgerView, LedgerWorkflowFact> = {
  name: 'ledger-workflow',
  version: 2,
  initial: () => closedLedger,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as LedgerView,
};
