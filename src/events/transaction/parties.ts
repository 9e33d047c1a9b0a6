/** Who may change a transaction: its buyer, its seller, either of them, and admins. */
import type { Asker } from '../account/asked.ts';
import { refuse } from './refusal.ts';
import type { Transaction } from './projection.ts';

/** The person acting, never the server itself. */
export type By = Exclude<Asker, 'system'>;

export type Parties = Pick<Transaction, 'buyer' | 'seller'>;

/** For a buyer without an account, the seller acts. */
const isBuyer = ({ buyer, seller }: Parties, { uid }: By) => uid === (buyer ?? seller);

/** Whether a person may read a transaction at all. */
export const isParty = ({ buyer, seller }: Parties, { uid, isAdmin }: By) =>
  isAdmin || uid === buyer || uid === seller;

/** Who may make a change, besides admins. */
export const actors = {
  buyer: { may: isBuyer, otherwise: refuse('not-allowed', 'Only the buyer can do this.') },
  seller: {
    may: ({ seller }: Parties, { uid }: By) => uid === seller,
    otherwise: refuse('not-allowed', 'Only the seller can do this.'),
  },
  either: {
    may: isParty,
    otherwise: refuse('not-allowed', 'Only the buyer and the seller can do this.'),
  },
} as const;
