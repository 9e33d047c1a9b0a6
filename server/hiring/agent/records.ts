/**
 * Gives questions access to one employer's data; they reach the database in no other way. Whatever a person, a résumé or a
 * model says, no query here can return another employer's row. Erased résumés are only counted.
 */
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type GroupImpact, impactOf } from '../../../src/events/screening/impact.ts';
import type { ApplicantQuery, Order } from '../../../src/events/hr-agent/query/query.ts';
import { type ScreeningStatus, screeningStatuses } from '../../../src/events/screening/projection.ts';
import { events, jobs, resumes } from '../../db/schema.ts';
import type { JobRow } from '../job-shapes.ts';
import type { SealedParts } from '../parts.ts';
import { type Findings, nothingPersonal, type ResumeRow } from '../personal.ts';
import { byOtherRubric } from '../screening-list.ts';
import { readScreening } from '../screening-stream.ts';
import { groupCounts } from '../screenings.ts';
import { type Days, mondayOf } from './days.ts';
import type { Facets } from './facets.ts';
import { fitting, type Fitting } from './applicants/fitting.ts';
import { type Marked, marks, type Opened, type OpenedResumes } from './opened.ts';

/** An applicant's résumé in a list. */
export interface Applicant extends Pick<
  ResumeRow,
  'id' | 'job' | 'email' | 'phone' | 'total' | 'createdAt' | 'updatedAt' | 'version'
> {
  readonly name: string;
  readonly state: Exclude<ScreeningStatus, 'erased'>;
  /** Title of the job. */
  readonly title: string;
}

/** With the extracted data; null before it was read. */
export interface Detailed extends Applicant {
  /** Values that the applicant corrected; they replace those that were read. */
  readonly corrections: ResumeRow['corrections'];
  readonly extraction: ResumeRow['extraction'];
  readonly points: ResumeRow['points'];
  readonly notes: ResumeRow['notes'];
}

/** Filters of a list; all must match. */
export interface Wanted {
  /** Id of a job. */
  readonly job?: string | undefined;
  readonly states?: readonly ScreeningStatus[] | undefined;
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly before?: Date | undefined;
  readonly ids?: readonly string[] | undefined;
}

export interface Tally {
  readonly job: string;
  readonly title: string;
  readonly state: ScreeningStatus;
  readonly count: number;
  /** When the latest one was received. */
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
  /** The current time. */
  readonly at: Date;
  /** In the reader's time zone. */
  readonly days: Days;
  /** Shown blind: `name` is a code, e-mail and phone are null, and findings are covered. */
  readonly blind: boolean;
  /** Quotes the person's words in an answer; not when blind, since they may be a name. */
  said(words: string): string;
  /** The employer's jobs that are not deleted, newest first. */
  jobs(): Promise<readonly JobRow[]>;
  /** Names of all applicants, latest first; codes when blind. */
  names(): Promise<readonly Pick<Applicant, 'id' | 'name'>[]>;
  applicants(wanted: Wanted, order: Order, limit: number): Promise<readonly Applicant[]>;
  detailed(wanted: Wanted, order: Order, limit: number): Promise<readonly Detailed[]>;
  count(wanted: Wanted): Promise<number>;
  /** Applicants who match a query, in its order. */
  fitting(query: ApplicantQuery, most: number): Promise<Fitting>;
  /** Number of résumés by job and state, including erased ones. */
  tallies(): Promise<readonly Tally[]>;
  scores(): Promise<readonly ScoreSummary[]>;
  /** The skills that most résumés name. */
  commonSkills(job: string | undefined, limit: number): Promise<readonly { skill: string; count: number }[]>;
  /** Résumés that name the most of these skills, the most first. @param skills canonical names */
  bySkills(skills: readonly string[], limit: number): Promise<readonly Detailed[]>;
  /** Number of applicants per week, by its Monday, latest first. */
  weeks(job: string | undefined, limit: number): Promise<readonly { monday: string; count: number }[]>;
  /** The history of a résumé. */
  steps(id: string): Promise<readonly Step[]>;
  /** Why résumés were rejected, shortlisted or not readable, by résumé id. */
  reasons(state: 'rejected' | 'shortlisted' | 'failed', job?: string): Promise<ReadonlyMap<string, string>>;
  impact(job: string): Promise<readonly GroupImpact[]>;
  /** The résumés of each person who applied more than once. */
  repeated(): Promise<readonly (readonly Applicant[])[]>;
  /** Real names, also when blind: only for covering them in what goes to a model. */
  namesToCover(): Promise<readonly Pick<Applicant, 'id' | 'name'>[]>;
}

const briefColumns = {
  id: resumes.id,
  job: resumes.job,
  title: jobs.title,
  ...marks,
  state: sql<Applicant['state']>`${resumes.state}`,
  total: resumes.total,
  version: resumes.version,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};
type Brief = Omit<Applicant, 'name' | 'email' | 'phone'> & Marked;

/** By plain columns. `most-years` is sorted later; this is its order for equal years: the longest wait first. */
const orders: Readonly<Record<Order, readonly SQL[]>> = {
  newest: [desc(resumes.createdAt), desc(resumes.id)],
  'longest-ago': [sql`${resumes.createdAt}`, sql`${resumes.id}`],
  best: [byOtherRubric, sql`${resumes.total} desc nulls last`, sql`${resumes.createdAt}`, sql`${resumes.id}`],
  'most-years': [sql`${resumes.createdAt}`, sql`${resumes.id}`],
};

/** Conditions on plain columns. */
function whereOf(employer: string, wanted: Wanted): SQL | undefined {
  const { job, states, since, before, ids } = wanted;
  return and(
    eq(resumes.employer, employer),
    ne(resumes.state, 'erased'),
    isNotNull(resumes.sealedContact),
    job === undefined ? undefined : eq(resumes.job, job),
    states && inArray(resumes.state, [...states]),
    since && gte(resumes.createdAt, since),
    before && lt(resumes.createdAt, before),
    ids && inArray(resumes.id, [...ids]),
  );
}

/** People who withdrew are left out where nobody asks for them. */
const notWithdrawn = screeningStatuses.filter((status) => status !== 'withdrawn');

/** Maximum number of people in `repeated`. */
const maxRepeated = 200;

const unread: Findings = {
  extraction: null,
  corrections: [],
  points: null,
  messages: {},
  reviews: {},
  notes: {},
};

const matches = (facets: Facets | undefined, wanted: readonly string[]) =>
  (facets?.skills ?? []).filter((skill) => wanted.includes(skill)).length;

/** The facts that carry the reason for each state. */
const withReasons = {
  rejected: 'ResumeRejected',
  shortlisted: 'ResumeShortlisted',
  failed: 'ScreeningFailed',
} as const;

/** @param signal aborted when nobody waits for the answer any more: no further résumés are opened, and pending calls throw */
export function recordsOf(
  { db: { orm }, keys, clock }: Pick<SealedParts, 'db' | 'keys' | 'clock'>,
  { plain, blind: covered }: Opened,
  employer: string,
  days: Days,
  blind: boolean,
  signal?: AbortSignal,
): Records {
  const at = clock();
  const opened = blind ? covered : plain;
  let ownJobs: Promise<readonly JobRow[]> | null = null;
  const ofEmployer = eq(resumes.employer, employer);
  const whereWanted = (wanted: Wanted) => whereOf(employer, wanted);
  const withTitles = { id: jobs.id, title: jobs.title };

  async function found(wanted: Wanted, order: Order, limit: number): Promise<readonly Brief[]> {
    const query = orm
      .select(briefColumns)
      .from(resumes)
      .innerJoin(jobs, eq(jobs.id, resumes.job))
      .where(whereWanted(wanted))
      .orderBy(...orders[order])
      .$dynamic();
    return limit === Infinity ? query : query.limit(limit);
  }

  async function withContacts(rows: readonly Brief[]): Promise<readonly Applicant[]> {
    const contacts = await opened.contacts(rows, signal);
    return rows.map((row) => {
      const { name, email, phone } = contacts.get(row.id) ?? nothingPersonal;
      return { ...row, name: name ?? '', email, phone };
    });
  }

  async function withFindings(rows: readonly Brief[]): Promise<readonly Detailed[]> {
    const findings = await opened.findings(
      rows.map(({ id }) => id),
      signal,
    );
    const applicants = await withContacts(rows);
    return applicants.map((row) => ({ ...row, ...(findings.get(row.id) ?? unread) }));
  }

  const allRows = () =>
    orm
      .select({ id: resumes.id, ...marks })
      .from(resumes)
      .where(whereWanted({}))
      .orderBy(...orders.newest);
  const namesIn = async ({ contacts }: OpenedResumes) => {
    const rows = await allRows();
    const found = await contacts(rows, signal);
    return rows.map(({ id }) => ({ id, name: found.get(id)?.name ?? '' }));
  };

  const records: Records = {
    at,
    days,
    blind,
    said: (words) => (blind ? 'that' : `“${words}”`),
    jobs: () =>
      (ownJobs ??= orm
        .select()
        .from(jobs)
        .where(and(eq(jobs.employer, employer), isNull(jobs.deletedAt)))
        .orderBy(desc(jobs.createdAt), jobs.id)),
    names: () => namesIn(opened),
    namesToCover: () => namesIn(plain),
    applicants: async (wanted, order, limit) => withContacts(await found(wanted, order, limit)),
    detailed: async (wanted, order, limit) => withFindings(await found(wanted, order, limit)),
    count: (wanted) => orm.$count(resumes, whereWanted(wanted)),
    fitting: async (query, most) =>
      fitting(await found({}, query.order, Infinity), query, most, opened, days, signal),
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
        .where(ofEmployer)
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
        .where(and(whereWanted({}), isNotNull(resumes.total)))
        .groupBy(resumes.job, jobs.title, jobs.createdAt)
        .orderBy(desc(jobs.createdAt), resumes.job),
    async commonSkills(job, limit) {
      const counts = new Map<string, number>();
      const rows = await found({ job, states: notWithdrawn }, 'newest', Infinity);
      const facets = await opened.facets(rows, signal);
      for (const skill of [...facets.values()].flatMap(({ skills }) => skills))
        counts.set(skill, (counts.get(skill) ?? 0) + 1);
      return [...counts]
        .map(([skill, count]) => ({ skill, count }))
        .sort((a, b) => b.count - a.count || (a.skill < b.skill ? -1 : 1))
        .slice(0, limit);
    },
    async bySkills(skills, limit) {
      const rows = await found({ states: notWithdrawn }, 'best', Infinity);
      const facets = await opened.facets(rows, signal);
      const matching = ({ id }: Brief) => matches(facets.get(id), skills);
      const best = rows.filter((row) => matching(row) > 0).sort((a, b) => matching(b) - matching(a));
      return withFindings(best.slice(0, limit));
    },
    async weeks(job, limit) {
      // Offsets of time zones are multiples of 15 minutes, so the database need not know the zone.
      const at = sql<number>`extract(epoch from date_bin('15 minutes', ${resumes.createdAt}, 'epoch'))::float8`;
      const quarters = await orm
        .select({ seconds: at, count: sql<number>`count(*)::int` })
        .from(resumes)
        .where(whereWanted({ job }))
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
        .select({ id: resumes.id })
        .from(resumes)
        .where(whereWanted({ ids: [id] }));
      if (!row) return [];
      const { notes } = (await opened.findings([id], signal)).get(id) ?? unread;
      const { records: facts } = await readScreening(orm, id);
      return facts.map(({ seq, type, at: when, data }) => ({
        type,
        at: new Date(when),
        reason: (data as { reason?: string }).reason ?? null,
        note: notes[String(seq)] ?? '',
      }));
    },
    async reasons(state, job) {
      // Rescoring keeps a decision, so it is not always the last fact.
      const found = await orm
        .selectDistinctOn([resumes.id], { id: resumes.id, reason: sql<string>`${events.data} ->> 'reason'` })
        .from(resumes)
        .innerJoin(
          events,
          and(eq(events.stream, sql`'screening/' || ${resumes.id}`), eq(events.type, withReasons[state])),
        )
        .where(whereWanted({ job, states: [state] }))
        .orderBy(resumes.id, desc(events.seq));
      return new Map(found.map(({ id, reason }) => [id, reason]));
    },
    async impact(job) {
      const [own] = await orm
        .select(withTitles)
        .from(jobs)
        .where(and(eq(jobs.id, job), eq(jobs.employer, employer)));
      return own ? impactOf(await groupCounts(orm, keys, job)) : [];
    },
    async repeated() {
      const byPerson = new Map<string, Applicant[]>();
      const rows = await found({}, 'newest', Infinity);
      const contacts = await plain.contacts(rows, signal);
      for (const row of await withContacts(rows)) {
        const email = contacts.get(row.id)?.email ?? '';
        const same = byPerson.get(email);
        if (same) same.push(row);
        else byPerson.set(email, [row]);
      }
      return [...byPerson.values()].filter(({ length }) => length > 1).slice(0, maxRepeated);
    },
  };
  return records;
}
