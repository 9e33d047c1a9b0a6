/** The two sums under the ledger; said aloud a moment after they change. */
import { formatCents } from '../../events/shared/money.ts';
import { Amount } from './amount.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './balances.module.css';

export interface BalancesProps {
  readonly balanceCents: number;
  readonly balancePaidCents: number;
  readonly count: number;
}

export function Balances({ balanceCents, balancePaidCents, count }: BalancesProps) {
  const symbol = useCurrency();
  return (
    <footer className={classes.balances}>
      <span className={classes.count}>
        {count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`}
      </span>
      <dl className={classes.sums}>
        <div>
          <dt>Paid balance</dt>
          <dd data-testid="balance-paid">
            <Amount cents={balancePaidCents} />
          </dd>
        </div>
        <div className={classes.main}>
          <dt>Balance</dt>
          <dd data-testid="balance">
            <Amount cents={balanceCents} />
          </dd>
        </div>
      </dl>
      <p className={classes.spoken} aria-live="polite">
        {`Balance ${formatCents(balanceCents, { symbol })}, paid ${formatCents(balancePaidCents, { symbol })}`}
      </p>
    </footer>
  );
}
