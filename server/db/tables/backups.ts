/** Scheduled backups as they were tried, so that several processes make one, and admins see how it went. */
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const backupRuns = pgTable(
  'backup_runs',
  {
    id: text('id').primaryKey(),
    /** The moment of the schedule that it is for. */
    dueAt: instant('due_at').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When its process last said that it is at work. */
    heardAt: instant('heard_at').notNull(),
    endedAt: instant('ended_at'),
    state: text('state', { enum: ['running', 'kept', 'failed'] }).notNull(),
    /** Why it failed. */
    reason: text('reason', {
      enum: ['no-room', 'not-written', 'not-verified', 'interrupted', 'stopped'],
    }),
    /** Of the file that was kept. */
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (table) => [index('backup_runs_started').on(table.startedAt)],
);
