/** Actions on the selected rows; sticks to the bottom of the window while there are any. */
import { Button } from '@mantine/core';
import classes from './triage.module.css';

export interface SelectionBarProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onShortlist: () => void;
  readonly onReject: () => void;
  readonly onUndo: (() => void) | null;
  readonly onClear: () => void;
}

export function SelectionBar({ count, busy, onShortlist, onReject, onUndo, onClear }: SelectionBarProps) {
  return (
    <>
      <p className={classes.said} role="status">
        {count === 0 ? '' : `${count} selected`}
      </p>
      {count === 0 && onUndo === null ? null : (
        <div className={classes.bar} role="toolbar" aria-label="Selected applicants">
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
