/**
 * What a merchant and an invited person do about invites: send, withdraw, accept, decline, and end the resulting relation.
 * Asks for confirmation before what cannot be undone, and reports the outcome. Business rules live in `decide`, on the
 * server; the pages read from there which invites are open.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { Refused } from '../events/log/decider.ts';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import type { InviteOutcome, InviteRequest } from '../events/invite/port.ts';
import { type InviteView, inviteWorkflow, type InviteWorkflowFact } from '../events/invite/workflow.ts';
import { commandOf, type EventFor } from './commands.ts';
import { promiseSlot } from './slots.ts';

/** Events of the page and the commands they stand for. */
const commandFor = {
  'invite.send': 'SendInvite',
  'invite.accept': 'AcceptInvite',
  'invite.decline': 'DeclineInvite',
  'invite.withdraw': 'WithdrawInvite',
  'relation.end': 'EndRelation',
} as const satisfies Record<string, InviteRequest['type']>;

export type InviteCommandEvent = EventFor<InviteRequest, typeof commandFor>;

export type InviteEvent =
  | InviteCommandEvent
  | { readonly type: 'command.confirm' }
  /** Answers the confirmation with no, or gives up after a failure. */
  | { readonly type: 'command.drop' }
  | { readonly type: 'outcome.dismiss' }
  | { readonly type: 'retry' };

export interface InviteContext {
  /** The request awaiting confirmation, in progress or failed. */
  readonly request: InviteRequest | null;
  /** The outcome of the last request. */
  readonly outcome: InviteOutcome | null;
  readonly refusal: { readonly reason: string; readonly message: string } | null;
  readonly failure: Failure | null;
}

const untouched: InviteContext = { request: null, outcome: null, refusal: null, failure: null };

const requestIn = (event: InviteEvent) => commandOf<InviteRequest>(commandFor, event);

export const inviteMachine = setup({
  types: {
    context: {} as InviteContext,
    events: {} as InviteEvent,
    emitted: {} as InviteWorkflowFact,
  },
  actors: {
    execute: promiseSlot<InviteOutcome | Refused, { request: InviteRequest }>('invite.execute'),
  },
  guards: {
    somethingToDismiss: ({ context }) => context.outcome !== null || context.refusal !== null,
  },
  actions: {
    ask: enqueueActions(({ event, enqueue }) => {
      const request = requestIn(event);
      if (!request) return;
      enqueue.assign({ ...untouched, request });
      enqueue.emit(inviteWorkflow.InviteCommandAsked({ command: request.type }));
    }),
    request: enqueueActions(({ context, event, enqueue }) => {
      const request = requestIn(event) ?? context.request;
      if (!request) return;
      enqueue.assign({ ...untouched, request });
      enqueue.emit(inviteWorkflow.InviteCommandRequested({ command: request.type }));
    }),
    drop: enqueueActions(({ enqueue }) => {
      enqueue.assign(untouched);
      enqueue.emit(inviteWorkflow.InviteCommandDropped({}));
    }),
    settle: enqueueActions(({ enqueue }, result: InviteOutcome | Refused) => {
      if (result instanceof Refused) {
        const { reason, message } = result;
        enqueue.assign({ ...untouched, refusal: { reason, message } });
        enqueue.emit(inviteWorkflow.InviteCommandRefused({ reason }));
        return;
      }
      enqueue.assign({ ...untouched, outcome: result });
      enqueue.emit(inviteWorkflow.InviteCommandDone({ status: result.status }));
    }),
  },
}).createMachine({
  id: 'invite',
  context: untouched,
  initial: 'ready',
  states: {
    ready: {
      on: {
        'invite.send': { target: 'working', actions: 'request' },
        'invite.accept': { target: 'working', actions: 'request' },
        'invite.decline': { target: 'confirming', actions: 'ask' },
        'invite.withdraw': { target: 'confirming', actions: 'ask' },
        'relation.end': { target: 'confirming', actions: 'ask' },
        'outcome.dismiss': {
          guard: 'somethingToDismiss',
          actions: [assign(untouched), emit(inviteWorkflow.InviteOutcomeDismissed({}))],
        },
      },
    },
    confirming: {
      on: {
        'command.confirm': { target: 'working', actions: 'request' },
        'command.drop': { target: 'ready', actions: 'drop' },
      },
    },
    working: {
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context }) => ({ request: context.request! }),
        onDone: { target: 'ready', actions: { type: 'settle', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => inviteWorkflow.InviteCommandFailed({ kind: failureOf(event.error).kind })),
          ],
        },
      },
    },
    failed: {
      on: {
        retry: { target: 'working', actions: 'request' },
        'command.drop': { target: 'ready', actions: 'drop' },
      },
    },
  },
});

export type InviteActor = ActorRefFrom<typeof inviteMachine>;
export type InviteSnapshot = SnapshotFrom<typeof inviteMachine>;

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewInvite({ value, context }: InviteSnapshot): InviteView {
  const { request, outcome, refusal, failure } = context;
  return {
    step: value as InviteView['step'],
    command: request?.type ?? null,
    outcome: outcome?.status ?? null,
    refused: refusal?.reason ?? null,
    failure: failure?.kind ?? null,
  };
}
