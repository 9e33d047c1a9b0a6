/** Tells every process on the database that sessions of somebody have ended; a notice is only a hint to look. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';

export const sessionChannel = 'patina_sessions';

/** Reaches the listeners when the transaction commits, and never when it does not. */
export async function announceSessionsEnded(tx: Queries, uid: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${sessionChannel}, ${uid})`);
}
