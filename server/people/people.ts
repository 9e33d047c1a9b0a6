/**
 * People in the server's own tables: an account with its user document. Reads and writes rows, and decides nothing: rules
 * are in src/events/account, rights in contract-routes.ts.
 */
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { foldBusinessName } from '../../src/events/shared/business-name.ts';
import { foldEmail } from '../../src/events/shared/email.ts';
import type { ContactKind } from '../../src/events/account/events.ts';
import type { UserRow } from '../../src/events/account/port.ts';
import { readUserDocument } from '../../src/events/profile/stored-user.ts';
import { hasRole, type PublicProfile, type UserDocument } from '../../src/events/profile/user.ts';
import type { ListQuery } from '../../src/events/shared/paging.ts';
import { orderBy, pageOf } from '../common/page.ts';
import type { Queries } from '../db/database.ts';
import { accounts, documents } from '../db/schema.ts';
import {
  deleteDocument,
  getDocument,
  insertDocument,
  lockDocument,
  type StoredDocument,
  toStored,
} from '../documents/store.ts';
import { type Fields, fieldsOf, plainFields } from '../documents/values.ts';

export interface Person extends UserRow {
  /** False between the two steps of a registration: there is an account, but no document to change yet. */
  readonly hasDocument: boolean;
}

export const userPath = (uid: string) => `users/${uid}`;
const avatarPath = (uid: string) => `users/${uid}/avatar/meta`;

const text = (field: keyof UserDocument) =>
  sql<string>`coalesce(${documents.fields} -> ${field} ->> 'stringValue', '')`;
const ofAccount = eq(documents.path, sql`'users/' || ${accounts.uid}`);

const columns = { account: accounts, fields: documents.fields };

/** A person with what their session depends on, and their user document as stored. */
export interface FoundPerson {
  readonly person: Person;
  /** Increases whenever all sessions are ended; tokens of an earlier generation are void. */
  readonly tokenGeneration: number;
  /** null between the two steps of a registration. */
  readonly document: StoredDocument | null;
}

/** A prepared query: every request of a signed-in person runs it to find out who they are. */
export function personFinder(orm: Queries): (uid: string) => Promise<FoundPerson | null> {
  const query = orm
    .select({
      account: {
        uid: accounts.uid,
        email: accounts.email,
        disabled: accounts.disabled,
        displayName: accounts.displayName,
        createdAt: accounts.createdAt,
        emailVerified: accounts.emailVerified,
        verifiedPhone: accounts.verifiedPhone,
        tokenGeneration: accounts.tokenGeneration,
      },
      fields: documents.fields,
      path: documents.path,
      createTime: documents.createTime,
      updateTime: documents.updateTime,
    })
    .from(accounts)
    .leftJoin(documents, ofAccount)
    .where(eq(accounts.uid, sql.placeholder('uid')))
    .prepare('find_person');
  return async (uid) => {
    const [row] = await query.execute({ uid });
    if (!row) return null;
    const { account, fields, path, createTime, updateTime } = row;
    const document =
      fields === null || path === null || createTime === null || updateTime === null
        ? null
        : toStored({ path, fields, createTime, updateTime });
    return { person: personOf(row), tokenGeneration: account.tokenGeneration, document };
  };
}

export async function findPerson(orm: Queries, uid: string): Promise<Person | null> {
  const [row] = await orm
    .select(columns)
    .from(accounts)
    .leftJoin(documents, ofAccount)
    .where(eq(accounts.uid, uid));
  return row ? personOf(row) : null;
}

export async function findPersonByEmail(orm: Queries, email: string): Promise<Person | null> {
  const [row] = await orm
    .select(columns)
    .from(accounts)
    .leftJoin(documents, ofAccount)
    .where(eq(accounts.email, foldEmail(email)));
  return row ? personOf(row) : null;
}

type Sort = 'displayName' | 'email' | 'registrationDate';

export type PeopleQuery = ListQuery<Sort>;

export async function listPeople(
  orm: Queries,
  { search, sort, ...slice }: PeopleQuery,
): Promise<{ people: Person[]; total: number }> {
  const wanted = search.trim().toLowerCase();
  const matches = [sql`${accounts.email}`, text('displayName'), text('userName'), text('companyName')].map(
    (found) => sql`strpos(lower(${found}), ${wanted}) > 0`,
  );
  const filter = wanted === '' ? undefined : or(...matches);
  const keys: Record<Sort, SQL> = {
    displayName: sql`lower(${text('displayName')})`,
    email: sql`${accounts.email}`,
    registrationDate: sql`${accounts.createdAt}`,
  };
  const found = orm.select(columns).from(accounts).leftJoin(documents, ofAccount).where(filter).$dynamic();
  const { rows, total } = await pageOf(orm, found, orderBy(sort, keys, sql`${accounts.uid}`), slice);
  return { people: rows.map(personOf), total };
}

/** Enabled accounts with the role admin, without `uid`. */
export async function countOtherAdmins(orm: Queries, uid: string): Promise<number> {
  const rows = await orm
    .select(columns)
    .from(accounts)
    .innerJoin(documents, ofAccount)
    .where(
      and(
        ne(accounts.uid, uid),
        eq(accounts.disabled, false),
        // A coarse filter only: rows with the word are checked properly below.
        sql`strpos((${documents.fields} -> 'role')::text, 'admin') > 0`,
      ),
    );
  return rows.map(personOf).filter(({ role }) => hasRole(role, 'admin')).length;
}

export async function findPublicProfile(orm: Queries, name: string): Promise<PublicProfile | null> {
  const [row] = await orm
    .select(columns)
    .from(documents)
    .innerJoin(accounts, ofAccount)
    .where(
      and(
        eq(documents.collection, 'users'),
        sql`${documents.fields} -> 'userName' ->> 'stringValue' = ${name.toLowerCase()}`,
        eq(accounts.disabled, false),
      ),
    );
  if (!row) return null;
  const { uid } = row.account;
  const { userName, displayName, companyName, bio, role, registrationDate } = documentOf(row);
  const imageUrl = await findAvatar(orm, uid);
  return { userName, displayName, companyName, bio, role, registrationDate, imageUrl };
}

export async function findAvatar(orm: Queries, uid: string): Promise<string | null> {
  return imageUrlOf((await getDocument(orm, avatarPath(uid)))?.fields);
}

export async function findUserDocument(orm: Queries, uid: string): Promise<UserDocument | null> {
  const found = await getDocument(orm, userPath(uid));
  return found && readUserDocument(plainFields(found.fields));
}

/** Overwrites some fields of an existing document. */
export async function writeUserFields(
  orm: Queries,
  uid: string,
  changed: Partial<UserDocument>,
): Promise<void> {
  await orm
    .update(documents)
    .set({
      fields: sql`${documents.fields} || ${JSON.stringify(fieldsOf(changed))}::jsonb`,
      ...(changed.companyName !== undefined && { foldedCompany: foldBusinessName(changed.companyName) }),
      updateTime: nextUpdateTime,
    })
    .where(eq(documents.path, userPath(uid)));
}

export async function writeVerified(
  orm: Queries,
  { uid, phone }: Person,
  contact: ContactKind,
): Promise<void> {
  const changed = contact === 'email' ? { emailVerified: true } : { verifiedPhone: phone };
  await orm.update(accounts).set(changed).where(eq(accounts.uid, uid));
}

export async function writeDisabled(orm: Queries, uid: string, disabled: boolean): Promise<void> {
  await orm.update(accounts).set({ disabled }).where(eq(accounts.uid, uid));
}

/** Call it inside a transaction. @returns the address of the picture that it replaced, or null */
export async function writeAvatar(tx: Queries, uid: string, imageUrl: string): Promise<string | null> {
  const path = avatarPath(uid);
  const fields = fieldsOf({ imageUrl });
  const before = await lockDocument(tx, path);
  if (before) {
    await tx.update(documents).set({ fields, updateTime: nextUpdateTime }).where(eq(documents.path, path));
  } else {
    const now = Date.now() * 1000;
    await insertDocument(tx, { path, fields, createTime: now, updateTime: now });
  }
  return imageUrlOf(before?.fields);
}

export const removeAvatar = (orm: Queries, uid: string): Promise<void> =>
  deleteDocument(orm, avatarPath(uid));

function imageUrlOf(fields: Fields | undefined): string | null {
  const { imageUrl } = plainFields(fields ?? {});
  return typeof imageUrl === 'string' && imageUrl !== '' ? imageUrl : null;
}

/** Microseconds since 1970; later than the last change even if the clock stands still or was set back. */
const nextUpdateTime = sql`greatest(${documents.updateTime} + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)`;

interface Row {
  readonly account: Pick<
    typeof accounts.$inferSelect,
    'uid' | 'email' | 'disabled' | 'displayName' | 'createdAt' | 'emailVerified' | 'verifiedPhone'
  >;
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/** A damaged document still shows its owner, with defaults for what cannot be read. */
const documentOf = ({ fields }: Row): UserDocument =>
  readUserDocument(plainFields((fields ?? {}) as Fields))!;

function personOf(row: Row): Person {
  const { uid, email, disabled, displayName, createdAt, emailVerified, verifiedPhone } = row.account;
  const document = documentOf(row);
  return {
    uid,
    email,
    disabled,
    displayName: document.displayName || displayName,
    userName: document.userName,
    role: document.role,
    trialLimit: document.trialLimit,
    trialUsed: document.trialUsed,
    phone: document.phone,
    emailVerified,
    phoneVerified: document.phone !== '' && document.phone === verifiedPhone,
    registrationDate: row.fields ? document.registrationDate : createdAt.toISOString(),
    hasDocument: row.fields !== null,
  };
}
