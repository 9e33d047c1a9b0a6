/** The résumés a person sent, and the files of résumés for their sender and their employer. */
import { desc, eq } from 'drizzle-orm';
import { maySee } from '../../src/events/screening/parties.ts';
import { pageOf, type Skipping } from '../common/page.ts';
import { notFound } from '../common/rows.ts';
import { jobs, resumes } from '../db/schema.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { blinded } from './blind.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { nothingPersonal, openFindings, openResume, type ResumeRow, unlessDamaged } from './personal.ts';
import type { ResumeKind } from './parsing/parse-resume.ts';
import { readScreening } from './screening-stream.ts';

export async function listMyResumes(
  { db: { orm }, keys }: ResumeParts,
  { uid }: Asker,
  query: Skipping,
): Promise<Schemas['OwnResumeList']> {
  const own = eq(resumes.applicant, uid);
  const found = orm
    .select({ row: resumes, job: jobs })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(own)
    .$dynamic();
  const { rows, total } = await pageOf(orm, found, [desc(resumes.createdAt), desc(resumes.id)], query);
  const items = await Promise.all(
    rows.map(async ({ row, job }) => {
      // Only the stream has the reason of a failure; for other states the row is enough.
      const failure = row.state === 'failed' ? (await readScreening(orm, row.id)).state?.failure : null;
      const { points } = await unlessDamaged(openFindings(keys, row), nothingPersonal);
      return {
        id: row.id,
        job: { id: row.job, title: job.title },
        company: job.company,
        kind: row.kind,
        status: row.state,
        total: row.total,
        failure: failure?.reason ?? null,
        points: (points ?? []).flatMap(({ of, label, points }) =>
          points > 0 ? [{ of, label, points }] : [],
        ),
        received_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
        has_file: row.file !== null,
      };
    }),
  );
  return { items, total };
}

const contentTypes: Readonly<Record<ResumeKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

/** @throws Problem `not-found` also for everybody who may not see it */
export async function resumeFile(
  { db: { orm }, files, keys }: ResumeParts,
  by: Asker,
  id: string,
  blind: boolean,
): Promise<{ readonly bytes: Buffer; readonly type: string; readonly name: string }> {
  const [row] = await orm.select().from(resumes).where(eq(resumes.id, id));
  if (!row?.file || !row.kind || !(maySee(row, by) || by.uid === row.applicant)) throw notFound('résumé');
  if (blind) return blindFile(await openResume(keys, row));
  const bytes = await files.read(row.file);
  if (!bytes) throw notFound('résumé');
  return { bytes, type: contentTypes[row.kind], name: `resume-${id.slice(0, 8)}.${row.kind}` };
}

/** A file identifies its author in many places, metadata included: shown blind, it is the text that was read, covered. */
function blindFile(row: ResumeRow) {
  const { text } = blinded(row);
  if (text === null)
    throw new Problem(409, 'not-read', 'This résumé has not been read, so it cannot be shown blind.');
  const name = `resume-${row.id.slice(0, 8)}-blind.txt`;
  return { bytes: Buffer.from(text, 'utf8'), type: contentTypes.txt, name };
}
