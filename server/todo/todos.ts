/** Todos, always of one account: nobody can find another's. */
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { TodoFields } from '../../src/events/todo/fields.ts';
import { fingerprintOf, keyReused } from '../common/once.ts';
import { pageOf, type Skipping } from '../common/page.ts';
import { requireRoom } from '../budget/room.ts';
import type { Database, Queries } from '../db/database.ts';
import { todos } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

export type TodoRow = typeof todos.$inferSelect;

/** Options of adding a todo. */
export interface Adding {
  /** Idempotency key of the request, chosen by the client. */
  readonly key?: string | null | undefined;
  readonly storageAllowance?: number | undefined;
}

export interface TodoQuery extends Skipping {
  readonly search: string;
  readonly complete?: boolean;
  readonly sort: 'newest' | 'priority' | 'title';
}

const ofOwner = (owner: number, id: number) => and(eq(todos.owner, owner), eq(todos.id, id));

/** Every order ends with the id, so that pages do not overlap. */
const orders: Readonly<Record<TodoQuery['sort'], readonly SQL[]>> = {
  newest: [desc(todos.id)],
  priority: [desc(todos.priority), desc(todos.id)],
  title: [asc(sql`lower(${todos.title})`), asc(todos.id)],
};

export async function listTodos(
  orm: Queries,
  owner: number,
  { search, complete, sort, ...slice }: TodoQuery,
): Promise<{ rows: TodoRow[]; total: number }> {
  const wanted = search.trim().toLowerCase();
  const filter = and(
    eq(todos.owner, owner),
    complete === undefined ? undefined : eq(todos.complete, complete),
    wanted === ''
      ? undefined
      : or(...[todos.title, todos.description].map((text) => sql`strpos(lower(${text}), ${wanted}) > 0`)),
  );
  return pageOf(orm, orm.select().from(todos).where(filter).$dynamic(), orders[sort], slice);
}

export async function findTodo(orm: Queries, owner: number, id: number): Promise<TodoRow | null> {
  const [row] = await orm.select().from(todos).where(ofOwner(owner, id));
  return row ?? null;
}

/**
 * Adds a todo; repeating the request with its key returns the todo that was added the first time.
 * @throws Problem `key-reused` when the key was used for something else
 */
export async function insertTodo(
  db: Pick<Database, 'orm'>,
  owner: number,
  { title, description, priority, complete }: TodoFields,
  createdAt: Date,
  { key: requestKey = null, storageAllowance = 1 }: Adding = {},
): Promise<TodoRow> {
  const fields = { title, description, priority, complete };
  const requestHash = requestKey === null ? null : fingerprintOf('addTodo', fields);
  return inTransaction(db, async (tx) => {
    const [added] = await tx
      .insert(todos)
      .values({ owner, ...fields, createdAt, requestKey, requestHash })
      .onConflictDoNothing({ target: [todos.owner, todos.requestKey] })
      .returning();
    if (added) {
      await requireRoom(tx, 'todos', owner, storageAllowance);
      return added;
    }
    const sameRequest = and(eq(todos.owner, owner), eq(todos.requestKey, requestKey!));
    const [first] = await tx.select().from(todos).where(sameRequest);
    if (first?.requestHash !== requestHash) throw keyReused();
    return first!;
  });
}

export async function updateTodo(
  orm: Queries,
  owner: number,
  id: number,
  { title, description, priority, complete }: TodoFields,
): Promise<TodoRow | null> {
  const [row] = await orm
    .update(todos)
    .set({ title, description, priority, complete })
    .where(ofOwner(owner, id))
    .returning();
  return row ?? null;
}

export async function removeTodo(orm: Queries, owner: number, id: number): Promise<boolean> {
  const rows = await orm.delete(todos).where(ofOwner(owner, id)).returning({ id: todos.id });
  return rows.length === 1;
}
