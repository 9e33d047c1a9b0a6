/** What the page of price estimates asks of the server, and the answers. Every rejection is an Error with a readable message. */
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
  /** null: nobody, or their account was deleted. */
  readonly author: PersonCard | null;
  /** UTC, ISO 8601; null: the version came with the product. */
  readonly createdAt: string | null;
}

export interface BookChange extends VersionedBook {
  /** The author's note on the change. */
  readonly note: string;
}

export interface EstimateQuery extends ListQuery<Sorted<'createdAt' | 'item' | 'consumerCents'>> {
  readonly show: 'kept' | 'deleted';
}

export interface EstimateQuestion {
  /** Drawn once per intended action, so that a repeat has no further effect. */
  readonly key: string;
  readonly contact: Contact;
  readonly note: string;
}

export interface BluebookPort {
  book(): Promise<VersionedBook>;
  /** Uses the newest book; stores nothing. */
  price(question: PriceQuestion): Promise<Price>;
  /**
   * Saves a new version on top of `version`. Admins only, like the two below.
   * @throws with reason `changed-meanwhile` when `version` is not the newest any more
   */
  saveBook(change: BookChange): Promise<VersionedBook>;
  /** Compares every material and stain with the newest book. */
  preview(book: PriceBook, sample: Sample): Promise<readonly ComparedPrice[]>;
  /** Newest first. */
  versions(query: Paging): Promise<{ readonly versions: readonly BookVersion[]; readonly total: number }>;
  list(query: EstimateQuery): Promise<{ readonly estimates: readonly Estimate[]; readonly total: number }>;
  /** @param estimate its `key` is drawn once per intended action */
  keep(estimate: EstimateFields & { readonly key: string }): Promise<Estimate>;
  /** It can be restored for a day. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<Estimate>;
  /** undefined when this person has no such estimate. */
  find(id: string): Promise<Estimate | undefined>;
  /** Asks the merchant of this client, who answers with a transaction. */
  ask(id: string, question: EstimateQuestion): Promise<void>;
}
