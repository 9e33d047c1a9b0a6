/** Tells every process on the database that sessions of a person have ended. A notice is only a hint to check the database. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';

export const sessionChannel = 'patina_sessions';

/** Delivered when the transaction commits, and never if it rolls back. */
export async function announceSessionsEnded(tx: Queries, uid: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${sessionChannel}, ${uid})`);
}
