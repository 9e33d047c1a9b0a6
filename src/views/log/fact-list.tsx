/** Facts in plain words, virtualized: one list box, so that arrow keys work through tens of thousands. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { describeTime } from '../ledger/history/describe.ts';
import type { FactLine } from './find.ts';
import classes from './log-page.module.css';

export interface FactListProps {
  readonly lines: readonly FactLine[];
  /** Number of the selected record. */
  readonly seq: number;
  readonly onSeq: (seq: number) => void;
}

const rowsOfAPage = 8;

export function FactList({ lines, seq, onSeq }: FactListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = lines.findIndex(({ record }) => record.seq === seq);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 62,
    overscan: 8,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
      // The selected row must exist in the DOM for screen readers.
      if (chosen >= 0 && (chosen < from || chosen > to)) places.push(chosen);
      return places.sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    if (chosen >= 0) virtualizer.scrollToIndex(chosen);
  }, [chosen, virtualizer]);

  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      PageDown: chosen + rowsOfAPage,
      PageUp: chosen - rowsOfAPage,
      Home: 0,
      End: lines.length - 1,
    };
    const place = steps[event.key];
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const line = lines[Math.max(0, Math.min(place, lines.length - 1))];
    if (line) onSeq(line.record.seq);
  };

  return (
    <div
      ref={scroller}
      className={classes.facts}
      role="listbox"
      aria-label="Facts, the newest first"
      aria-activedescendant={chosen >= 0 ? `${id}${chosen}` : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      <div role="presentation" className={classes.all} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const { record, words } = lines[index]!;
          return (
            // The list handles the keys.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={record.seq}
              id={`${id}${index}`}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.fact}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onSeq(record.seq)}
            >
              <span className={classes.number}>{record.seq.toLocaleString('en')}</span>
              <span className={classes.words}>
                {words}
                <span className={classes.small}>{describeTime(record.at)}</span>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
