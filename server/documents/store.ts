/** Stores documents as rows, within whatever transaction it is given; rights and rules are elsewhere. */
import { asc, eq, like, or, sql } from 'drizzle-orm';
import { foldBusinessName } from '../../src/events/shared/business-name.ts';
import type { Queries } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { fromStoredFields, fromStoredText, toStoredFields, toStoredText } from './stored-fields.ts';
import type { Fields } from './values.ts';

export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
  /** Microseconds since 1970. */
  readonly createTime: number;
  readonly updateTime: number;
}

const columns = {
  path: documents.path,
  fields: documents.fields,
  createTime: documents.createTime,
  updateTime: documents.updateTime,
};
/** Converts a row of the table. */
export const toStored = ({
  path,
  fields,
  ...times
}: {
  path: string;
  fields: unknown;
  createTime: number;
  updateTime: number;
}): StoredDocument => ({
  path: fromStoredText(path),
  fields: fromStoredFields(fields as Fields),
  ...times,
});
const named = (path: string) => eq(documents.path, toStoredText(path));

/** `users/u1/avatar/meta` → `users/u1/avatar` */
const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

export async function getDocument(orm: Queries, path: string): Promise<StoredDocument | null> {
  const [row] = await orm.select(columns).from(documents).where(named(path));
  return row ? toStored(row) : null;
}

/** Finds documents in one query. @returns them by path, without those that do not exist */
export function documentsFinder(
  orm: Queries,
): (paths: readonly string[]) => Promise<ReadonlyMap<string, StoredDocument>> {
  const query = orm
    .select(columns)
    .from(documents)
    .where(sql`${documents.path} = any(${sql.placeholder('paths')}::text[])`)
    .prepare('find_documents');
  return async (paths) => {
    if (paths.length === 0) return new Map();
    const found = await query.execute({ paths: paths.map(toStoredText) });
    return new Map(found.map((row) => [fromStoredText(row.path), toStored(row)] as const));
  };
}

/** Locks the document until the transaction ends; null: there is none. */
export async function lockDocument(tx: Queries, path: string): Promise<StoredDocument | null> {
  const [row] = await tx.select(columns).from(documents).where(named(path)).for('update');
  return row ? toStored(row) : null;
}

/** Ordered by path. */
export async function listDocuments(orm: Queries, collection: string): Promise<StoredDocument[]> {
  const found = orm
    .select(columns)
    .from(documents)
    .where(eq(documents.collection, toStoredText(collection)));
  return (await found.orderBy(asc(sql`${documents.path} collate "C"`))).map(toStored);
}

/** The folded company name of a user document, which it is searched by; null for every other document. */
export function foldedCompanyOf(path: string, { companyName }: Fields): string | null {
  if (collectionOf(path) !== 'users') return null;
  return foldBusinessName((companyName as { stringValue?: string } | undefined)?.stringValue ?? '');
}

/** Inserts a new document; a unique violation means that somebody else has just done so. */
export async function insertDocument(tx: Queries, { path, fields, ...times }: StoredDocument): Promise<void> {
  const stored = toStoredText(path);
  await tx.insert(documents).values({
    path: stored,
    collection: collectionOf(stored),
    fields: toStoredFields(fields),
    foldedCompany: foldedCompanyOf(stored, fields),
    ...times,
  });
}

export async function updateDocument(
  tx: Queries,
  { path, fields, updateTime }: StoredDocument,
): Promise<void> {
  await tx
    .update(documents)
    .set({ fields: toStoredFields(fields), foldedCompany: foldedCompanyOf(path, fields), updateTime })
    .where(named(path));
}

export async function deleteDocument(tx: Queries, path: string): Promise<void> {
  await tx.delete(documents).where(named(path));
}

/** Deletes a person's user document and everything below it. */
export async function deleteDocumentTree(tx: Queries, path: string): Promise<void> {
  const below = `${toStoredText(path).replace(/[\\%_]/g, '\\$&')}/%`;
  await tx.delete(documents).where(or(named(path), like(documents.path, below)));
}
