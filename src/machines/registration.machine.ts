/**
 * Registers a new person: account → display name → user document → a short wait → done. A registration that broke off
 * is resumed where its document is missing. It knows no identity service, no clock and no random numbers, and
 * holds the password only while it makes an account or signs in to one.
 */
import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom, waitFor } from 'xstate';
import { causeOf } from '../events/shared/causes.ts';
import type { AuthUser } from '../events/auth/events.ts';
import type { Credentials } from '../events/auth/port.ts';
import {
  newUserDocument,
  type Registration,
  suggestUserName,
  type UserDocument,
} from '../events/profile/user.ts';
import { type RegistrationFact, registrationFact } from '../events/registration/events.ts';
import type { RegistrationStep, RegistrationView } from '../events/registration/projection.ts';
import { promiseSlot } from './slots.ts';

export const userNameAttempts = 5;

export type RegistrationEvent =
  | { readonly type: 'registration.submit'; readonly form: Registration; readonly password: string }
  | { readonly type: 'registration.reset' };

export interface RegistrationContext {
  readonly form: Registration | null;
  readonly password: string | null;
  readonly user: AuthUser | null;
  readonly resumed: boolean;
  readonly document: UserDocument | null;
  /** How many userNames were tried. */
  readonly attempt: number;
  /** The error that made it fail, unchanged, for the form. */
  readonly error: unknown;
}

const blank: RegistrationContext = {
  form: null,
  password: null,
  user: null,
  resumed: false,
  document: null,
  attempt: 0,
  error: null,
};

const credentials = ({ form, password }: RegistrationContext): Credentials => ({
  email: form?.email ?? '',
  password: password ?? '',
});
const uidOf = ({ user }: RegistrationContext) => user?.uid ?? '';
const userNameOf = ({ document }: RegistrationContext) => document?.userName ?? '';

export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationFact,
  },
  actors: {
    createAccount: promiseSlot<AuthUser, Credentials>('registration.createAccount'),
    signIn: promiseSlot<AuthUser, Credentials>('registration.signIn'),
    setDisplayName: promiseSlot<void, { displayName: string }>('registration.setDisplayName'),
    hasUserDocument: promiseSlot<boolean, { uid: string }>('registration.hasUserDocument'),
    /** A random number from 10000 to 99999 and the current time, which a statechart cannot know by itself. */
    draw: promiseSlot<{ number: number; now: string }>('registration.draw'),
    writeUserDocument: promiseSlot<void, { uid: string; document: UserDocument }>(
      'registration.writeUserDocument',
    ),
    signOut: promiseSlot<void>('registration.signOut'),
  },
  delays: { authSettles: 200 },
  guards: {
    resumed: ({ context }) => context.resumed,
    namesLeft: ({ context }) => context.attempt < userNameAttempts,
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'registration.submit' ? { ...blank, form: event.form, password: event.password } : blank,
    ),
    forgetPassword: assign({ password: null }),
    reportSubmitted: emit(registrationFact.RegistrationSubmitted({})),
    reportFailed: emit(({ context }) =>
      registrationFact.RegistrationFailed({ cause: causeOf(context.error) }),
    ),
    reportStopped: emit(({ context }) =>
      registrationFact.RegistrationStopped({ cause: causeOf(context.error) }),
    ),
  },
}).createMachine({
  id: 'registration',
  context: blank,
  initial: 'idle',
  states: {
    idle: {
      on: { 'registration.submit': { target: 'creatingAccount', actions: ['begin', 'reportSubmitted'] } },
    },
    creatingAccount: {
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => credentials(context),
        onDone: {
          target: 'naming',
          actions: [
            assign(({ event }) => ({ user: event.output, password: null })),
            emit(({ event }) => registrationFact.AccountCreated({ uid: event.output.uid })),
          ],
        },
        onError: [
          {
            guard: ({ event }) => causeOf(event.error) === 'emailTaken',
            target: 'resuming',
            actions: [
              assign(({ event }) => ({ error: event.error, resumed: true })),
              emit(registrationFact.AccountFound({})),
            ],
          },
          {
            target: 'failed',
            actions: [assign(({ event }) => ({ error: event.error, password: null })), 'reportFailed'],
          },
        ],
      },
    },
    resuming: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => credentials(context),
        onDone: {
          target: 'naming',
          actions: [
            assign(({ event }) => ({ user: event.output, password: null, error: null })),
            emit(({ event }) => registrationFact.AccountResumed({ uid: event.output.uid })),
          ],
        },
        onError: [
          {
            // Somebody else's email, or a mistyped password: the form gets the original error, that the email is taken.
            guard: ({ event }) => causeOf(event.error) === 'wrongCredentials',
            target: 'failed',
            actions: ['forgetPassword', 'reportFailed'],
          },
          {
            target: 'failed',
            actions: [assign(({ event }) => ({ error: event.error, password: null })), 'reportFailed'],
          },
        ],
      },
    },
    naming: {
      invoke: {
        id: 'setDisplayName',
        src: 'setDisplayName',
        input: ({ context }) => ({ displayName: context.form?.displayName ?? '' }),
        onDone: [
          { guard: 'resumed', target: 'checking', actions: emit(registrationFact.DisplayNameSet({})) },
          { target: 'drawing', actions: emit(registrationFact.DisplayNameSet({})) },
        ],
        onError: {
          target: 'leaving',
          actions: [assign(({ event }) => ({ error: event.error })), 'reportStopped'],
        },
      },
    },
    checking: {
      invoke: {
        id: 'hasUserDocument',
        src: 'hasUserDocument',
        input: ({ context }) => ({ uid: uidOf(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: 'settling',
            actions: [assign({ error: null }), emit(registrationFact.UserDocumentFound({}))],
          },
          {
            guard: 'namesLeft',
            target: 'drawing',
            actions: [assign({ error: null }), emit(registrationFact.UserDocumentMissing({}))],
          },
          { target: 'leaving', actions: 'reportStopped' },
        ],
        onError: {
          target: 'leaving',
          actions: [assign(({ event }) => ({ error: event.error })), 'reportStopped'],
        },
      },
    },
    drawing: {
      invoke: {
        id: 'draw',
        src: 'draw',
        onDone: {
          target: 'writing',
          actions: [
            assign(({ context, event }) => {
              const { number, now } = event.output;
              const form = context.form!;
              const document = newUserDocument(form, suggestUserName(form.firstName, number), now);
              return { document, attempt: context.attempt + 1 };
            }),
            emit(({ context }) => registrationFact.UserNameDrawn({ userName: userNameOf(context) })),
          ],
        },
        onError: {
          target: 'leaving',
          actions: [assign(({ event }) => ({ error: event.error })), 'reportStopped'],
        },
      },
    },
    writing: {
      invoke: {
        id: 'writeUserDocument',
        src: 'writeUserDocument',
        input: ({ context }) => ({ uid: uidOf(context), document: context.document! }),
        onDone: {
          target: 'settling',
          actions: emit(({ context }) =>
            registrationFact.UserDocumentWritten({ userName: userNameOf(context) }),
          ),
        },
        onError: [
          {
            // The name is taken, or an answer was lost and the document exists: only reading it can tell.
            guard: ({ event }) => causeOf(event.error) === 'conflict',
            target: 'checking',
            actions: [
              assign(({ event }) => ({ error: event.error })),
              emit(({ context }) => registrationFact.UserDocumentRefused({ userName: userNameOf(context) })),
            ],
          },
          {
            target: 'leaving',
            actions: [assign(({ event }) => ({ error: event.error })), 'reportStopped'],
          },
        ],
      },
    },
    settling: {
      after: {
        authSettles: {
          target: 'registered',
          actions: emit(({ context }) => registrationFact.RegistrationFinished({ uid: uidOf(context) })),
        },
      },
    },
    leaving: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'failed', actions: 'reportFailed' },
        // The form must get the reason why the registration failed, not this error.
        onError: { target: 'failed', actions: 'reportFailed' },
      },
    },
    failed: {
      on: {
        'registration.submit': { target: 'creatingAccount', actions: ['begin', 'reportSubmitted'] },
        'registration.reset': {
          target: 'idle',
          actions: ['begin', emit(registrationFact.RegistrationReset({}))],
        },
      },
    },
    registered: {
      on: {
        'registration.submit': { target: 'creatingAccount', actions: ['begin', 'reportSubmitted'] },
        'registration.reset': {
          target: 'idle',
          actions: ['begin', emit(registrationFact.RegistrationReset({}))],
        },
      },
    },
  },
});

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/**
 * Submits the form and waits until the registration is done or has failed.
 * @throws the original error of the failed step, unchanged
 */
export async function register(
  actor: RegistrationActor,
  form: Registration,
  password: string,
): Promise<AuthUser> {
  actor.send({ type: 'registration.submit', form, password });
  const { value, context } = await waitFor(
    actor,
    (snapshot) => snapshot.matches('registered') || snapshot.matches('failed'),
  );
  if (value === 'failed') throw context.error;
  return registeredUser(context);
}

/** The new user with the display name they chose; the account was made before that name was set. */
export function registeredUser({ user, form }: RegistrationContext): AuthUser {
  if (!user) throw new Error('Nobody is registered yet');
  return { ...user, displayName: form?.displayName ?? user.displayName };
}

export function viewRegistration({ value, context }: RegistrationSnapshot): RegistrationView {
  return {
    step: value as RegistrationStep,
    uid: context.user?.uid ?? null,
    userName: context.document?.userName ?? null,
    resumed: context.resumed,
    cause: value === 'failed' || value === 'leaving' ? causeOf(context.error) : null,
  };
}
