/** A field for an amount, with a switch for money in or out, and below it how an ambiguous amount was read. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef } from 'react';
import { AmountReading, DirectionSwitch } from './amount-aids.tsx';
import classes from './amount-field.module.css';

export interface AmountFieldProps extends Omit<TextInputProps, 'onChange' | 'value' | 'className'> {
  readonly className?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function AmountField({ className = '', value, onChange, ...rest }: AmountFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const turn = (turned: string) => {
    onChange(turned);
    field.current?.focus();
  };
  return (
    <div className={`${classes.place} ${className}`}>
      <TextInput
        ref={field}
        autoComplete="off"
        inputMode="decimal"
        enterKeyHint="done"
        placeholder="0.00"
        {...rest}
        classNames={{ input: classes.input ?? '' }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={<DirectionSwitch value={value} onChange={turn} />}
        rightSectionWidth="6rem"
        rightSectionPointerEvents="all"
      />
      <AmountReading text={value} />
    </div>
  );
}
