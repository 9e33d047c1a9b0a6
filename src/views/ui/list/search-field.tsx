/** A search that waits for a pause in the typing, or for whoever leaves the field: for a link, say, that must come after it. */
import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { CloseIcon, SearchIcon } from '../icons.tsx';

export interface SearchFieldProps {
  readonly label: string;
  /** What is looked through. */
  readonly description?: string;
  readonly value: string;
  readonly onFind: (search: string) => void;
}

const longest = 200;

export function SearchField({ label, description, value, onFind }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const send = (search: string) => {
    setSent(search);
    onFind(search);
  };
  const sendSoon = useDebouncedCallback((typed: string) => send(typed.trim()), 250);
  // The address may also change by itself: on the way back, or when everything is to be shown again.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  return (
    <TextInput
      type="search"
      label={label}
      description={description}
      value={text}
      maxLength={longest}
      onChange={(event) => {
        setText(event.currentTarget.value);
        sendSoon(event.currentTarget.value);
      }}
      onBlur={() => sendSoon.flush()}
      leftSection={<SearchIcon size={18} />}
      rightSection={
        text ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Clear the search"
            onClick={() => {
              sendSoon.cancel();
              setText('');
              send('');
            }}
          >
            <CloseIcon size={16} />
          </ActionIcon>
        ) : null
      }
    />
  );
}
