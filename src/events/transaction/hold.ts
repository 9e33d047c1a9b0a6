/**
 * How long an unpaid order reserves its items, and how many an unverified account may reserve. Products whose stock is not
 * counted are unlimited, so an order of such products reserves nothing and never expires.
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
/** Measured from the moment the seller extends the hold. */
export const maxHoldMs = 90 * dayMs;
/** Counted items in all unpaid orders of one account together. */
export const maxUnverifiedQuantity = 5;
/** Of one seller's products in the unpaid orders of all unverified accounts, since accounts are easily made. */
export const maxUnverifiedOfSeller = 20;

/** The account an order is for. */
export interface BuyerAccount {
  /** Whether it has proved its email address or phone number. */
  readonly verified: boolean;
  /** Items of counted products that its other unpaid orders hold. */
  readonly heldElsewhere: number;
  /** Items of this seller's counted products that unpaid orders of other unverified accounts hold. */
  readonly heldByUnverified: number;
}

/** @param stock contains only the products whose items are counted */
export function countedQuantity(lines: readonly Line[], stock: ReadonlyMap<string, number>): number {
  let quantity = 0;
  for (const [productId, count] of quantitiesOf(lines)) if (stock.has(productId)) quantity += count;
  return quantity;
}

/** null: without a limit. */
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

/** Returns no facts when there is still time, or nothing to release. */
export function expireHold(
  { status, heldUntil: until }: Transaction,
  at: string,
): readonly TransactionFact[] {
  const isOver = status === 'unpaid' && until !== null && Date.parse(until) <= Date.parse(at);
  return isOver ? [transactionFact.TransactionExpired({})] : [];
}
