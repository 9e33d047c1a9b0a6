/** The demo's people, their relations, and how they act. */
import type { Asker } from '../security/session.ts';

/** uids. */
export interface DemoPeople {
  readonly admin: string;
  readonly merchant: string;
  readonly user: string;
  /** Another merchant, from whom the first one buys supplies. */
  readonly supplier: string;
  /** A client of the merchant. */
  readonly client: string;
  /** Has an invite to answer. */
  readonly invited: string;
}

/** The person as the functions behind the routes expect them. */
export const asAsker = (people: DemoPeople, uid: string): Asker => ({
  uid,
  isAdmin: uid === people.admin,
  isMerchant: uid === people.merchant || uid === people.supplier,
});
