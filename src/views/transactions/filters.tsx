/** The filters of a list of transactions, and those that are set, in words. */
import { NativeSelect } from '@mantine/core';
import { transactionStatuses, type TransactionStatus } from '../../events/transaction/projection.ts';
import type { ActiveFilter } from '../ui/list/active-filters.tsx';
import { DayRange } from '../ui/list/day-range.tsx';
import { dayIn, dayLabel } from '../ui/local-day.ts';
import { statusNames } from './words.ts';

export type Filter = 'state' | 'from' | 'to';

/** What the filters need to know of their list. */
export interface Filtered {
  readonly question: { readonly filters: Readonly<Record<Filter, string>> };
  readonly filter: (changes: Readonly<Partial<Record<Filter, string>>>) => void;
}

export interface FiltersProps {
  readonly list: Filtered;
  readonly offered: readonly Filter[];
}

export function Filters({ list, offered }: FiltersProps) {
  const { state, from, to } = list.question.filters;
  return (
    <>
      {offered.includes('state') ? (
        <NativeSelect
          label="State"
          value={statusOf(state) ?? ''}
          onChange={(event) => list.filter({ state: event.currentTarget.value })}
          data={[
            { value: '', label: 'Every state' },
            ...transactionStatuses.map((value) => ({ value, label: statusNames[value] })),
          ]}
        />
      ) : null}
      {offered.includes('from') ? <DayRange from={from} to={to} onChange={list.filter} /> : null}
    </>
  );
}

/** The URL may hold anything. */
export const statusOf = (text: string | undefined): TransactionStatus | null =>
  transactionStatuses.find((status) => status === text) ?? null;

/** @param offered the filters of this list: the URL may hold others, which have no effect */
export function activeFilters(
  { question, filter }: Filtered,
  offered: readonly Filter[],
): readonly ActiveFilter[] {
  const { filters } = question;
  return offered.flatMap((name) => {
    const label = labelOf(name, filters[name]);
    return label === null ? [] : [{ label, onRemove: () => filter({ [name]: '' }) }];
  });
}

/** null: it is not set, or the URL holds something that is ignored. */
function labelOf(name: Filter, value: string | undefined): string | null {
  if (name === 'state') {
    const status = statusOf(value);
    return status && `State: ${statusNames[status]}`;
  }
  const day = dayIn(value);
  return day && `${name === 'from' ? 'From' : 'To'} ${dayLabel(day)}`;
}
