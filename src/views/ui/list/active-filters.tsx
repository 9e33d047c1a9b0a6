/** The filters that are set, each with a button to remove it. It does not know what they filter. */
import { useEffect, useRef } from 'react';
import { CloseIcon } from '../icons.tsx';
import classes from './active-filters.module.css';

export interface ActiveFilter {
  /** What is filtered for, like `State: Unpaid`; unique in its list. */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemoveAll: () => void;
}

/** Renders nothing if no filter is set. */
export function ActiveFilters({ filters, onRemoveAll }: ActiveFiltersProps) {
  const row = useRef<HTMLUListElement>(null);
  const focusNext = useRef<(() => void) | null>(null);
  const shown = filters.map(({ label }) => label).join('\n');
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = null;
  }, [shown]);
  if (filters.length === 0) return null;
  /** The pressed button disappears: its focus goes to the next filter, or to the search field. */
  const moveFocus = (place: number) => {
    const search = row.current?.closest('[role=search]')?.querySelector<HTMLElement>('input[type=search]');
    focusNext.current = () => {
      const left = [...(row.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
      (left[place] ?? left.at(-1) ?? search)?.focus();
    };
  };
  return (
    <ul ref={row} className={classes.row} aria-label="Filters that are set">
      {filters.map(({ label, onRemove }, place) => (
        <li key={label}>
          <button
            type="button"
            data-filter
            className={classes.chip}
            aria-label={`${label}, remove this filter`}
            onClick={() => {
              moveFocus(place);
              onRemove();
            }}
          >
            {label}
            <CloseIcon size={14} />
          </button>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <button
            type="button"
            className={classes.all}
            onClick={() => {
              moveFocus(0);
              onRemoveAll();
            }}
          >
            Clear filters
          </button>
        </li>
      ) : null}
    </ul>
  );
}
