/** A field for an amount. Phones show digits only, some without a minus: there a button turns the sign. */
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import classes from './amount-field.module.css';

export interface AmountFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function AmountField({ value, onChange, ...rest }: AmountFieldProps) {
  return (
    <TextInput
      label="Amount"
      autoComplete="off"
      inputMode="decimal"
      enterKeyHint="done"
      placeholder="0.00"
      {...rest}
      classNames={{ input: classes.input ?? '', section: classes.section ?? '' }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="100%"
          aria-label="Turn the sign"
          title="Money in or out"
          onClick={() => onChange(turned(value))}
        >
          ±
        </ActionIcon>
      }
    />
  );
}

function turned(text: string): string {
  const trimmed = text.trim();
  return /^[-−]/.test(trimmed) ? trimmed.slice(1).trim() : `-${trimmed.replace(/^\+\s*/, '')}`;
}
