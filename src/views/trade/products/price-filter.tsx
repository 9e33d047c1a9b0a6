/** The lowest and the highest price to show. What is typed counts once it is an amount. */
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { parseAmount } from '../../../events/ledger/money.ts';
import { useCurrency } from '../../ledger/use-ledger-settings.ts';
import classes from './price-filter.module.css';

export interface PriceFilterProps {
  /** As in the address, like `12.50`; '' for none. */
  readonly min: string;
  readonly max: string;
  readonly onChange: (range: { readonly min: string; readonly max: string }) => void;
}

export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const symbol = useCurrency();
  const [known, setKnown] = useState({ min, max });
  const [text, setText] = useState({ min, max });
  const faults = { min: faultOf(text.min, symbol), max: faultOf(text.max, symbol) };
  if (!faults.min && !faults.max && isUpsideDown(text, symbol)) faults.max = 'Below the lowest price';

  const tellSoon = useDebouncedCallback(onChange, 400);
  if (known.min !== min || known.max !== max) {
    setKnown({ min, max });
    // Emptied from outside, by showing everything again.
    if (min === '' && max === '') setText({ min, max });
  }
  const change = (changed: Partial<typeof text>) => {
    const next = { ...text, ...changed };
    setText(next);
    const sound = !faultOf(next.min, symbol) && !faultOf(next.max, symbol) && !isUpsideDown(next, symbol);
    if (sound) tellSoon({ min: next.min.trim(), max: next.max.trim() });
    else tellSoon.cancel();
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
        error={faults.min}
        onChange={(event) => change({ min: event.currentTarget.value })}
        onBlur={() => tellSoon.flush()}
      />
      <TextInput
        aria-label="Highest price"
        placeholder="to"
        inputMode="decimal"
        leftSection={<span aria-hidden="true">{symbol}</span>}
        value={text.max}
        error={faults.max}
        onChange={(event) => change({ max: event.currentTarget.value })}
        onBlur={() => tellSoon.flush()}
      />
    </fieldset>
  );
}

function faultOf(text: string, symbol: string): string | null {
  const parsed = parseAmount(text, symbol);
  if (!parsed.ok) return parsed.message;
  return parsed.cents < 0 ? 'Enter 0 or more' : null;
}

/** null for an empty text, and for one that is no price. */
export function centsOf(text: string, symbol: string): number | null {
  if (text.trim() === '') return null;
  const parsed = parseAmount(text, symbol);
  return parsed.ok && parsed.cents >= 0 ? parsed.cents : null;
}

function isUpsideDown({ min, max }: { min: string; max: string }, symbol: string): boolean {
  const [low, high] = [centsOf(min, symbol), centsOf(max, symbol)];
  return low !== null && high !== null && high < low;
}
