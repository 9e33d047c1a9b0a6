/** One transaction as the server shows it to a person who may read it: with display names in addition to the rules' state. */
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

/** One entry of a transaction's history. */
export interface PastFact {
  readonly seq: number;
  readonly type: string;
  readonly v: number;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Display name of the person who did it; empty when their account was deleted. */
  readonly by: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface DetailLine extends Line {
  /** Today's price of one more item; null when no more are available. */
  readonly moreCents: number | null;
}

/** An issued invoice or credit note. */
export interface IssuedInvoice {
  readonly number: string;
  readonly kind: 'invoice' | 'credit-note';
  /** Including tax added on top; positive also for a credit note. */
  readonly totalCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether the invoice matches the current order. */
  readonly upToDate: boolean;
  /** When it was last sent by mail; null: never. */
  readonly mailedAt: string | null;
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
  /** When an unpaid order releases its items; null: it keeps them, or holds none. */
  readonly heldUntil: string | null;
  /** When and how it is handed over; null: undecided. */
  readonly handover: Handover | null;
  /** When it became ready for the buyer; null: it is not. */
  readonly readyAt: string | null;
  /** When the buyer was last reminded to pay; null: never. */
  readonly remindedAt: string | null;
  /** Where its documents can be mailed; empty: no address is known; null: no mail is sent here, or not by the reader. */
  readonly invoiceMailTo: string | null;
  /** Oldest first, here and below. */
  readonly invoices: readonly IssuedInvoice[];
  readonly history: readonly PastFact[];
}
