/** Chooses the order of a list that has no column headings. */
import { NativeSelect } from '@mantine/core';
import type { AnyList } from './use-list.ts';

export interface SortSelectProps {
  readonly list: AnyList;
  readonly orders: readonly { readonly value: string; readonly label: string }[];
  readonly className?: string | undefined;
}

export function SortSelect({ list, orders, className }: SortSelectProps) {
  return (
    <NativeSelect
      className={className}
      label="Sort by"
      value={list.question.sort}
      onChange={(event) => list.sortBy(event.currentTarget.value)}
      data={[...orders]}
    />
  );
}
