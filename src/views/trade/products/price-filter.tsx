/** Filters by lowest and highest price. Text applies once it is a valid amount. */
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useCurrency } from '../../ui/use-settings.ts';
import classes from './price-filter.module.css';
import { parseTypedAmount } from '../../ui/typed-amount.ts';

export interface PriceFilterProps {
  /** As in the URL, like `12.50`; '' for none. */
  readonly min: string;
  readonly max: string;
  readonly onChange: (range: { readonly min: string; readonly max: string }) => void;
}

export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const symbol = useCurrency();
  const [known, setKnown] = useState({ min, max });
  const [text, setText] = useState({ min, max });
  const errors = { min: validateText(text.min, symbol), max: validateText(text.max, symbol) };
  if (!errors.min && !errors.max && isUpsideDown(text, symbol)) errors.max = 'Below the lowest price';

  const reportDebounced = useDebouncedCallback(onChange, 400);
  if (known.min !== min || known.max !== max) {
    setKnown({ min, max });
    // Cleared from outside by resetting the filters.
    if (min === '' && max === '') setText({ min, max });
  }
  const change = (changed: Partial<typeof text>) => {
    const next = { ...text, ...changed };
    setText(next);
    const sound =
      !validateText(next.min, symbol) && !validateText(next.max, symbol) && !isUpsideDown(next, symbol);
    if (sound) reportDebounced({ min: next.min.trim(), max: next.max.trim() });
    else reportDebounced.cancel();
  };

  return (
    <fieldset className={classes.range}>
      <legend className={classes.legend}>Price</legend>
      <TextInput
        aria-label="Lowest price"
        placeholder="from"
        inputMode="decimal"
        leftSection={<span aria-hidden="true">{symbol}</span>}
        value={text.min}
        error={errors.min}
        onChange={(event) => change({ min: event.currentTarget.value })}
        onBlur={() => reportDebounced.flush()}
      />
      <TextInput
        aria-label="Highest price"
        placeholder="to"
        inputMode="decimal"
        leftSection={<span aria-hidden="true">{symbol}</span>}
        value={text.max}
        error={errors.max}
        onChange={(event) => change({ max: event.currentTarget.value })}
        onBlur={() => reportDebounced.flush()}
      />
    </fieldset>
  );
}

function validateText(text: string, symbol: string): string | null {
  const parsed = parseTypedAmount(text, symbol);
  if (!parsed.ok) return parsed.message;
  return parsed.cents < 0 ? 'Enter 0 or more' : null;
}

/** null for an empty text, or one that is no price. */
export function centsOf(text: string, symbol: string): number | null {
  if (text.trim() === '') return null;
  const parsed = parseTypedAmount(text, symbol);
  return parsed.ok && parsed.cents >= 0 ? parsed.cents : null;
}

function isUpsideDown({ min, max }: { min: string; max: string }, symbol: string): boolean {
  const [low, high] = [centsOf(min, symbol), centsOf(max, symbol)];
  return low !== null && high !== null && high < low;
}
