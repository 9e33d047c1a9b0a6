/**
 * The facts of one person's registration on this device, stream `registration`: its steps and why it stopped.
 * They contain nothing the person typed: that is in the user document, and the password nowhere.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { causeSchema } from '../shared/causes.ts';
import { userNamePattern } from '../profile/user.ts';

const noData = z.strictObject({});
const account = z.strictObject({ uid: z.string() });
const named = z.strictObject({ userName: z.string().check(z.regex(userNamePattern)) });
const because = z.strictObject({ cause: causeSchema });

export const registrationFacts = {
  RegistrationSubmitted: defineFact('journal', 1, noData),
  AccountCreated: defineFact('journal', 1, account),
  /** The email already has an account: a half-made one of the same person, if the password matches. */
  AccountFound: defineFact('journal', 1, noData),
  AccountResumed: defineFact('journal', 1, account),
  DisplayNameSet: defineFact('journal', 1, noData),
  UserNameDrawn: defineFact('journal', 1, named),
  /** The database rejected the new document: the userName is taken, or the document already exists. */
  UserDocumentRefused: defineFact('journal', 1, named),
  UserDocumentMissing: defineFact('journal', 1, noData),
  UserDocumentFound: defineFact('journal', 1, noData),
  UserDocumentWritten: defineFact('journal', 1, named),
  /** It failed after the account was made; the account is being signed out, so that nobody is half signed in. */
  RegistrationStopped: defineFact('journal', 1, because),
  RegistrationFailed: defineFact('journal', 1, because),
  RegistrationFinished: defineFact('journal', 1, account),
  RegistrationReset: defineFact('journal', 1, noData),
} as const;

export type RegistrationFact = FactsOf<typeof registrationFacts>;
export const registrationFact = factConstructors(registrationFacts);
export const registrationStream = defineStream('registration', registrationFacts);
