/** Type and helpers of the files in this folder: a sentence for each fact that says what happened. */
import type * as z from 'zod/mini';
import type { FactDefinitions } from '../../../events/log/facts.ts';
import type { Cause } from '../../../events/shared/causes.ts';
import type { FailureKind } from '../../../events/shared/failure.ts';

/** A missing fact is a type error. */
export type FactWords<Definitions extends FactDefinitions> = {
  readonly [Type in keyof Definitions]: (data: z.infer<Definitions[Type]['schema']>) => string;
};

const causeWords: Readonly<Record<Cause, string>> = {
  wrongCredentials: 'wrong email or password',
  tooManyAttempts: 'too many attempts',
  noNetwork: 'no network',
  accountDisabled: 'the account is disabled',
  emailTaken: 'the email cannot be used for a new account',
  badEmail: 'not an email address',
  weakPassword: 'the password is too easy to guess',
  badLink: 'the link no longer works',
  sessionEnded: 'the session had ended',
  notAllowed: 'not allowed',
  lastAdmin: 'the only admin has to stay',
  passkeyCancelled: 'the passkey was not used',
  passkeyRefused: 'the passkey was not accepted',
  passkeyKnown: 'the passkey is there already',
  noPasskeyHere: 'passkeys do not work here',
  wrongRecoveryCode: 'not a recovery code',
  signInOver: 'it took too long',
  conflict: 'somebody else was faster',
  missing: 'not found',
  unknown: 'something went wrong',
};
export const becauseOf = (cause: Cause) => causeWords[cause];

const failureWords: Readonly<Record<FailureKind, string>> = {
  offline: 'no network',
  'signed-out': 'not logged in any more',
  storage: 'the device’s storage refused',
  damaged: 'what is saved is damaged',
  failed: 'something went wrong',
};
export const whyFailed = (kind: FailureKind) => failureWords[kind];

/** Splits a name into words: `AddToCart` becomes `add to cart`. */
export const plainName = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
