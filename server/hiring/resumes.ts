/** Résumés as whoever sent them, or got them, sees them. */
import { desc, eq } from 'drizzle-orm';
import { maySee } from '../../src/events/screening/decide.ts';
import { notFound } from '../common/rows.ts';
import { jobs, resumes } from '../db/schema.ts';
import type { Asker } from '../security/session.ts';
import type { Paging, ResumeParts, Schemas } from './parts.ts';
import type { ResumeKind } from './reading/read-resume.ts';
import { readScreening } from './screening-stream.ts';

export async function listMyResumes(
  { db: { orm } }: ResumeParts,
  { uid }: Asker,
  { skip, limit }: Paging,
): Promise<Schemas['OwnResumeList']> {
  const own = eq(resumes.applicant, uid);
  const rows = await orm
    .select({ row: resumes, job: jobs })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(own)
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(limit)
    .offset(skip);
  const items = await Promise.all(
    rows.map(async ({ row, job }) => {
      // Only the stream knows why; for all others the row says everything.
      const failure = row.state === 'failed' ? (await readScreening(orm, row.id)).state?.failure : null;
      return {
        id: row.id,
        job: { id: row.job, title: job.title },
        company: job.company,
        kind: row.kind,
        status: row.state,
        total: row.total,
        failure: failure?.reason ?? null,
        points: (row.points ?? []).map(({ of, label, points }) => ({ of, label, points })),
        received_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
        has_file: row.file !== null,
      };
    }),
  );
  return { items, total: await orm.$count(resumes, own) };
}

const contentTypes: Readonly<Record<ResumeKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

/** @throws Problem not-found also for everybody who may not know of it */
export async function resumeFile(
  { db: { orm }, files }: ResumeParts,
  by: Asker,
  id: string,
): Promise<{ readonly bytes: Buffer; readonly type: string; readonly name: string }> {
  const [row] = await orm.select().from(resumes).where(eq(resumes.id, id));
  if (!row?.file || !row.kind || !(maySee(row, by) || by.uid === row.applicant)) throw notFound('résumé');
  const bytes = await files.read(row.file);
  if (!bytes) throw notFound('résumé');
  return { bytes, type: contentTypes[row.kind], name: `resume-${id.slice(0, 8)}.${row.kind}` };
}
