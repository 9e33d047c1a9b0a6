/** The ledger at an earlier moment, read-only: its entries in their order. */
import { useState } from 'react';
import type { EntryRope } from '../../../events/audit/entry-rope.ts';
import { EmptyState } from '../../ui/page.tsx';
import { Amount } from '../amount.tsx';
import classes from './history.module.css';
import { Pages, pageSize } from './pages.tsx';

export function EntriesThen({ entries }: { entries: EntryRope }) {
  const [wanted, setWanted] = useState(0);
  const { length } = entries;
  // The other moment may have fewer entries than the open page needs.
  const start = wanted < length ? wanted : 0;
  if (length === 0) return <EmptyState title="The ledger was empty then" />;
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.spoken}>Entries at this moment</caption>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Date</th>
            <th scope="col">Paid</th>
            <th scope="col" className={classes.number}>
              Amount
            </th>
            <th scope="col" className={classes.number}>
              Running balance
            </th>
          </tr>
        </thead>
        <tbody>
          {entries
            .slice(start, pageSize)
            .map(({ entry: { id, name, date, paid, amountCents, note }, runningCents }) => (
              <tr key={id} data-paid={paid}>
                <th scope="row">
                  <span className={classes.name}>{name === '' ? <i>no name</i> : name}</span>
                  {note === null ? null : <span className={classes.note}>{note}</span>}
                </th>
                <td data-label="Date">{date ?? '–'}</td>
                <td data-label="Paid">{paid ? 'yes' : 'no'}</td>
                <td data-label="Amount" className={classes.number}>
                  <Amount cents={amountCents} />
                </td>
                <td data-label="Running balance" className={classes.number}>
                  <Amount cents={runningCents} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <Pages what="entries" start={start} total={length} onStart={setWanted} />
    </>
  );
}
