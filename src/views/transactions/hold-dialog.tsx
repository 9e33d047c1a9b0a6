/** The seller gives an unpaid order more time: until the end of a day in the seller's time zone. */
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxHoldMs } from '../../events/transaction/hold.ts';
import type { TransactionActor } from '../../machines/transaction.machine.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useChange } from './use-change.ts';
import { timeOf } from './words.ts';

export interface HoldDialogProps {
  readonly actor: TransactionActor;
  /** UTC, ISO 8601. */
  readonly heldUntil: string;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;

/** `2026-11-21`, in the reader's time zone. */
function localDay(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function HoldDialog({ actor, heldUntil, onClose }: HoldDialogProps) {
  const change = useChange(actor, onClose);
  const { ready, saving, refusal, make, dismiss } = change;
  const [proposed] = useState(() => localDay(Date.parse(heldUntil) + 7 * dayMs));
  const [day, setDay] = useState(proposed);
  const [error, setError] = useState<string | null>(null);
  const latest = maxHoldMs / dayMs - 1;
  const [lastDay] = useState(() => localDay(Date.now() + latest * dayMs));
  useUnsaved(day !== proposed, 'a day to hold an order until');
  const badDay = refusal?.reason === 'bad-hold';
  return (
    <ChangeDialog
      actor={actor}
      title="Hold this order for longer"
      change={change}
      shownByField={badDay}
      onClose={onClose}
    >
      <form
        noValidate
        aria-busy={saving}
        onSubmit={(event) => {
          event.preventDefault();
          const until = new Date(`${day}T23:59:59.999`);
          const tooLate = until.getTime() > Date.now() + maxHoldMs;
          if (!(until.getTime() > Date.parse(heldUntil)) || tooLate) {
            setError(`Choose a day after ${timeOf(heldUntil)}, at most ${latest} days from today`);
            return;
          }
          make({ type: 'ExtendHold', until: until.toISOString() });
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
          error={error ?? (badDay ? refusal.message : null)}
          onChange={({ currentTarget: { value } }) => {
            setDay(value);
            setError(null);
            if (badDay) dismiss();
          }}
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" disabled={saving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving} disabled={!(ready || saving)}>
            Hold for longer
          </Button>
        </Group>
      </form>
    </ChangeDialog>
  );
}
