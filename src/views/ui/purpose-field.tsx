/** Asks what somebody wants to use the product for; optional. */
import { NativeSelect } from '@mantine/core';
import { type Purpose, purposes } from '../../events/profile/user.ts';

const words: Readonly<Record<Purpose, string>> = {
  shop: 'I run a cleaning shop',
  customer: 'I want something cleaned',
  hiring: 'I’m hiring',
  work: 'I’m looking for work',
};

interface PurposeFieldProps {
  readonly value: Purpose | null;
  readonly onChange: (purpose: Purpose | null) => void;
  readonly disabled?: boolean;
}

export function PurposeField({ value, onChange, disabled }: PurposeFieldProps) {
  return (
    <NativeSelect
      label="What brings you here?"
      description="Optional. It puts the pages you need first, and you can change it in the settings."
      disabled={disabled}
      data={[
        { value: '', label: 'I’d rather not say' },
        ...purposes.map((purpose) => ({ value: purpose, label: words[purpose] })),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(purposes.find((purpose) => purpose === currentTarget.value) ?? null)
      }
    />
  );
}
