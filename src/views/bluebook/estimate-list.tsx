/** Saved estimates, and deleted ones that can be restored. */
import { ActionIcon, Button, NativeSelect, Tooltip } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Estimate } from '../../events/bluebook/estimate.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { Money } from '../transactions/money.tsx';
import { dayOf } from '../transactions/words.ts';
import { transactionPath } from '../ui/transaction-path.ts';
import { CopyIcon, DocumentIcon, QuestionIcon, TagIcon, TrashIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFiles } from '../ui/list/list-files.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { EmptyState } from '../ui/page.tsx';
import { removalOf } from '../ui/removal.ts';
import { AskDialog } from './ask-dialog.tsx';
import classes from './bluebook.module.css';
import { conditionNames, materialNames, stainsOf } from './words.ts';

const title = 'My estimates';

export interface EstimateListProps {
  /** Number of estimates saved on this page; a change reloads the list. */
  readonly kept: number;
  /** Fills the form with an estimate. */
  readonly onAgain: (estimate: Estimate) => void;
}

export function EstimateList({ kept, onAgain }: EstimateListProps) {
  const { bluebook } = useApp();
  const { merchant } = useSession();
  const [asking, setAsking] = useState<Estimate | null>(null);
  const list = useList({
    sorts: ['-createdAt', 'createdAt', 'item', '-item', 'consumerCents', '-consumerCents'],
    filters: ['show'],
    load: async ({ filters: { show }, ...question }) => {
      const which = show === 'deleted' ? 'deleted' : 'kept';
      const answer = await bluebook.list({ ...question, show: which });
      return { rows: answer.estimates, total: answer.total };
    },
  });
  const deleted = list.question.filters.show === 'deleted';
  const { retry } = list.asked;
  const reload = useEffectEvent(retry);
  useEffect(() => {
    if (kept > 0) reload();
  }, [kept]);

  const { remove, restore } = removalOf<Estimate>({
    nameOf: ({ item }) => item,
    remove: bluebook.remove,
    restore: bluebook.restore,
    onDone: retry,
  });

  return (
    <section aria-labelledby="estimates">
      <h2 id="estimates">{title}</h2>
      <ListFrame
        list={list}
        search={{ label: 'Search', description: 'By bag, note, material or stain' }}
        filters={
          <NativeSelect
            label="Show"
            value={deleted ? 'deleted' : ''}
            onChange={(event) => list.filter({ show: event.currentTarget.value })}
            data={[
              { value: '', label: 'Kept' },
              { value: 'deleted', label: 'Deleted in the last day' },
            ]}
          />
        }
        actions={<ListFiles title={title} name="estimates" list={list} columns={columns} />}
        things={['estimate', 'estimates']}
        empty={
          <EmptyState
            icon={<TagIcon size={26} />}
            title="No estimates yet"
            action={
              <Button variant="default" onClick={() => list.filter({ show: 'deleted' })}>
                Show those deleted in the last day
              </Button>
            }
          >
            Those you keep stay here with the price they had on that day.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label={title}
            list={list}
            rows={rows}
            columns={columns}
            rowKey={({ id }) => id}
            actions={(row) =>
              deleted ? (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`Bring back ${row.item}`}
                  onClick={() => void restore(row)}
                >
                  Bring back
                </Button>
              ) : (
                <>
                  {row.transaction === null && merchant ? (
                    <Tooltip label="Create an order">
                      <ActionIcon
                        component={Link}
                        to={`/new-transaction?estimate=${row.id}`}
                        variant="subtle"
                        size={40}
                        aria-label={`Create an order for ${row.item}`}
                      >
                        <DocumentIcon />
                      </ActionIcon>
                    </Tooltip>
                  ) : null}
                  {row.transaction === null && !merchant ? (
                    <Tooltip label="Ask my merchant">
                      <ActionIcon
                        variant="subtle"
                        size={40}
                        aria-label={`Ask my merchant about ${row.item}`}
                        onClick={() => setAsking(row)}
                      >
                        <QuestionIcon />
                      </ActionIcon>
                    </Tooltip>
                  ) : null}
                  <Tooltip label="Start a new one from this">
                    <ActionIcon
                      variant="subtle"
                      size={40}
                      aria-label={`Start a new estimate from ${row.item}`}
                      onClick={() => onAgain(row)}
                    >
                      <CopyIcon />
                    </ActionIcon>
                  </Tooltip>
                  <Tooltip label="Delete">
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      size={40}
                      aria-label={`Delete ${row.item}`}
                      onClick={() => void remove(row)}
                    >
                      <TrashIcon />
                    </ActionIcon>
                  </Tooltip>
                </>
              )
            }
          />
        )}
      </ListFrame>
      {asking ? <AskDialog estimate={asking} onClose={() => setAsking(null)} /> : null}
    </section>
  );
}

const columns: readonly Column<Estimate>[] = [
  {
    label: 'Bag',
    sort: 'item',
    text: ({ item, note }) => (note === '' ? item : `${item} (${note})`),
    cell: ({ item, note, transaction }) => (
      <>
        <strong>{item}</strong>
        {note === '' ? null : <span className={classes.note}>{note}</span>}
        {transaction === null ? null : <Link to={transactionPath(transaction)}>Order {transaction}</Link>}
      </>
    ),
  },
  {
    label: 'Material',
    text: ({ material }) => materialNames[material],
    cell: ({ material }) => materialNames[material],
  },
  { label: 'Stains', text: stainsOf, cell: stainsOf },
  {
    label: 'Condition',
    text: ({ condition }) => conditionNames[condition],
    cell: ({ condition }) => conditionNames[condition],
  },
  {
    label: 'Customer',
    sort: 'consumerCents',
    numeric: true,
    cents: ({ price }) => price.consumerCents,
    cell: ({ price }) => <Money cents={price.consumerCents} />,
  },
  {
    label: 'Merchant',
    numeric: true,
    cents: ({ price }) => price.merchantCents,
    cell: ({ price }) => <Money cents={price.merchantCents} />,
  },
  {
    label: 'Price book',
    numeric: true,
    text: ({ price }) => String(price.bookVersion),
    cell: ({ price }) => `Version ${price.bookVersion}`,
  },
  {
    label: 'Day',
    sort: 'createdAt',
    orders: ['oldest first', 'newest first'],
    short: true,
    day: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dayOf(createdAt),
  },
];
