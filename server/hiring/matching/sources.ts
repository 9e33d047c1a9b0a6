/** Loads profiles from the database: the résumés sent to one employer, and the open jobs. */
import { and, eq, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { seenText } from '../../../src/events/screening/flags.ts';
import type { Queries } from '../../db/database.ts';
import { jobs, resumes } from '../../db/schema.ts';
import type { SubjectKeys } from '../../keys/subject-keys.ts';
import { blinded } from '../blind.ts';
import { openEach, openResume, type ResumeRow, unlessDamaged } from '../personal.ts';
import type { ProfileSource } from './in-step.ts';
import { jobProfile, type Profile, resumeProfile } from './profile.ts';

/** A fingerprint of all ids and versions; a sum, since it needs no order. */
const markOf = (key: SQL) => sql<string>`count(*) || ':' || coalesce(sum(hashtextextended(${key}, 0)), 0)`;

/** The profile of a résumé, with personal data covered; null before it was read and after erasure. */
export function profileOfResume(row: ResumeRow): Profile | null {
  const { text } = blinded(row);
  return text === null || !row.extraction
    ? null
    : resumeProfile(row.id, seenText(text, row.extraction), row.extraction);
}

/** The text of a résumé never changes, so its version is always 1. */
export function resumesOf(orm: Queries, keys: SubjectKeys, employer: string): ProfileSource {
  // Withdrawn applications are excluded.
  const where = and(
    eq(resumes.employer, employer),
    isNotNull(resumes.sealedText),
    ne(resumes.state, 'withdrawn'),
  );
  return {
    async mark() {
      const [found] = await orm
        .select({ mark: markOf(sql`${resumes.id}`) })
        .from(resumes)
        .where(where);
      return found!.mark;
    },
    async versions() {
      const rows = await orm.select({ id: resumes.id }).from(resumes).where(where);
      return new Map(rows.map(({ id }) => [id, 1]));
    },
    async load(ids) {
      const rows = await orm
        .select()
        .from(resumes)
        .where(and(where, inArray(resumes.id, [...ids])));
      const opened = await openEach(rows, (row) => unlessDamaged(openResume(keys, row), null));
      return opened.flatMap((row) => (row && profileOfResume(row)) ?? []);
    },
  };
}

export function openJobs(orm: Queries, clock: () => Date): ProfileSource {
  const where = () =>
    and(
      eq(jobs.status, 'open'),
      isNull(jobs.deletedAt),
      gte(jobs.validThrough, clock().toISOString().slice(0, 10)),
    );
  return {
    async mark() {
      const [found] = await orm
        .select({ mark: markOf(sql`${jobs.id} || ':' || ${jobs.version}`) })
        .from(jobs)
        .where(where());
      return found!.mark;
    },
    async versions() {
      const rows = await orm.select({ id: jobs.id, version: jobs.version }).from(jobs).where(where());
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    async load(ids) {
      const rows = await orm
        .select()
        .from(jobs)
        .where(and(where(), inArray(jobs.id, [...ids])));
      return rows.map(jobProfile);
    },
  };
}
