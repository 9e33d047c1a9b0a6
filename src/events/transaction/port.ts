/** What the pages ask of the server about transactions, and the answers: with display names in addition to the rules' state. */
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
  /** Title of the first line. */
  readonly title: string;
  readonly lineCount: number;
  readonly totalCents: number;
  readonly paymentMethod: PaymentMethod;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** When an unpaid order releases its items; null: it keeps them, or holds none. */
  readonly heldUntil: string | null;
  /** Start of the handover, UTC, ISO 8601; null: undecided. */
  readonly handoverAt: string | null;
  /** When it became ready for the buyer; null: it is not. */
  readonly readyAt: string | null;
}

/** Sums over all matches, on all pages together. */
export interface TransactionTotals {
  /** Of unpaid and paid transactions. */
  readonly totalCents: number;
  readonly draftCents: number;
  readonly unpaidCents: number;
  readonly paidCents: number;
  readonly cancelledCents: number;
  readonly refundedCents: number;
}

export interface TransactionPage {
  readonly transactions: readonly TransactionRow[];
  /** Number of matches on all pages together. */
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
  /** null: every state. */
  readonly state: TransactionStatus | null;
  /** Inclusive start, UTC, ISO 8601; here and below, null: no bound. */
  readonly from: string | null;
  /** Exclusive end. */
  readonly before: string | null;
}

/** The filters of a query. */
export type TransactionFilters = Pick<TransactionQuery, 'search' | 'state' | 'from' | 'before'>;

interface Sum {
  readonly count: number;
  readonly cents: number;
}

/** Those with the highest sums, and the number of all. */
export interface TopSales {
  readonly top: readonly (Sum & { readonly name: string })[];
  readonly total: number;
}

/** Of the unpaid and paid transactions among all matches. `count` counts orders, for products items. */
export interface SalesFigures extends Sum {
  readonly weeks: OverTime<Sum>;
  readonly months: OverTime<Sum>;
  readonly products: TopSales;
  readonly clients: TopSales;
}

/** Which transactions: everybody's (admins only), or those the signed-in person bought, sold or owes. */
export type TransactionList = 'all' | 'bought' | 'sold' | 'unpaid';

export interface NewTransaction extends OrderDetails {
  /** A UUID drawn once per intended action: a repeat creates no second transaction. */
  readonly key: string;
  /** One of the merchant's clients, who then sees it; null for anybody else. */
  readonly buyerUid: string | null;
  /** The quote request that it answers. */
  readonly quoteRequestId: string | null;
  /** The merchant's own estimate of a bag that it is made from. */
  readonly estimateId?: string;
  readonly lines: readonly Omit<Line, 'id'>[];
  /** Places it at once; otherwise it stays a draft. */
  readonly place: boolean;
}

/** The details last used with a phone number. */
export interface LastDetails {
  /** If the number was last used by a person who still is a client. */
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

/** A named view of a list of transactions: what is searched for, the filters and the order. */
export interface SavedView {
  /** Drawn where the view is saved; unique among the person's views. */
  readonly id: string;
  readonly list: TransactionList;
  /** Unique in its list, regardless of case. */
  readonly name: string;
  /** '' for everything. */
  readonly search: string;
  /** null: every state. */
  readonly state: TransactionStatus | null;
  /** Days like `2026-11-28`, both included; null: no bound. */
  readonly from: string | null;
  readonly to: string | null;
  readonly sort: TransactionSort;
}

/** All views of one person, in the order they were saved. */
export interface VersionedViews {
  /** Counts the changes; 0: never saved. */
  readonly version: number;
  readonly views: readonly SavedView[];
}

/** Every rejection is an Error with a readable message. */
export interface TransactionCalls {
  list(which: TransactionList, query: TransactionQuery): Promise<TransactionPage>;
  /** The signed-in merchant's sales. @param timeZone IANA name, for where days begin */
  sales(filters: TransactionFilters, timeZone: string): Promise<SalesFigures>;
  /** What the signed-in person owes, by age of the order in days: up to 7, 8 to 30, 31 to 60, more. */
  unpaidAges(search: string, timeZone: string): Promise<readonly Sum[]>;
  /** The person's own transactions, or anybody's for admins. Ignores the query's dates. */
  findByPhone(who: PhoneSearch, query: TransactionQuery): Promise<TransactionPage>;
  /** null when nothing was recorded with that number. */
  lastDetails(who: PhoneSearch): Promise<LastDetails | null>;
  /** null when this person has no such transaction. */
  load(number: number): Promise<TransactionDetail | null>;
  create(transaction: NewTransaction): Promise<TransactionDetail>;
  /** Rejects with the reason when a rule refuses it. */
  change(request: TransactionRequest): Promise<TransactionDetail>;
  /** The saved contact that the person's next checkout is filled in with; null: none. */
  keptContact(): Promise<Contact | null>;
  /** Replaces the saved contact; null: deletes it. */
  keepContact(contact: Contact | null): Promise<void>;
  /** The signed-in person's views of all their lists. */
  savedViews(): Promise<VersionedViews>;
  /** Replaces them all. @param version the version being changed */
  saveViews(version: number, views: readonly SavedView[]): Promise<VersionedViews>;
}

/** A change that the page's statechart sends. */
export interface TransactionRequest {
  readonly number: number;
  readonly change: TransactionChange;
  /** The version the change was decided on. */
  readonly seen: number;
}
