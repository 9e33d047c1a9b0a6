/**
 * The signed-in person's user document: shown from the local key `user` at first paint, then loaded, and requested again
 * while a fresh registration may still be writing it. It knows neither the database nor what a role may do.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { type Cause, causeOf } from '../events/shared/causes.ts';
import { type ProfileFact, profileFact } from '../events/profile/events.ts';
import type { ProfileView } from '../events/profile/projection.ts';
import { type CurrentUser, pendingInviteOf } from '../events/profile/stored-user.ts';
import type { OwnChanges } from '../events/profile/user.ts';
import { actionSlot, listenerSlot, promiseSlot } from './slots.ts';

/** How often a missing document is requested again. */
export const missingRetries = 3;

export type ProfileEvent =
  /** Whose document to load; without a uid, that of the current person. */
  | { readonly type: 'profile.load'; readonly uid?: string }
  | { readonly type: 'profile.reload' }
  /** Signed out. */
  | { readonly type: 'profile.clear' }
  /** What the person saved on the server. */
  | {
      readonly type: 'user.saved';
      readonly fields: OwnChanges & { readonly imageUrl?: string | null };
    };

export interface ProfileInput {
  /** The local key `user`, read once at start-up. */
  readonly cached: CurrentUser | null;
}

export interface ProfileContext {
  readonly uid: string | null;
  readonly user: CurrentUser | null;
  readonly userLoaded: boolean;
  /** Counts the fetches of this load. */
  readonly attempt: number;
  readonly pendingInvite: { readonly merchantId: string } | null;
  readonly cause: Cause | null;
}

const shown = (user: CurrentUser | null) => ({ user, pendingInvite: pendingInviteOf(user) });
const uidOf = ({ uid }: ProfileContext) => uid ?? '';

export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileFact,
    input: {} as ProfileInput,
  },
  actors: {
    /** null when the document is missing. */
    readUser: promiseSlot<CurrentUser | null, { uid: string }>('profile.readUser'),
    /** Sends `profile.reload` when the network is back. */
    networkReturns: listenerSlot<ProfileEvent>('profile.networkReturns'),
  },
  actions: {
    /** Writes context.user to the local key `user`. */
    keepUser: actionSlot('profile.keepUser'),
    /** Removes the local key `user`. */
    forgetUser: actionSlot('profile.forgetUser'),
    begin: assign({ userLoaded: false, attempt: 1, cause: null }),
    nobody: assign({ ...shown(null), userLoaded: true }),
    reportRecalled: enqueueActions(({ context, enqueue }) => {
      const { uid, pendingInvite } = context;
      if (uid === null) return;
      const pendingMerchantInvite = pendingInvite?.merchantId ?? null;
      enqueue.emit(profileFact.UserRecalled({ uid, pendingMerchantInvite }));
    }),
    reportRequested: emit(({ context }) => profileFact.UserLoadRequested({ uid: uidOf(context) })),
  },
  guards: {
    known: ({ context }) => context.uid !== null,
    another: ({ context, event }) =>
      event.type === 'profile.load' && event.uid !== undefined && event.uid !== context.uid,
    same: ({ context, event }) =>
      event.type === 'profile.load' &&
      context.uid !== null &&
      (event.uid === undefined || event.uid === context.uid),
    retriesLeft: ({ context }) => context.attempt <= missingRetries,
  },
  delays: { betweenRetries: 300 },
}).createMachine({
  id: 'profile',
  context: ({ input: { cached } }) => ({
    uid: cached?.uid ?? null,
    ...shown(cached),
    userLoaded: false,
    attempt: 0,
    cause: null,
  }),
  entry: 'reportRecalled',
  initial: 'idle',
  on: {
    'profile.load': {
      guard: 'another',
      target: '.loading',
      actions: [
        'forgetUser',
        assign(({ event }) => ({ uid: event.uid ?? null, ...shown(null) })),
        'begin',
        'reportRequested',
      ],
    },
    // The fetch in progress may return the document from before the change: fetch again.
    'user.saved': { guard: 'known', target: '.loading', actions: ['begin', 'reportRequested'] },
    'profile.clear': {
      guard: 'known',
      target: '.idle',
      actions: [
        'forgetUser',
        emit(({ context }) => profileFact.UserCleared({ uid: uidOf(context) })),
        assign({ uid: null, ...shown(null), userLoaded: false, attempt: 0, cause: null }),
      ],
    },
  },
  states: {
    idle: {
      on: { 'profile.load': { guard: 'same', target: 'loading', actions: ['begin', 'reportRequested'] } },
    },
    loading: {
      invoke: {
        id: 'readUser',
        src: 'readUser',
        input: ({ context }) => ({ uid: uidOf(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'loaded',
            actions: [
              assign(({ event }) => ({ ...shown(event.output), userLoaded: true })),
              'keepUser',
              emit(({ context }) =>
                profileFact.UserLoaded({
                  uid: uidOf(context),
                  pendingMerchantInvite: context.pendingInvite?.merchantId ?? null,
                }),
              ),
            ],
          },
          {
            guard: 'retriesLeft',
            target: 'waiting',
            actions: emit(({ context }) =>
              profileFact.UserMissing({ uid: uidOf(context), attempt: context.attempt }),
            ),
          },
          {
            target: 'missing',
            actions: [
              'nobody',
              'forgetUser',
              emit(({ context }) => profileFact.UserGivenUp({ uid: uidOf(context) })),
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            'nobody',
            assign(({ event }) => ({ cause: causeOf(event.error) })),
            'forgetUser',
            emit(({ context }) =>
              profileFact.UserLoadFailed({ uid: uidOf(context), cause: context.cause ?? 'unknown' }),
            ),
          ],
        },
      },
    },
    waiting: {
      after: {
        betweenRetries: {
          target: 'loading',
          actions: [
            assign(({ context }) => ({ attempt: context.attempt + 1 })),
            emit(({ context }) =>
              profileFact.UserLoadRetried({ uid: uidOf(context), attempt: context.attempt }),
            ),
          ],
        },
      },
    },
    loaded: {
      on: {
        'profile.reload': { target: 'loading', actions: ['begin', 'reportRequested'] },
        'user.saved': {
          actions: [
            assign(({ context, event }) => ({
              user: context.user && { ...context.user, ...event.fields },
            })),
            'keepUser',
            emit(({ context, event }) =>
              profileFact.UserSaved({ uid: uidOf(context), fields: Object.keys(event.fields) }),
            ),
          ],
        },
      },
    },
    missing: { on: { 'profile.reload': { target: 'loading', actions: ['begin', 'reportRequested'] } } },
    failed: {
      invoke: { id: 'networkReturns', src: 'networkReturns' },
      on: { 'profile.reload': { target: 'loading', actions: ['begin', 'reportRequested'] } },
    },
  },
});

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

export function viewProfile({ value, context }: ProfileSnapshot): ProfileView {
  return {
    step: value as ProfileView['step'],
    uid: context.uid,
    shown: context.user !== null,
    userLoaded: context.userLoaded,
    attempt: context.attempt,
    pendingMerchantInvite: context.pendingInvite?.merchantId ?? null,
    cause: context.cause,
  };
}
