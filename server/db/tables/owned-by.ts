/** The uid of a row's owner; the row is deleted with the account. */
import { text } from 'drizzle-orm/pg-core';
import { accounts } from './identity.ts';

export const ownedBy = (name: string) =>
  text(name)
    .notNull()
    .references(() => accounts.uid, { onDelete: 'cascade' });
