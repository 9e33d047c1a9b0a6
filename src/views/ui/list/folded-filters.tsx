/** Filters of a list, which a phone folds behind a button: there they would push the rows below the fold. */
import { type ReactNode, useId, useState } from 'react';
import { FilterIcon } from '../icons.tsx';
import classes from './folded-filters.module.css';

export interface FoldedFiltersProps {
  /** Number of filters that are set. */
  readonly set: number;
  readonly children: ReactNode;
}

export function FoldedFilters({ set, children }: FoldedFiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon size={18} />
        {set === 0 ? 'Filters' : `Filters (${set})`}
      </button>
      <div id={id} className={classes.filters} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
