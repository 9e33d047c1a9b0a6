/** Locks entries up to a day, once they match the bank statement, or unlocks them. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Lock, sumsUpTo } from '../../../events/ledger/lock.ts';
import type { EntrySequence } from '../../../events/ledger/sequence.ts';
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { dayIn, dayLabel, localDay } from '../../ui/local-day.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { Amount } from '../amount.tsx';
import { useFromLedger } from '../use-from-ledger.ts';

export interface LockDialogProps {
  readonly entries: EntrySequence;
  /** Version of `entries`, which change in place. */
  readonly version: number;
  readonly lock: Lock | null;
  readonly onClose: () => void;
}

/** The last day of the previous month, with which a statement usually ends. */
function lastStatement(): string {
  const now = new Date();
  return localDay(new Date(now.getFullYear(), now.getMonth(), 0));
}

export function LockDialog({ entries, version, lock, onClose }: LockDialogProps) {
  const { actor } = useApp().ledger;
  const [proposed] = useState(() => lock?.upTo ?? lastStatement());
  const [day, setDay] = useState(proposed);
  useUnsaved(day !== proposed, 'a day to lock up to');
  const [error, setError] = useState<string | null>(null);
  const upTo = dayIn(day);
  const sums = useFromLedger(
    () => (upTo === null ? null : sumsUpTo(entries, upTo)),
    [entries, upTo],
    version,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (upTo === null) {
      setError('Choose a day');
      return;
    }
    actor.send({ type: 'entries.lock', upTo });
    onClose();
  };
  const unlock = () => {
    actor.send({ type: 'entries.unlock' });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={lock ? 'Locked entries' : 'Lock entries'} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p style={{ margin: 0 }}>
            Compare your entries with the bank’s statement, then lock them. You can still change a locked
            entry, but you’ll be asked first.
          </p>
          <TextInput
            type="date"
            label="Lock up to"
            value={day}
            onChange={(event) => {
              setDay(event.currentTarget.value);
              setError(null);
            }}
            error={error}
            data-autofocus
          />
          {sums && upTo ? (
            <p style={{ margin: 0 }} role="status">
              {counted(sums.count, 'entry', 'entries')} up to {dayLabel(upTo)}, together{' '}
              <Amount cents={sums.balanceCents} />.
              {sums.undated === 0
                ? null
                : ` ${counted(sums.undated, 'entry', 'entries')} without a date ${sums.undated === 1 ? 'stays' : 'stay'} open.`}
            </p>
          ) : null}
          <Group justify="flex-end">
            {lock ? (
              <Button variant="default" mr="auto" onClick={unlock}>
                Unlock all
              </Button>
            ) : null}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Lock</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
