/** One transaction as the server shows it to somebody who may read it: names for people beside what the rules know. */
import type { OrderDetails } from './contact.ts';
import type { Origin } from './events.ts';
import type { Handover } from './handover.ts';
import type { Line } from './line.ts';
import type { TransactionStatus } from './projection.ts';

/** Buyer or seller. A buyer without an account has neither uid nor user name. */
export interface Party {
  readonly uid: string | null;
  readonly userName: string | null;
  readonly name: string;
}

/** One fact of a transaction's past. */
export interface PastFact {
  readonly seq: number;
  readonly type: string;
  readonly v: number;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Display name of whoever did it; empty when their account is gone. */
  readonly by: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface DetailLine extends Line {
  /** What one more piece costs today; null when no more can be had. */
  readonly moreCents: number | null;
}

/** An invoice or a credit note that was issued. */
export interface IssuedInvoice {
  readonly number: string;
  readonly kind: 'invoice' | 'credit-note';
  /** With the tax that is added on top; a credit note's has no minus. */
  readonly totalCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether it is the invoice of what the order is now. */
  readonly upToDate: boolean;
}

export interface TransactionDetail extends OrderDetails {
  readonly number: number;
  readonly state: TransactionStatus;
  readonly version: number;
  readonly origin: Origin;
  readonly buyer: Party;
  readonly seller: Party;
  readonly lines: readonly DetailLine[];
  readonly totalCents: number;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  readonly placedAt: string | null;
  readonly paidAt: string | null;
  /** An unpaid order gives its items back then; null: it keeps them, or holds none. */
  readonly heldUntil: string | null;
  /** When and how it changes hands; null: nobody has said. */
  readonly handover: Handover | null;
  /** Since when it is ready for the buyer; null: it is not. */
  readonly readyAt: string | null;
  /** When the buyer was last reminded to pay; null: never. */
  readonly remindedAt: string | null;
  /** The oldest first, here and below. */
  readonly invoices: readonly IssuedInvoice[];
  readonly history: readonly PastFact[];
}
