/** A merchant's invoice details. Only the merchant reads and changes them; buyers see what was issued. */
import { and, eq } from 'drizzle-orm';
import {
  type InvoiceDetails,
  invoiceDetailsErrors,
  tidyInvoiceDetails,
} from '../../../src/events/invoice/details.ts';
import type { VersionedDetails } from '../../../src/events/invoice/port.ts';
import { canonicalJson } from '../../../src/events/log/canonical-json.ts';
import type { Queries } from '../../db/database.ts';
import { invoiceDetails } from '../../db/schema.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';

const noDetails: VersionedDetails = { version: 0, details: null };

export async function detailsOf(orm: Queries, owner: string): Promise<VersionedDetails> {
  const [row] = await orm.select().from(invoiceDetails).where(eq(invoiceDetails.owner, owner));
  return row ? { version: row.version, details: row.details } : noDetails;
}

/** Copies lists, because the contract's types are not readonly. */
const asAnswer = ({ version, details }: VersionedDetails): Schemas['VersionedInvoiceDetails'] => ({
  version,
  details: details && { ...details, taxRates: [...details.taxRates] },
});

export const getInvoiceDetails = async ({ db }: TradeParts, { uid }: Asker) =>
  asAnswer(await detailsOf(db.orm, uid));

/** @throws Problem naming the field that is wrong */
function validDetails(typed: InvoiceDetails): InvoiceDetails {
  const details = tidyInvoiceDetails(typed);
  const [error] = Object.entries(invoiceDetailsErrors(details));
  if (error) throw new Problem(400, 'bad-details', `${error[1]}.`, error[0]);
  return details;
}

export async function saveInvoiceDetails(
  { db: { orm } }: TradeParts,
  { uid: owner }: Asker,
  { version, details: typed }: Schemas['ChangedInvoiceDetails'],
): Promise<Schemas['VersionedInvoiceDetails']> {
  const details = validDetails(typed);
  const next = { version: version + 1, details };
  const saved =
    version === 0
      ? await orm
          .insert(invoiceDetails)
          .values({ owner, ...next })
          .onConflictDoNothing()
          .returning()
      : await orm
          .update(invoiceDetails)
          .set(next)
          .where(and(eq(invoiceDetails.owner, owner), eq(invoiceDetails.version, version)))
          .returning();
  if (saved.length > 0) return asAnswer(next);
  // A retry after a lost response.
  const current = await detailsOf(orm, owner);
  if (canonicalJson(current) === canonicalJson(next)) return asAnswer(current);
  throw new Problem(
    409,
    'changed-meanwhile',
    'Your invoice details were changed in another window. Load them again first.',
  );
}
