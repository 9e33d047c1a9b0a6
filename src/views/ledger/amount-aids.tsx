/** What helps to type an amount: a switch for those whose keyboard has no minus, and how a doubtful one is read. */
import { useCurrency } from '../ui/use-settings.ts';
import { amountReading } from '../ui/typed-amount.ts';
import { goesOut, withDirection } from './amount-sign.ts';
import classes from './amount-aids.module.css';

export interface DirectionSwitchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where Tab must not stop on the way to the next field. */
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
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(withDirection(value, out))}
        >
          {out ? 'Out' : 'In'}
        </button>
      ))}
    </span>
  );
}

/** Stands below the field, over what is there, so that nothing moves while one types. */
export function AmountReading({ text }: { text: string }) {
  const reading = amountReading(text, useCurrency());
  return (
    <output className={classes.reading} hidden={reading === null}>
      {reading === null ? null : `Read as ${reading}`}
    </output>
  );
}
