/** A search field that searches after a pause in typing, or when it loses focus: a link that was clicked must come after it. */
import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { CloseIcon, SearchIcon } from '../icons.tsx';

export interface SearchFieldProps {
  readonly label: string;
  /** Which fields are searched. */
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
  // The URL may also change elsewhere: by going back, or by resetting the search.
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
