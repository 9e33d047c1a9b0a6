/** Grants and revokes the admin role of the second backend, which has its own accounts. */
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { todoAccounts } from '../db/schema.ts';
import { AdminError } from './admin-error.ts';

const roles = ['user', 'admin'] as const;

/** @throws AdminError when there is no such account or no such role */
export async function setTodoRole(
  { orm }: Pick<Database, 'orm'>,
  username: string,
  wanted: string,
): Promise<{ readonly username: string; readonly role: string }> {
  const role = roles.find((known) => known === wanted);
  if (!role) throw new AdminError(`${wanted} is no role of the second backend: choose user or admin.`);
  const [row] = await orm
    .update(todoAccounts)
    .set({ role })
    .where(eq(todoAccounts.username, username.trim().toLowerCase()))
    .returning();
  if (!row) throw new AdminError(`The second backend has no account ${username}.`);
  return { username: row.username, role: row.role };
}
