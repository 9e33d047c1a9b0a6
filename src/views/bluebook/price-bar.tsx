/** A price on a scale: the usual range as a band, the customer's and the merchant's price as marks. */
import { scaleLinear } from 'd3';
import { formatCents } from '../../events/shared/money.ts';
import type { CountedPrice } from '../../events/bluebook/price.ts';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './price-bar.module.css';

export function PriceBar({ price }: { price: CountedPrice }) {
  const symbol = useCurrency();
  const { consumerCents, merchantCents, lowCents, highCents } = price;
  const money = (cents: number) => formatCents(cents, { symbol });
  const scale = scaleLinear()
    .domain([0, Math.max(consumerCents, highCents, 100)])
    .nice(4)
    .range([0, 100]);
  const place = (cents: number) => `${scale(cents)}%`;
  /** Shifts a label left in proportion to its position, so that it stays within the bar. */
  const label = (cents: number) => ({
    insetInlineStart: place(cents),
    translate: `-${scale(cents)}% 0`,
  });
  const description = `For a customer ${money(consumerCents)}, for a merchant ${money(merchantCents)}. Usually ${money(lowCents)} to ${money(highCents)}.`;
  return (
    <div className={classes.bar} role="img" aria-label={description}>
      <div className={classes.label}>
        <span style={label(consumerCents)}>
          Customer <b>{money(consumerCents)}</b>
        </span>
      </div>
      <div className={classes.track}>
        <div
          className={classes.range}
          style={{ insetInlineStart: place(lowCents), width: `${scale(highCents) - scale(lowCents)}%` }}
        />
        <div className={classes.mark} data-of="customer" style={{ insetInlineStart: place(consumerCents) }} />
        <div className={classes.mark} data-of="merchant" style={{ insetInlineStart: place(merchantCents) }} />
      </div>
      <div className={classes.label}>
        <span style={label(merchantCents)}>
          Merchant <b>{money(merchantCents)}</b>
        </span>
      </div>
      <div className={classes.ticks}>
        {scale.ticks(4).map((tick) => (
          <span key={tick} style={label(tick)}>
            {money(tick).replace(/\.00$/, '')}
          </span>
        ))}
      </div>
    </div>
  );
}
