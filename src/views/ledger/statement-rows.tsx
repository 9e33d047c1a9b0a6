/** Virtualized list of a file's entries with check boxes: a file may have a hundred thousand. */
import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { formatCents } from '../../events/shared/money.ts';
import { dayOf } from '../../events/shared/questions/saying.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { Amount } from './amount.tsx';
import type { ComparedRow, Group } from './use-statement-choice.ts';
import classes from './statement-rows.module.css';

/** In pixels: two lines of text, or three with a reason; easy to hit with a thumb. */
const rowHeights = { new: 56, there: 56, unclear: 76 } as const;

export interface StatementRowsProps {
  readonly group: Group;
  readonly rows: readonly ComparedRow[];
  readonly isTicked: (row: ComparedRow) => boolean;
  readonly onTick: (rows: readonly ComparedRow[], ticked: boolean) => void;
}

export function StatementRows({ group, rows, isTicked, onTick }: StatementRowsProps) {
  const symbol = useCurrency();
  const rowHeight = rowHeights[group];
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const ticked = rows.reduce((count, row) => count + (isTicked(row) ? 1 : 0), 0);
  return (
    <div>
      <Checkbox
        className={classes.all}
        label="All"
        checked={ticked === rows.length}
        indeterminate={ticked > 0 && ticked < rows.length}
        onChange={() => onTick(rows, ticked < rows.length)}
      />
      <ScrollBox ref={scroller} className={classes.box} label="Entries">
        <ul className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const compared = rows[index]!;
            const { row } = compared;
            return (
              <li
                key={compared.at}
                className={classes.row}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              >
                <Checkbox
                  className={classes.entry}
                  checked={isTicked(compared)}
                  onChange={({ currentTarget }) => onTick([compared], currentTarget.checked)}
                  label={
                    <>
                      <span className={classes.name}>{row.name || 'No name'}</span>
                      <span className={classes.small}>{dayIn(row.date)}</span>
                      {group === 'unclear' ? (
                        <span className={classes.small}>{describeDoubt(compared, symbol)}</span>
                      ) : null}
                    </>
                  }
                />
                <Amount cents={row.amountCents} />
              </li>
            );
          })}
        </ul>
      </ScrollBox>
    </div>
  );
}

const dayIn = (date: string | null) => (date === null ? 'No date' : dayOf(date));

function describeDoubt({ row, verdict }: ComparedRow, symbol: string): string {
  if (verdict.kind !== 'unclear') return '';
  if (verdict.why === 'twice') return 'Twice in this file';
  if (verdict.why === 'anyAccount') return 'Same as yours, but the file names no account';
  const { name, date, amountCents } = verdict.like;
  const amount =
    amountCents === row.amountCents ? '' : `${formatCents(amountCents, { symbol, plus: true })}, `;
  return `Like yours: ${amount}${date === null ? '' : `${dayOf(date)}, `}${name || 'No name'}`;
}
