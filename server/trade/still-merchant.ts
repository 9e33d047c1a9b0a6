/** Whoever lost the role writes no more to buyers in the shop's name, as they issue no more invoices in it. */
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';

/** @throws Problem `not-allowed` */
export function validateMerchant({ isMerchant }: Asker): void {
  if (!isMerchant) throw new Problem(403, 'not-allowed', 'Only a merchant can do this.');
}
