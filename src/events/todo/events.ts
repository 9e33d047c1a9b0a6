/** Facts of a session with the second backend, journaled by its statechart. They hold no name, password or token. */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { todoReasonSchema } from './problem.ts';

const noData = z.strictObject({});
const account = z.strictObject({ accountId: z.int() });
const failure = z.strictObject({ reason: todoReasonSchema });

export const todoFacts = {
  /** The tab's session was restored after a reload. */
  TodoSessionRestored: defineFact('journal', 1, account),
  /** The tab had no session. */
  TodoSessionMissed: defineFact('journal', 1, noData),
  TodoRegistrationRequested: defineFact('journal', 1, noData),
  TodoRegistrationFailed: defineFact('journal', 1, failure),
  TodoSignInRequested: defineFact('journal', 1, noData),
  TodoSignInFailed: defineFact('journal', 1, failure),
  TodoSignedIn: defineFact('journal', 1, account),
  /** The token expired, or the backend refused it. */
  TodoSessionEnded: defineFact('journal', 1, noData),
  TodoSignedOut: defineFact('journal', 1, noData),
  TodoFailureDismissed: defineFact('journal', 1, noData),
};

export type TodoFact = FactsOf<typeof todoFacts>;
export const todoFact = factConstructors(todoFacts);
export const todoStream = defineStream('todo', todoFacts);
