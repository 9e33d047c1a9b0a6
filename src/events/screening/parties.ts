/** Who may see, correct, withdraw and erase a résumé: its employer, its sender, and admins. */
import type { Asker } from '../account/asked.ts';
import type { Erasure } from './events.ts';
import type { Screening } from './projection.ts';

export type By = Exclude<Asker, 'system'>;

/** The sender of a résumé, identified by their account, or by the receipt they were given. */
export type Sender = By | 'receipt';

/** Who or what erases: the sender, somebody else with an account, or another cause. */
export type Eraser = Sender | { readonly because: Exclude<Erasure, 'applicant' | 'admin'> };

type Parties = Pick<Screening, 'employer' | 'applicant'>;

/** Whether somebody may see a screening with its score. */
export const maySee = ({ employer }: Pick<Parties, 'employer'>, { uid, isAdmin }: By) =>
  isAdmin || uid === employer;

/** Résumés that an employer has added have no sender and no receipt. */
export const isSender = ({ applicant }: Screening, by: Sender) => by === 'receipt' || by.uid === applicant;

/** null: not allowed to erase it. */
export function erasureOf({ applicant, employer, added }: Screening, by: Eraser): Erasure | null {
  if (by === 'receipt') return 'applicant';
  if ('because' in by) return by.because;
  if (by.uid === applicant) return 'applicant';
  if (added && by.uid === employer) return 'employer';
  return by.isAdmin ? 'admin' : null;
}
