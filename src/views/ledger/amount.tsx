/** An amount of money with color and sign, so that color is not the only distinction. */
import { formatCents } from '../../events/shared/money.ts';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './amount.module.css';

export function Amount({ cents, plus = true }: { cents: number; plus?: boolean }) {
  const symbol = useCurrency();
  return (
    <span className={classes.amount} data-sign={Math.sign(cents)}>
      {formatCents(cents, { symbol, plus })}
    </span>
  );
}
