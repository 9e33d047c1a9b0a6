/**
 * What admins and the server decide about one account, stream `account/{uid}` on the server. Own fields of a
 * person are in the user document and not here: a log that must never be edited holds no names and addresses.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { roles, userSchema } from '../profile/user.ts';

export const contactKinds = ['email', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];
/** A link that was mailed there, or an admin's word. */
export const proofs = ['link', 'admin'] as const;
export type Proof = (typeof proofs)[number];

export const accountFacts = {
  /** The whole new set, in the order of `roles`. */
  RolesChanged: defineFact(
    'truth',
    1,
    z.strictObject({ roles: z.array(z.enum(roles)).check(z.minLength(1), z.maxLength(roles.length)) }),
  ),
  TrialLimitChanged: defineFact('truth', 1, z.strictObject({ trialLimit: userSchema.shape.trialLimit })),
  AccountDisabled: defineFact('truth', 1, z.strictObject({})),
  AccountEnabled: defineFact('truth', 1, z.strictObject({})),
  /** Somebody else than the person changed own fields; `fields` are the names of what changed. */
  ProfileEdited: defineFact('truth', 1, z.strictObject({ fields: z.array(z.string()) })),
  /** Somebody said, or a mailed link showed, that the email address or phone number of the account is the person's own. */
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
  /** A second factor to sign in with; `passkeys` is how many there are now. Neither names nor keys are told. */
  PasskeyAdded: defineFact('truth', 1, z.strictObject({ passkeys: z.int().check(z.positive()) })),
  PasskeyRemoved: defineFact('truth', 1, z.strictObject({ passkeys: z.int().check(z.nonnegative()) })),
  /** Whoever runs the server removed all of them, for a person who has lost them. */
  PasskeysReset: defineFact('truth', 1, z.strictObject({})),
  /** A new set; the ones before it are worth nothing. */
  RecoveryCodesMade: defineFact('truth', 1, z.strictObject({})),
  RecoveryCodeUsed: defineFact('truth', 1, z.strictObject({})),
  /** They asked to become a merchant; what they wrote is not told. */
  MerchantRequested: defineFact('truth', 1, z.strictObject({})),
  MerchantRequestWithdrawn: defineFact('truth', 1, z.strictObject({})),
  /** Follows the fact that gives the role. */
  MerchantRequestGranted: defineFact('truth', 1, z.strictObject({})),
  MerchantRequestDeclined: defineFact('truth', 1, z.strictObject({})),
  /** Every earlier sign-in, on every device, is over. */
  SessionsEnded: defineFact('truth', 1, z.strictObject({})),
} as const;

export type AccountFact = FactsOf<typeof accountFacts>;
export const accountFact = factConstructors(accountFacts);
export const accountStream = defineStream('account/', accountFacts);
