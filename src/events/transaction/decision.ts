/** What a decision on a transaction depends on besides its state (stock, time, the buyer's account, the seller's hours), and its outcome. */
import type { Decision } from '../log/decider.ts';
import type { TransactionFact } from './events.ts';
import type { BuyerAccount } from './hold.ts';
import type { ShopHours } from '../shop/hours.ts';
import type { TransactionRefusal } from './refusal.ts';

/** Items left of each product, by product id; a missing product is not counted. */
export type Stock = ReadonlyMap<string, number>;

/** What else the server knows when it runs a command. */
export interface Circumstances {
  readonly stock: Stock;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  /** null: a person without an account. */
  readonly account: BuyerAccount | null;
  /** Hours of the seller; null: none are known. */
  readonly hours: ShopHours | null;
}

export type TransactionDecision = Decision<TransactionFact, TransactionRefusal>;
