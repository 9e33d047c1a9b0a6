/** Moves an entry to a position by number, for long ledgers and for people who cannot drag. */
import { Button, Group, Modal, NumberInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import { useApp } from '../app.ts';
import { entryLabel } from './entry-label.ts';

export interface MoveDialogProps {
  readonly entries: EntrySequence;
  readonly id: string;
  readonly onClose: () => void;
}

export function MoveDialog({ entries, id, onClose }: MoveDialogProps) {
  const { actor } = useApp().ledger;
  const here = entries.indexOf(id);
  const [place, setPlace] = useState<number | string>(here + 1);
  const [error, setError] = useState<string | null>(null);
  const entry = entries.get(id);

  const moveTo = (to: number) => {
    actor.send({ type: 'entry.move', id, to });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(place);
    if (Number.isInteger(number) && number >= 1 && number <= entries.length) moveTo(number - 1);
    else setError(`Enter a place from 1 to ${entries.length}`);
  };

  return (
    <Modal opened onClose={onClose} title={`Move ${entry ? entryLabel(entry, here) : 'this entry'}`} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <NumberInput
            label="Move to place"
            description={`It is at place ${here + 1} of ${entries.length}.`}
            value={place}
            onChange={(value) => {
              setPlace(value);
              setError(null);
            }}
            error={error}
            allowDecimal={false}
            allowNegative={false}
            inputMode="numeric"
            data-autofocus
          />
          <Group gap="xs">
            <Button variant="default" disabled={here <= 0} onClick={() => moveTo(0)}>
              To the top
            </Button>
            <Button
              variant="default"
              disabled={here >= entries.length - 1}
              onClick={() => moveTo(entries.length - 1)}
            >
              To the end
            </Button>
          </Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Move</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
