/** An amount of money, coloured and signed, so that neither is told by colour alone. */
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
