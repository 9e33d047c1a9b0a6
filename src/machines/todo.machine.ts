/**
 * A session with the second backend, which has its own accounts: registers, signs in, and ends the session when the token
 * expires or is refused. The adapter keeps the token itself; only its owner and its expiry are known here.
 */
import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { todoFact, type TodoFact } from '../events/todo/events.ts';
import type { TodoAccount, TodoCredentials, TodoRegistration, TodoSession } from '../events/todo/port.ts';
import { type TodoFailure, todoFailureOf } from '../events/todo/problem.ts';
import type { TodoView } from '../events/todo/projection.ts';
import { actionSlot, promiseSlot } from './slots.ts';

export type TodoEvent =
  | ({ readonly type: 'account.signIn' } & TodoCredentials)
  | { readonly type: 'account.register'; readonly registration: TodoRegistration }
  | { readonly type: 'account.signOut' }
  | { readonly type: 'session.refused' }
  | { readonly type: 'failure.dismiss' };

export interface TodoContext {
  readonly account: TodoAccount | null;
  readonly lasts: number;
  readonly ended: boolean;
  readonly failure: TodoFailure | null;
}

const signedOutContext: TodoContext = { account: null, lasts: 0, ended: false, failure: null };
const emptyForm: TodoRegistration = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  phone: null,
  password: '',
};

export const todoMachine = setup({
  types: {
    context: {} as TodoContext,
    events: {} as TodoEvent,
    emitted: {} as TodoFact,
  },
  actors: {
    /** The session this tab had before it was reloaded; null when it had none. */
    restore: promiseSlot<TodoSession | null>('todo.restore'),
    /** Creates the account and signs in with it. */
    register: promiseSlot<TodoSession, TodoRegistration>('todo.register'),
    signIn: promiseSlot<TodoSession, TodoCredentials>('todo.signIn'),
  },
  guards: {
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { tokenLifetime: ({ context }) => context.lasts },
  actions: {
    forgetSession: actionSlot('todo.forgetSession'),
    forgetFailure: assign({ failure: null }),
    notifyEnded: emit(todoFact.TodoSessionEnded({})),
  },
}).createMachine({
  id: 'todo',
  context: signedOutContext,
  initial: 'restoring',
  on: {
    'failure.dismiss': {
      guard: 'hasFailure',
      actions: ['forgetFailure', emit(todoFact.TodoFailureDismissed({}))],
    },
  },
  states: {
    restoring: {
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            target: 'signedOut',
            actions: emit(todoFact.TodoSessionMissed({})),
          },
          {
            target: 'signedIn',
            actions: [
              assign(({ event }) => event.output ?? {}),
              emit(({ context }) => todoFact.TodoSessionRestored({ accountId: context.account!.id })),
            ],
          },
        ],
        onError: { target: 'signedOut', actions: emit(todoFact.TodoSessionMissed({})) },
      },
    },
    signedOut: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'account.signIn': {
              target: 'signingIn',
              actions: ['forgetFailure', emit(todoFact.TodoSignInRequested({}))],
            },
            'account.register': {
              target: 'registering',
              actions: ['forgetFailure', emit(todoFact.TodoRegistrationRequested({}))],
            },
          },
        },
        signingIn: {
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) =>
              event.type === 'account.signIn'
                ? { username: event.username, password: event.password }
                : { username: '', password: '' },
            onDone: {
              target: '#todo.signedIn',
              actions: [
                assign(({ event }) => ({ ...signedOutContext, ...event.output })),
                emit(({ event }) => todoFact.TodoSignedIn({ accountId: event.output.account.id })),
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                assign(({ event }) => ({ failure: todoFailureOf(event.error) })),
                emit(({ event }) => todoFact.TodoSignInFailed({ reason: todoFailureOf(event.error).reason })),
              ],
            },
          },
        },
        registering: {
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ event }) => (event.type === 'account.register' ? event.registration : emptyForm),
            onDone: {
              target: '#todo.signedIn',
              actions: [
                assign(({ event }) => ({ ...signedOutContext, ...event.output })),
                emit(({ event }) => todoFact.TodoSignedIn({ accountId: event.output.account.id })),
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                assign(({ event }) => ({ failure: todoFailureOf(event.error) })),
                emit(({ event }) =>
                  todoFact.TodoRegistrationFailed({ reason: todoFailureOf(event.error).reason }),
                ),
              ],
            },
          },
        },
      },
    },
    signedIn: {
      after: {
        tokenLifetime: {
          target: 'signedOut',
          actions: ['forgetSession', assign({ ...signedOutContext, ended: true }), 'notifyEnded'],
        },
      },
      on: {
        'session.refused': {
          target: 'signedOut',
          actions: ['forgetSession', assign({ ...signedOutContext, ended: true }), 'notifyEnded'],
        },
        'account.signOut': {
          target: 'signedOut',
          actions: ['forgetSession', assign(signedOutContext), emit(todoFact.TodoSignedOut({}))],
        },
      },
    },
  },
});

export type TodoActor = ActorRefFrom<typeof todoMachine>;
export type TodoSnapshot = SnapshotFrom<typeof todoMachine>;

export function viewTodo(snapshot: TodoSnapshot): TodoView {
  const { account, ended, failure } = snapshot.context;
  return { step: stepOf(snapshot), accountId: account?.id ?? null, ended, reason: failure?.reason ?? null };
}

function stepOf(snapshot: TodoSnapshot): TodoView['step'] {
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('signedIn')) return 'signedIn';
  if (snapshot.matches({ signedOut: 'signingIn' })) return 'signingIn';
  return snapshot.matches({ signedOut: 'registering' }) ? 'registering' : 'signedOut';
}
