/**
 * Finds the best résumés for a job and the best jobs for a résumé, with the configured engine. Callers who may not see
 * the job or résumé get `not-found`. The compared texts contain no names, so that who somebody is does not affect the result.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { maySee } from '../../../src/events/screening/parties.ts';
import { type Ai, AiFailure } from '../../ai/provider.ts';
import { jobs, resumes } from '../../db/schema.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import { notFound } from '../../common/rows.ts';
import { isOpen } from '../job-shapes.ts';
import { findJob } from '../jobs.ts';
import { nothingPersonal, openContact, openEach, openResume, unlessDamaged } from '../personal.ts';
import type { SealedParts, Schemas } from '../parts.ts';
import { type IndexInStep, inStep } from './in-step.ts';
import { type Hit, jobProfile, type MatchIndex, type Profile } from './profile.ts';
import { openJobs, profileOfResume, resumesOf } from './sources.ts';
import { vectorIndex } from './vector-index.ts';
import { wordIndex } from './word-index.ts';

export interface Matching {
  resumesFor(by: Asker, jobId: string, limit: number, blind: boolean): Promise<Schemas['ResumeMatches']>;
  jobsFor(by: Asker, resumeId: string, limit: number): Promise<Schemas['JobMatches']>;
}

/** Employers whose résumés are kept in memory; the least recently used is dropped first. */
const maxEmployers = 32;

export function openMatching({ db: { orm }, keys, clock }: SealedParts, { embeddings }: Ai): Matching {
  const newIndex = (): MatchIndex => (embeddings ? vectorIndex(embeddings) : wordIndex());
  const jobIndex = inStep(newIndex(), openJobs(orm, clock));
  const byEmployer = new Map<string, IndexInStep>();

  function resumeIndex(employer: string): IndexInStep {
    const index = byEmployer.get(employer) ?? inStep(newIndex(), resumesOf(orm, keys, employer));
    byEmployer.delete(employer);
    byEmployer.set(employer, index);
    const [leastRecent] = byEmployer.keys();
    if (byEmployer.size > maxEmployers) byEmployer.delete(leastRecent!);
    return index;
  }

  return {
    async resumesFor(by, jobId, limit, blind) {
      const job = await findJob(orm, jobId);
      if (!job || !maySee(job, by)) throw notFound('job');
      const index = resumeIndex(job.employer);
      // One person may have sent several résumés: fetch more to make up for dropped duplicates.
      const hits = await search(index, jobProfile(job), limit * 3);
      const rows = await orm
        .select({ row: resumes, title: jobs.title })
        .from(resumes)
        .innerJoin(jobs, eq(jobs.id, resumes.job))
        .where(
          and(
            eq(resumes.employer, job.employer),
            inArray(
              resumes.id,
              hits.map(({ id }) => id),
            ),
          ),
        );
      const readable = rows.filter(({ row }) => row.sealedText !== null);
      const named = await openEach(readable, async (each) => {
        const { name, email } = await unlessDamaged(openContact(keys, each.row), nothingPersonal);
        return { ...each, person: (email ?? '').trim().toLowerCase(), name: blind ? null : name };
      });
      const items = inOrder(
        hits,
        oncePerPerson(hits, named).slice(0, limit),
        ({ row }) => row.id,
        ({ row, title, name }) => ({
          resume: {
            id: row.id,
            name,
            job: { id: row.job, title },
            status: row.state,
            total: row.total,
          },
        }),
      );
      return { ...engineInfo(index), items: [...items] };
    },
    async jobsFor(by, resumeId, limit) {
      const [row] = await orm.select().from(resumes).where(eq(resumes.id, resumeId));
      if (!row || row.state === 'erased' || !(maySee(row, by) || row.applicant === by.uid)) {
        throw notFound('résumé');
      }
      const profile = profileOfResume(await openResume(keys, row));
      if (!profile) {
        throw new Problem(
          409,
          'not-read',
          'This résumé has not been read, so there is nothing to compare yet.',
        );
      }
      const hits = await search(jobIndex, profile, limit);
      const found = await orm
        .select()
        .from(jobs)
        .where(
          inArray(
            jobs.id,
            hits.map(({ id }) => id),
          ),
        );
      const at = clock();
      const items = inOrder(
        hits,
        found.filter((job) => isOpen(job, at)),
        ({ id }) => id,
        ({ id, title, company, location, remote, validThrough }) => ({
          job: { id, title, company, location, remote, valid_through: validThrough },
        }),
      );
      return { ...engineInfo(jobIndex), items: [...items] };
    },
  };
}

/** The best résumé of each person, in the order of the hits; a résumé without an e-mail address counts as a separate person. */
function oncePerPerson<Row extends { readonly row: { readonly id: string }; readonly person: string }>(
  hits: readonly Hit[],
  rows: readonly Row[],
): readonly Row[] {
  const byId = new Map(rows.map((each) => [each.row.id, each]));
  const seen = new Set<string>();
  return hits.flatMap(({ id }) => {
    const found = byId.get(id);
    if (!found || (found.person !== '' && seen.has(found.person))) return [];
    seen.add(found.person);
    return [found];
  });
}

const engineInfo = ({ engine, size }: IndexInStep) => ({ engine, compared: size });

async function search(index: IndexInStep, profile: Profile, limit: number): Promise<readonly Hit[]> {
  try {
    return await index.best(profile, limit);
  } catch (error) {
    if (error instanceof AiFailure) throw new Problem(503, `ai-${error.reason}`, error.message);
    throw error;
  }
}

type Scored<Shown> = Shown & { readonly closeness: number; readonly reasons: Schemas['MatchReason'][] };

/** Hits with their rows, in the order of the hits; rows that have disappeared since the search are left out. */
function inOrder<Row, Shown>(
  hits: readonly Hit[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
  show: (row: Row) => Shown,
): readonly Scored<Shown>[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return hits.flatMap(({ id, closeness, reasons }) => {
    const row = byId.get(id);
    return row
      ? [
          {
            ...show(row),
            closeness: Math.round(100 * Math.min(closeness, 1)),
            reasons: reasons.map((reason) => ({ ...reason })),
          },
        ]
      : [];
  });
}
