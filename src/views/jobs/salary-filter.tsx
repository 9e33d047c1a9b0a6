/** Filters jobs by minimum yearly pay in a currency. Text applies once it is a valid amount. */
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import classes from './jobs.module.css';
import { currencies } from './words.ts';
import { parseTypedAmount } from '../ui/typed-amount.ts';

const firstCurrency = 'USD';

export interface SalaryFilterProps {
  /** As in the URL, like `40000`; '' for none. */
  readonly salary: string;
  readonly currency: string;
  readonly onChange: (changed: { readonly salary?: string; readonly currency?: string }) => void;
}

export function SalaryFilter({ salary, currency, onChange }: SalaryFilterProps) {
  const [known, setKnown] = useState(salary);
  const [text, setText] = useState(salary);
  const error = validateText(text);
  const reportDebounced = useDebouncedCallback(onChange, 400);
  if (known !== salary) {
    setKnown(salary);
    // Cleared from outside by resetting the filters.
    if (salary === '') setText('');
  }
  return (
    <fieldset className={classes.range}>
      <legend className={classes.legend}>Minimum salary per year</legend>
      <TextInput
        aria-label="Minimum salary"
        placeholder="any"
        inputMode="decimal"
        value={text}
        error={error}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          if (validateText(typed) === null) reportDebounced({ salary: typed.trim() });
          else reportDebounced.cancel();
        }}
        onBlur={() => reportDebounced.flush()}
      />
      <NativeSelect
        aria-label="Currency"
        value={currencies.includes(currency) ? currency : firstCurrency}
        onChange={({ currentTarget: { value } }) =>
          onChange({ currency: value === firstCurrency ? '' : value })
        }
        data={currencies}
      />
    </fieldset>
  );
}

function validateText(text: string): string | null {
  const parsed = parseTypedAmount(text);
  if (!parsed.ok) return parsed.message;
  return parsed.cents < 0 ? 'Enter 0 or more' : null;
}

/** null without a valid amount: a currency alone filters nothing. */
export function minSalaryOf(salary: string, currency: string) {
  const parsed = parseTypedAmount(salary);
  if (!parsed.ok || parsed.cents <= 0) return null;
  return { cents: parsed.cents, currency: currencies.includes(currency) ? currency : firstCurrency };
}
