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
import { invoiceDetails, pictures } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { asPicture, removePictures, requireOwnPictures } from '../pictures.ts';

const noDetails: VersionedDetails = { version: 0, details: null, logo: null };

export async function detailsOf(orm: Queries, owner: string): Promise<VersionedDetails> {
  const [row] = await orm
    .select({ saved: invoiceDetails, logo: pictures })
    .from(invoiceDetails)
    .leftJoin(pictures, eq(pictures.id, invoiceDetails.logoId))
    .where(eq(invoiceDetails.owner, owner));
  if (!row) return noDetails;
  const { version, details } = row.saved;
  return { version, details, logo: row.logo && asPicture(row.logo) };
}

/** Copies lists, because the contract's types are not readonly. */
const asAnswer = ({ version, details, logo }: VersionedDetails): Schemas['VersionedInvoiceDetails'] => ({
  version,
  logo,
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
  parts: TradeParts,
  { uid: owner }: Asker,
  { version, logoId, details: typed }: Schemas['ChangedInvoiceDetails'],
): Promise<Schemas['VersionedInvoiceDetails']> {
  const details = validDetails(typed);
  const next = { version: version + 1, details, logoId };
  const before = await inTransaction(parts.db, async (tx) => {
    const current = await detailsOf(tx, owner);
    const currentLogo = current.logo?.id ?? null;
    if (logoId !== null && logoId !== currentLogo) await requireOwnPictures(tx, owner, [logoId]);
    const saved =
      version === 0
        ? await tx
            .insert(invoiceDetails)
            .values({ owner, ...next })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(invoiceDetails)
            .set(next)
            .where(and(eq(invoiceDetails.owner, owner), eq(invoiceDetails.version, version)))
            .returning();
    if (saved.length > 0) return currentLogo;
    // A retry after a lost response.
    const now = { version: current.version, details: current.details, logoId: currentLogo };
    if (canonicalJson(now) === canonicalJson(next)) return null;
    throw new Problem(
      409,
      'changed-meanwhile',
      'Your invoice details were changed in another window. Load them again first.',
    );
  });
  if (before !== null && before !== logoId) await removePictures(parts, [before]);
  return asAnswer(await detailsOf(parts.db.orm, owner));
}
