/** What the page of price estimates asks of the server, and what it gets. Every rejection is an Error whose message a person can read. */
import type { Contact } from '../transaction/contact.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { ListQuery, Paging, Sorted } from '../shared/paging.ts';
import type { ComparedPrice, Sample } from './compare.ts';
import type { PriceBook } from './book.ts';
import type { Estimate, EstimateFields, Price } from './estimate.ts';
import type { PriceQuestion } from './price.ts';

export interface VersionedBook {
  readonly version: number;
  readonly book: PriceBook;
}

export interface BookVersion extends VersionedBook {
  readonly note: string;
  /** null: nobody, or their account is gone. */
  readonly author: PersonCard | null;
  /** UTC, ISO 8601; null: it came with the product. */
  readonly createdAt: string | null;
}

export interface BookChange extends VersionedBook {
  /** What its author says about it. */
  readonly note: string;
}

export interface EstimateQuery extends ListQuery<Sorted<'createdAt' | 'item' | 'consumerCents'>> {
  readonly show: 'kept' | 'deleted';
}

export interface EstimateQuestion {
  /** Drawn once for one intention. */
  readonly key: string;
  readonly contact: Contact;
  readonly note: string;
}

export interface BluebookPort {
  book(): Promise<VersionedBook>;
  /** By the newest book; nothing is kept. */
  price(question: PriceQuestion): Promise<Price>;
  /**
   * Admins only, as the two below. On top of `version`.
   * @throws with reason `changed-meanwhile` when that is not the newest any more
   */
  saveBook(change: BookChange): Promise<VersionedBook>;
  /** Every material with every stain, beside what the newest book says. */
  preview(book: PriceBook, sample: Sample): Promise<readonly ComparedPrice[]>;
  /** The newest first. */
  versions(query: Paging): Promise<{ readonly versions: readonly BookVersion[]; readonly total: number }>;
  list(query: EstimateQuery): Promise<{ readonly estimates: readonly Estimate[]; readonly total: number }>;
  /** @param estimate its `key` is drawn once for one intention */
  keep(estimate: EstimateFields & { readonly key: string }): Promise<Estimate>;
  /** It can be brought back for a day. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<Estimate>;
  /** undefined when it is not there for this person. */
  find(id: string): Promise<Estimate | undefined>;
  /** Asks the merchant whose client one is; they answer with a transaction. */
  ask(id: string, question: EstimateQuestion): Promise<void>;
}
