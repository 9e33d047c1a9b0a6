/**
 * Folds the business names of earlier releases for look-ups, in batches, before requests are served. If the server is
 * stopped meanwhile, the next start continues.
 */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { foldBusinessName } from '../../src/events/shared/business-name.ts';
import type { Database } from '../db/database.ts';
import { documents, jobs, tenants } from '../db/schema.ts';
import { foldedCompanyOf } from '../documents/store.ts';
import type { Fields } from '../documents/values.ts';

const defaultBatch = 500;

/** @param batch rows per query */
export async function foldOlderNames({ orm }: Pick<Database, 'orm'>, batch = defaultBatch): Promise<void> {
  await inBatches(batch, async () => {
    const rows = await orm
      .select({ id: tenants.number, name: tenants.name })
      .from(tenants)
      .where(isNull(tenants.foldedName))
      .limit(batch);
    for (const { id, name } of rows) {
      await orm
        .update(tenants)
        .set({ foldedName: foldBusinessName(name) })
        // Unless another process renamed it meanwhile.
        .where(and(eq(tenants.number, id), eq(tenants.name, name)));
    }
    return rows.length;
  });
  await inBatches(batch, async () => {
    const names = await orm
      .selectDistinct({ name: jobs.company })
      .from(jobs)
      .where(isNull(jobs.foldedCompany))
      .limit(batch);
    for (const { name } of names) {
      await orm
        .update(jobs)
        .set({ foldedCompany: foldBusinessName(name) })
        .where(and(isNull(jobs.foldedCompany), eq(jobs.company, name)));
    }
    return names.length;
  });
  await inBatches(batch, async () => {
    const rows = await orm
      .select({ path: documents.path, fields: documents.fields })
      .from(documents)
      .where(and(sql`${documents.collection} = 'users'`, isNull(documents.foldedCompany)))
      .limit(batch);
    const byName = new Map<string, string[]>();
    for (const { path, fields } of rows) {
      const folded = foldedCompanyOf(path, fields as Fields)!;
      byName.set(folded, [...(byName.get(folded) ?? []), path]);
    }
    for (const [foldedCompany, paths] of byName) {
      await orm
        .update(documents)
        .set({ foldedCompany })
        .where(and(isNull(documents.foldedCompany), inArray(documents.path, paths)));
    }
    return rows.length;
  });
}

async function inBatches(batch: number, fold: () => Promise<number>): Promise<void> {
  while ((await fold()) === batch);
}
