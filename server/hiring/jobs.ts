/**
 * Commands on jobs. src/events/job decides each one on the job's current stream; the facts and the row that lists read are
 * written in one database transaction. Callers who may not see a job get `not-found`.
 */
import { and, eq, isNull, lt } from 'drizzle-orm';
import {
  companyToPublish,
  type JobChange,
  type JobCommand,
  jobDecider,
} from '../../src/events/job/decide.ts';
import { messageTemplateStreamName } from '../../src/events/screening/message-templates.ts';
import { retentionStreamName } from '../../src/events/screening/retention.ts';
import { jobFacts, jobStreamName } from '../../src/events/job/events.ts';
import { tidyJob } from '../../src/events/job/tidy.ts';
import { firstRubric } from '../../src/events/screening/rubrics.ts';
import { skillKey } from '../../src/events/screening/skills.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { jobs, retentionRules } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Asker } from '../security/session.ts';
import { requireRoom } from '../budget/room.ts';
import { charge } from '../budget/charge.ts';
import { once } from '../common/once.ts';
import { newId } from '../ids.ts';
import { execute } from '../common/commands.ts';
import { accepted } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import { newStream, readStream } from '../common/streams.ts';
import { employerOf } from './employers.ts';
import { fieldsOf, isOpen, type JobRow, rowOf, shownJob } from './job-shapes.ts';
import type { HiringParts, JobParts, Schemas } from './parts.ts';
import { jobField } from './refusal.ts';

const rules = { facts: jobFacts, ...jobDecider };

/** How long a deleted job is kept, for its applicants. */
const keepDeletedMs = 30 * 86_400_000;

/** Jobs that were deleted long enough ago. */
export const longDeleted = (at: Date) => lt(jobs.deletedAt, new Date(at.getTime() - keepDeletedMs));

export async function createJob(
  parts: JobParts,
  by: Asker,
  { key, open, rubric = firstRubric, ...body }: Schemas['NewJob'],
): Promise<Schemas['Job']> {
  await charge(parts, 'jobByEmployer', by.uid);
  const { db, clock } = parts;
  const at = clock();
  const request = {
    uid: by.uid,
    key,
    operation: 'createJob',
    content: { open, rubric, ...body },
    at,
    lasting: false,
  };
  return inTransaction(db, async (tx) => {
    const { id } = await once(tx, request, async () => {
      const newJobId = newId();
      const fields = tidyJob(fieldsOf(body), null, skillKey);
      const asked = { type: 'CreateJob', fields, rubric, open } as const;
      const company = companyToPublish(null, asked);
      const employer = await employerOf(tx, by.uid, company, parts.config.productTitle);
      const command: JobCommand = { ...asked, by, employer, at: at.toISOString() };
      const stream = newStream(rules, jobStreamName(newJobId));
      const { state } = accepted(await execute(tx, rules, stream, { command, actor: by.uid, at }), jobField);
      await tx.insert(jobs).values(rowOf(newJobId, state!));
      await requireRoom(tx, 'jobs', by.uid, parts.storageAllowance);
      return { id: newJobId };
    });
    return shownJob(await ownJob(tx, by, id), at);
  });
}

/** A job that is not deleted, in any status; checks no rights. */
export async function findJob(tx: Queries, id: string): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), isNull(jobs.deletedAt)));
  return row ?? null;
}

/** A job that takes applications at `at`. */
export async function openJob(tx: Queries, id: string, at: Date): Promise<JobRow | null> {
  const row = await findJob(tx, id);
  return row && isOpen(row, at) ? row : null;
}

/** @throws Problem `not-found` also for everybody who may not see it */
async function ownJob(tx: Queries, by: Asker, id: string): Promise<JobRow> {
  const row = await findJob(tx, id);
  if (!row || !(by.isAdmin || row.employer === by.uid)) throw notFound('job');
  return row;
}

export async function getJob({ db, clock }: HiringParts, by: Asker, id: string): Promise<Schemas['Job']> {
  return shownJob(await ownJob(db.orm, by, id), clock());
}

async function change(
  { db, clock, config }: JobParts,
  by: Asker,
  id: string,
  seen: number,
  asked: JobChange,
): Promise<JobRow> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
    if (!row) throw notFound('job');
    const stream = await readStream(tx, rules, jobStreamName(id));
    const company = companyToPublish(stream.state, asked);
    const employer = await employerOf(tx, row.employer, company, config.productTitle);
    const at = clock();
    const command: JobCommand = { ...asked, by, employer, seen, at: at.toISOString() };
    const { state } = accepted(await execute(tx, rules, stream, { command, actor: by.uid, at }), jobField);
    const changed = rowOf(id, state!);
    await tx.update(jobs).set(changed).where(eq(jobs.id, id));
    return changed;
  });
}

export async function updateJob(
  parts: JobParts,
  by: Asker,
  id: string,
  { version, rubric, ...body }: Schemas['ChangedJob'],
): Promise<Schemas['Job']> {
  const fields = tidyJob(fieldsOf(body), null, skillKey);
  return shownJob(
    await change(parts, by, id, version, { type: 'EditJob', fields, rubric: rubric ?? null }),
    parts.clock(),
  );
}

export async function setJobStatus(
  parts: JobParts,
  by: Asker,
  id: string,
  { version }: Schemas['AtVersion'],
  type: 'OpenJob' | 'CloseJob' | 'ReopenJob',
): Promise<Schemas['Job']> {
  return shownJob(await change(parts, by, id, version, { type }), parts.clock());
}

export async function deleteJob(parts: JobParts, by: Asker, id: string, version: number): Promise<void> {
  await change(parts, by, id, version, { type: 'DeleteJob' });
}

/** Erases jobs that were deleted long enough ago, with all that belongs to them. @returns how many */
export async function eraseDeletedJobs({ db, clock }: HiringParts): Promise<number> {
  return inTransaction(db, async (tx) => {
    const gone = await tx.delete(jobs).where(longDeleted(clock())).returning({ id: jobs.id });
    for (const { id } of gone) await postgresLog(tx).eraseTruth(jobStreamName(id));
    return gone.length;
  });
}

/** Call in the transaction that removes the account, before the database's cascade deletes its rows. */
export async function removeJobsOf(tx: Queries, uid: string): Promise<void> {
  const of = eq(jobs.employer, uid);
  const own = await tx.select({ id: jobs.id }).from(jobs).where(of).orderBy(jobs.id).for('update');
  for (const { id } of own) await postgresLog(tx).eraseTruth(jobStreamName(id));
  await postgresLog(tx).eraseTruth(messageTemplateStreamName(uid));
  await tx.select().from(retentionRules).where(eq(retentionRules.employer, uid)).for('update');
  await postgresLog(tx).eraseTruth(retentionStreamName(uid));
}
