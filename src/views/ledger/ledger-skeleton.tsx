/** Placeholder of the ledger while it opens, with the same dimensions, so that nothing jumps. */
import classes from './ledger-board.module.css';
import skeleton from './ledger-skeleton.module.css';

export function LedgerSkeleton() {
  return (
    <div className={classes.board} role="status" aria-label="Opening your ledger">
      <div className={skeleton.bar} />
      <div className={skeleton.bar} />
      <div className={skeleton.rows}>
        {Array.from({ length: 8 }, (_, i) => (
          <div key={i} className={skeleton.row} />
        ))}
      </div>
    </div>
  );
}
