/** Descriptions of facts about the session with the second backend. */
import type { todoFacts } from '../../../events/todo/events.ts';
import { type FactWords, plainName } from './fact-words.ts';

export const todoWords: FactWords<typeof todoFacts> = {
  TodoSessionRestored: () => 'Todo session found again',
  TodoSessionMissed: () => 'No todo session',
  TodoRegistrationRequested: () => 'Asked for a todo account',
  TodoRegistrationFailed: ({ reason }) => `Todo account not made: ${plainName(reason)}`,
  TodoSignInRequested: () => 'Tried to log in to the todos',
  TodoSignInFailed: ({ reason }) => `Could not log in to the todos: ${plainName(reason)}`,
  TodoSignedIn: () => 'Logged in to the todos',
  TodoSessionEnded: () => 'Todo session ran out',
  TodoSignedOut: () => 'Logged out of the todos',
  TodoFailureDismissed: () => 'Closed the message about what failed',
};
