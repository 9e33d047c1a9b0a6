/**
 * Why an identity call failed, in the few kinds that a person can act on. The only place with the SDK's error codes
 * (auth/…, Firestore's) and the texts for them; at sign-in, they never reveal whether an email has an account.
 */
import * as z from 'zod/mini';

export const causes = [
  'wrongCredentials',
  'tooManyAttempts',
  'noNetwork',
  'accountDisabled',
  'emailTaken',
  'badEmail',
  'weakPassword',
  'badLink',
  'sessionEnded',
  'notAllowed',
  'lastAdmin',
  'passkeyCancelled',
  'passkeyRefused',
  'passkeyKnown',
  'noPasskeyHere',
  'wrongRecoveryCode',
  'signInOver',
  'conflict',
  'missing',
  'unknown',
] as const;
export type Cause = (typeof causes)[number];
export const causeSchema = z.enum(causes);

/** Headings above the cause, as specified. */
export const signInFailedText = 'Failed to login.';
export const signOutFailedText = 'Failed to log out.';

export const causeText: Readonly<Record<Cause, string>> = {
  wrongCredentials: 'The email or the password is wrong.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes, then try again.',
  noNetwork: 'The server cannot be reached. Check your connection, then try again.',
  accountDisabled: 'This account is disabled. Ask whoever runs this installation.',
  emailTaken: 'This email cannot be used for a new account. If it is yours, log in or reset the password.',
  badEmail: 'Enter an email address like name@example.com.',
  weakPassword: 'This password is too easy to guess. Choose a longer or less common one.',
  badLink: 'This link has expired or was used already. Ask for a new one.',
  sessionEnded: 'Your session has ended. Log in again.',
  notAllowed: 'You may not do this.',
  lastAdmin: 'You are the only admin. Make somebody else an admin first, then delete your account.',
  passkeyCancelled: 'The passkey was not used: it was cancelled, or took too long.',
  passkeyRefused: 'This passkey was not accepted. Try again, or use another one.',
  passkeyKnown: 'This device or key has a passkey of this account already.',
  noPasskeyHere: 'This browser cannot use passkeys at this address. They need https, or localhost.',
  wrongRecoveryCode: 'This is none of your recovery codes, or it was used.',
  signInOver: 'This took too long. Enter your password again.',
  conflict: 'Somebody else was faster. Try again.',
  missing: 'This could not be found.',
  unknown: 'Something went wrong on our side. Try again in a moment.',
};

const causeOfCode: Readonly<Record<string, Cause>> = {
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/user-mismatch': 'wrongCredentials',
  'auth/missing-password': 'wrongCredentials',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/quota-exceeded': 'tooManyAttempts',
  'auth/network-request-failed': 'noNetwork',
  'auth/timeout': 'noNetwork',
  'auth/user-disabled': 'accountDisabled',
  'auth/email-already-in-use': 'emailTaken',
  'auth/invalid-email': 'badEmail',
  'auth/missing-email': 'badEmail',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/expired-action-code': 'badLink',
  'auth/invalid-action-code': 'badLink',
  'auth/invalid-oob-code': 'badLink',
  'auth/requires-recent-login': 'sessionEnded',
  'auth/user-token-expired': 'sessionEnded',
  'auth/invalid-user-token': 'sessionEnded',
  'auth/null-user': 'sessionEnded',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/admin-restricted-operation': 'notAllowed',
  'auth/last-admin': 'lastAdmin',
  'passkey/cancelled': 'passkeyCancelled',
  'passkey/refused': 'passkeyRefused',
  'passkey/known': 'passkeyKnown',
  'passkey/not-here': 'noPasskeyHere',
  'passkey/wrong-code': 'wrongRecoveryCode',
  'passkey/over': 'signInOver',
  unauthenticated: 'sessionEnded',
  'permission-denied': 'notAllowed',
  'already-exists': 'conflict',
  aborted: 'conflict',
  'not-found': 'missing',
  'resource-exhausted': 'tooManyAttempts',
  unavailable: 'noNetwork',
  'deadline-exceeded': 'noNetwork',
};

/**
 * Firestore lite reports a call that never reached the server with the code of a server error; only the browser's own
 * text in its message distinguishes them (Chromium, Firefox, Safari, Node).
 */
const fetchFailed = /failed with error: (failed to fetch|networkerror|load failed|fetch failed)/i;

/** The kind of any error that an identity or document call rejects with. */
export function causeOf(error: unknown): Cause {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return 'unknown';
  if (code === 'unknown' && fetchFailed.test(String(message))) return 'noNetwork';
  return Object.hasOwn(causeOfCode, code) ? causeOfCode[code]! : 'unknown';
}

/** What went wrong, for a person: our own errors have a readable message, the SDK's get the text of their cause. */
export function plainMessage(error: unknown): string {
  if (error instanceof Error && !('code' in error) && error.message) return error.message;
  return causeText[causeOf(error)];
}

/** A failed call with a message for people; `kind` lets a form show it next to the right field. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly kind: Cause;
  /** The form field that is the cause, if any. */
  readonly field: string | null;

  constructor(kind: Cause, message: string, cause: unknown, field: string | null = null) {
    super(message, { cause });
    this.kind = kind;
    this.field = field;
  }
}

/** The form field that an error names as its cause, if any: only our own errors and those of our server do. */
export function fieldOfError(error: unknown): string | null {
  const field: unknown = error instanceof Error && 'field' in error ? error.field : null;
  return typeof field === 'string' ? field : null;
}
