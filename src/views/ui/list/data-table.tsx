/** A table that is sorted by its headings. On a phone each row is a card, titled by the first column. */
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ArrowDownIcon, ArrowUpIcon } from '../icons.tsx';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { SortSelect } from './sort-select.tsx';
import type { AnyList } from './use-list.ts';

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly list: AnyList<Row>;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  /** Where a click anywhere on a row leads; for the keyboard, the link in the first column does the same. */
  readonly opens?: (row: Row) => string;
  /** Buttons at the end of a row. */
  readonly actions?: (row: Row) => ReactNode;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, list, rows, columns, rowKey, opens, actions } = props;
  const navigate = useNavigate();
  const orders = columns.flatMap(({ sort, label: name, numeric, orders: named }) => {
    if (sort === undefined) return [];
    const [up, down] = named ?? (numeric ? ['lowest first', 'highest first'] : ['A to Z', 'Z to A']);
    return [
      { value: sort, label: `${name}, ${up}` },
      { value: `-${sort}`, label: `${name}, ${down}` },
    ];
  });
  return (
    <>
      {orders.length > 0 ? <SortSelect className={classes.sort} list={list} orders={orders} /> : null}
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={list.asked.state === 'loading'}
        data-loading={list.asked.state === 'loading' || undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.label} column={column} list={list} />
            ))}
            {actions ? <th scope="col">Actions</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-opens={opens ? true : undefined}
              {...(opens
                ? {
                    onClick: (event: MouseEvent<HTMLElement>) => {
                      if (isOnRowItself(event)) void navigate(opens(row));
                    },
                  }
                : {})}
            >
              {columns.map(({ label: name, numeric, short, long, cell }, index) => (
                <td
                  key={name}
                  className={index === 0 ? classes.head : undefined}
                  data-label={index === 0 ? undefined : name}
                  data-numeric={numeric || undefined}
                  data-short={short || undefined}
                  data-long={long || undefined}
                >
                  {cell(row)}
                </td>
              ))}
              {actions ? <td className={classes.actions}>{actions(row)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/**
 * Whether a click was on the row itself: not on a control, not in a dialog opened from the row, and not while text is
 * selected.
 */
const isOnRowItself = ({ currentTarget, target }: MouseEvent<HTMLElement>) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, select, label') === null &&
  getSelection()?.isCollapsed !== false;

function Heading<Row>({ column, list }: { column: Column<Row>; list: AnyList<Row> }) {
  const { label, sort, numeric } = column;
  const now: string = list.question.sort;
  const order = now === sort ? 'ascending' : now === `-${sort}` ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={order} data-numeric={numeric || undefined}>
      {sort === undefined ? (
        label
      ) : (
        <button
          type="button"
          className={classes.order}
          title={`Sort by ${label.toLowerCase()}`}
          onClick={() => list.sortBy(order === 'ascending' ? `-${sort}` : sort)}
        >
          {label}
          <span className={classes.arrow} data-shown={order !== undefined || undefined}>
            {order === 'descending' ? <ArrowDownIcon size={14} /> : <ArrowUpIcon size={14} />}
          </span>
        </button>
      )}
    </th>
  );
}
