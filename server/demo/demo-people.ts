/** Who the demo's people are to each other, and how they act. */
import type { Asker } from '../security/session.ts';

/** uids. */
export interface DemoPeople {
  readonly admin: string;
  readonly merchant: string;
  readonly user: string;
  /** Another merchant, where the first one buys what a workshop uses up. */
  readonly supplier: string;
  /** A client of the merchant. */
  readonly client: string;
  /** Has an invite to answer. */
  readonly invited: string;
}

/** As whom the functions behind the routes take somebody. */
export const asAsker = (people: DemoPeople, uid: string): Asker => ({
  uid,
  isAdmin: uid === people.admin,
  isMerchant: uid === people.merchant || uid === people.supplier,
});
