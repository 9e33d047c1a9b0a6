/** What a business adds to its page: for its owner and admins. */
import { eq } from 'drizzle-orm';
import { canonicalJson } from '../../src/events/log/canonical-json.ts';
import { requirePlainLines } from '../common/plain-lines.ts';
import type { Queries } from '../db/database.ts';
import { pictures, shopPages } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { asPicture, removePictures, requireOwnPictures } from './pictures.ts';
import { changeable } from './tenants.ts';

export async function pageContent(orm: Queries, number: number): Promise<Schemas['OwnShopPage']> {
  const [row] = await orm
    .select({ page: shopPages, cover: pictures })
    .from(shopPages)
    .leftJoin(pictures, eq(pictures.id, shopPages.coverId))
    .where(eq(shopPages.number, number));
  if (!row) {
    const hidden = { showPhone: false, showEmail: false, showAddress: false };
    return { version: 0, cover: null, about: '', area: '', ...hidden };
  }
  const { version, about, area, showPhone, showEmail, showAddress } = row.page;
  return {
    version,
    cover: row.cover && asPicture(row.cover),
    about,
    area,
    showPhone,
    showEmail,
    showAddress,
  };
}

export const getOwnShopPage = ({ db }: TradeParts, asker: Asker, number: number) =>
  inTransaction(db, async (tx) => {
    await changeable(tx, asker, number);
    return pageContent(tx, number);
  });

export async function saveShopPage(
  parts: TradeParts,
  asker: Asker,
  number: number,
  { version, ...sent }: Schemas['ChangedShopPage'],
): Promise<Schemas['OwnShopPage']> {
  requirePlainLines({ area: sent.area });
  const content = { ...sent, about: sent.about.trim(), area: sent.area.trim() };
  const before = await inTransaction(parts.db, async (tx) => {
    // Locks the business, and its page with it.
    const { owner } = await changeable(tx, asker, number);
    if (owner === null) {
      throw new Problem(409, 'no-owner', 'The owner’s account is gone, so this business shows no page.');
    }
    const { version: current, cover, ...saved } = await pageContent(tx, number);
    const coverId = cover?.id ?? null;
    if (current !== version) {
      // A retry after a lost response.
      const same = canonicalJson({ ...saved, coverId }) === canonicalJson(content);
      if (same && current === version + 1) return null;
      throw new Problem(
        409,
        'changed-meanwhile',
        'This page was changed in another window. Load it again first.',
      );
    }
    if (content.coverId !== null && content.coverId !== coverId)
      await requireOwnPictures(tx, asker.uid, [content.coverId]);
    const next = { ...content, version: version + 1 };
    await tx
      .insert(shopPages)
      .values({ number, owner, ...next })
      .onConflictDoUpdate({ target: shopPages.number, set: next });
    return coverId;
  });
  if (before !== null && before !== content.coverId) await removePictures(parts, [before]);
  return pageContent(parts.db.orm, number);
}
