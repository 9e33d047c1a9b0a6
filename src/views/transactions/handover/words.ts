/** Texts about handover times, in the shop's time zone. */
import { handoverWayNames, type Slot } from '../../../events/shop/hours.ts';
import type { Handover } from '../../../events/transaction/handover.ts';

/** `Fri, Nov 27`. */
export const slotDay = (at: string, timeZone: string) =>
  new Date(at).toLocaleDateString('en', { timeZone, weekday: 'short', month: 'short', day: 'numeric' });

const clock = (at: string, timeZone: string) =>
  new Date(at).toLocaleTimeString('en', { timeZone, hour: 'numeric', minute: '2-digit' });

/** `9:00 AM to 11:00 AM`. */
export const slotTime = ({ start, end }: Slot, timeZone: string) =>
  `${clock(start, timeZone)} to ${clock(end, timeZone)}`;

/** `Pick-up on Fri, Nov 27, 9:00 AM to 11:00 AM`; with the time zone if the reader's clock shows another time. */
export function handoverWords(handover: Handover): string {
  const { way, start, timeZone } = handover;
  const elsewhere = clock(start, timeZone) !== clock(start, ownZone());
  const zone = elsewhere ? ` (${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time)` : '';
  return `${handoverWayNames[way]} on ${slotDay(start, timeZone)}, ${slotTime(handover, timeZone)}${zone}`;
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
