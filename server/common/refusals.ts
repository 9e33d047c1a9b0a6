/**
 * Turns refusals by rules into HTTP errors, for every noun and both backends: the reason decides the status, and the message
 * is the rule's. It knows no nouns; the caller says which field of a form is meant.
 */
import { Refused } from '../../src/events/log/decider.ts';
import { Problem } from '../problem.ts';

/** Reasons that are not listed mean a conflict with the current state: 409. */
const statusOf: Readonly<Record<string, number>> = {
  'not-found': 404,
  'not-allowed': 403,
  'not-yours': 403,
  'proof-too-old': 403,
  'no-role': 400,
  'unknown-role': 400,
  'bad-trial-limit': 400,
  'no-lines': 400,
  'too-many-lines': 400,
  'duplicate-line': 400,
  'bad-line': 400,
  'bad-quantity': 400,
  'bad-details': 400,
};

/** One field of the body breaks a rule that the API schema cannot express; the same shape as FastAPI's errors. */
export const invalidField = (field: string, message: string) =>
  new Problem(422, 'value_error', message, field);

/** The field of the body that a refusal is about, as the API schema names it; null: none. */
export type FieldOf<R extends Refused = Refused> = (refused: R) => string | null;

export function problemOf<R extends Refused>(refused: R, fieldOf: FieldOf<R> = () => null): Problem {
  const { reason, message } = refused;
  const field = fieldOf(refused);
  return field === null
    ? new Problem(statusOf[reason] ?? 409, reason, message)
    : invalidField(field, message);
}

/** Returns the outcome. @throws Problem when it is a refusal */
export function accepted<Outcome>(
  outcome: Outcome,
  fieldOf?: FieldOf<Extract<Outcome, Refused>>,
): Exclude<Outcome, Refused> {
  if (outcome instanceof Refused) throw problemOf(outcome as Extract<Outcome, Refused>, fieldOf);
  return outcome as Exclude<Outcome, Refused>;
}
