/**
 * The facts of loading one person's user document, stream `profile/{uid}`. They say that it was loaded or saved and
 * which invite is pending, not what the document contains: it belongs to the server.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { causeSchema } from '../shared/causes.ts';

const uid = z.string();
const person = z.strictObject({ uid });
const loaded = z.strictObject({ uid, pendingMerchantInvite: z.nullable(z.string()) });

export const profileFacts = {
  /** The local key `user` had this person cached before the document was requested. */
  UserRecalled: defineFact('journal', 1, loaded),
  UserLoadRequested: defineFact('journal', 1, person),
  UserLoaded: defineFact('journal', 1, loaded),
  /** The document does not exist at this attempt (the first is 1). */
  UserMissing: defineFact('journal', 1, z.strictObject({ uid, attempt: z.int().check(z.gte(1)) })),
  /** Requested again after a missing document. */
  UserLoadRetried: defineFact('journal', 1, z.strictObject({ uid, attempt: z.int().check(z.gte(2)) })),
  /** Missing after all attempts: nobody is shown. */
  UserGivenUp: defineFact('journal', 1, person),
  UserLoadFailed: defineFact('journal', 1, z.strictObject({ uid, cause: causeSchema })),
  /** The person saved changes; `fields` are the names of the changed fields. */
  UserSaved: defineFact('journal', 1, z.strictObject({ uid, fields: z.array(z.string()) })),
  /** Signed out. */
  UserCleared: defineFact('journal', 1, person),
} as const;

export type ProfileFact = FactsOf<typeof profileFacts>;
export const profileFact = factConstructors(profileFacts);
export const profileStream = defineStream('profile/', profileFacts);
