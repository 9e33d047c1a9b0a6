/** The difference between two moments of a ledger, with its balances before and after. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { changesOf } from '../../../events/audit/describe-deed.ts';
import type { LedgerDiff } from '../../../events/audit/ledger-diff.ts';
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';
import { EmptyState } from '../../ui/page.tsx';
import { Amount } from '../amount.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import classes from './history.module.css';
import { saveDiff } from './save-diff.ts';

const maxShown = 200;

export interface WhatChangedProps {
  readonly history: LedgerHistory;
  readonly from: number;
  readonly to: number;
  readonly diff: LedgerDiff;
}

export function WhatChanged({ history, from, to, diff }: WhatChangedProps) {
  const symbol = useCurrency();
  const { added, changed, moved, deleted } = diff;
  const [before, after] = [history.sums(from), history.sums(to)];
  const same = added.length + changed.length + moved.length + deleted.length === 0;
  return (
    <>
      <table className={classes.sums}>
        <caption>{momentsOf(from, to)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          <SumRow label="Balance" before={before.balanceCents} after={after.balanceCents} />
          <SumRow label="Paid balance" before={before.balancePaidCents} after={after.balancePaidCents} />
          <tr>
            <th scope="row">Entries</th>
            <td>{before.entries.toLocaleString('en')}</td>
            <td>{after.entries.toLocaleString('en')}</td>
          </tr>
        </tbody>
      </table>
      {same ? (
        <EmptyState title="The entries are the same at both moments" />
      ) : (
        <div>
          <Button size="compact-md" variant="default" onClick={() => saveDiff({ from, to, diff })}>
            CSV of what changed
          </Button>
        </div>
      )}
      <Part title="Added" items={added} keyOf={({ entry }) => entry.id}>
        {({ entry }) => (
          <>
            {nameOf(entry.name)} <Amount cents={entry.amountCents} />
          </>
        )}
      </Part>
      <Part title="Changed" items={changed} keyOf={({ after: { id } }) => id}>
        {({ before: old, after: now }) => (
          <>
            {nameOf(old.name)}: {changesOf(old, now, symbol).join('; ')}
          </>
        )}
      </Part>
      <Part title="Moved" items={moved} keyOf={({ entry }) => entry.id}>
        {({ entry, from: place, to: then }) => (
          <>
            {nameOf(entry.name)} from place {place + 1} to {then + 1}
          </>
        )}
      </Part>
      <Part title="Deleted" items={deleted} keyOf={({ entry }) => entry.id}>
        {({ entry }) => (
          <>
            {nameOf(entry.name)} <Amount cents={entry.amountCents} />
          </>
        )}
      </Part>
    </>
  );
}

const nameOf = (name: string) => (name === '' ? <i>no name</i> : <b>{name}</b>);
const momentOf = (seq: number) => (seq === 0 ? 'the very beginning' : `change ${seq.toLocaleString('en')}`);
const momentsOf = (from: number, to: number) => `From ${momentOf(from)} to ${momentOf(to)}`;

function SumRow({ label, before, after }: { label: string; before: number; after: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Amount cents={before} />
      </td>
      <td>
        <Amount cents={after} />
      </td>
    </tr>
  );
}

interface PartProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

function Part<Item>({ title, items, keyOf, children }: PartProps<Item>) {
  if (items.length === 0) return null;
  const more = items.length - maxShown;
  return (
    <section className={classes.part}>
      <h3>
        {title} <span className={classes.count}>{items.length.toLocaleString('en')}</span>
      </h3>
      <ul>
        {items.slice(0, maxShown).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
        {more > 0 ? <li>… and {more.toLocaleString('en')} more</li> : null}
      </ul>
    </section>
  );
}
