/** Why a change of a transaction was refused: stable names for programs, each with a message for people. */
import { Refused } from '../log/decider.ts';

/** Reasons which mean that the transaction is in another state than the person saw. */
const stateRefusals = [
  'not-placed',
  'not-paid',
  'already-placed',
  'already-paid',
  'already-refunded',
  'already-cancelled',
  'changed-meanwhile',
  'unknown-line',
  'price-changed',
] as const;

export type TransactionRefusal =
  | (typeof stateRefusals)[number]
  | 'not-found'
  | 'already-there'
  | 'not-allowed'
  | 'self'
  | 'buyer-places'
  | 'no-lines'
  | 'too-many-lines'
  | 'duplicate-line'
  | 'bad-line'
  | 'bad-quantity'
  | 'bad-details'
  | 'no-price'
  | 'last-line'
  | 'total-too-large'
  | 'not-enough-stock'
  | 'not-offered'
  | 'verify-first'
  | 'nothing-held'
  | 'bad-hold'
  | 'no-account'
  | 'reminded-lately'
  | 'no-email'
  | 'mailed-often'
  | 'nothing-owed'
  | 'not-due'
  | 'no-hours'
  | 'bad-slot'
  | 'past-slot';

/** A refusal that names the form field it is about. */
export class RefusedField extends Refused {
  readonly field: string;

  constructor(reason: string, message: string, field: string) {
    super(reason, message);
    this.field = field;
  }
}

/** Whether reloading the transaction helps. */
export const isStale = (reason: string) => (stateRefusals as readonly string[]).includes(reason);

export const refuse = (reason: TransactionRefusal, message: string): Refused<TransactionRefusal> =>
  new Refused(reason, message);
