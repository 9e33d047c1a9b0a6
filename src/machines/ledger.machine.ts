/**
 * One person's open ledger: opens it, appends the person's commands one after another, asks before a delete, waits and
 * retries when the log cannot be written. Business rules live in `decide`.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { LedgerCommand, LedgerRefusal } from '../events/ledger/decide.ts';
import { Refused } from '../events/log/decider.ts';
import { type LedgerView, ledgerWorkflow, type LedgerWorkflowFact } from '../events/ledger/workflow.ts';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import { commandQueue, type CommandQueueContext, isFull, type Saved } from './command-queue.ts';
import { commandOf, type EventFor, onEach } from './commands.ts';
import { promiseSlot } from './slots.ts';

/** Events of the page and the commands they stand for, with the same fields. */
const commandFor = {
  'entry.add': 'AddEntry',
  'entry.change': 'ChangeEntry',
  'entry.pay': 'PayEntry',
  'entry.unpay': 'UnpayEntry',
  'entry.move': 'MoveEntry',
  'entry.shift': 'ShiftEntry',
  'entry.restore': 'RestoreEntry',
  'entries.change': 'ChangeEntries',
  'entries.import': 'ImportEntries',
  'entries.lock': 'LockEntries',
  'entries.unlock': 'UnlockEntries',
  'orders.take': 'TakeInOrders',
  'step.undo': 'UndoStep',
  'step.redo': 'RedoStep',
} as const satisfies Record<string, LedgerCommand['type']>;

export type LedgerCommandEvent = EventFor<LedgerCommand, typeof commandFor>;

export type LedgerEvent =
  | LedgerCommandEvent
  | { readonly type: 'ledger.open'; readonly uid: string }
  | { readonly type: 'ledger.close' }
  /** `prompt`: the setting promptToDelete. */
  | { readonly type: 'entry.delete'; readonly id: string; readonly prompt: boolean }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' }
  /** Both answer every change to locked entries that waits for confirmation. */
  | { readonly type: 'lock.override' }
  | { readonly type: 'lock.keep' }
  | { readonly type: 'retry' }
  | { readonly type: 'commands.discard' };

export interface LedgerFailure extends Failure {
  readonly during: 'loading' | 'appending';
}

export interface LedgerContext extends CommandQueueContext<LedgerCommand, LedgerRefusal> {
  readonly uid: string | null;
  /** Whose ledger opens next, after that of another person was requested. */
  readonly nextUid: string | null;
  /** The entry whose deletion awaits confirmation. */
  readonly asked: string | null;
  readonly failure: LedgerFailure | null;
  /** Commands on locked entries that await confirmation, each with the message to show. */
  readonly held: readonly { readonly command: LedgerCommand; readonly message: string }[];
  /** Commands given while the previous ledger was being closed: `uid` is the person whose ledger they wait for. */
  readonly deferred: readonly { readonly uid: string; readonly command: LedgerCommand }[];
}

const waiting = commandQueue<LedgerCommand, LedgerRefusal, LedgerWorkflowFact>({
  taken: (command) => ledgerWorkflow.CommandTaken({ command }),
  turnedAway: (command) => ledgerWorkflow.CommandTurnedAway({ command }),
  done: (command, facts) => ledgerWorkflow.CommandDone({ command, facts }),
  refused: (command, reason) => ledgerWorkflow.CommandRefused({ command, reason }),
});

function commandIn(event: LedgerEvent, { asked }: LedgerContext): LedgerCommand | null {
  if (event.type === 'entry.delete') return { type: 'DeleteEntry', id: event.id };
  if (event.type === 'delete.confirm') return asked === null ? null : { type: 'DeleteEntry', id: asked };
  return commandOf<LedgerCommand>(commandFor, event);
}

const empty = {
  nextUid: null,
  queue: [],
  asked: null,
  held: [],
  refusal: null,
  failure: null,
  last: null,
} as const satisfies Partial<LedgerContext>;

const takesCommands = onEach(commandFor, { actions: 'enqueueCommand' } as const);
const keepsCommands = onEach(commandFor, { actions: 'defer' } as const);

export const ledgerMachine = setup({
  types: {
    context: {} as LedgerContext,
    events: {} as LedgerEvent,
    emitted: {} as LedgerWorkflowFact,
  },
  actors: {
    openLedger: promiseSlot<void, { uid: string }>('ledger.openLedger'),
    append: promiseSlot<Saved<LedgerRefusal>, { uid: string; command: LedgerCommand }>('ledger.append'),
    /** Saves the waiting `commands` after the one in progress, then closes the ledger. Returns how many it could not save. */
    closeLedger: promiseSlot<number, { uid: string; commands: readonly LedgerCommand[] }>(
      'ledger.closeLedger',
    ),
  },
  guards: {
    otherPerson: ({ context, event }) => event.type === 'ledger.open' && event.uid !== context.uid,
    isHeld: ({ context }) => context.held.length > 0,
    somethingWaits: ({ context }) => context.queue.length > 0,
    isSomebodyNext: ({ context }) => context.nextUid !== null,
    prompts: ({ event }) => event.type === 'entry.delete' && event.prompt,
    failedAppending: ({ context }) => context.failure?.during === 'appending',
  },
  actions: {
    start: enqueueActions(({ context, event, enqueue }) => {
      const uid = event.type === 'ledger.open' ? event.uid : (context.nextUid ?? '');
      const queue = context.deferred.filter((one) => one.uid === uid).map(({ command }) => command);
      const deferred = context.deferred.filter((one) => one.uid !== uid);
      enqueue.assign({ ...empty, uid, queue, deferred });
      enqueue.emit(ledgerWorkflow.LedgerOpening({ uid }));
      for (const command of queue) enqueue.emit(waiting.taken(command));
    }),
    enqueueCommand: enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(event, context);
      if (!command) return;
      const { changes, fact } = waiting.enqueue(context, command);
      enqueue.assign(changes);
      enqueue.emit(fact);
    }),
    /** Counts as taken only when the ledger it is for opens. With no next person, there is nobody to give a command. */
    defer: enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(event, context);
      const { nextUid: uid, deferred: early } = context;
      if (!command || uid === null) return;
      if (isFull(early)) {
        const { changes, fact } = waiting.turnAway(command);
        enqueue.assign(changes);
        enqueue.emit(fact);
        return;
      }
      enqueue.assign({ deferred: [...early, { uid, command }], refusal: null });
    }),
    settle: enqueueActions(({ context, enqueue }, result: Saved<LedgerRefusal>) => {
      const [command, ...queue] = context.queue;
      if (command && result instanceof Refused && result.reason === 'behind-lock') {
        const held = [...context.held, { command, message: result.message }];
        enqueue.assign({ queue, held, refusal: null });
        enqueue.emit(ledgerWorkflow.LockAsked({ command: command.type }));
        return;
      }
      const step = waiting.settle(context, result);
      if (!step) return;
      enqueue.assign(step.changes);
      enqueue.emit(step.fact);
    }),
    ask: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'entry.delete') return;
      enqueue.assign({ asked: event.id });
      enqueue.emit(ledgerWorkflow.DeleteAsked({ id: event.id }));
    }),
    override: enqueueActions(({ context, enqueue }) => {
      enqueue.emit(ledgerWorkflow.LockAnswered({ confirmed: true }));
      let { queue, refusal } = context;
      for (const { command } of context.held) {
        const { changes, fact } = waiting.enqueue(
          { ...context, queue, refusal },
          { ...command, despiteLock: true },
        );
        ({ queue = queue, refusal = refusal } = changes);
        enqueue.emit(fact);
      }
      enqueue.assign({ queue, refusal, held: [] });
    }),
    forgetHeld: enqueueActions(({ enqueue }) => {
      enqueue.assign({ held: [] });
      enqueue.emit(ledgerWorkflow.LockAnswered({ confirmed: false }));
    }),
    forgetAsked: assign({ asked: null }),
    forgetFailure: assign({ failure: null }),
    rememberNext: assign(({ event }) => ({ nextUid: event.type === 'ledger.open' ? event.uid : null })),
    discard: enqueueActions(({ context, enqueue }) => {
      enqueue.emit(ledgerWorkflow.CommandsDiscarded({ count: context.queue.length }));
      enqueue.assign({ queue: [], failure: null });
    }),
    notifyClosing: emit(ledgerWorkflow.LedgerClosing({})),
  },
}).createMachine({
  id: 'ledger',
  context: { ...empty, uid: null, deferred: [] },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ ...empty, nextUid: ({ context }) => context.nextUid, uid: null }),
      always: { guard: 'isSomebodyNext', target: 'loading', actions: 'start' },
      on: { 'ledger.open': { target: 'loading', actions: 'start' } },
    },
    loading: {
      invoke: {
        id: 'openLedger',
        src: 'openLedger',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: { target: 'ready', actions: emit(ledgerWorkflow.LedgerOpened({})) },
        onError: {
          target: 'failed',
          actions: [
            assign(({ event }) => ({ failure: { during: 'loading', ...failureOf(event.error) } })),
            emit(({ event }) => ledgerWorkflow.LedgerOpenFailed({ kind: failureOf(event.error).kind })),
          ],
        },
      },
      on: {
        ...takesCommands,
        'entry.delete': [{ guard: 'prompts' }, { actions: 'enqueueCommand' }],
        'ledger.close': { target: 'closing' },
        'ledger.open': { guard: 'otherPerson', target: 'closing', actions: 'rememberNext' },
      },
    },
    ready: {
      type: 'parallel',
      on: {
        ...takesCommands,
        'entry.delete': { actions: 'enqueueCommand' },
        'lock.override': { guard: 'isHeld', actions: 'override' },
        'lock.keep': { guard: 'isHeld', actions: 'forgetHeld' },
        'ledger.close': { target: 'closing' },
        'ledger.open': { guard: 'otherPerson', target: 'closing', actions: 'rememberNext' },
      },
      states: {
        asking: {
          initial: 'nothing',
          // Handled here and not on the parent: a save in progress must not be restarted.
          on: { 'entry.delete': { guard: 'prompts', target: '.confirmingDelete', actions: 'ask' } },
          states: {
            nothing: {},
            confirmingDelete: {
              on: {
                'delete.confirm': {
                  target: 'nothing',
                  actions: [
                    emit(ledgerWorkflow.DeleteAnswered({ confirmed: true })),
                    'enqueueCommand',
                    'forgetAsked',
                  ],
                },
                'delete.cancel': {
                  target: 'nothing',
                  actions: ['forgetAsked', emit(ledgerWorkflow.DeleteAnswered({ confirmed: false }))],
                },
              },
            },
          },
        },
        writing: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'somethingWaits', target: 'appending' } },
            appending: {
              invoke: {
                id: 'append',
                src: 'append',
                input: ({ context }) => ({ uid: context.uid ?? '', command: context.queue[0]! }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'settle', params: ({ event }) => event.output },
                },
                onError: {
                  target: '#ledger.failed',
                  actions: [
                    'forgetAsked',
                    assign(({ event }) => ({
                      failure: { during: 'appending', ...failureOf(event.error) },
                    })),
                    emit(({ event }) => ledgerWorkflow.AppendFailed({ kind: failureOf(event.error).kind })),
                  ],
                },
              },
              on: {
                'ledger.close': {
                  target: '#ledger.closing',
                  // The first one is being saved and goes on; only those behind it are handed over.
                  actions: assign(({ context }) => ({ queue: context.queue.slice(1) })),
                },
                'ledger.open': {
                  guard: 'otherPerson',
                  target: '#ledger.closing',
                  actions: ['rememberNext', assign(({ context }) => ({ queue: context.queue.slice(1) }))],
                },
              },
            },
          },
        },
      },
    },
    failed: {
      on: {
        ...takesCommands,
        'entry.delete': [{ guard: 'prompts' }, { actions: 'enqueueCommand' }],
        retry: [
          {
            guard: 'failedAppending',
            target: 'ready',
            actions: ['forgetFailure', emit(ledgerWorkflow.LedgerRetried({}))],
          },
          { target: 'loading', actions: ['forgetFailure', emit(ledgerWorkflow.LedgerRetried({}))] },
        ],
        'commands.discard': { guard: 'failedAppending', target: 'ready', actions: 'discard' },
        'ledger.close': { target: 'closing' },
        'ledger.open': { guard: 'otherPerson', target: 'closing', actions: 'rememberNext' },
      },
    },
    closing: {
      entry: [assign({ asked: null, held: [], refusal: null, failure: null }), 'notifyClosing'],
      invoke: {
        id: 'closeLedger',
        src: 'closeLedger',
        input: ({ context }) => ({ uid: context.uid ?? '', commands: context.queue }),
        onDone: {
          target: 'closed',
          actions: emit(({ event }) => ledgerWorkflow.LedgerClosed({ lost: event.output })),
        },
        onError: {
          target: 'closed',
          actions: emit(({ context }) => ledgerWorkflow.LedgerClosed({ lost: context.queue.length })),
        },
      },
      on: {
        ...keepsCommands,
        'entry.delete': [{ guard: 'prompts' }, { actions: 'defer' }],
        'ledger.open': { actions: 'rememberNext' },
        'ledger.close': { actions: 'rememberNext' },
      },
    },
  },
});

export type LedgerActor = ActorRefFrom<typeof ledgerMachine>;
export type LedgerSnapshot = SnapshotFrom<typeof ledgerMachine>;

function stepOf(snapshot: LedgerSnapshot): LedgerView['step'] {
  if (snapshot.matches({ ready: { writing: 'appending' } })) return 'appending';
  if (snapshot.matches('ready')) return 'idle';
  return snapshot.value as LedgerView['step'];
}

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewLedger(snapshot: LedgerSnapshot): LedgerView {
  const { uid, queue, asked, held, refusal, failure } = snapshot.context;
  const step = stepOf(snapshot);
  return {
    step,
    uid,
    // While closing, the remaining commands are handed over to closeLedger.
    waiting: step === 'closing' ? 0 : queue.length,
    asked,
    held: held.length,
    refused: refusal?.reason ?? null,
    failure: failure && { during: failure.during, kind: failure.kind },
  };
}
