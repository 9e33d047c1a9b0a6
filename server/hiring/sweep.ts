/**
 * The sweep of hiring, run once a minute by every server: it resumes screenings that a crash left unfinished, removes files
 * that should be gone, and erases résumés for jobs that were deleted a month ago and those that employers keep no longer.
 */
import { inArray, sql } from 'drizzle-orm';
import { isUnfinished } from '../../src/events/screening/status.ts';
import { screeningStatuses } from '../../src/events/screening/projection.ts';
import { resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { eraseDeletedJobs } from './jobs.ts';
import type { ResumeParts } from './parts.ts';
import { removeOverdue } from '../files/pending-deletions.ts';
import { eraseForDeletedJobs } from './erasing.ts';
import { eraseDueApplications } from './retention.ts';

export const sweepEveryMs = 60_000;
const unfinished = screeningStatuses.filter(isUnfinished);

/** Queues unfinished screenings that are not waiting in the queue; those being worked on are not disturbed. */
async function resumeScreenings({ db, queue }: ResumeParts): Promise<void> {
  const unfinishedRows = await db.orm
    .select({ id: resumes.id, employer: resumes.employer })
    .from(resumes)
    .where(inArray(resumes.state, unfinished))
    .orderBy(sql`${resumes.createdAt}`);
  if (unfinishedRows.length === 0) return;
  await queue.start();
  const waiting = await queue.waiting();
  const left = unfinishedRows.filter(({ id }) => !waiting.has(id));
  await inTransaction(db, async (tx) => {
    for (const { id, employer } of left) await queue.add(tx, id, employer);
  });
  queue.wake();
}

export async function sweep(parts: ResumeParts): Promise<void> {
  await resumeScreenings(parts);
  await parts.queue.maintain();
  await eraseForDeletedJobs(parts);
  await eraseDeletedJobs(parts);
  await eraseDueApplications(parts);
  // Last, since a file that cannot be removed ends the sweep.
  await removeOverdue(parts);
}
