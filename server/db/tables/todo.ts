/** Tables of the second (FastAPI-style) backend. */
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Accounts of the second backend, separate from Patina's accounts. */
export const todoAccounts = pgTable('todo_accounts', {
  id: serial('id').primaryKey(),
  /** Lower-cased. */
  username: text('username').notNull().unique('todo_accounts_username_unique'),
  /** Lower-cased. */
  email: text('email').notNull().unique('todo_accounts_email_unique'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** E.164. */
  phone: text('phone'),
  /** argon2id in PHC format. */
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  isActive: boolean('is_active').notNull().default(true),
  /** Counts password changes; tokens carry it. */
  tokenGeneration: integer('token_generation').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const todos = pgTable(
  'todos',
  {
    id: serial('id').primaryKey(),
    owner: integer('owner')
      .notNull()
      .references(() => todoAccounts.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** 1 can wait … 5 is urgent. */
    priority: integer('priority').notNull(),
    complete: boolean('complete').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Idempotency key of the request that added it, chosen by the client; null: none was sent. */
    requestKey: text('request_key'),
    /** SHA-256 of that request's content. */
    requestHash: text('request_hash'),
  },
  (table) => [
    index('todos_owner').on(table.owner, table.id),
    uniqueIndex('todos_owner_request').on(table.owner, table.requestKey),
  ],
);
