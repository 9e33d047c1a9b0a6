import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Documents of the Firestore protocol. */
export const documents = pgTable(
  'documents',
  {
    /** Relative to the root of all documents: `users/u1/avatar/meta`. */
    path: text('path').primaryKey(),
    /** The path without its last segment: `users/u1/avatar`. */
    collection: text('collection').notNull(),
    /** Field name → Firestore value (`{"stringValue":"…"}`), so that every type is preserved. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** In a user document: the company's name as foldBusinessName folds it; null: not folded yet. */
    foldedCompany: text('folded_company'),
    /** Microseconds since 1970; strictly increasing per document, since preconditions compare them. */
    createTime: bigint('create_time', { mode: 'number' }).notNull(),
    updateTime: bigint('update_time', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('documents_collection').on(table.collection, table.path),
    uniqueIndex('documents_user_name_unique')
      .on(sql`((${table.fields} -> 'userName' ->> 'stringValue'))`)
      .where(sql`${table.collection} = 'users'`),
    index('documents_folded_company')
      .on(table.foldedCompany)
      .where(sql`${table.collection} = 'users'`),
    index('documents_user_phone')
      .on(sql`((${table.fields} -> 'phone' ->> 'stringValue'))`)
      .where(sql`${table.collection} = 'users'`),
  ],
);
