/** A merchant's hours, and the time slots that buyers can choose from. */
import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '../../src/events/log/canonical-json.ts';
import { type ShopHours, shopHoursErrors, slotsOf } from '../../src/events/shop/hours.ts';
import type { VersionedHours } from '../../src/events/shop/port.ts';
import type { Queries } from '../db/database.ts';
import { shopHours } from '../db/schema.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';

export async function hoursOf(orm: Queries, owner: string): Promise<VersionedHours> {
  const [row] = await orm.select().from(shopHours).where(eq(shopHours.owner, owner));
  return row ? { version: row.version, hours: row.hours } : { version: 0, hours: null };
}

/** Copies lists, because the contract's types are not readonly. */
export const asAnswer = ({ version, hours }: VersionedHours): Schemas['VersionedShopHours'] => ({
  version,
  hours: hours && { ...hours, ways: [...hours.ways], days: hours.days.map((day) => day && { ...day }) },
});

export const getShopHours = async ({ db }: TradeParts, { uid }: Asker) =>
  asAnswer(await hoursOf(db.orm, uid));

export async function saveShopHours(
  { db: { orm } }: TradeParts,
  { uid: owner }: Asker,
  { version, hours }: Schemas['ChangedShopHours'],
): Promise<Schemas['VersionedShopHours']> {
  const [error] = Object.entries(shopHoursErrors(hours as ShopHours));
  if (error) throw new Problem(400, 'bad-hours', `${error[1]}.`, error[0]);
  const next = { version: version + 1, hours: hours as ShopHours };
  const saved =
    version === 0
      ? await orm
          .insert(shopHours)
          .values({ owner, ...next })
          .onConflictDoNothing()
          .returning()
      : await orm
          .update(shopHours)
          .set(next)
          .where(and(eq(shopHours.owner, owner), eq(shopHours.version, version)))
          .returning();
  if (saved.length > 0) return asAnswer(next);
  // A retry after a lost response.
  const current = await hoursOf(orm, owner);
  if (canonicalJson(current) === canonicalJson(next)) return asAnswer(current);
  throw new Problem(
    409,
    'changed-meanwhile',
    'Your hours were changed in another window. Load them again first.',
  );
}

/** Empty for a seller without hours, and for anybody who is no seller. */
export async function listShopSlots(
  { db: { orm }, clock }: TradeParts,
  seller: string,
): Promise<Schemas['ShopSlots']> {
  const { hours } = await hoursOf(orm, seller);
  if (hours === null) return { ways: [], timeZone: 'UTC', slots: [] };
  return {
    ways: [...hours.ways],
    timeZone: hours.timeZone,
    slots: slotsOf(hours, clock().toISOString()).map((slot) => ({ ...slot })),
  };
}
