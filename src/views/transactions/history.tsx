/** The history of a transaction: what happened, when and by whom, newest first. */
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { useCurrency } from '../ui/use-settings.ts';
import { describeHistory } from './describe-fact.ts';
import classes from './history.module.css';
import { Money } from './money.tsx';
import { timeOf } from './words.ts';

export function History({ transaction: { history } }: { transaction: TransactionDetail }) {
  const symbol = useCurrency();
  const deeds = describeHistory(history, symbol);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        History
      </h2>
      <ol className={classes.deeds} reversed aria-label="What happened, the newest first">
        {deeds.toReversed().map(({ seq, at, by, words, totalCents }) => (
          <li key={seq}>
            <span className={classes.words}>{words}</span>
            <span className={classes.who}>
              <time dateTime={at}>{timeOf(at)}</time> · {by}
            </span>
            {totalCents === null ? null : (
              <span className={classes.total}>
                <Money cents={totalCents} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
