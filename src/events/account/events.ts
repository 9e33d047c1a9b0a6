/**
 * What admins and the server decide about one account, stream `account/{uid}` on the server. Own fields of a
 * person are in the user document and not here: a log that must never be edited holds no names and addresses.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../catalog.ts';
import { roles, userSchema } from '../profile/user.ts';

export const accountFacts = {
  /** The whole new set, in the order of `roles`. */
  RolesChanged: defineFact(
    1,
    z.strictObject({ roles: z.array(z.enum(roles)).check(z.minLength(1), z.maxLength(roles.length)) }),
  ),
  TrialLimitChanged: defineFact(1, z.strictObject({ trialLimit: userSchema.shape.trialLimit })),
  AccountDisabled: defineFact(1, z.strictObject({})),
  AccountEnabled: defineFact(1, z.strictObject({})),
  /** Somebody else than the person changed own fields; `fields` are the names of what changed. */
  ProfileEdited: defineFact(1, z.strictObject({ fields: z.array(z.string()) })),
  /** Every earlier sign-in, on every device, is over. */
  SessionsEnded: defineFact(1, z.strictObject({})),
} as const;

export type AccountFact = FactsOf<typeof accountFacts>;
export const accountFact = factConstructors(accountFacts);
