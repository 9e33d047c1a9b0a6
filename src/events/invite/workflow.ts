/**
 * What the statechart of invites records about itself, on the merchant's side and on the client's, stream
 * `workflow/invite`. Commands are named by type only: the people are in the invite's own facts, on the server.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import type { Projection } from '../log/decider.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { type InviteStatus, inviteStatuses } from './projection.ts';

const noData = z.strictObject({});
const command = z.strictObject({ command: z.string() });

export const inviteWorkflowFacts = {
  InviteCommandAsked: defineFact('journal', 1, command),
  /** Not confirmed, or given up after a failure. */
  InviteCommandDropped: defineFact('journal', 1, noData),
  InviteCommandRequested: defineFact('journal', 1, command),
  /** `status`: the resulting state of the invite. */
  InviteCommandDone: defineFact('journal', 1, z.strictObject({ status: z.enum(inviteStatuses) })),
  InviteCommandRefused: defineFact('journal', 1, z.strictObject({ reason: z.string() })),
  /** Whether it happened is unknown. */
  InviteCommandFailed: defineFact('journal', 1, z.strictObject({ kind: failureKindSchema })),
  InviteOutcomeDismissed: defineFact('journal', 1, noData),
} as const;

export type InviteWorkflowFact = FactsOf<typeof inviteWorkflowFacts>;
export const inviteWorkflow = factConstructors(inviteWorkflowFacts);
export const inviteWorkflowStream = defineStream('workflow/invite', inviteWorkflowFacts);

/** The statechart's visible state, folded from its facts. */
export interface InviteView {
  readonly step: 'ready' | 'confirming' | 'working' | 'failed';
  /** Type of the command awaiting confirmation, in progress or failed. */
  readonly command: string | null;
  /** State of the invite after the last command, until that is dismissed. */
  readonly outcome: InviteStatus | null;
  readonly refused: string | null;
  readonly failure: FailureKind | null;
}

const ready: InviteView = { step: 'ready', command: null, outcome: null, refused: null, failure: null };

const evolve = (state: InviteView, { type, data }: InviteWorkflowFact): InviteView =>
  produce(state, (view): Draft<InviteView> | undefined => {
    switch (type) {
      case 'InviteCommandAsked':
        return { ...ready, step: 'confirming', command: data.command };
      case 'InviteCommandRequested':
        return { ...ready, step: 'working', command: data.command };
      case 'InviteCommandDone':
        return { ...ready, outcome: data.status };
      case 'InviteCommandRefused':
        return { ...ready, refused: data.reason };
      case 'InviteCommandFailed':
        view.step = 'failed';
        view.failure = data.kind;
        return;
      case 'InviteCommandDropped':
      case 'InviteOutcomeDismissed':
        return ready;
    }
  });

export const inviteViewProjection: Projection<InviteView, InviteWorkflowFact> = {
  name: 'invite-workflow',
  version: 1,
  initial: () => ready,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as InviteView,
};
