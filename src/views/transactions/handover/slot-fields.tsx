/** Chooses how and when an order changes hands, among what its shop offers. */
import { NativeSelect, SimpleGrid } from '@mantine/core';
import { handoverWayNames, type Slot } from '../../../events/shop/hours.ts';
import type { OfferedSlots } from '../../../events/shop/port.ts';
import type { HandoverWish } from '../../../events/transaction/handover.ts';
import { slotDay, slotTime } from './words.ts';

export interface SlotFieldsProps {
  readonly offered: OfferedSlots;
  /** null: left open. */
  readonly wish: HandoverWish | null;
  readonly onChange: (wish: HandoverWish | null) => void;
  /** The empty choice. */
  readonly open: string;
}

export function SlotFields({ offered: { ways, slots, timeZone }, wish, onChange, open }: SlotFieldsProps) {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = slotDay(slot.start, timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  const day = wish ? slotDay(wish.start, timeZone) : '';
  const way = wish?.way ?? ways[0] ?? 'pickup';
  const choose = (start: string | undefined) => onChange(start === undefined ? null : { way, start });
  return (
    <SimpleGrid minColWidth="11rem" autoFlow="auto-fit">
      {ways.length > 1 ? (
        <NativeSelect
          label="How"
          value={way}
          data={ways.map((value) => ({ value, label: handoverWayNames[value] }))}
          disabled={wish === null}
          onChange={({ currentTarget: { value } }) =>
            wish && onChange({ ...wish, way: ways.find((each) => each === value) ?? way })
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
        value={wish?.start ?? ''}
        disabled={wish === null}
        data={
          wish === null
            ? [{ value: '', label: 'Choose a day first' }]
            : (days.get(day) ?? []).map((slot) => ({ value: slot.start, label: slotTime(slot, timeZone) }))
        }
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
    </SimpleGrid>
  );
}
