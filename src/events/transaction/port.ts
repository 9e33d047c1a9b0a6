/** What the pages ask of the server about transactions, and what they get: names for people beside the state that the rules know. */
import type { Contact, OrderDetails, PaymentMethod } from './contact.ts';
import type { TransactionChange } from './decide.ts';
import type { Party, TransactionDetail } from './detail.ts';
import type { Line } from './line.ts';
import type { TransactionStatus } from './projection.ts';
import type { OverTime } from '../shared/over-time.ts';
import type { ListQuery, Sorted } from '../shared/paging.ts';

export interface TransactionRow {
  readonly number: number;
  readonly state: TransactionStatus;
  readonly version: number;
  readonly buyer: Party;
  readonly seller: Party;
  /** E.164. */
  readonly phone: string;
  /** Of the first line. */
  readonly title: string;
  readonly lineCount: number;
  readonly totalCents: number;
  readonly paymentMethod: PaymentMethod;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** An unpaid order gives its items back then; null: it keeps them, or holds none. */
  readonly heldUntil: string | null;
  /** When it changes hands begins, UTC, ISO 8601; null: nobody has said. */
  readonly handoverAt: string | null;
  /** Since when it is ready for the buyer; null: it is not. */
  readonly readyAt: string | null;
}

/** Sums of all that was found, on all pages together. */
export interface TransactionTotals {
  /** Of what is unpaid or paid. */
  readonly totalCents: number;
  readonly draftCents: number;
  readonly unpaidCents: number;
  readonly paidCents: number;
  readonly cancelledCents: number;
  readonly refundedCents: number;
}

export interface TransactionPage {
  readonly transactions: readonly TransactionRow[];
  /** How many were found on all pages together. */
  readonly total: number;
  readonly totals: TransactionTotals;
}

export const transactionSorts = [
  'number',
  'createdAt',
  'totalCents',
  'buyerName',
  'sellerName',
  'state',
] as const;
export type TransactionSortKey = (typeof transactionSorts)[number];
export type TransactionSort = Sorted<TransactionSortKey>;

export interface TransactionQuery extends ListQuery<TransactionSort> {
  /** null: in every state. */
  readonly state: TransactionStatus | null;
  /** The first instant, UTC, ISO 8601; null: no bound, here and below. */
  readonly from: string | null;
  /** The first instant that is too late. */
  readonly before: string | null;
}

/** Which of them are found. */
export type TransactionFilters = Pick<TransactionQuery, 'search' | 'state' | 'from' | 'before'>;

interface Sum {
  readonly count: number;
  readonly cents: number;
}

/** Those that come to most, and how many there are. */
export interface TopSales {
  readonly top: readonly (Sum & { readonly name: string })[];
  readonly total: number;
}

/** Of what is unpaid or paid among all that was found. `count` is of orders, in products of items. */
export interface SalesFigures extends Sum {
  readonly weeks: OverTime<Sum>;
  readonly months: OverTime<Sum>;
  readonly products: TopSales;
  readonly clients: TopSales;
}

/** Whose transactions: everybody's (admins), bought by, sold by or owed by the signed-in person. */
export type TransactionList = 'all' | 'bought' | 'sold' | 'unpaid';

export interface NewTransaction extends OrderDetails {
  /** A UUID drawn once for one intention: sent again, it makes no second transaction. */
  readonly key: string;
  /** An own client, who then sees it; null for anybody else. */
  readonly buyerUid: string | null;
  /** The question for a price that it answers. */
  readonly quoteRequestId: string | null;
  /** An own estimate of a bag that it is made from. */
  readonly estimateId?: string;
  readonly lines: readonly Omit<Line, 'id'>[];
  /** At once; otherwise it stays a draft. */
  readonly place: boolean;
}

/** What was last written down with a phone number. */
export interface LastDetails {
  /** When the number was last used by somebody who still is a client. */
  readonly buyerUid: string | null;
  readonly contact: Contact;
  readonly paymentMethod: PaymentMethod;
}

export interface PhoneSearch {
  /** In any usual spelling. */
  readonly phone: string;
  /** Country whose national numbers need no country code. */
  readonly region: string | null;
}

/** Every rejection is an Error whose message a person can read. */
export interface TransactionCalls {
  list(which: TransactionList, query: TransactionQuery): Promise<TransactionPage>;
  /** Of what the signed-in merchant sold. @param timeZone where days begin, an IANA name */
  sales(filters: TransactionFilters, timeZone: string): Promise<SalesFigures>;
  /** What the signed-in person owes: ordered up to 7 days ago, 8 to 30, 31 to 60, more. */
  unpaidAges(search: string, timeZone: string): Promise<readonly Sum[]>;
  /** Own ones, anybody's for admins. Days are not asked about. */
  findByPhone(who: PhoneSearch, query: TransactionQuery): Promise<TransactionPage>;
  /** null when nothing was written down with that number. */
  lastDetails(who: PhoneSearch): Promise<LastDetails | null>;
  /** null when there is none for this person. */
  load(number: number): Promise<TransactionDetail | null>;
  create(transaction: NewTransaction): Promise<TransactionDetail>;
  /** Rejects with the reason when a rule refuses it. */
  change(request: TransactionRequest): Promise<TransactionDetail>;
  /** What is filled in at one's next checkout; null: nothing is kept. */
  keptContact(): Promise<Contact | null>;
  /** In place of what was kept; null: forgets it. */
  keepContact(contact: Contact | null): Promise<void>;
}

/** A change that the page's statechart sends. */
export interface TransactionRequest {
  readonly number: number;
  readonly change: TransactionChange;
  /** The version the person decided on. */
  readonly seen: number;
}
