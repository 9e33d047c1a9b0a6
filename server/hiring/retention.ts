/**
 * Erases closed applications as their employers have chosen: rejected, withdrawn, or for a closed job, for so many months. Every
 * server sweeps; each résumé is locked and checked once more before it is erased, and one that another server holds is skipped.
 */
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import {
  retentionDecider,
  retentionFacts,
  type RetentionRule,
  retentionStreamName,
} from '../../src/events/screening/retention.ts';
import { executeOn } from '../common/commands.ts';
import { accepted } from '../common/refusals.ts';
import { readStream } from '../common/streams.ts';
import type { Queries } from '../db/database.ts';
import { jobs, resumes, retentionRules } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Asker } from '../security/session.ts';
import { eraseRow } from './erasing.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { removePendingDeletions } from '../files/pending-deletions.ts';
import { lockForErasure } from './screening-stream.ts';

const rules = { facts: retentionFacts, ...retentionDecider };

/** Résumés per batch of the sweep. */
const perBatch = 100;

/**
 * When an application was closed; null: it isn't. Rows that an older release has closed have no `closed_at`; of them, the last
 * change is the earliest that is certain. A job whose last day is over takes no applications, as a closed one, but whoever is
 * shortlisted for it may still be hired.
 */
const closedAt = (at: Date) => sql`least(
  coalesce(${resumes.closedAt}, case when ${resumes.state} in ('rejected', 'withdrawn') then ${resumes.updatedAt} end),
  case when ${jobs.status} = 'closed' then ${jobs.updatedAt} end,
  case when ${jobs.status} = 'open' and ${resumes.state} <> 'shortlisted' and ${jobs.validThrough} < ${at.toISOString().slice(0, 10)}
    then (${jobs.validThrough}::date + 1)::timestamp at time zone 'utc' end
)`;

/**
 * When an application is to be erased; null: it isn't closed, isn't to be erased, or is erased already. Calendar months in UTC,
 * whatever the time zone of the session is; a month without such a day ends on its last one.
 */
const dueAt = (months: number | SQL, at: Date) => sql`case when ${resumes.state} <> 'erased' then
  (${closedAt(at)} at time zone 'utc' + make_interval(months => (${months})::int)) at time zone 'utc' end`;

const isDue = (months: number | SQL, at: Date): SQL =>
  sql`${dueAt(months, at)} <= ${at.toISOString()}::timestamptz`;

async function dueCount(orm: Queries, employer: string, months: number | null, at: Date): Promise<number> {
  if (months === null) return 0;
  const [found] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(and(eq(resumes.employer, employer), isDue(months, at)));
  return found?.count ?? 0;
}

const shown = ({ version, months }: RetentionRule, erasesNow: number): Schemas['RetentionRule'] => ({
  version,
  months,
  erases_now: erasesNow,
});

/** @param months a rule to try out; undefined: only the current one */
export async function getRetentionRule(
  { db: { orm }, clock }: ResumeParts,
  { uid }: Asker,
  months: number | undefined,
): Promise<Schemas['RetentionRule']> {
  const { state } = await readStream(orm, rules, retentionStreamName(uid));
  return shown(state, await dueCount(orm, uid, months ?? state.months, clock()));
}

export async function saveRetentionRule(
  { db, clock }: ResumeParts,
  { uid }: Asker,
  { version: seen, months, confirmed }: Schemas['ChangedRetentionRule'],
): Promise<Schemas['RetentionRule']> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    const due = await dueCount(tx, uid, months, at);
    const command = { type: 'SaveRetentionRule' as const, seen, months, due, confirmed };
    const { state } = accepted(
      await executeOn(tx, rules, retentionStreamName(uid), { command, actor: uid, at }),
      ({ reason }) => (reason === 'bad-months' ? 'months' : null),
    );
    await tx
      .insert(retentionRules)
      .values({ employer: uid, months: state.months })
      .onConflictDoUpdate({ target: retentionRules.employer, set: { months: state.months } });
    return shown(state, due);
  });
}

/** null: this employer's applications are kept. */
export async function monthsKept(orm: Queries, employer: string): Promise<number | null> {
  const [rule] = await orm.select().from(retentionRules).where(eq(retentionRules.employer, employer));
  return rule?.months ?? null;
}

/** The rule that holds for an application. `erasedOn`: UTC, ISO 8601; null: it isn't closed, is kept, or is erased already. */
export async function erasureOf(
  orm: Queries,
  id: string,
  at: Date,
): Promise<{ readonly months: number | null; readonly erasedOn: string | null }> {
  const { months } = retentionRules;
  const [found] = await orm
    .select({ months, due: sql<number | null>`extract(epoch from ${dueAt(sql`${months}`, at)})::float8` })
    .from(resumes)
    .innerJoin(retentionRules, eq(retentionRules.employer, resumes.employer))
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(eq(resumes.id, id));
  const due = found?.due ?? null;
  return {
    months: found?.months ?? null,
    erasedOn: due === null ? null : new Date(Math.round(due * 1000)).toISOString(),
  };
}

/**
 * Erases what is due, each once: one that cannot be erased holds up none of the others.
 * @returns how many
 * @throws AggregateError after all others are erased
 */
export async function eraseDueApplications(parts: ResumeParts): Promise<number> {
  const { db, keys, clock } = parts;
  const dueOf = (orm: Queries, which: SQL) =>
    orm
      .select({ id: resumes.id })
      .from(resumes)
      .innerJoin(retentionRules, eq(retentionRules.employer, resumes.employer))
      .innerJoin(jobs, eq(jobs.id, resumes.job))
      .where(and(which, isDue(sql`${retentionRules.months}`, clock())))
      .$dynamic();
  const erase = async (id: string): Promise<boolean> => {
    const file = await inTransaction(db, async (tx) => {
      const [due] = await dueOf(tx, eq(resumes.id, id)).for('update', { of: resumes, skipLocked: true });
      const row = due ? await lockForErasure(tx, id) : null;
      return row ? eraseRow(tx, keys, row, { because: 'retention' }, clock()) : undefined;
    });
    if (file === undefined) return false;
    await removePendingDeletions(parts, [file]);
    return true;
  };
  let count = 0;
  let last = '';
  const failures: unknown[] = [];
  for (;;) {
    const batch = await dueOf(db.orm, gt(resumes.id, last)).orderBy(resumes.id).limit(perBatch);
    for (const { id } of batch) {
      last = id;
      try {
        if (await erase(id)) count += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (batch.length < perBatch) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of the closed applications could not be erased`);
  return count;
}
