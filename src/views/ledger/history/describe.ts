/** Formats when and by whom a fact was recorded. */
import type { Moment } from '../../../events/audit/ledger-history.ts';

export function describeTime(at: string | null): string {
  if (at === null) return 'no readable time';
  return new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' });
}

/** @param own uid of the viewer */
export function describeActor(
  { actor, device }: Pick<Moment, 'actor' | 'device'>,
  own: string | null,
): string {
  const who =
    actor === own || actor === 'system' ? describePerson(actor, own) : `person ${actor.slice(0, 8)}`;
  return `${who}, on device ${device.slice(0, 8)}`;
}

export const describePerson = (actor: string, own: string | null) =>
  actor === own ? 'you' : actor === 'system' ? 'Patina itself' : actor;
