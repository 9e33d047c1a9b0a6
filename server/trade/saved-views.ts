/** A person's saved views of their lists of transactions: readable by nobody else, deleted with the account. */
import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '../../src/events/log/canonical-json.ts';
import type { VersionedViews } from '../../src/events/transaction/port.ts';
import { savedViewsError, tidyView } from '../../src/events/transaction/saved-views.ts';
import type { Queries } from '../db/database.ts';
import { savedViews } from '../db/schema.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';

const noViews: VersionedViews = { version: 0, views: [] };

async function viewsOf(orm: Queries, owner: string): Promise<VersionedViews> {
  const [row] = await orm.select().from(savedViews).where(eq(savedViews.owner, owner));
  return row ? { version: row.version, views: row.views } : noViews;
}

/** Copies the list, because the contract's types are not readonly. */
const asAnswer = ({ version, views }: VersionedViews): Schemas['VersionedSavedViews'] => ({
  version,
  views: [...views],
});

export const getSavedViews = async ({ db }: TradeParts, { uid }: Asker) =>
  asAnswer(await viewsOf(db.orm, uid));

export async function saveSavedViews(
  { db: { orm } }: TradeParts,
  { uid: owner }: Asker,
  { version, views: typed }: Schemas['VersionedSavedViews'],
): Promise<Schemas['VersionedSavedViews']> {
  const views = typed.map(tidyView);
  const error = savedViewsError(views);
  if (error) throw new Problem(400, 'bad-views', `${error[1]}.`, error[0]);
  const next = { version: version + 1, views };
  const saved =
    version === 0
      ? await orm
          .insert(savedViews)
          .values({ owner, ...next })
          .onConflictDoNothing()
          .returning()
      : await orm
          .update(savedViews)
          .set(next)
          .where(and(eq(savedViews.owner, owner), eq(savedViews.version, version)))
          .returning();
  if (saved.length > 0) return asAnswer(next);
  // A retry after a lost response.
  const current = await viewsOf(orm, owner);
  if (canonicalJson(current) === canonicalJson(next)) return asAnswer(current);
  throw new Problem(409, 'changed-meanwhile', 'Your views were changed in another window. Try again.');
}
