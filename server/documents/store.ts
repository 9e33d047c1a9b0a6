/** Documents as rows. Reads and writes them within whatever transaction it is handed; rights and rules are elsewhere. */
import { asc, eq, like, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { documents } from '../db/schema.ts';
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
const toStored = (row: { path: string; fields: unknown; createTime: number; updateTime: number }) =>
  row as StoredDocument;

/** `users/u1/avatar/meta` → `users/u1/avatar` */
export const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

export async function getDocument(orm: Queries, path: string): Promise<StoredDocument | null> {
  const [row] = await orm.select(columns).from(documents).where(eq(documents.path, path));
  return row ? toStored(row) : null;
}

/** The document as no other transaction can change it until this one ends. */
export async function lockDocument(tx: Queries, path: string): Promise<StoredDocument | null> {
  const [row] = await tx.select(columns).from(documents).where(eq(documents.path, path)).for('update');
  return row ? toStored(row) : null;
}

/** Ordered by path. */
export async function listDocuments(orm: Queries, collection: string): Promise<StoredDocument[]> {
  const found = orm.select(columns).from(documents).where(eq(documents.collection, collection));
  return (await found.orderBy(asc(sql`${documents.path} collate "C"`))).map(toStored);
}

/** Inserts a new document; a unique violation means that somebody else has just done so. */
export async function insertDocument(tx: Queries, { path, ...rest }: StoredDocument): Promise<void> {
  await tx.insert(documents).values({ path, collection: collectionOf(path), ...rest });
}

export async function updateDocument(
  tx: Queries,
  { path, fields, updateTime }: StoredDocument,
): Promise<void> {
  await tx.update(documents).set({ fields, updateTime }).where(eq(documents.path, path));
}

export async function deleteDocument(tx: Queries, path: string): Promise<void> {
  await tx.delete(documents).where(eq(documents.path, path));
}

/** A person's user document with everything below it. */
export async function deleteDocumentTree(tx: Queries, path: string): Promise<void> {
  const below = `${path.replace(/[\\%_]/g, '\\$&')}/%`;
  await tx.delete(documents).where(or(eq(documents.path, path), like(documents.path, below)));
}
