/** The parameters of every list request, and the page it returns. */

export interface Paging {
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
}

export interface PagedSearch extends Paging {
  /** Empty: everything. */
  readonly search: string;
}

/** Ascending, or descending with a leading dash. */
export type Sorted<Key extends string> = Key | `-${Key}`;

export interface ListQuery<Sort extends string> extends PagedSearch {
  readonly sort: Sort;
}

export interface Paged<Item> {
  readonly items: readonly Item[];
  /** Number of results on all pages together. */
  readonly total: number;
}
