/** A number of items, typed or changed with buttons that are large enough for a thumb. */
import { ActionIcon, NumberInput, type NumberInputProps } from '@mantine/core';
import { useId } from 'react';
import { MinusIcon, PlusIcon } from './icons.tsx';
import classes from './quantity-stepper.module.css';

export interface QuantityStepperProps extends Pick<NumberInputProps, 'clampBehavior' | 'onBlur'> {
  /** What is counted, for the accessible name. */
  readonly of?: string;
  readonly max: number;
  readonly value: number | string;
  /** Error message; null: none. */
  readonly error?: string | null;
  readonly disabled?: boolean;
  readonly onChange: (value: number | string) => void;
  /** Called for a press of a button instead of `onChange`. */
  readonly onStep?: (value: number) => void;
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { of, value, max, error = null, disabled = false, onChange, onStep = onChange, ...rest } = props;
  const problem = useId();
  const now = typeof value === 'number' ? value : null;
  const suffix = of === undefined ? '' : ` of ${of}`;
  return (
    <span className={classes.whole}>
      <span className={classes.stepper}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={`One less${suffix}`}
          disabled={disabled || now === null || now <= 1}
          onClick={() => now !== null && onStep(now - 1)}
        >
          <MinusIcon size={18} />
        </ActionIcon>
        <NumberInput
          className={classes.field ?? ''}
          aria-label={`Quantity${suffix}`}
          aria-describedby={error === null ? undefined : problem}
          min={1}
          max={max}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
          hideControls
          disabled={disabled}
          value={value}
          error={error !== null}
          onChange={onChange}
          {...rest}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={`One more${suffix}`}
          disabled={disabled || now === null || now >= max}
          onClick={() => now !== null && onStep(now + 1)}
        >
          <PlusIcon size={18} />
        </ActionIcon>
      </span>
      {error === null ? null : (
        <span id={problem} className={classes.problem}>
          {error}
        </span>
      )}
    </span>
  );
}
