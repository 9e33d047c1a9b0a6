/** The list shared by all pages of transactions; each page sets whose they are and which columns it shows. */
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { FiguresOf } from '../ui/charts/use-figures.ts';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFiles } from '../ui/list/list-files.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import type { ListPage } from '../ui/list/load-pages.ts';
import { type ListQuestion, useList } from '../ui/list/use-list.ts';
import { dayIn, startOf } from '../ui/local-day.ts';
import { transactionPath } from '../ui/transaction-path.ts';
import { type ColumnName, columnsOf, fileColumns } from './columns.tsx';
import { activeFilters, type Filter, Filters, statusOf } from './filters.tsx';
import type {
  TransactionFilters,
  TransactionList,
  TransactionPage,
  TransactionQuery,
  TransactionRow,
  TransactionSort,
} from '../../events/transaction/port.ts';
import { SavedViews } from './saved-views/saved-views.tsx';
import classes from './sold-bulk.module.css';
import { sumsOf, Totals, totalsOf } from './totals.tsx';

interface Found extends ListPage<TransactionRow> {
  readonly totals: TransactionPage['totals'];
}

/** The first is the default, the others can be chosen by the headings. */
const sorts: readonly [TransactionSort, ...TransactionSort[]] = [
  '-number',
  'number',
  'createdAt',
  '-createdAt',
  'totalCents',
  '-totalCents',
  'buyerName',
  '-buyerName',
  'sellerName',
  '-sellerName',
  'state',
  '-state',
];

export interface TransactionsTableProps {
  readonly title: string;
  /** Base name of its files, without the day and the extension. */
  readonly fileName: string;
  readonly columns: readonly ColumnName[];
  /** Columns that the server can sort by; by default all of them. */
  readonly sorted?: readonly ColumnName[];
  readonly filters: readonly Filter[];
  /** Whose views may be saved; without it, none can be. */
  readonly views?: TransactionList;
  /** Which fields the search covers. */
  readonly searched: string;
  readonly ask: (query: TransactionQuery) => Promise<TransactionPage>;
  /** Figures of all orders found, above the rows. */
  readonly figures?: (of: FiguresOf<TransactionFilters>) => ReactNode;
  /** Shown while there are no transactions at all. */
  readonly empty: ReactNode;
  readonly actions?: (row: TransactionRow, again: () => void) => ReactNode;
  /** Actions on several rows at once, above them. */
  readonly bulk?: (bulk: BulkProps) => ReactNode;
}

export interface BulkProps {
  readonly rows: readonly TransactionRow[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (numbers: ReadonlySet<number>) => void;
  readonly onChanged: () => void;
}

export function TransactionsTable(props: TransactionsTableProps) {
  const {
    title,
    fileName,
    columns,
    sorted = columns,
    filters,
    views,
    searched,
    ask,
    figures,
    empty,
    actions,
    bulk,
  } = props;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const list = useList<TransactionRow, TransactionSort, Filter, Found>({
    sorts,
    filters,
    // Searches are mostly for names.
    personal: true,
    load: async (question) => {
      const { sort, page, pageSize } = question;
      const { transactions, total, totals } = await ask({
        ...filtersOf(question),
        ...{ sort, page, pageSize },
      });
      return { rows: transactions, total, totals };
    },
  });
  const again = list.asked.retry;
  return (
    <ListFrame
      list={list}
      things={['order', 'orders']}
      search={{ label: 'Find an order', description: searched }}
      filters={<Filters list={list} offered={filters} />}
      active={activeFilters(list, filters)}
      tools={
        views ? (
          <SavedViews
            of={views}
            question={list.question}
            onShow={({ search, state, from, to, sort }) =>
              list.show({ search, sort, filters: { state: state ?? '', from: from ?? '', to: to ?? '' } })
            }
          />
        ) : null
      }
      figures={figures?.({
        list: list.asked,
        question: filtersOf(list.question),
        of: list.asked.answer && [list.asked.answer.total, list.asked.answer.totals],
      })}
      actions={
        <ListFiles
          title={title}
          name={fileName}
          list={list}
          columns={fileColumns}
          totals={(rows) => sumsOf(totalsOf(rows))}
        />
      }
      totals={({ totals }) => <Totals totals={totals} />}
      empty={empty}
    >
      {(rows) => (
        <>
          {bulk?.({ rows, chosen, onChoose: setChosen, onChanged: again })}
          <DataTable
            label={title}
            list={list}
            rows={rows}
            columns={
              bulk ? withChoice(columnsOf(columns, sorted), chosen, setChosen) : columnsOf(columns, sorted)
            }
            rowKey={({ number }) => number}
            opens={({ number }) => transactionPath(number)}
            {...(actions ? { actions: (row: TransactionRow) => actions(row, again) } : {})}
          />
        </>
      )}
    </ListFrame>
  );
}

/** The first column, with a check box to select the row. */
const withChoice = (
  [first, ...others]: readonly Column<TransactionRow>[],
  chosen: ReadonlySet<number>,
  onChoose: (numbers: ReadonlySet<number>) => void,
): readonly Column<TransactionRow>[] => {
  if (!first) return [];
  const toggled = (number: number) => {
    const numbers = new Set(chosen);
    if (!numbers.delete(number)) numbers.add(number);
    return numbers;
  };
  const cell = (row: TransactionRow) => (
    <span className={classes.first}>
      <Checkbox
        aria-label={`Select order ${row.number}`}
        checked={chosen.has(row.number)}
        onChange={() => onChoose(toggled(row.number))}
      />
      <span>{first.cell(row)}</span>
    </span>
  );
  return [{ ...first, cell }, ...others];
};

function filtersOf({ search, filters }: ListQuestion<TransactionSort, Filter>): TransactionFilters {
  const [from, to] = [dayIn(filters.from), dayIn(filters.to)];
  return {
    search,
    state: statusOf(filters.state),
    from: from && startOf(from),
    before: to && startOf(to, 1),
  };
}
