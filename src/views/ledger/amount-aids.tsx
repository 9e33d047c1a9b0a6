/** Helps to type an amount: a sign switch for keyboards without a minus, and how an ambiguous amount was read. */
import { useCurrency } from '../ui/use-settings.ts';
import { amountReading } from '../ui/typed-amount.ts';
import { goesOut, withDirection } from './amount-sign.ts';
import classes from './amount-aids.module.css';

export interface DirectionSwitchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** -1 where Tab must go straight to the next field. */
  readonly tabIndex?: number;
}

export function DirectionSwitch({ value, onChange, tabIndex }: DirectionSwitchProps) {
  const isOut = goesOut(value);
  return (
    <span role="group" aria-label="Money in or out" className={classes.switch}>
      {([false, true] as const).map((out) => (
        <button
          key={String(out)}
          type="button"
          className={classes.direction}
          data-out={out || undefined}
          aria-pressed={isOut === out}
          tabIndex={tabIndex}
          // Keeps the focus in the field, and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(withDirection(value, out))}
        >
          {out ? 'Out' : 'In'}
        </button>
      ))}
    </span>
  );
}

/** Overlays what is below the field, so that nothing moves while typing. */
export function AmountReading({ text }: { text: string }) {
  const reading = amountReading(text, useCurrency());
  return (
    <output className={classes.reading} hidden={reading === null}>
      {reading === null ? null : `Read as ${reading}`}
    </output>
  );
}
