/** The two balances of the ledger; announced to screen readers shortly after they change. */
import { formatCents } from '../../events/shared/money.ts';
import { Amount } from './amount.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './balances.module.css';

export interface BalancesProps {
  readonly balanceCents: number;
  readonly balancePaidCents: number;
}

export function Balances({ balanceCents, balancePaidCents }: BalancesProps) {
  const symbol = useCurrency();
  return (
    <>
      <dl className={classes.sums}>
        <div className={classes.main}>
          <dt>Balance</dt>
          <dd data-testid="balance">
            <Amount cents={balanceCents} />
          </dd>
        </div>
        <div>
          <dt>Paid balance</dt>
          <dd data-testid="balance-paid">
            <Amount cents={balancePaidCents} />
          </dd>
        </div>
      </dl>
      <p className={classes.spoken} aria-live="polite">
        {`Balance ${formatCents(balanceCents, { symbol })}, paid ${formatCents(balancePaidCents, { symbol })}`}
      </p>
    </>
  );
}
