/** What every list is asked for, and what a page of it answers. */

export interface Paging {
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface PagedSearch extends Paging {
  /** Empty: everything. */
  readonly search: string;
}

/** Ascending, or descending with a dash in front. */
export type Sorted<Key extends string> = Key | `-${Key}`;

export interface ListQuery<Sort extends string> extends PagedSearch {
  readonly sort: Sort;
}

export interface Paged<Item> {
  readonly items: readonly Item[];
  /** How many were found on all pages together. */
  readonly total: number;
}
