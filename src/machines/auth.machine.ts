/**
 * Who is signed in: waits for the first auth state, signs in and out, asks for a second factor where the account has one,
 * follows sign-ins and sign-outs in other tabs, and hides a new user until their registration is done. It knows neither the
 * identity service nor the permissions of a user.
 */
import {
  type ActorRefFrom,
  and,
  assign,
  emit,
  not,
  setup,
  type SnapshotFrom,
  spawnChild,
  stopChild,
} from 'xstate';
import { pendingSignInMs } from '../events/account/second-factor.ts';
import { type Cause, causeOf, signInFailedText, signOutFailedText } from '../events/shared/causes.ts';
import { type AuthFact, authFact, type AuthUser, type PendingSignIn } from '../events/auth/events.ts';
import type { AuthSignal, Credentials, SecondFactorShown } from '../events/auth/port.ts';
import type { AuthView } from '../events/auth/projection.ts';
import { listenerSlot, promiseSlot } from './slots.ts';

export type AuthEvent =
  | AuthSignal
  | ({ readonly type: 'signIn.submit' } & Credentials)
  /** What was asked for besides the password. @param recoveryCode null: a passkey */
  | { readonly type: 'secondFactor.show'; readonly recoveryCode: string | null }
  | { readonly type: 'secondFactor.cancel' }
  | { readonly type: 'signOut.submit' }
  | { readonly type: 'failure.dismiss' }
  | { readonly type: 'registration.started' }
  | { readonly type: 'registration.finished'; readonly user: AuthUser }
  | { readonly type: 'registration.failed' };

export interface AuthContext {
  readonly user: AuthUser | null;
  /** Whether an auth state has arrived since the start or the last sign-out. */
  readonly ready: boolean;
  readonly failure: { readonly title: string; readonly cause: Cause } | null;
  readonly registering: boolean;
  /** An auth state that arrived but must not show yet; undefined when there is none. */
  readonly held: AuthUser | null | undefined;
  /** Set after the correct password, while a second factor is asked for. */
  readonly pending: string | null;
}

/** After these causes, sign-in starts over with the password. */
const startOverCauses: readonly Cause[] = ['signInOver', 'accountDisabled', 'sessionEnded'];

const failed = (title: string, error: unknown) => ({ title, cause: causeOf(error) });

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthFact,
  },
  actors: {
    listen: listenerSlot<AuthSignal>('auth.listen'),
    signIn: promiseSlot<AuthUser | PendingSignIn, Credentials>('auth.signIn'),
    /** Asks the browser for a passkey, or sends a recovery code. */
    showFactor: promiseSlot<AuthUser, SecondFactorShown>('auth.showFactor'),
    signOut: promiseSlot<void>('auth.signOut'),
  },
  delays: { secondFactorTimeout: pendingSignInMs },
  guards: {
    registering: ({ context }) => context.registering,
    hasUser: ({ event }) => event.type === 'auth.changed' && event.user !== null,
    sameUser: ({ context, event }) => event.type === 'auth.changed' && event.user?.uid === context.user?.uid,
    heldUser: ({ context }) => Boolean(context.held),
    heldNobody: ({ context }) => context.held === null,
  },
  actions: {
    take: assign(({ event }) => (event.type === 'auth.changed' ? { user: event.user, ready: true } : {})),
    hold: assign(({ event }) => (event.type === 'auth.changed' ? { held: event.user } : {})),
    takeHeld: assign(({ context }) => ({ user: context.held ?? null, ready: true, held: undefined })),
    stopHolding: assign({ registering: false }),
    forgetFailure: assign({ failure: null }),
    takeUser: assign(({ event }) => {
      const { output } = event as unknown as { output: AuthUser };
      return { user: output, held: undefined };
    }),
    reportState: emit(({ context }) => authFact.AuthStateReceived({ uid: context.user?.uid ?? null })),
    reportSignedIn: emit(({ context }) => authFact.SignedIn({ uid: context.user?.uid ?? '' })),
    reportReleased: emit(authFact.AuthUserReleased({})),
  },
}).createMachine({
  id: 'auth',
  context: {
    user: null,
    ready: false,
    failure: null,
    registering: false,
    held: undefined,
    pending: null,
  },
  initial: 'notReady',
  on: {
    'registration.started': {
      guard: ({ context }) => !context.registering,
      actions: [assign({ registering: true, held: undefined }), emit(authFact.AuthUserHeld({}))],
    },
    'registration.finished': [
      {
        // Another tab signed out in the meantime; the later event wins.
        guard: 'heldNobody',
        target: '.ready.signedOut',
        actions: ['stopHolding', 'reportReleased', 'takeHeld', 'reportState'],
      },
      {
        target: '.ready.signedIn',
        actions: [
          'stopHolding',
          'reportReleased',
          assign(({ event }) => ({ user: event.user, ready: true, held: undefined })),
          'forgetFailure',
          'reportState',
        ],
      },
    ],
    'registration.failed': [
      {
        guard: 'heldUser',
        target: '.ready.signedIn',
        actions: ['stopHolding', 'reportReleased', 'takeHeld', 'forgetFailure', 'reportState'],
      },
      {
        guard: 'heldNobody',
        target: '.ready.signedOut',
        actions: ['stopHolding', 'reportReleased', 'takeHeld', 'reportState'],
      },
      { guard: 'registering', actions: ['stopHolding', 'reportReleased'] },
    ],
    'failure.dismiss': {
      guard: ({ context }) => context.failure !== null,
      actions: ['forgetFailure', emit(authFact.AuthFailureDismissed({}))],
    },
  },
  states: {
    notReady: {
      // A listener gets its initial state only once, so a sign-out starts a new one.
      entry: [stopChild('listener'), spawnChild('listen', { id: 'listener' })],
      on: {
        'auth.changed': [
          { guard: 'registering', actions: 'hold' },
          {
            guard: 'hasUser',
            target: 'ready.signedIn',
            actions: ['take', 'forgetFailure', 'reportState'],
          },
          { target: 'ready.signedOut', actions: ['take', 'reportState'] },
        ],
        'auth.unavailable': {
          target: 'ready.signedOut',
          actions: [
            assign(({ event }) => ({ ready: true, failure: failed(signInFailedText, event.error) })),
            emit(({ event }) => authFact.AuthUnavailable({ cause: causeOf(event.error) })),
          ],
        },
      },
    },
    ready: {
      initial: 'signedOut',
      on: {
        'auth.changed': [
          { guard: 'registering', actions: 'hold' },
          { guard: 'sameUser', actions: 'take' },
          { guard: 'hasUser', target: '.signedIn', actions: ['take', 'forgetFailure', 'reportState'] },
          { target: '.signedOut', actions: ['take', 'reportState'] },
        ],
      },
      states: {
        signedOut: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'signIn.submit': {
                  target: 'signingIn',
                  actions: ['forgetFailure', emit(authFact.SignInRequested({}))],
                },
              },
            },
            signingIn: {
              on: { 'auth.changed': { actions: 'hold' } },
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: ({ event }) =>
                  event.type === 'signIn.submit'
                    ? { email: event.email, password: event.password }
                    : { email: '', password: '' },
                onDone: [
                  {
                    guard: ({ event }) => 'pending' in event.output,
                    target: 'secondFactor',
                    actions: [
                      assign(({ event }) => ({
                        pending: 'pending' in event.output ? event.output.pending : null,
                      })),
                      emit(authFact.SecondFactorAsked({})),
                      emit(authFact.SecondFactorShown({ with: 'passkey' })),
                    ],
                  },
                  { target: '#auth.ready.signedIn', actions: ['takeUser', 'reportSignedIn'] },
                ],
                onError: [
                  {
                    // Another tab signed in while our sign-in was refused.
                    guard: 'heldUser',
                    target: '#auth.ready.signedIn',
                    actions: [
                      emit(({ event }) => authFact.SignInFailed({ cause: causeOf(event.error) })),
                      'takeHeld',
                      'reportState',
                    ],
                  },
                  {
                    target: 'idle',
                    actions: [
                      assign(({ event }) => ({
                        failure: failed(signInFailedText, event.error),
                        held: undefined,
                      })),
                      emit(({ event }) => authFact.SignInFailed({ cause: causeOf(event.error) })),
                    ],
                  },
                ],
              },
            },
            secondFactor: {
              exit: assign({ pending: null }),
              after: {
                secondFactorTimeout: [
                  {
                    guard: and(['heldUser', not('registering')]),
                    target: '#auth.ready.signedIn',
                    actions: [
                      emit(authFact.SecondFactorExpired({})),
                      'takeHeld',
                      'forgetFailure',
                      'reportState',
                    ],
                  },
                  {
                    target: 'idle',
                    actions: [
                      assign(({ context: { registering, held } }) => ({
                        failure: { title: signInFailedText, cause: 'signInOver' },
                        held: registering ? held : undefined,
                      })),
                      emit(authFact.SecondFactorExpired({})),
                    ],
                  },
                ],
              },
              initial: 'showing',
              states: {
                asked: {
                  on: {
                    'secondFactor.show': {
                      target: 'showing',
                      actions: [
                        'forgetFailure',
                        emit(({ event }) =>
                          authFact.SecondFactorShown({
                            with: event.recoveryCode === null ? 'passkey' : 'recoveryCode',
                          }),
                        ),
                      ],
                    },
                    'secondFactor.cancel': {
                      target: '#auth.ready.signedOut.idle',
                      actions: ['forgetFailure', emit(authFact.SecondFactorCancelled({}))],
                    },
                  },
                },
                showing: {
                  on: { 'auth.changed': { actions: 'hold' } },
                  invoke: {
                    id: 'showFactor',
                    src: 'showFactor',
                    input: ({ context, event }) => ({
                      pending: context.pending ?? '',
                      recoveryCode: event.type === 'secondFactor.show' ? event.recoveryCode : null,
                    }),
                    onDone: { target: '#auth.ready.signedIn', actions: ['takeUser', 'reportSignedIn'] },
                    onError: [
                      {
                        // Another tab signed in while our sign-in was refused.
                        guard: 'heldUser',
                        target: '#auth.ready.signedIn',
                        actions: [
                          emit(({ event }) => authFact.SignInFailed({ cause: causeOf(event.error) })),
                          'takeHeld',
                          'reportState',
                        ],
                      },
                      {
                        guard: ({ event }) => startOverCauses.includes(causeOf(event.error)),
                        target: '#auth.ready.signedOut.idle',
                        actions: [
                          assign(({ event }) => ({
                            failure: failed(signInFailedText, event.error),
                            held: undefined,
                          })),
                          emit(({ event }) => authFact.SignInFailed({ cause: causeOf(event.error) })),
                        ],
                      },
                      {
                        target: 'asked',
                        actions: [
                          assign(({ event }) => ({
                            failure: failed(signInFailedText, event.error),
                            held: undefined,
                          })),
                          emit(({ event }) => authFact.SecondFactorRefused({ cause: causeOf(event.error) })),
                        ],
                      },
                    ],
                  },
                },
              },
            },
          },
        },
        signedIn: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'signOut.submit': {
                  target: 'signingOut',
                  actions: ['forgetFailure', emit(authFact.SignOutRequested({}))],
                },
              },
            },
            signingOut: {
              on: { 'auth.changed': { actions: 'hold' } },
              invoke: {
                id: 'signOut',
                src: 'signOut',
                onDone: {
                  target: '#auth.notReady',
                  actions: [
                    assign({ user: null, ready: false, held: undefined }),
                    emit(authFact.SignedOut({})),
                  ],
                },
                onError: [
                  {
                    // Another tab signed out although ours failed to.
                    guard: 'heldNobody',
                    target: '#auth.ready.signedOut',
                    actions: ['takeHeld', 'reportState'],
                  },
                  {
                    target: 'idle',
                    actions: [
                      assign(({ event }) => ({
                        failure: failed(signOutFailedText, event.error),
                        held: undefined,
                      })),
                      emit(({ event }) => authFact.SignOutFailed({ cause: causeOf(event.error) })),
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export const isAuthenticated = ({ context }: AuthSnapshot) => context.ready && context.user !== null;

export function viewAuth(snapshot: AuthSnapshot): AuthView {
  const { user, registering, failure } = snapshot.context;
  return {
    step: stepOf(snapshot),
    uid: user?.uid ?? null,
    held: registering,
    cause: failure?.cause ?? null,
  };
}

function stepOf(snapshot: AuthSnapshot): AuthView['step'] {
  if (snapshot.matches('notReady')) return 'notReady';
  if (snapshot.matches({ ready: { signedOut: 'signingIn' } })) return 'signingIn';
  if (snapshot.matches({ ready: { signedOut: { secondFactor: 'asked' } } })) return 'askingSecondFactor';
  if (snapshot.matches({ ready: { signedOut: { secondFactor: 'showing' } } })) return 'showingSecondFactor';
  if (snapshot.matches({ ready: { signedIn: 'signingOut' } })) return 'signingOut';
  return snapshot.matches({ ready: 'signedIn' }) ? 'signedIn' : 'signedOut';
}
