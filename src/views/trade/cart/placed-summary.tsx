/** What was just ordered, from whom, and what happens next. */
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { readablePhone } from '../../../events/shared/phone.ts';
import { paymentMethodNames } from '../../../events/transaction/contact.ts';
import type { TransactionDetail } from '../../../events/transaction/detail.ts';
import { useApp } from '../../app.ts';
import { handoverWords } from '../../transactions/handover/words.ts';
import { Money } from '../../transactions/money.tsx';
import { timeOf } from '../../transactions/words.ts';
import { ErrorState } from '../../ui/page.tsx';
import { BlockSkeleton } from '../../ui/page-skeleton.tsx';
import { transactionPath } from '../../ui/transaction-path.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './placed-summary.module.css';

export function PlacedSummary({ numbers }: { numbers: readonly number[] }) {
  const { transactions } = useApp();
  const { answer, state, failure, retry } = useAnswer(async () => {
    const found = await Promise.all(numbers.map((number) => transactions.calls.load(number)));
    return found.filter((order) => order !== null);
  }, numbers.join());
  if (state === 'failed')
    return (
      <ErrorState title="The summary could not be loaded" onRetry={retry}>
        Your order is placed all the same. {failure}
      </ErrorState>
    );
  if (!answer) return <BlockSkeleton label="Loading the summary" />;
  const [first] = answer;
  return (
    <div className={classes.columns}>
      <section aria-labelledby="ordered">
        <h2 id="ordered" className={classes.heading}>
          What you ordered
        </h2>
        {answer.map((order) => (
          <Ordered key={order.number} order={order} />
        ))}
      </section>
      {first ? <Next order={first} several={answer.length > 1} /> : null}
    </div>
  );
}

function Ordered({ order: { number, seller, lines, totalCents, handover } }: { order: TransactionDetail }) {
  return (
    <div className={classes.order}>
      <p className={classes.from}>
        <Anchor component={Link} to={transactionPath(number)} underline="always">
          Order {number}
        </Anchor>{' '}
        from {seller.name}
      </p>
      <ul className={classes.lines}>
        {lines.map(({ id, title, quantity, priceCents }) => (
          <li key={id}>
            <span>
              {title}
              {quantity > 1 ? ` × ${quantity}` : null}
            </span>
            <Money cents={priceCents * quantity} />
          </li>
        ))}
      </ul>
      {handover ? <p className={classes.from}>{handoverWords(handover)}</p> : null}
      <p className={classes.total}>
        <span>Total</span>
        <Money cents={totalCents} />
      </p>
    </div>
  );
}

function Next({ order, several }: { order: TransactionDetail; several: boolean }) {
  const { contact, paymentMethod, heldUntil, seller } = order;
  const shop = several ? 'Each shop' : seller.name;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={classes.heading}>
        What happens next
      </h2>
      <ol className={classes.next}>
        <li>
          {shop} can see your order now, and reaches you at {readablePhone(contact.phone)}
          {contact.email ? ` or ${contact.email}` : null}.
        </li>
        <li>
          You pay {several ? 'each shop' : 'the shop'} directly:{' '}
          {paymentMethodNames[paymentMethod].toLowerCase()}.
          {heldUntil ? ` Your items are held until ${timeOf(heldUntil)}.` : null}
        </li>
        <li>
          Until then it’s under your{' '}
          <Anchor component={Link} to="/transactions-unpaid" underline="always">
            unpaid orders
          </Anchor>
          , where you can still change quantities.
        </li>
      </ol>
    </section>
  );
}
