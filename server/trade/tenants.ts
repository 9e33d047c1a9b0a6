/** The directory of businesses: public fields for everybody, all of them for the owner and admins. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../src/events/shared/paging.ts';
import * as z from 'zod/mini';
import { foldBusinessName } from '../../src/events/shared/business-name.ts';
import { toE164 } from '../../src/events/shared/phone.ts';
import { requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { pictures, shopPages, tenants } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { requirePlainLines } from '../common/plain-lines.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { once } from '../common/once.ts';
import { orderBy, pageOf } from '../common/page.ts';
import { notFound } from '../common/rows.ts';
import { isNameOfOthers } from '../people/business-names.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { removePictures, renewKeys } from './pictures.ts';

export interface TenantQuery extends ListQuery<'name' | 'city' | 'number' | 'plan'> {
  readonly plan?: Schemas['Plan'];
}

type Row = typeof tenants.$inferSelect;
type Fields = Omit<Schemas['Tenant'], 'number' | 'version' | 'createdAt'>;

export const present = eq(tenants.deleted, false);

function asTenant(row: Row): Schemas['Tenant'] {
  const { number, version, name, contactFirstName, contactLastName, phone, email } = row;
  const { street, postalCode, city, country, plan, monthlyFeeCents, status, createdAt } = row;
  return {
    number,
    version,
    name,
    contactFirstName,
    contactLastName,
    phone,
    email,
    address: { street, postalCode, city, country },
    plan,
    monthlyFeeCents,
    status,
    createdAt: createdAt.toISOString(),
  };
}

/** @throws Problem naming the field that is wrong */
function columnsOf({ address, ...fields }: Fields) {
  const phone = toE164(fields.phone);
  if (phone === null) {
    throw new Problem(
      400,
      'bad-phone',
      'Enter a phone number with its country code, like +1 415 555 2671.',
      'phone',
    );
  }
  const email = fields.email.trim();
  if (email !== '' && !z.email().safeParse(email).success) {
    throw new Problem(400, 'bad-email', 'Enter an email address like name@example.com.', 'email');
  }
  requirePlainLines({
    name: fields.name,
    contactFirstName: fields.contactFirstName,
    contactLastName: fields.contactLastName,
    ...address,
  });
  const trimmed = Object.fromEntries(
    Object.entries(address).map(([name, text]) => [name, text.trim()]),
  ) as typeof address;
  const name = fields.name.trim();
  return { ...fields, ...trimmed, name, foldedName: foldBusinessName(name), phone, email };
}

/**
 * The directory shows which names belong to businesses, also for jobs (JOB11): nobody may list another business's name as
 * their own.
 */
async function requireOwnName(
  tx: Queries,
  { productTitle }: TradeParts,
  asker: Asker,
  owner: string | null,
  name: string,
): Promise<void> {
  // Admins are trusted to have checked.
  if (asker.isAdmin || !(await isNameOfOthers(tx, owner, name, productTitle))) return;
  throw new Problem(
    409,
    'name-taken',
    'This is the name of another business. If it is yours as well, ask an admin to add it.',
    'name',
  );
}

export const mayChange = ({ owner }: Row, asker: Asker | null) =>
  asker !== null && (asker.isAdmin || (asker.isMerchant && asker.uid === owner));

export async function listTenants(
  { db: { orm } }: TradeParts,
  asker: Asker | null,
  query: TenantQuery,
): Promise<Schemas['TenantPage']> {
  const wanted = query.search.trim().toLowerCase();
  // Only what everybody may read is searched, or the rest could be found out letter by letter.
  const searched = sql`lower(${tenants.name} || ' ' || ${tenants.city} || ' ' || ${tenants.number})`;
  const where = and(
    present,
    wanted === '' ? undefined : sql`strpos(${searched}, ${wanted}) > 0`,
    query.plan && eq(tenants.plan, query.plan),
  );
  const keys: Record<'name' | 'city' | 'number' | 'plan', SQL> = {
    name: sql`lower(${tenants.name})`,
    city: sql`lower(${tenants.city})`,
    number: sql`${tenants.number}`,
    plan: sql`${tenants.plan}`,
  };
  const found = orm.select().from(tenants).where(where).$dynamic();
  const order = orderBy(query.sort, keys, sql`${tenants.number}`);
  const { rows, total } = await pageOf(orm, found, order, query);
  return {
    tenants: rows.map((row) => ({
      number: row.number,
      name: row.name,
      city: row.city,
      plan: row.plan,
      editable: mayChange(row, asker),
    })),
    total,
  };
}

export async function changeable(tx: Queries, asker: Asker, number: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(tenants)
    .where(and(eq(tenants.number, number), present))
    .for('update');
  if (!row) throw notFound('business');
  if (!mayChange(row, asker)) {
    throw new Problem(403, 'not-allowed', 'Only its owner and admins may see and change all of a business.');
  }
  return row;
}

export async function getTenant({ db }: TradeParts, asker: Asker, number: number) {
  return asTenant(await inTransaction(db, (tx) => changeable(tx, asker, number)));
}

export async function addTenant(
  parts: TradeParts,
  asker: Asker,
  { key, ...content }: Schemas['NewTenant'],
): Promise<Schemas['Tenant']> {
  const at = parts.clock();
  const request = { uid: asker.uid, key, operation: 'addTenant', content, at, lasting: false };
  const { number } = await inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      await requireOwnName(tx, parts, asker, asker.uid, content.name);
      const [added] = await tx
        .insert(tenants)
        .values({ ...columnsOf(content), owner: asker.uid, createdAt: at })
        .returning({ number: tenants.number });
      await requireRoom(tx, 'tenants', asker.uid, parts.storageAllowance);
      return { number: added!.number };
    }),
  );
  return getTenant(parts, asker, number);
}

export async function updateTenant(
  parts: TradeParts,
  asker: Asker,
  number: number,
  { version, ...content }: Schemas['ChangedTenant'],
): Promise<Schemas['Tenant']> {
  return inTransaction(parts.db, async (tx) => {
    const row = await changeable(tx, asker, number);
    if (row.version !== version) {
      throw new Problem(
        409,
        'changed-meanwhile',
        'This business has changed meanwhile. Look at it again first.',
      );
    }
    const columns = columnsOf(content);
    if (columns.foldedName !== foldBusinessName(row.name))
      await requireOwnName(tx, parts, asker, row.owner, columns.name);
    const [changed] = await tx
      .update(tenants)
      .set({ ...columns, version: version + 1 })
      .where(eq(tenants.number, number))
      .returning();
    if (columns.status !== 'active' && row.status === 'active') await renewKeys(tx, isCoverOf(tx, number));
    return asTenant(changed!);
  });
}

const isCoverOf = (tx: Queries, number: number) =>
  inArray(
    pictures.id,
    tx.select({ id: shopPages.coverId }).from(shopPages).where(eq(shopPages.number, number)),
  );

/** Clears the business's data and marks it as deleted; its number is not reused. */
export async function deleteTenant(parts: TradeParts, asker: Asker, number: number): Promise<void> {
  const covers = await inTransaction(parts.db, async (tx) => {
    await changeable(tx, asker, number);
    const nothing = {
      name: '',
      foldedName: '',
      contactFirstName: '',
      contactLastName: '',
      phone: '',
      email: '',
      street: '',
      postalCode: '',
      city: '',
      country: '',
    };
    await tx
      .update(tenants)
      .set({ ...nothing, monthlyFeeCents: 0, owner: null, deleted: true })
      .where(eq(tenants.number, number));
    const pages = await tx
      .delete(shopPages)
      .where(eq(shopPages.number, number))
      .returning({ coverId: shopPages.coverId });
    return pages.flatMap(({ coverId }) => coverId ?? []);
  });
  await removePictures(parts, covers);
}
