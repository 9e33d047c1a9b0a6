/**
 * What admins and the server decide about one account, stream `account/{uid}` on the server. A person's own profile
 * fields are in the user document and not here: a log that must never be edited holds no names or addresses.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { roles, userSchema } from '../profile/user.ts';

export const contactKinds = ['email', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];
/** A mailed link, or the word of an admin. */
export const proofs = ['link', 'admin'] as const;
export type Proof = (typeof proofs)[number];

export const accountFacts = {
  /** The complete new set, in the order of `roles`. */
  RolesChanged: defineFact(
    'truth',
    1,
    z.strictObject({ roles: z.array(z.enum(roles)).check(z.minLength(1), z.maxLength(roles.length)) }),
  ),
  TrialLimitChanged: defineFact('truth', 1, z.strictObject({ trialLimit: userSchema.shape.trialLimit })),
  AccountDisabled: defineFact('truth', 1, z.strictObject({})),
  AccountEnabled: defineFact('truth', 1, z.strictObject({})),
  /** Somebody other than the person changed profile fields; `fields` are their names. */
  ProfileEdited: defineFact('truth', 1, z.strictObject({ fields: z.array(z.string()) })),
  /** An admin vouched, or a mailed link proved, that the account's email address or phone number is the person's own. */
  ContactVerified: defineFact(
    'truth',
    1,
    z.strictObject({ contact: z.enum(contactKinds), how: z.enum(proofs) }),
  ),
  /** They typed the code that a merchant showed them in the shop. */
  ContactVerifiedByCode: defineFact(
    'truth',
    1,
    z.strictObject({ contact: z.enum(contactKinds), merchant: z.string() }),
  ),
  /** A second factor for signing in; `passkeys` is how many there are now. Names and keys are never logged. */
  PasskeyAdded: defineFact('truth', 1, z.strictObject({ passkeys: z.int().check(z.positive()) })),
  PasskeyRemoved: defineFact('truth', 1, z.strictObject({ passkeys: z.int().check(z.nonnegative()) })),
  /** The server's operator removed all passkeys, for a person who has lost them. */
  PasskeysReset: defineFact('truth', 1, z.strictObject({})),
  /** A new set, which makes all earlier codes invalid. */
  RecoveryCodesMade: defineFact('truth', 1, z.strictObject({})),
  RecoveryCodeUsed: defineFact('truth', 1, z.strictObject({})),
  /** They asked to become a merchant; what they wrote is not logged. */
  MerchantRequested: defineFact('truth', 1, z.strictObject({})),
  MerchantRequestWithdrawn: defineFact('truth', 1, z.strictObject({})),
  /** Follows the fact that gives the role. */
  MerchantRequestGranted: defineFact('truth', 1, z.strictObject({})),
  MerchantRequestDeclined: defineFact('truth', 1, z.strictObject({})),
  /** Every earlier session, on every device, has ended. */
  SessionsEnded: defineFact('truth', 1, z.strictObject({})),
} as const;

export type AccountFact = FactsOf<typeof accountFacts>;
export const accountFact = factConstructors(accountFacts);
export const accountStream = defineStream('account/', accountFacts);
