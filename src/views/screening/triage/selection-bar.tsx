/** Actions on the selected rows, shown while there are any. */
import { Button } from '@mantine/core';
import classes from './triage.module.css';

export interface SelectionBarProps {
  /** On a page of its own, the bar sticks to the bottom of the window; in an answer, it stays below the table. */
  readonly place: 'page' | 'answer';
  readonly count: number;
  readonly busy: boolean;
  readonly onShortlist: () => void;
  readonly onReject: () => void;
  /** null: too few to compare, or too many. */
  readonly onCompare: (() => void) | null;
  readonly onUndo: (() => void) | null;
  readonly onMessage: () => void;
  /** Saves them as a CSV file. */
  readonly onSave: () => void;
  readonly onClear: () => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { place, count, busy, onShortlist, onReject, onCompare, onMessage, onSave, onUndo, onClear } = props;
  return (
    <>
      <p className={classes.said} role="status">
        {count === 0 ? '' : `${count} selected`}
      </p>
      {count === 0 && onUndo === null ? null : (
        <div
          className={`${classes.bar} ${place === 'page' ? classes.atBottom : ''}`}
          role="toolbar"
          aria-label="Selected applicants"
        >
          {count === 0 ? null : (
            <>
              <span className={classes.count} aria-hidden="true">
                {count} selected
              </span>
              <Button loading={busy} onClick={onShortlist}>
                Shortlist {count}
              </Button>
              <Button variant="outline" color="red" disabled={busy} onClick={onReject}>
                Reject {count}
              </Button>
              <Button variant="default" disabled={busy} onClick={onMessage}>
                Message {count}
              </Button>
              {onCompare ? (
                <Button variant="default" disabled={busy} onClick={onCompare}>
                  Compare {count}
                </Button>
              ) : null}
              <Button variant="default" disabled={busy} onClick={onSave}>
                Save {count} as CSV
              </Button>
              <Button variant="subtle" disabled={busy} onClick={onClear}>
                Select none
              </Button>
            </>
          )}
          {onUndo ? (
            <Button variant="default" onClick={onUndo}>
              Undo the last decision
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
