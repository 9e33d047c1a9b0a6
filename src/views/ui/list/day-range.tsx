/** Filters a list by a range of days: both ends included, either may be missing. */
import { TextInput } from '@mantine/core';
import { dayIn } from '../local-day.ts';

export interface DayRangeProps {
  /** As in the URL; an invalid day counts as missing. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (change: { readonly from: string } | { readonly to: string }) => void;
}

export function DayRange({ from, to, onChange }: DayRangeProps) {
  const [first, last] = [dayIn(from), dayIn(to)];
  const backwards = first !== null && last !== null && first > last;
  return (
    <>
      <TextInput
        type="date"
        label="From"
        value={first ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        value={last ?? ''}
        error={backwards ? 'This is before the first day' : null}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </>
  );
}
