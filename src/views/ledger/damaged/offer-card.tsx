/** One way to recover a damaged ledger, and what it keeps and loses. */
import { Button } from '@mantine/core';
import type { RecoveryOffer } from '../../../events/ledger/examination.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { useCurrency } from '../../ui/use-settings.ts';
import classes from './damaged-ledger.module.css';
import { titles, whatIsKept, whatIsLost } from './words.ts';

export interface OfferCardProps {
  readonly offer: RecoveryOffer;
  readonly best: boolean;
  readonly busy: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export function OfferCard({ offer, best, busy, chosen, onChoose }: OfferCardProps) {
  const symbol = useCurrency();
  const { source, entries, balanceCents } = offer;
  const id = `offer-${source}`;
  return (
    <li className={classes.offer} data-best={best}>
      <h3 id={id}>{titles[source]}</h3>
      <p className={classes.sum}>
        {entries === 1 ? '1 entry' : `${entries.toLocaleString('en')} entries`}, balance{' '}
        {formatCents(balanceCents, { symbol, plus: true })}
      </p>
      <dl>
        <dt>Keeps</dt>
        <dd>{whatIsKept(offer)}</dd>
        <dt>Loses</dt>
        <dd>{whatIsLost(offer)}</dd>
      </dl>
      <Button
        variant={best ? 'filled' : 'default'}
        loading={busy && chosen}
        disabled={busy && !chosen}
        onClick={onChoose}
        aria-describedby={id}
      >
        Go on with this
      </Button>
    </li>
  );
}
