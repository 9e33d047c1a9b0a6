/** The frame of every list: search and filters above, the number of rows, pagination below, and what is shown instead of rows. */
import { Button, Pagination } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChartsToggle } from '../charts/charts-panel.tsx';
import { SearchIcon } from '../icons.tsx';
import { EmptyState, ErrorState } from '../page.tsx';
import { type ActiveFilter, ActiveFilters } from './active-filters.tsx';
import { FoldedFilters } from './folded-filters.tsx';
import { countText } from './count-text.ts';
import classes from './list-frame.module.css';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import type { ListPage } from './load-pages.ts';
import type { List } from './use-list.ts';

export interface ListFrameProps<Row, Page extends ListPage<Row>> {
  // The types of sorts and filters do not matter here.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly list: List<Row, any, any, Page>;
  readonly search?: Pick<SearchFieldProps, 'label' | 'description'>;
  readonly filters?: ReactNode;
  /** The filters that are set, shown below the filters. With it, a phone folds the filters behind a button. */
  readonly active?: readonly ActiveFilter[];
  /** Beside the filters, such as the saved views. */
  readonly tools?: ReactNode;
  /** Charts of all rows found, above the rows. */
  readonly figures?: ReactNode;
  /** Beside the number of rows, such as the files of the list. */
  readonly actions?: ReactNode;
  /** Singular and plural of what is listed: `['product', 'products']`. */
  readonly things: readonly [string, string];
  /** Shown while there are no rows at all. */
  readonly empty: ReactNode;
  /** Sums of the rows found, below the rows. */
  readonly totals?: (page: Page) => ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function ListFrame<Row, Page extends ListPage<Row>>({
  list,
  search,
  filters,
  active,
  tools,
  figures,
  actions,
  things,
  empty,
  totals,
  children,
}: ListFrameProps<Row, Page>) {
  const { question, asked, narrowed } = list;
  const { state, answer } = asked;
  const nothingAtAll = state === 'ready' && answer?.total === 0 && !narrowed;
  return (
    <>
      {(search || filters) && !nothingAtAll ? (
        <div className={classes.tools} role="search">
          {search ? (
            <div className={classes.search}>
              <SearchField {...search} value={question.search} onFind={list.find} />
            </div>
          ) : null}
          {active ? <FoldedFilters set={active.length}>{filters}</FoldedFilters> : filters}
          {tools}
          {active ? <ActiveFilters filters={active} onRemoveAll={list.clearFilters} /> : null}
        </div>
      ) : null}
      {state === 'failed' ? (
        <div className={classes.failed}>
          <ErrorState title="The list could not be loaded" onRetry={asked.retry}>
            {asked.failure}
          </ErrorState>
        </div>
      ) : (
        <>
          {/* An empty list says so itself, below. */}
          <div className={nothingAtAll ? classes.unseen : classes.above}>
            <p className={classes.count} role="status">
              {state === 'loading' || !answer ? 'Loading…' : countText(question, answer, things)}
            </p>
            {figures && !nothingAtAll ? <ChartsToggle /> : null}
            {answer && answer.total > 0 ? actions : null}
          </div>
          {nothingAtAll ? null : figures}
          {!answer ? (
            <Skeleton />
          ) : answer.rows.length > 0 ? (
            children(answer.rows)
          ) : nothingAtAll ? (
            empty
          ) : state === 'ready' ? (
            <NothingFound list={list} things={things[1]} />
          ) : null}
          {answer && answer.total > 0 ? totals?.(answer) : null}
          {answer && answer.total > question.pageSize ? (
            <nav aria-label="Pages of the list" className={classes.pages}>
              <Pagination
                total={Math.ceil(answer.total / question.pageSize)}
                value={question.page}
                onChange={(page) => {
                  list.goTo(page);
                  window.scrollTo({ top: 0 });
                }}
                getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
                getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
              />
            </nav>
          ) : null}
        </>
      )}
    </>
  );
}

const controlNames = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' };

interface Narrowed {
  readonly question: { readonly page: number };
  readonly narrowed: boolean;
  readonly goTo: (page: number) => void;
  readonly showAll: () => void;
}

function NothingFound({ list, things }: { list: Narrowed; things: string }) {
  if (list.question.page > 1) {
    return (
      <EmptyState
        title="Nothing on this page"
        action={<Button onClick={() => list.goTo(1)}>Go to the first page</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchIcon size={26} />}
      title="No results"
      action={
        <Button variant="default" onClick={list.showAll}>
          Show all {things}
        </Button>
      }
    >
      Try fewer or other words, or fewer filters.
    </EmptyState>
  );
}

function Skeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
}
