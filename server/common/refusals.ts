/**
 * What a refusal of a rule is over HTTP, for every noun and both backends: the status goes by the reason, and the words are
 * those of the rule. It knows no noun; which field of a form is meant, whoever asks says.
 */
import { Refused } from '../../src/events/log/decider.ts';
import { Problem } from '../problem.ts';

/** A reason that is not named here says that the noun stands in the way as it is now: 409. */
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

/** A rule that the contract cannot tell, broken by one field of the body, as FastAPI answers it. */
export const invalidField = (field: string, message: string) =>
  new Problem(422, 'value_error', message, field);

/** Of a refusal: the field of the body that it is about, by its name in the contract; null when it is about none. */
export type FieldOf<R extends Refused = Refused> = (refused: R) => string | null;

export function problemOf<R extends Refused>(refused: R, fieldOf: FieldOf<R> = () => null): Problem {
  const { reason, message } = refused;
  const field = fieldOf(refused);
  return field === null
    ? new Problem(statusOf[reason] ?? 409, reason, message)
    : invalidField(field, message);
}

/** @throws Problem when the rules refused it */
export function accepted<Outcome>(
  outcome: Outcome,
  fieldOf?: FieldOf<Extract<Outcome, Refused>>,
): Exclude<Outcome, Refused> {
  if (outcome instanceof Refused) throw problemOf(outcome as Extract<Outcome, Refused>, fieldOf);
  return outcome as Exclude<Outcome, Refused>;
}
