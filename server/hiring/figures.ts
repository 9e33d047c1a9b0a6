/** Counts an employer's résumés by score, decision and time of receipt, in the database, with the filters of the lists. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PeriodKind } from '../../src/events/shared/periods.ts';
import { bucketOf, lastPeriods, overTime, readZone } from '../common/over-time.ts';
import { jobs, resumes } from '../db/schema.ts';
import type { Asker } from '../security/session.ts';
import { myJobs, type OwnJobFilters } from './job-lists.ts';
import type { HiringParts, Schemas, SealedParts } from './parts.ts';
import { foundBy, type ScreeningFilters, searched } from './screening-list.ts';

/** Score bands of 10 points; the last one includes 100. */
const bands = 10;

const counted = sql<number>`count(*)::int`;

export async function screeningFigures(
  { db: { orm }, keys }: SealedParts,
  asker: Asker,
  filters: ScreeningFilters,
): Promise<Schemas['ScreeningFigures']> {
  const where = foundBy(asker, filters);
  const wanted = filters.search.trim().toLowerCase();
  const ids =
    filters.blind || wanted === ''
      ? null
      : (await searched({ orm, keys, where, order: [] }, wanted)).map(({ id }) => id);
  // `least` ignores null: without the check, a missing score would count as the best.
  const band = sql<
    number | null
  >`case when ${resumes.total} is not null then least(${resumes.total} / 10, ${bands - 1})::int end`;
  const rows = await orm
    .select({ state: resumes.state, band, count: counted })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(ids === null ? where : and(where, inArray(resumes.id, ids)))
    .groupBy(resumes.state, sql`2`);
  const sum = (...states: readonly Schemas['ScreeningStatus'][]) =>
    rows.reduce((all, { state, count }) => all + (states.includes(state) ? count : 0), 0);
  const decided = ['shortlisted', 'rejected'] as const;
  return {
    received: rows.reduce((all, { count }) => all + count, 0),
    scored: sum('screened', ...decided),
    decided: sum(...decided),
    shortlisted: sum('shortlisted'),
    scores: Array.from({ length: bands }, (_, i) =>
      rows.reduce((all, { band: of, count }) => all + (of === i ? count : 0), 0),
    ),
  };
}

export async function applicantsOverTime(
  { db: { orm }, clock }: HiringParts,
  asker: Asker,
  { time_zone: timeZone, ...filters }: OwnJobFilters & { readonly time_zone: string },
): Promise<Schemas['ApplicantsOverTime']> {
  const zone = readZone(timeZone, 422, 'time_zone');
  const now = clock();
  const where = myJobs(asker, filters);
  const by = async (kind: PeriodKind) => {
    const periods = lastPeriods(kind, now, zone);
    const bucket = bucketOf(
      resumes.createdAt,
      periods.map(({ from }) => from),
    );
    const rows = await orm
      .select({ bucket, count: counted })
      .from(resumes)
      .innerJoin(jobs, eq(jobs.id, resumes.job))
      .where(where)
      .groupBy(sql`1`);
    return overTime(periods, rows, (row) => ({ count: row?.count ?? 0 }));
  };
  const [weeks, months] = await Promise.all([by('week'), by('month')]);
  return { weeks, months };
}
