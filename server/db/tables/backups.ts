/** One row per scheduled backup attempted, so that of several processes only one makes it, and admins see the result. */
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const backupRuns = pgTable(
  'backup_runs',
  {
    id: text('id').primaryKey(),
    /** The scheduled time that it is for. */
    dueAt: instant('due_at').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Last heartbeat of the process that makes it. */
    heardAt: instant('heard_at').notNull(),
    endedAt: instant('ended_at'),
    state: text('state', { enum: ['running', 'kept', 'failed'] }).notNull(),
    /** Why it failed. */
    reason: text('reason', {
      enum: ['no-room', 'not-written', 'not-verified', 'interrupted', 'stopped'],
    }),
    /** Size of the stored backup file. */
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (table) => [index('backup_runs_started').on(table.startedAt)],
);
