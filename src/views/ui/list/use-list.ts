/**
 * One page of a list that the server searches, sorts and paginates. The query is in the URL, so that it survives a
 * reload and can be shared; only a search that may contain personal data stays out of it.
 */
import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { ListQuery } from '../../../events/shared/paging.ts';
import { useAddressParams } from '../address-params.ts';
import { type Asked, useAnswer } from '../use-answer.ts';
import { type ListPage, loadPages } from './load-pages.ts';

export interface ListQuestion<Sort extends string, Filter extends string> extends ListQuery<Sort> {
  /** '' for a filter that is not set. */
  readonly filters: Readonly<Record<Filter, string>>;
}

export interface ListOptions<Sort extends string, Filter extends string, Page> {
  /** The server's sort keys; the first is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly filters?: readonly Filter[];
  /** Whether a search may name a person; it then stays out of the URL. */
  readonly personal?: boolean;
  readonly pageSize?: number;
  /** Maximum rows per request; `loadAll` asks for as many until it has all. */
  readonly maxConcurrent?: number;
  /** What else the answer depends on, such as the signed-in person. */
  readonly of?: string;
  readonly load: (question: ListQuestion<Sort, Filter>) => Promise<Page>;
}

export interface List<Row, Sort extends string, Filter extends string, Page extends ListPage<Row>> {
  readonly question: ListQuestion<Sort, Filter>;
  readonly asked: Asked<Page>;
  /** Whether a search or a filter is set. */
  readonly narrowed: boolean;
  readonly find: (search: string) => void;
  readonly sortBy: (sort: Sort) => void;
  readonly goTo: (page: number) => void;
  readonly filter: (changes: Readonly<Partial<Record<Filter, string>>>) => void;
  /** Shows the first page of another search, with other filters and in another order. */
  readonly show: (question: Pick<ListQuestion<Sort, Filter>, 'search' | 'sort' | 'filters'>) => void;
  /** Resets the filters, but not the search. */
  readonly clearFilters: () => void;
  /** Resets search and filters. */
  readonly showAll: () => void;
  /** Loads all pages, one after another. @throws when they cannot all be loaded */
  readonly loadAll: () => Promise<readonly Row[]>;
}

/** A list of any sorts and filters. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyList<Row = any> = List<Row, any, any, any>;

export function useList<Row, Sort extends string, Filter extends string, Page extends ListPage<Row>>({
  sorts,
  filters = [],
  personal = false,
  pageSize = 20,
  maxConcurrent = 500,
  of = '',
  load,
}: ListOptions<Sort, Filter, Page & ListPage<Row>>): List<Row, Sort, Filter, Page> {
  const [params, setParams] = useAddressParams();
  const [hidden, setHidden] = useState('');
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const start = sorts[0];
  const wantedSort = params.get('sort');
  const chosen = Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ''])) as Record<
    Filter,
    string
  >;
  const question: ListQuestion<Sort, Filter> = {
    search: personal ? hidden : (params.get('search') ?? '').trim(),
    sort: sorts.find((sort) => sort === wantedSort) ?? start,
    page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
    pageSize,
    filters: chosen,
  };
  const asked = useAnswer(() => load(question), JSON.stringify([question, of]));

  /** Keeps parameters that are not the list's own; '' removes one, so defaults stay out of the URL. */
  const write = (changes: Readonly<Record<string, string>>, replace = false) => {
    // A delayed search must not stop a navigation to another page.
    if (next && next.pathname !== pathname) return;
    setParams(
      (before) => {
        const wanted = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') wanted.delete(name);
          else wanted.set(name, value);
        }
        return wanted;
      },
      { replace },
    );
  };

  const noFilters = Object.fromEntries(filters.map((name) => [name, '']));

  return {
    question,
    asked,
    narrowed: question.search !== '' || Object.values(chosen).some((value) => value !== ''),
    find(search) {
      if (personal) setHidden(search);
      write(personal ? { page: '' } : { search, page: '' }, true);
    },
    sortBy: (sort) => write({ sort: sort === start ? '' : sort, page: '' }),
    goTo: (page) => write({ page: page === 1 ? '' : String(page) }),
    filter: (changes) => write({ ...(changes as Record<string, string>), page: '' }),
    show(wanted) {
      if (personal) setHidden(wanted.search);
      const order = wanted.sort === start ? '' : wanted.sort;
      const search = personal ? '' : wanted.search;
      write({ ...noFilters, ...(wanted.filters as Record<string, string>), search, sort: order, page: '' });
    },
    clearFilters: () => write({ page: '', ...noFilters }),
    showAll() {
      setHidden('');
      write({ search: '', page: '', ...noFilters });
    },
    loadAll: () => loadPages((page) => load({ ...question, page, pageSize: maxConcurrent })),
  };
}
