/**
 * Checks whether the name of a business belongs to somebody else: in the directory, to verified people's companies, or to
 * the product.
 */
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { foldBusinessName } from '../../src/events/shared/business-name.ts';
import type { Queries } from '../db/database.ts';
import { accounts, documents, jobs, tenants } from '../db/schema.ts';

const companyName = sql<string>`coalesce(${documents.fields} -> 'companyName' ->> 'stringValue', '')`;
const isVerified = sql`(${accounts.emailVerified} or ${accounts.verifiedPhone} is not null)`;

/**
 * Whether people would take this name for that of a business that is not this person's: one of the directory, or the company
 * of another verified person, in their profile or in an open job.
 * @param uid null: the name belongs to no person, as for a business without an owner
 */
export async function isNameOfOthers(
  tx: Queries,
  uid: string | null,
  name: string,
  productTitle: string,
): Promise<boolean> {
  const folded = foldBusinessName(name);
  if (folded === '' || !(await isOfOthers(tx, uid ?? '', folded, productTitle))) return false;
  return uid === null || !(await isOwn(tx, uid, folded));
}

/** Also matches rows whose name is not folded yet (hiring/fold-names.ts), so results must be compared again. */
const mayBe = (column: SQLWrapper, folded: string): SQL => or(sql`${column} = ${folded}`, isNull(column))!;
const hasName = (rows: readonly { readonly name: string }[], folded: string) =>
  rows.some(({ name }) => foldBusinessName(name) === folded);

async function isOfOthers(tx: Queries, uid: string, folded: string, productTitle: string): Promise<boolean> {
  if (foldBusinessName(productTitle) === folded) return true;
  const listed = await tx
    .select({ name: tenants.name })
    .from(tenants)
    .where(and(mayBe(tenants.foldedName, folded), sql`${tenants.owner} is distinct from ${uid}`, isListed));
  if (hasName(listed, folded)) return true;
  const profiles = await tx
    .select({ name: companyName })
    .from(documents)
    .innerJoin(accounts, eq(documents.path, sql`'users/' || ${accounts.uid}`))
    .where(
      and(
        sql`${documents.collection} = 'users'`,
        mayBe(documents.foldedCompany, folded),
        ne(accounts.uid, uid),
        isVerified,
      ),
    );
  if (hasName(profiles, folded)) return true;
  const open = await tx
    .select({ name: jobs.company })
    .from(jobs)
    .innerJoin(accounts, and(eq(accounts.uid, jobs.employer), isVerified))
    .where(
      and(
        mayBe(jobs.foldedCompany, folded),
        ne(jobs.employer, uid),
        eq(jobs.status, 'open'),
        isNull(jobs.deletedAt),
      ),
    );
  return hasName(open, folded);
}

const isListed = eq(tenants.deleted, false);

/**
 * Whether this person has the name in the directory, or has published a job under it: nobody who takes it later can take it
 * away from them.
 */
async function isOwn(tx: Queries, uid: string, folded: string): Promise<boolean> {
  const listed = await tx
    .select({ name: tenants.name })
    .from(tenants)
    .where(and(mayBe(tenants.foldedName, folded), eq(tenants.owner, uid), isListed));
  if (hasName(listed, folded)) return true;
  const published = await tx
    .select({ name: jobs.company })
    .from(jobs)
    .where(
      and(
        mayBe(jobs.foldedCompany, folded),
        eq(jobs.employer, uid),
        isNotNull(jobs.openedAt),
        isNull(jobs.deletedAt),
      ),
    );
  return hasName(published, folded);
}
