/** What the rules of a job ask about its employer: whether they are verified, and whether its company's name is another's. */
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { foldBusinessName } from '../../src/events/shared/business-name.ts';
import type { Employer } from '../../src/events/job/decide.ts';
import type { Queries } from '../db/database.ts';
import { accounts, documents, jobs, tenants } from '../db/schema.ts';
import { findPerson } from '../people/people.ts';

const companyName = sql<string>`coalesce(${documents.fields} -> 'companyName' ->> 'stringValue', '')`;
const isVerified = sql`(${accounts.emailVerified} or ${accounts.verifiedPhone} is not null)`;

/**
 * Other businesses are those of the directory, and the companies of other verified people: in their profiles, or in jobs that are open.
 * @param company under which a job is to be published; null: none is, and nobody is looked up
 */
export async function employerOf(
  tx: Queries,
  uid: string,
  company: string | null,
  productTitle: string,
): Promise<Employer> {
  if (company === null) return { verified: false, otherNames: new Set() };
  const person = await findPerson(tx, uid);
  const folded = foldBusinessName(company);
  const isTaken =
    folded !== '' && (await isOfOthers(tx, uid, folded, productTitle)) && !(await isOwn(tx, uid, folded));
  return {
    verified: person !== null && (person.emailVerified || person.phoneVerified),
    otherNames: new Set(isTaken ? [folded] : []),
  };
}

/** Rows that are not folded yet are looked at as well (fold-names.ts), so what is found is compared once more. */
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

/** In the directory, or published before: whoever takes the same name later cannot take it away from them. */
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
