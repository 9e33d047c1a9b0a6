/** Accounts of the second backend, unrelated to those of Patina. */
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { foldEmail } from '../../src/events/shared/email.ts';
import { todoAccounts } from '../db/schema.ts';
import type { Queries } from '../db/database.ts';
import { uniqueViolation, sqlState, violatedConstraint } from '../db/errors.ts';
import { pageOf, type Skipping } from '../common/page.ts';
import { Problem } from '../problem.ts';

export type TodoAccountRow = typeof todoAccounts.$inferSelect;
export type NewTodoAccount = typeof todoAccounts.$inferInsert;
type ContactFields = Pick<TodoAccountRow, 'email' | 'firstName' | 'lastName' | 'phone'>;

/** A prepared query, because every request runs it. */
export function todoAccountFinder(orm: Queries): (id: number) => Promise<TodoAccountRow | null> {
  const query = orm
    .select()
    .from(todoAccounts)
    .where(eq(todoAccounts.id, sql.placeholder('id')))
    .prepare('find_todo_account');
  return async (id) => (await query.execute({ id }))[0] ?? null;
}

/** Finds an account by email if the name contains an @, which user names cannot, otherwise by user name. */
export async function findTodoAccountByName(orm: Queries, name: string): Promise<TodoAccountRow | null> {
  const wanted = foldEmail(name);
  const column = wanted.includes('@') ? todoAccounts.email : todoAccounts.username;
  const [row] = await orm.select().from(todoAccounts).where(eq(column, wanted));
  return row ?? null;
}

/** @throws Problem 409 when the user name or the email belongs to another account */
export async function insertTodoAccount(orm: Queries, account: NewTodoAccount): Promise<TodoAccountRow> {
  const [row] = await refuseIfTaken(() => orm.insert(todoAccounts).values(account).returning());
  return row!;
}

/** @throws Problem 409 when the email belongs to another account */
export async function updateTodoAccount(
  orm: Queries,
  id: number,
  changes: ContactFields,
): Promise<TodoAccountRow | null> {
  const [row] = await refuseIfTaken(() =>
    orm.update(todoAccounts).set(changes).where(eq(todoAccounts.id, id)).returning(),
  );
  return row ?? null;
}

/**
 * Replaces the password and invalidates every token of the account.
 * @returns false when the password was changed since `seen` was read
 */
export async function replaceTodoPassword(
  orm: Queries,
  seen: TodoAccountRow,
  passwordHash: string,
): Promise<boolean> {
  const rows = await orm
    .update(todoAccounts)
    .set({ passwordHash, tokenGeneration: sql`${todoAccounts.tokenGeneration} + 1` })
    .where(and(eq(todoAccounts.id, seen.id), eq(todoAccounts.tokenGeneration, seen.tokenGeneration)))
    .returning({ id: todoAccounts.id });
  return rows.length === 1;
}

export async function listTodoAccounts(
  orm: Queries,
  { search, ...slice }: Skipping & { search: string },
): Promise<{ rows: TodoAccountRow[]; total: number }> {
  const wanted = search.trim().toLowerCase();
  const { username, email, firstName, lastName } = todoAccounts;
  const filter =
    wanted === ''
      ? undefined
      : or(
          ...[username, email, firstName, lastName].map((text) => sql`strpos(lower(${text}), ${wanted}) > 0`),
        );
  const found = orm.select().from(todoAccounts).where(filter).$dynamic();
  return pageOf(orm, found, [desc(todoAccounts.id)], slice);
}

async function refuseIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    const isEmail = violatedConstraint(error) === 'todo_accounts_email_unique';
    throw isEmail
      ? new Problem(409, 'taken', 'This email has an account already.', 'email')
      : new Problem(409, 'taken', 'This user name is taken.', 'username');
  }
}
