/** Contact details that a person saves to prefill their next checkout: readable by nobody else, kept until they delete them. */
import { eq } from 'drizzle-orm';
import { orderDetailsErrors, tidyOrderDetails } from '../../src/events/transaction/contact.ts';
import { checkoutDetails } from '../db/schema.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';

export async function getCheckoutDetails(
  { db: { orm } }: TradeParts,
  { uid }: Asker,
): Promise<Schemas['KeptContact']> {
  const [row] = await orm.select().from(checkoutDetails).where(eq(checkoutDetails.owner, uid));
  return { contact: row?.contact ?? null };
}

export async function keepCheckoutDetails(
  { db: { orm }, clock }: TradeParts,
  { uid: owner }: Asker,
  typed: Schemas['Contact'],
): Promise<Schemas['KeptContact']> {
  const details = tidyOrderDetails({ contact: typed, paymentMethod: 'cash', note: '' }, null);
  const [error] = Object.entries(orderDetailsErrors(details));
  if (error) throw new Problem(400, 'bad-details', `${error[1]}.`, error[0]);
  const { contact } = details;
  const kept = { contact, savedAt: clock() };
  await orm
    .insert(checkoutDetails)
    .values({ owner, ...kept })
    .onConflictDoUpdate({ target: checkoutDetails.owner, set: kept });
  return { contact };
}

export async function forgetCheckoutDetails({ db: { orm } }: TradeParts, { uid }: Asker): Promise<void> {
  await orm.delete(checkoutDetails).where(eq(checkoutDetails.owner, uid));
}
