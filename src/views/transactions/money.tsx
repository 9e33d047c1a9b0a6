/** A price: neither income nor expense, so without sign and color. */
import { formatCents } from '../../events/shared/money.ts';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './money.module.css';

export function Money({ cents }: { cents: number }) {
  const symbol = useCurrency();
  return <span className={classes.money}>{formatCents(cents, { symbol })}</span>;
}
