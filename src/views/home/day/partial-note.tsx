/** Notes that some of a card's data could not be loaded. */
import { Button } from '../../ui/button.tsx';
import classes from './day.module.css';

export function PartialNote({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.partial} role="status">
      Some of this couldn’t be loaded.
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
