/** Chooses one of the merchant's own clients, however many they are: found by name, user name or business. */
import { Select } from '@mantine/core';
import { useState } from 'react';
import type { PersonCard } from '../../events/shared/person-card.ts';

export interface ClientPickerProps {
  readonly clients: readonly PersonCard[];
  readonly description: string;
  /** Shown when nobody is chosen. */
  readonly nobody: string;
  readonly disabled?: boolean;
  /** Uid; '': nobody. */
  readonly value: string;
  readonly onChange: (uid: string) => void;
  readonly error?: string | null;
}

/** Most that are listed at once; searching goes through all. */
const maxListed = 50;

export function ClientPicker({ clients, nobody, value, onChange, ...rest }: ClientPickerProps) {
  const [typed, setTyped] = useState('');
  const chosen = clients.find(({ uid }) => uid === value);
  return (
    <Select
      label="Client"
      placeholder={nobody}
      searchable
      selectFirstOptionOnChange
      onSearchChange={setTyped}
      onKeyDown={(event) => {
        // Else the form is sent for nobody, while somebody's name is in the field.
        if (event.key === 'Enter' && typed !== (chosen ? labelOf(chosen) : '')) event.preventDefault();
      }}
      clearable
      clearButtonProps={{ 'aria-label': 'Choose nobody' }}
      limit={maxListed}
      nothingFoundMessage={
        clients.length === 0 ? 'No clients to choose from yet' : 'No client of yours is called that'
      }
      data={clients.map((client) => ({ value: client.uid, label: labelOf(client) }))}
      value={value === '' ? null : value}
      onChange={(uid) => onChange(uid ?? '')}
      {...rest}
    />
  );
}

/** `Rosa Lind, Lind Saddlery (@rosa)`. */
const labelOf = ({ displayName, userName, companyName }: PersonCard) =>
  `${[displayName || userName, companyName].filter(Boolean).join(', ')} (@${userName})`;
