/**
 * The data of one employer, and of nobody else: the only way by which a question reaches the database. Whatever a person,
 * a résumé or a model says, there is no query here that could name another employer's row. Erased résumés are only counted.
 */
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type GroupImpact, impactOf } from '../../../src/events/screening/impact.ts';
import type { ScreeningStatus } from '../../../src/events/screening/projection.ts';
import type { Queries } from '../../db/database.ts';
import { events, jobs, resumes } from '../../db/schema.ts';
import type { JobRow } from '../job-shapes.ts';
import { readScreening, type ResumeRow } from '../screening-stream.ts';
import { groupCounts } from '../screenings.ts';
import { type Days, mondayOf } from './days.ts';

/** A résumé as lists show it. */
export interface Applicant extends Pick<
  ResumeRow,
  'id' | 'job' | 'email' | 'phone' | 'total' | 'createdAt' | 'updatedAt' | 'version'
> {
  readonly name: string;
  readonly state: Exclude<ScreeningStatus, 'erased'>;
  /** Of the job. */
  readonly title: string;
}

/** With what was read out of it; null before that. */
export interface Detailed extends Applicant {
  readonly extraction: ResumeRow['extraction'];
  readonly points: ResumeRow['points'];
  readonly notes: ResumeRow['notes'];
}

/** What lists are cut by; all of it must hold. */
export interface Wanted {
  /** Id of a job. */
  readonly job?: string | undefined;
  readonly states?: readonly ScreeningStatus[] | undefined;
  readonly since?: Date | undefined;
  readonly minScore?: number | undefined;
  readonly maxScore?: number | undefined;
  readonly ids?: readonly string[] | undefined;
  /** By its canonical name. */
  readonly skill?: string | undefined;
  /** By its English name. */
  readonly language?: string | undefined;
  readonly degrees?: readonly string[] | undefined;
  /** Part of a certificate's name, in whatever case; empty: any certificate. */
  readonly certification?: string | undefined;
  readonly minYears?: number | undefined;
  /** Stands somewhere in the text, in whatever case. */
  readonly mentions?: string | undefined;
}

export type Order = 'newest' | 'longest-ago' | 'best' | 'most-years';

export interface Tally {
  readonly job: string;
  readonly title: string;
  readonly state: ScreeningStatus;
  readonly count: number;
  /** When the last of them came. */
  readonly last: Date;
}

export interface ScoreSummary {
  readonly job: string;
  readonly title: string;
  readonly count: number;
  readonly average: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface Step {
  readonly type: string;
  readonly at: Date;
  readonly reason: string | null;
  readonly note: string;
}

export interface Records {
  /** The present. */
  readonly at: Date;
  /** Where the reader is. */
  readonly days: Days;
  /** Own jobs that are not deleted, the newest first. */
  jobs(): Promise<readonly JobRow[]>;
  /** Of everybody who applied, the latest first. */
  names(): Promise<readonly Pick<Applicant, 'id' | 'name'>[]>;
  applicants(wanted: Wanted, order: Order, limit: number): Promise<readonly Applicant[]>;
  detailed(wanted: Wanted, order: Order, limit: number): Promise<readonly Detailed[]>;
  count(wanted: Wanted): Promise<number>;
  /** How many résumés there are by job and state, the erased among them. */
  tallies(): Promise<readonly Tally[]>;
  scores(): Promise<readonly ScoreSummary[]>;
  /** The skills that most résumés name. */
  commonSkills(job: string | undefined, limit: number): Promise<readonly { skill: string; count: number }[]>;
  /** Those that name the most of these skills, the most first. @param skills canonical names */
  bySkills(skills: readonly string[], limit: number): Promise<readonly Detailed[]>;
  /** How many applied in each week, by its Monday, the latest first. */
  weeks(job: string | undefined, limit: number): Promise<readonly { monday: string; count: number }[]>;
  /** What led to where a résumé stands. */
  steps(id: string): Promise<readonly Step[]>;
  /** Why those that are rejected, shortlisted or not readable are, by the résumés' ids. */
  reasons(state: 'rejected' | 'shortlisted' | 'failed', job?: string): Promise<ReadonlyMap<string, string>>;
  impact(job: string): Promise<readonly GroupImpact[]>;
  /** Whoever applied more than once, all that they sent together. */
  repeated(): Promise<readonly (readonly Applicant[])[]>;
}

const briefly = {
  id: resumes.id,
  job: resumes.job,
  title: jobs.title,
  name: sql<string>`${resumes.name}`,
  email: resumes.email,
  phone: resumes.phone,
  state: sql<Applicant['state']>`${resumes.state}`,
  total: resumes.total,
  version: resumes.version,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};
const inDetail = {
  ...briefly,
  extraction: resumes.extraction,
  points: resumes.points,
  notes: resumes.notes,
};

const yearsOfWork = sql`(${resumes.extraction} -> 'years' ->> 'value')::numeric`;

const orders: Readonly<Record<Order, readonly SQL[]>> = {
  newest: [desc(resumes.createdAt), desc(resumes.id)],
  'longest-ago': [sql`${resumes.createdAt}`, sql`${resumes.id}`],
  best: [sql`${resumes.total} desc nulls last`, sql`${resumes.createdAt}`, sql`${resumes.id}`],
  'most-years': [sql`${yearsOfWork} desc nulls last`, sql`${resumes.createdAt}`, sql`${resumes.id}`],
};

/** Résumés in which a list holds this value. */
const holds = (list: 'skills' | 'languages', value: string): SQL =>
  sql`${resumes.extraction} -> ${list}::text @> ${JSON.stringify([{ value }])}::jsonb`;

const has = (part: string): SQL => sql`strpos(lower(${resumes.text}), ${part.toLowerCase()}) > 0`;

const certified = (part: string): SQL =>
  sql`exists (select 1 from jsonb_array_elements(${resumes.extraction} -> 'certifications') as each
    where strpos(lower(each ->> 'value'), ${part.toLowerCase()}) > 0)`;

function whereOf(employer: string, wanted: Wanted): SQL | undefined {
  const { job, states, since, minScore, maxScore, ids, skill, language, degrees, minYears } = wanted;
  const { certification, mentions } = wanted;
  return and(
    eq(resumes.employer, employer),
    ne(resumes.state, 'erased'),
    isNotNull(resumes.name),
    job === undefined ? undefined : eq(resumes.job, job),
    states && inArray(resumes.state, [...states]),
    since && gte(resumes.createdAt, since),
    minScore === undefined ? undefined : gte(resumes.total, minScore),
    maxScore === undefined ? undefined : lte(resumes.total, maxScore),
    ids && inArray(resumes.id, [...ids]),
    skill === undefined ? undefined : holds('skills', skill),
    language === undefined ? undefined : holds('languages', language),
    degrees && inArray(sql`${resumes.extraction} -> 'degree' ->> 'value'`, [...degrees]),
    certification === undefined ? undefined : certified(certification),
    minYears === undefined ? undefined : gte(yearsOfWork, minYears),
    mentions === undefined ? undefined : has(mentions),
  );
}

/** A fact says so; a later one of these follows only another. */
const tellingWhy = {
  rejected: 'ResumeRejected',
  shortlisted: 'ResumeShortlisted',
  failed: 'ScreeningFailed',
} as const;

export function recordsOf(orm: Queries, employer: string, at: Date, days: Days): Records {
  let ownJobs: Promise<readonly JobRow[]> | null = null;
  const mine = eq(resumes.employer, employer);
  const such = (wanted: Wanted) => whereOf(employer, wanted);
  const withTitles = { id: jobs.id, title: jobs.title };

  const records: Records = {
    at,
    days,
    jobs: () =>
      (ownJobs ??= orm
        .select()
        .from(jobs)
        .where(and(eq(jobs.employer, employer), isNull(jobs.deletedAt)))
        .orderBy(desc(jobs.createdAt), jobs.id)),
    names: () =>
      orm
        .select({ id: resumes.id, name: briefly.name })
        .from(resumes)
        .where(such({}))
        .orderBy(...orders.newest),
    applicants: (wanted, order, limit) =>
      orm
        .select(briefly)
        .from(resumes)
        .innerJoin(jobs, eq(jobs.id, resumes.job))
        .where(such(wanted))
        .orderBy(...orders[order])
        .limit(limit),
    detailed: (wanted, order, limit) =>
      orm
        .select(inDetail)
        .from(resumes)
        .innerJoin(jobs, eq(jobs.id, resumes.job))
        .where(such(wanted))
        .orderBy(...orders[order])
        .limit(limit),
    count: (wanted) => orm.$count(resumes, such(wanted)),
    tallies: async () => {
      const found = await orm
        .select({
          job: resumes.job,
          title: jobs.title,
          state: resumes.state,
          count: sql<number>`count(*)::int`,
          last: sql<string>`to_char(max(${resumes.createdAt}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
        })
        .from(resumes)
        .innerJoin(jobs, eq(jobs.id, resumes.job))
        .where(mine)
        .groupBy(resumes.job, jobs.title, jobs.createdAt, resumes.state)
        .orderBy(desc(jobs.createdAt), resumes.job);
      return found.map(({ last, ...each }) => ({ ...each, last: new Date(last) }));
    },
    scores: () =>
      orm
        .select({
          job: resumes.job,
          title: jobs.title,
          count: sql<number>`count(*)::int`,
          average: sql<number>`avg(${resumes.total})::float8`,
          median: sql<number>`percentile_cont(0.5) within group (order by ${resumes.total})::float8`,
          least: sql<number>`min(${resumes.total})::int`,
          most: sql<number>`max(${resumes.total})::int`,
        })
        .from(resumes)
        .innerJoin(jobs, eq(jobs.id, resumes.job))
        .where(and(such({}), isNotNull(resumes.total)))
        .groupBy(resumes.job, jobs.title, jobs.createdAt)
        .orderBy(desc(jobs.createdAt), resumes.job),
    commonSkills: (job, limit) =>
      orm
        .select({ skill: sql<string>`each.value ->> 'value'`, count: sql<number>`count(*)::int` })
        .from(resumes)
        .innerJoin(sql`jsonb_array_elements(${resumes.extraction} -> 'skills') as each(value)`, sql`true`)
        .where(such({ job }))
        .groupBy(sql`1`)
        .orderBy(sql`2 desc, 1`)
        .limit(limit),
    async bySkills(skills, limit) {
      const named = sql<number>`(select count(*) from jsonb_array_elements(${resumes.extraction} -> 'skills') as each
        where each ->> 'value' in (${sql.join(
          skills.map((skill) => sql`${skill}`),
          sql`, `,
        )}))`;
      return orm
        .select(inDetail)
        .from(resumes)
        .innerJoin(jobs, eq(jobs.id, resumes.job))
        .where(and(such({}), isNotNull(resumes.extraction), lt(sql`0`, named)))
        .orderBy(desc(named), ...orders.best)
        .limit(limit);
    },
    async weeks(job, limit) {
      // No time zone is off by less than a quarter of an hour; which zones there are, the database need not know.
      const at = sql<number>`extract(epoch from date_bin('15 minutes', ${resumes.createdAt}, 'epoch'))::float8`;
      const quarters = await orm
        .select({ seconds: at, count: sql<number>`count(*)::int` })
        .from(resumes)
        .where(such({ job }))
        .groupBy(sql`1`)
        .orderBy(sql`1 desc`);
      const byMonday = new Map<string, number>();
      for (const { seconds, count } of quarters) {
        const monday = mondayOf(days.on(new Date(seconds * 1000)));
        byMonday.set(monday, (byMonday.get(monday) ?? 0) + count);
      }
      return [...byMonday].slice(0, limit).map(([monday, count]) => ({ monday, count }));
    },
    async steps(id) {
      const [row] = await orm
        .select({ notes: resumes.notes })
        .from(resumes)
        .where(such({ ids: [id] }));
      if (!row) return [];
      const { records: facts } = await readScreening(orm, id);
      return facts.map(({ seq, type, at: when, data }) => ({
        type,
        at: new Date(when),
        reason: (data as { reason?: string }).reason ?? null,
        note: row.notes[String(seq)] ?? '',
      }));
    },
    async reasons(state, job) {
      // What is scored again keeps its decision, which is not the last fact then.
      const found = await orm
        .selectDistinctOn([resumes.id], { id: resumes.id, reason: sql<string>`${events.data} ->> 'reason'` })
        .from(resumes)
        .innerJoin(
          events,
          and(eq(events.stream, sql`'screening/' || ${resumes.id}`), eq(events.type, tellingWhy[state])),
        )
        .where(such({ job, states: [state] }))
        .orderBy(resumes.id, desc(events.seq));
      return new Map(found.map(({ id, reason }) => [id, reason]));
    },
    async impact(job) {
      const [own] = await orm
        .select(withTitles)
        .from(jobs)
        .where(and(eq(jobs.id, job), eq(jobs.employer, employer)));
      return own ? impactOf(await groupCounts(orm, job)) : [];
    },
    async repeated() {
      const again = orm
        .select({ email: resumes.email })
        .from(resumes)
        .where(such({}))
        .groupBy(resumes.email)
        .having(lt(sql`1`, sql`count(*)`));
      const found = await orm
        .select(briefly)
        .from(resumes)
        .innerJoin(jobs, eq(jobs.id, resumes.job))
        .where(and(such({}), inArray(resumes.email, again)))
        .orderBy(desc(resumes.createdAt), resumes.id)
        .limit(500);
      const byPerson = new Map<string, Applicant[]>();
      for (const row of found) {
        const same = byPerson.get(row.email ?? '');
        if (same) same.push(row);
        else byPerson.set(row.email ?? '', [row]);
      }
      return [...byPerson.values()].filter(({ length }) => length > 1);
    },
  };
  return records;
}
