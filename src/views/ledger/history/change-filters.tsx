/** The filters of the list of changes: text, kind, person, device, amount and day. The matching is done elsewhere. */
import { NativeSelect, TextInput } from '@mantine/core';
import type { Occurring } from '../../../events/audit/occurring.ts';
import { type ChangeFilter, noFilter } from '../../../events/audit/find-changes.ts';
import { SearchField } from '../../ui/list/search-field.tsx';
import { startOf } from '../../ui/local-day.ts';
import { describePerson } from './describe.ts';
import classes from './history.module.css';
import { parseTypedAmount } from '../../ui/typed-amount.ts';

/** Field values; amounts and days are text, so that they can be incomplete. */
export interface Wanted {
  readonly typed: string;
  readonly type: string;
  readonly actor: string;
  readonly device: string;
  readonly least: string;
  readonly most: string;
  readonly from: string;
  readonly to: string;
}

export const nothingWanted: Wanted = {
  typed: '',
  type: '',
  actor: '',
  device: '',
  least: '',
  most: '',
  from: '',
  to: '',
};

/** Values that are not valid yet filter nothing. */
export function filterOf({ least, most, from, to, ...same }: Wanted): ChangeFilter {
  return {
    ...noFilter,
    ...same,
    minCents: centsOf(least),
    maxCents: centsOf(most),
    fromMs: from === '' ? null : Date.parse(startOf(from)),
    toMs: to === '' ? null : Date.parse(startOf(to, 1)) - 1,
  };
}

function centsOf(text: string): number | null {
  const parsed = parseTypedAmount(text);
  return text.trim() !== '' && parsed.ok ? parsed.cents : null;
}

function amountError(text: string): string | undefined {
  const parsed = parseTypedAmount(text);
  return parsed.ok ? undefined : parsed.message;
}

export interface ChangeFiltersProps {
  readonly occurring: Occurring;
  readonly own: string | null;
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}

export function ChangeFilters({ occurring, own, wanted, onWanted }: ChangeFiltersProps) {
  const want = (change: Partial<Wanted>) => onWanted({ ...wanted, ...change });
  const narrowed = Object.entries(wanted).filter(
    ([field, value]) => field !== 'typed' && value !== '',
  ).length;
  const choices = (all: string, counts: ReadonlyMap<string, number>, nameOf = (name: string) => name) => [
    { value: '', label: all },
    ...[...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([value, times]) => ({ value, label: `${nameOf(value)} (${times.toLocaleString('en')})` })),
  ];
  const text = (field: 'least' | 'most' | 'from' | 'to') => ({
    value: wanted[field],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) => want({ [field]: value }),
  });
  const chosen = (field: 'type' | 'actor' | 'device') => ({
    value: wanted[field],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLSelectElement>) =>
      want({ [field]: value }),
  });
  const least = centsOf(wanted.least);
  const most = centsOf(wanted.most);
  return (
    <div className={classes.filters}>
      <SearchField
        label="Search changes"
        description="Names, notes, dates and ids of entries"
        value={wanted.typed}
        onFind={(typed) => want({ typed })}
      />
      <details className={classes.narrow}>
        <summary>{narrowed === 0 ? 'Narrow down' : `Narrowed down by ${narrowed}`}</summary>
        <div className={classes.fields}>
          <NativeSelect label="Kind" data={choices('All kinds', occurring.type)} {...chosen('type')} />
          <NativeSelect
            label="Person"
            data={choices('Everybody', occurring.actor, (actor) => describePerson(actor, own))}
            {...chosen('actor')}
          />
          <NativeSelect
            label="Device"
            data={choices('All devices', occurring.device)}
            {...chosen('device')}
          />
          <TextInput
            label="Amount from"
            inputMode="decimal"
            error={amountError(wanted.least)}
            {...text('least')}
          />
          <TextInput
            label="Amount to"
            inputMode="decimal"
            error={
              amountError(wanted.most) ??
              (least !== null && most !== null && most < least ? 'Less than where it begins' : undefined)
            }
            {...text('most')}
          />
          <TextInput label="From day" type="date" {...text('from')} />
          <TextInput
            label="To day"
            type="date"
            error={wanted.to !== '' && wanted.to < wanted.from ? 'Before the first day' : undefined}
            {...text('to')}
          />
        </div>
      </details>
    </div>
  );
}
