/** When and how an order is handed over: a slot of the shop's hours, and whether it is ready. */
import * as z from 'zod/mini';
import type { Refused } from '../log/decider.ts';
import { handoverWays, type ShopHours, slotsOf } from '../shop/hours.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';

/** UTC, ISO 8601 with milliseconds. */
const instant = z.iso.datetime({ precision: 3 });

/** The person's choice. */
export const handoverChoice = z.strictObject({ way: z.enum(handoverWays), start: instant });
export type HandoverChoice = Readonly<z.infer<typeof handoverChoice>>;

export const handoverSchema = z.strictObject({
  ...handoverChoice.shape,
  end: instant,
  /** Time zone of the shop when the slot was chosen: an IANA name. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type Handover = Readonly<z.infer<typeof handoverSchema>>;

/** @param hours of the seller; null: none are known. @param at now, by the server's clock */
export function chosenSlot(
  { way, start }: HandoverChoice,
  hours: ShopHours | null,
  at: string,
): Handover | Refused<TransactionRefusal> {
  if (hours === null) return refuse('no-hours', 'This shop has not said when it hands over orders.');
  if (!hours.ways.includes(way))
    return refuse('bad-slot', `This shop does not offer ${way === 'pickup' ? 'pick-up' : 'delivery'}.`);
  if (Date.parse(start) <= Date.parse(at))
    return refuse('past-slot', 'This time is already past. Choose a later one.');
  const slot = slotsOf(hours, at).find((each) => each.start === start);
  if (!slot)
    return refuse('bad-slot', 'The shop does not hand over orders at this time. Choose another one.');
  return { way, ...slot, timeZone: hours.timeZone };
}
