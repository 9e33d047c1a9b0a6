/**
 * Finds scores that were made for an earlier version of a job, and makes them again through the screening queue. What was
 * read of a résumé and what a person decided both stay as they are.
 */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Refused } from '../../src/events/log/decider.ts';
import { isOutdated } from '../../src/events/screening/status.ts';
import { maySee } from '../../src/events/screening/parties.ts';
import { type Asked, scoresOtherwise } from '../../src/events/screening/asked.ts';
import { notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { jobs, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Asker } from '../security/session.ts';
import { findJob } from './jobs.ts';
import type { HiringParts, ResumeParts, Schemas } from './parts.ts';
import { type ResumeRow, unlessDamaged } from './personal.ts';
import { askedOf, type ScoredJob } from './scoring/asked.ts';
import { continueScreening, lockResume } from './screening-stream.ts';

/** Résumés queued per request, so that it finishes in time. */
const maxPerRequest = 200;

const scored = inArray(resumes.state, ['screened', 'shortlisted', 'rejected']);

export const isOutdatedRow = (
  { state, scoredFor }: Pick<ResumeRow, 'state' | 'scoredFor'>,
  job: ScoredJob,
): boolean => isOutdated({ status: state, scoredFor }, askedOf(job));

/** @throws Error when there is no such job; cannot happen, since no résumé outlives its job */
export async function askedBy(tx: Queries, id: string): Promise<Asked> {
  const [found] = await tx.select().from(jobs).where(eq(jobs.id, id));
  if (!found) throw new Error(`A résumé is of the job ${id}, which is not there`);
  return askedOf(found);
}

/** One employer's jobs with scores made for other requirements or another rubric, ordered by title. */
export async function outdatedScores(
  { db: { orm } }: HiringParts,
  { uid }: Asker,
): Promise<Schemas['OutdatedScores']> {
  const rows = await orm
    .select({
      job: jobs,
      scoredFor: resumes.scoredFor,
      count: sql<number>`count(*)::int`,
      last: sql<string | Date>`max(${resumes.scoredAt})`,
    })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(and(eq(resumes.employer, uid), scored, isNull(jobs.deletedAt)))
    .groupBy(jobs.id, resumes.scoredFor)
    .orderBy(asc(jobs.title), asc(jobs.id));
  const found = new Map<string, Schemas['OutdatedScores']['items'][number]>();
  for (const { job, scoredFor, count, last } of rows) {
    if (!scoredFor || !scoresOtherwise(scoredFor, askedOf(job))) continue;
    const since = new Date(last).toISOString();
    const before = found.get(job.id);
    found.set(job.id, {
      job: { id: job.id, title: job.title },
      count: count + (before?.count ?? 0),
      since: before && before.since > since ? before.since : since,
    });
  }
  return { items: [...found.values()] };
}

/** Queues at most `maxPerRequest` outdated scores. @throws Problem `not-found` also for everybody who may not see the job */
export async function rescoreJob(
  parts: ResumeParts,
  by: Asker,
  jobId: string,
): Promise<Schemas['Rescoring']> {
  const { db, queue } = parts;
  const job = await findJob(db.orm, jobId);
  if (!job || !maySee(job, by)) throw notFound('job');
  const ofJob = and(eq(resumes.job, jobId), scored);
  const kinds = await db.orm.selectDistinct({ scoredFor: resumes.scoredFor }).from(resumes).where(ofJob);
  const now = askedOf(job);
  const old = kinds.flatMap(({ scoredFor }) =>
    scoredFor && scoresOtherwise(scoredFor, now) ? [scoredFor] : [],
  );
  if (old.length === 0) return { asked: 0, left: 0 };
  const due = await db.orm
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(ofJob, inArray(resumes.scoredFor, old)))
    .orderBy(asc(resumes.createdAt), asc(resumes.id));
  await queue.start();
  let asked = 0;
  for (const { id } of due.slice(0, maxPerRequest))
    if (await unlessDamaged(rescore(parts, by, id), false)) asked += 1;
  queue.wake();
  return { asked, left: Math.max(due.length - maxPerRequest, 0) };
}

/** False, and not an error, when the résumé was just changed, erased or scored by somebody else. */
async function rescore({ db, keys, clock, queue }: ResumeParts, by: Asker, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await lockResume(tx, keys, id);
    if (!row) return false;
    const command = { type: 'RescoreResume', by, seen: null, wanted: await askedBy(tx, row.job) } as const;
    const after = await continueScreening(tx, keys, row, { command, actor: by.uid, at: clock() });
    if (after instanceof Refused) return false;
    await queue.add(tx, id, row.employer);
    return true;
  });
}
