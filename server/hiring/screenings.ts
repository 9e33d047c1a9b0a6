/**
 * What an employer sees of the résumés that were sent to them, and decides. Shown blind, nothing that leaves the server
 * says who somebody is. Whoever may not see a screening is told that there is none.
 */
import { and, eq, gte, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { Refused } from '../../src/events/decider.ts';
import { maySee, type ScreeningChange } from '../../src/events/screening/decide.ts';
import { type GroupCount, impactOf } from '../../src/events/screening/impact.ts';
import type { Queries } from '../db/database.ts';
import { jobs, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Asker } from '../security/session.ts';
import { notFound, orderBy } from '../common/rows.ts';
import { cardsOf } from '../common/people-cards.ts';
import { type Blinded, blinded } from './blind.ts';
import type { JobRow } from './job-shapes.ts';
import { findJob } from './jobs.ts';
import type { HiringParts, Paging, ResumeParts, Schemas } from './parts.ts';
import { refusal } from './refusal.ts';
import { isOutdatedRow, skillsOf } from './rescoring.ts';
import { continueScreening, lockResume, readScreening, type ResumeRow } from './screening-stream.ts';

type Sort = 'received_at' | 'total' | 'name';

export interface ScreeningQuery extends Paging {
  readonly job_id?: string;
  readonly status?: Schemas['ScreeningStatus'];
  readonly min_score?: number;
  readonly search: string;
  readonly sort: Sort | `-${Sort}`;
  readonly blind: boolean;
}

/** Those without a score come last, whichever way the rest is sorted. */
const unscored = sql`${resumes.total} is null`;

const sortKeys: Readonly<Record<Sort, SQL>> = {
  received_at: sql`${resumes.createdAt}`,
  total: sql`${resumes.total}`,
  name: sql`lower(${resumes.name})`,
};

export async function listScreenings(
  { db: { orm } }: HiringParts,
  { uid }: Asker,
  { job_id: job, status, min_score: least, search, sort, blind, skip, limit }: ScreeningQuery,
): Promise<Schemas['ScreeningList']> {
  const wanted = search.trim().toLowerCase();
  // A search in names would tell by what it finds whom a line is about, and so would their order.
  const searched = blind ? sql`lower(${jobs.title})` : sql`${resumes.searched}`;
  const key = blind && sort.endsWith('name') ? '-received_at' : sort;
  const where = and(
    eq(resumes.employer, uid),
    job === undefined ? undefined : eq(resumes.job, job),
    status && eq(resumes.state, status),
    least === undefined ? undefined : gte(resumes.total, least),
    wanted === '' ? undefined : sql`strpos(${searched}, ${wanted}) > 0`,
  );
  const found = orm.select({ row: resumes, job: jobs }).from(resumes);
  const rows = await found
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(where)
    .orderBy(...(key.endsWith('total') ? [unscored] : []), ...orderBy(key, sortKeys, sql`${resumes.id}`))
    .limit(limit)
    .offset(skip);
  const [counted] = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(where);
  return { items: rows.map(({ row, job: of }) => shownRow(row, of, blind)), total: counted!.total };
}

const shownRow = (row: ResumeRow, job: JobRow, blind: boolean): Schemas['ScreeningRow'] => ({
  id: row.id,
  version: row.version,
  status: row.state,
  job: { id: row.job, title: job.title },
  name: blind ? null : row.name,
  email: blind ? null : row.email,
  phone: blind ? null : row.phone,
  total: row.total,
  scored_at: row.scoredAt?.toISOString() ?? null,
  outdated: isOutdatedRow(row, job),
  group: row.groupName,
  received_at: row.createdAt.toISOString(),
});

export async function getScreening(
  { db: { orm } }: HiringParts,
  by: Asker,
  id: string,
  blind: boolean,
): Promise<Schemas['Screening']> {
  const [found] = await orm
    .select({ row: resumes, job: jobs })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(eq(resumes.id, id));
  if (!found || !maySee(found.row, by)) throw notFound('résumé');
  const { row, job } = found;
  const { state, records } = await readScreening(orm, id);
  const cards = await cardsOf(
    orm,
    records.map(({ actor }) => actor).filter((actor) => actor !== row.applicant),
  );
  const { text, label }: Blinded = blind ? blinded(row) : { text: row.text, label: (plain) => plain };
  const scored = records.findLast(({ type }) => type === 'ResumeScored');
  return {
    ...shownRow(row, job, blind),
    failure: state?.failure ?? null,
    score:
      row.total === null || !row.points || !scored
        ? null
        : {
            rubric: 'v1',
            total: row.total,
            points: row.points.map((point) => ({
              ...point,
              label: label(point.label),
              spans: [...point.spans],
            })),
          },
    text,
    history: records.map(({ seq, type, at, actor, data }) => ({
      seq,
      type,
      at,
      // The applicant is never named here: their name is above, where it may be.
      by: actor === row.applicant || actor === 'system' ? '' : cards(actor).displayName,
      reason: (data as { reason?: string }).reason ?? null,
      note: label(row.notes[String(seq)] ?? ''),
    })),
  };
}

/** @throws Problem not-found also for everybody who may not know of it */
export async function changeScreening(
  parts: ResumeParts,
  by: Asker,
  id: string,
  seen: number,
  change: ScreeningChange,
): Promise<void> {
  const { db, clock, queue } = parts;
  const queued = change.type === 'RetryScreening' || change.type === 'RescoreResume';
  if (queued) await queue.start();
  await inTransaction(db, async (tx) => {
    const row = await lockResume(tx, id);
    if (!row || !maySee(row, by)) throw notFound('résumé');
    const note = 'note' in change ? change.note.trim() : '';
    const asked = { by, seen };
    const command =
      change.type === 'RescoreResume'
        ? { ...change, ...asked, wanted: await skillsOf(tx, row.job) }
        : { ...change, ...asked };
    const step = { command, actor: by.uid, at: clock() };
    const after = await continueScreening(tx, row, step, ({ version }) =>
      note === '' ? {} : { notes: { ...row.notes, [version]: note } },
    );
    if (after instanceof Refused) throw refusal(after);
    if (queued) await queue.add(tx, id, row.employer);
  });
  if (queued) queue.wake();
}

/** The group that an employer says somebody belongs to; no part of the screening, and in no fact. */
export async function setGroup(
  { db }: HiringParts,
  by: Asker,
  id: string,
  { group }: Schemas['ApplicantGroup'],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockResume(tx, id);
    if (!row || !maySee(row, by) || row.state === 'erased') throw notFound('résumé');
    await tx.update(resumes).set({ groupName: group.trim() }).where(eq(resumes.id, id));
  });
}

/** Selection rates of one job by the groups that were entered. @throws Problem not-found also for a stranger's job */
export async function getImpact(
  { db: { orm } }: HiringParts,
  by: Asker,
  jobId: string,
): Promise<Schemas['ImpactTable']> {
  const job = await findJob(orm, jobId);
  if (!job || !maySee(job, by)) throw notFound('job');
  return { groups: impactOf(await groupCounts(orm, jobId)).map((each) => ({ ...each })) };
}

/** Whoever has a score counts with the decision that stands, also while the score is made again or that has failed. */
export async function groupCounts(orm: Queries, job: string): Promise<readonly GroupCount[]> {
  return orm
    .select({
      group: resumes.groupName,
      applicants: sql<number>`count(*)::int`,
      selected: sql<number>`(count(*) filter (where ${resumes.decided} = 'shortlisted'))::int`,
    })
    .from(resumes)
    .where(and(eq(resumes.job, job), isNotNull(resumes.scoredAt), ne(resumes.groupName, '')))
    .groupBy(resumes.groupName)
    .orderBy(resumes.groupName);
}
