/**
 * The facts of the sign-in statechart, stream `auth`: who was signed in on this device and what went wrong.
 * They hold uids and causes only, never an email, a password or a token.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { causeSchema } from '../shared/causes.ts';

/** The signed-in person as the identity service knows them; their role here is in their user document. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** The service's answer to a correct password that is not enough: it can be completed once, within some minutes. */
export interface PendingSignIn {
  readonly pending: string;
}

const noData = z.strictObject({});
const uid = z.string();
const because = z.strictObject({ cause: causeSchema });

export const authFacts = {
  /** Reported by the listener: at the start, after a sign-out, or when another tab signed in or out. */
  AuthStateReceived: defineFact('journal', 1, z.strictObject({ uid: z.nullable(uid) })),
  /** The listener could not be started; the person counts as signed out. */
  AuthUnavailable: defineFact('journal', 1, because),
  SignInRequested: defineFact('journal', 1, noData),
  SignedIn: defineFact('journal', 1, z.strictObject({ uid })),
  SignInFailed: defineFact('journal', 1, because),
  /** The password was correct but is not enough. */
  SecondFactorAsked: defineFact('journal', 1, noData),
  /** What the person presents now. */
  SecondFactorShown: defineFact('journal', 1, z.strictObject({ with: z.enum(['passkey', 'recoveryCode']) })),
  /** They can present it again, or something else instead. */
  SecondFactorRefused: defineFact('journal', 1, because),
  /** The person canceled it. */
  SecondFactorCancelled: defineFact('journal', 1, noData),
  /** It was not presented in time: the password has to be entered again. */
  SecondFactorExpired: defineFact('journal', 1, noData),
  SignOutRequested: defineFact('journal', 1, noData),
  SignedOut: defineFact('journal', 1, noData),
  SignOutFailed: defineFact('journal', 1, because),
  /** The person dismissed the message, or moved on. */
  AuthFailureDismissed: defineFact('journal', 1, noData),
  /** A registration began: its new user is hidden until it is done. */
  AuthUserHeld: defineFact('journal', 1, noData),
  AuthUserReleased: defineFact('journal', 1, noData),
} as const;

export type AuthFact = FactsOf<typeof authFacts>;
export const authFact = factConstructors(authFacts);
export const authStream = defineStream('auth', authFacts);
