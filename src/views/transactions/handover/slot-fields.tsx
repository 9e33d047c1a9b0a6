/** Chooses how and when an order is handed over, from the shop's options. */
import { NativeSelect, SimpleGrid } from '@mantine/core';
import { handoverWayNames, type Slot } from '../../../events/shop/hours.ts';
import type { OfferedSlots } from '../../../events/shop/port.ts';
import type { HandoverChoice } from '../../../events/transaction/handover.ts';
import { slotDay, slotTime } from './words.ts';

export interface SlotFieldsProps {
  readonly offered: OfferedSlots;
  /** null: left open. */
  readonly choice: HandoverChoice | null;
  readonly onChange: (choice: HandoverChoice | null) => void;
  /** Label of the empty choice. */
  readonly open: string;
  /** Why the chosen time was refused. */
  readonly error?: string | null;
}

export function SlotFields({
  offered: { ways, slots, timeZone },
  choice,
  onChange,
  open,
  error = null,
}: SlotFieldsProps) {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = slotDay(slot.start, timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  const day = choice ? slotDay(choice.start, timeZone) : '';
  const way = choice?.way ?? ways[0] ?? 'pickup';
  const choose = (start: string | undefined) => onChange(start === undefined ? null : { way, start });
  return (
    <SimpleGrid minColWidth="11rem" autoFlow="auto-fit">
      {ways.length > 1 ? (
        <NativeSelect
          label="How"
          value={way}
          data={ways.map((value) => ({ value, label: handoverWayNames[value] }))}
          disabled={choice === null}
          onChange={({ currentTarget: { value } }) =>
            choice && onChange({ ...choice, way: ways.find((candidate) => candidate === value) ?? way })
          }
        />
      ) : null}
      <NativeSelect
        label={ways.length === 1 ? `${handoverWayNames[way]} day` : 'Day'}
        value={day}
        data={[{ value: '', label: open }, ...days.keys()]}
        onChange={({ currentTarget: { value } }) => choose(days.get(value)?.[0]?.start)}
      />
      <NativeSelect
        label="Time"
        value={choice?.start ?? ''}
        disabled={choice === null}
        error={error}
        data={
          choice === null
            ? [{ value: '', label: 'Choose a day first' }]
            : (days.get(day) ?? []).map((slot) => ({ value: slot.start, label: slotTime(slot, timeZone) }))
        }
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
    </SimpleGrid>
  );
}
