/**
 * How long an unpaid order keeps its items from others, and how many an unverified account may keep so. What is not
 * counted can be sold without end, so an order of such products holds nothing and never runs out.
 */
import type { Decision, Refused } from '../log/decider.ts';
import { transactionFact, type TransactionFact } from './events.ts';
import type { Line } from './line.ts';
import { quantitiesOf, type Transaction } from './projection.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const verifiedHoldMs = 7 * dayMs;
export const unverifiedHoldMs = 24 * hourMs;
/** Counted from the moment at which the seller says so. */
export const maxHoldMs = 90 * dayMs;
/** Of counted products, in all unpaid orders of one account together. */
export const maxUnverifiedQuantity = 5;
/** The same, of one seller's products in the unpaid orders of all unverified accounts: many accounts are quickly made. */
export const maxUnverifiedOfSeller = 20;

/** The account that an order is for. */
export interface BuyerAccount {
  /** Its email address or phone number has been shown to be the person's own. */
  readonly verified: boolean;
  /** Items of counted products that its other unpaid orders hold. */
  readonly heldElsewhere: number;
  /** Items of this seller's counted products that unpaid orders of other unverified accounts hold. */
  readonly heldByUnverified: number;
}

/** @param stock has the products whose items are counted */
export function countedQuantity(lines: readonly Line[], stock: ReadonlyMap<string, number>): number {
  let quantity = 0;
  for (const [productId, count] of quantitiesOf(lines)) if (stock.has(productId)) quantity += count;
  return quantity;
}

/** null: for as long as the seller leaves it. */
export function heldUntil(quantity: number, account: BuyerAccount | null, at: string): string | null {
  if (account === null || quantity === 0) return null;
  return new Date(Date.parse(at) + (account.verified ? verifiedHoldMs : unverifiedHoldMs)).toISOString();
}

/** @param quantity that this order would hold */
export function validateHold(
  quantity: number,
  account: BuyerAccount | null,
): Refused<TransactionRefusal> | null {
  if (account === null || account.verified || quantity === 0) return null;
  if (quantity + account.heldElsewhere > maxUnverifiedQuantity) {
    return refuse(
      'verify-first',
      `Until your email address is confirmed, your unpaid orders can hold ${maxUnverifiedQuantity} items in all. Confirm it in your profile, or order fewer.`,
    );
  }
  if (quantity + account.heldElsewhere + account.heldByUnverified <= maxUnverifiedOfSeller) return null;
  return refuse(
    'verify-first',
    'Too many new customers hold items of this shop at the moment. Confirm your email address in your profile, then order.',
  );
}

export function extendHold(
  { heldUntil: now }: Transaction,
  until: string,
  at: string,
): Decision<TransactionFact, TransactionRefusal> {
  if (now === null) return refuse('nothing-held', 'This order keeps its items without a time limit.');
  const end = Date.parse(until);
  if (!(end > Date.parse(now)) || end > Date.parse(at) + maxHoldMs) {
    return refuse('bad-hold', `Choose a later day than now, at most ${maxHoldMs / dayMs} days from today.`);
  }
  return [transactionFact.TransactionHoldExtended({ until: new Date(end).toISOString() })];
}

/** Nothing new when there is still time, or nothing to give back. */
export function expireHold(
  { status, heldUntil: until }: Transaction,
  at: string,
): readonly TransactionFact[] {
  const isOver = status === 'unpaid' && until !== null && Date.parse(until) <= Date.parse(at);
  return isOver ? [transactionFact.TransactionExpired({})] : [];
}
