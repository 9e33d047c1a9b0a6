/** The seller gives an unpaid order more time: until the end of a day in the seller's time zone. */
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxHoldMs } from '../../events/transaction/hold.ts';
import { timeOf } from './words.ts';

export interface HoldDialogProps {
  /** UTC, ISO 8601. */
  readonly heldUntil: string;
  readonly onClose: () => void;
  /** UTC, ISO 8601 with milliseconds. */
  readonly onHold: (until: string) => void;
}

const dayMs = 86_400_000;

/** `2026-11-21`, in the reader's time zone. */
function localDay(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function HoldDialog({ heldUntil, onClose, onHold }: HoldDialogProps) {
  const [day, setDay] = useState(() => localDay(Date.parse(heldUntil) + 7 * dayMs));
  const [error, setError] = useState<string | null>(null);
  const latest = maxHoldMs / dayMs - 1;
  const [lastDay] = useState(() => localDay(Date.now() + latest * dayMs));
  return (
    <Modal opened onClose={onClose} title="Hold this order for longer">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const until = new Date(`${day}T23:59:59.999`);
          const tooLate = until.getTime() > Date.now() + maxHoldMs;
          if (!(until.getTime() > Date.parse(heldUntil)) || tooLate) {
            setError(`Choose a day after ${timeOf(heldUntil)}, at most ${latest} days from today`);
            return;
          }
          onHold(until.toISOString());
          onClose();
        }}
      >
        <p style={{ marginTop: 0 }}>
          Its items stay reserved until {timeOf(heldUntil)}. After that they go back to your shop, and the
          order is cancelled.
        </p>
        <TextInput
          label="Hold until the end of"
          type="date"
          value={day}
          min={localDay(Date.parse(heldUntil))}
          max={lastDay}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setDay(value);
            setError(null);
          }}
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit">Hold for longer</Button>
        </Group>
      </form>
    </Modal>
  );
}
