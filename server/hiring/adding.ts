/**
 * Lets employers add résumés to their own jobs, many at once. Files are stored unread and read later by the queue, so that
 * an employer who adds five hundred does not wait for them.
 */
import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { maySee } from '../../src/events/screening/parties.ts';
import { largestArchive, maxBatch } from '../../src/events/screening/adding.ts';
import { screeningStreamName } from '../../src/events/screening/events.ts';
import { asPlainLine, isPlainLine } from '../../src/events/shared/plain-text.ts';
import { charge } from '../budget/charge.ts';
import { requireRoom } from '../budget/room.ts';
import { invalidField } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { pendingDeletions, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { fileOf, insertRow, sentText, unclaimedMs } from './intake.ts';
import { findJob } from './jobs.ts';
import { officeBinaryError } from './parsing/docx.ts';
import { maxBytes } from './parsing/limits.ts';
import { openArchive, type OpenedFile } from './parsing/open-archive.ts';
import type { ResumeKind } from './parsing/parse-resume.ts';
import { containerOf } from './parsing/sniff.ts';
import { UnreadableResume } from './parsing/unreadable.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { removePendingDeletions } from '../files/pending-deletions.ts';
import { nothingPersonal, openContact, openEach, unlessDamaged } from './personal.ts';
import { readScreening } from './screening-stream.ts';

export interface AddedFile {
  readonly batch: string;
  readonly file_name: string;
  readonly agreed: boolean;
  readonly file: Uint8Array;
}

type Item = Schemas['AddedFiles']['items'][number];
type Job = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** @throws Problem `not-found` also when the job belongs to somebody else */
export async function addResumes(
  parts: ResumeParts,
  by: Asker,
  jobId: string,
  { batch, file_name: name, agreed, file }: AddedFile,
): Promise<Schemas['AddedFiles']> {
  const job = await findJob(parts.db.orm, jobId);
  if (!job || !maySee(job, by)) throw notFound('job');
  if (!agreed)
    throw invalidField('agreed', 'Please confirm that these people know you have their résumé screened.');
  const opened = containerOf(file) === 'zip' ? await openedArchive(file, by) : null;
  const items: Item[] = [];
  for (const item of opened?.map(named) ?? [{ name, content: file }]) {
    const outcome = await addFile(parts, by, { job, batch, ...item }).catch((error: unknown) => {
      if (error instanceof UnreadableResume)
        return { outcome: 'refused' as const, id: null, reason: error.message };
      // In an archive, a file that fails is reported as refused; the files that were added stay.
      if (!opened || !(error instanceof Problem)) throw error;
      return { outcome: 'refused' as const, id: null, reason: error.message };
    });
    items.push({ file_name: item.name, ...outcome });
  }
  parts.queue.wake();
  return { items };
}

/** The contract checks the name of a single file; an archive can contain any. */
const longestName = 300;
const named = ({ name, ...file }: OpenedFile): OpenedFile => {
  const plain = asPlainLine(name.slice(0, longestName));
  return { ...file, name: isPlainLine(plain) && plain !== '' ? plain : 'Unnamed' };
};

/** @returns null for a Word document. @throws Problem when the archive cannot be opened */
async function openedArchive(file: Uint8Array, { uid }: Asker) {
  if (file.length > largestArchive) throw new Problem(422, 'too-large', archiveTooLarge, 'file');
  const opened = await openArchive(file, uid).catch((error: unknown) => {
    if (!(error instanceof UnreadableResume)) throw error;
    const message = error.reason === 'too-large' ? archiveTooLarge : error.message;
    throw new Problem(422, error.reason, message, 'file');
  });
  if (opened?.length === 0) throw new Problem(422, 'empty', 'There are no files in this zip file.', 'file');
  if (opened && opened.length > maxBatch)
    throw new Problem(422, 'too-many', `There are more than ${maxBatch} files in this zip file.`, 'file');
  return opened;
}

const archiveTooLarge =
  'A zip file, and all that is in it, may have 50 MB. Make two of it, or choose the folder.';

interface FileToAdd {
  readonly job: Job;
  readonly batch: string;
  readonly name: string;
  readonly content: UnreadableResume | Uint8Array;
}

async function addFile(
  parts: ResumeParts,
  by: Asker,
  { job, batch, name, content }: FileToAdd,
): Promise<Omit<Item, 'file_name'>> {
  if (content instanceof UnreadableResume) throw content;
  const kind = kindOf(content);
  await charge(parts, 'addedResumeByEmployer', job.employer);
  const { db, files, keys, clock, queue } = parts;
  const sha256 = createHash('sha256').update(`added\n${job.employer}\n`).update(content).digest('hex');
  const sentMark = keys.fingerprint(sentText(job.id, '', sha256));
  const known = await sameResume(parts, sentMark);
  if (known) return outcomeOf(known, batch, name);
  const id = newId();
  const file = fileOf(id, kind);
  await queue.start();
  const at = clock();
  const dueAt = new Date(at.getTime() + unclaimedMs);
  await db.orm.insert(pendingDeletions).values({ file, dueAt });
  await files.write(file, content);
  const command = { type: 'AddResume', job: job.id, employer: job.employer, by, agreed: true } as const;
  const row = {
    id,
    job: job.id,
    employer: job.employer,
    file,
    kind,
    sentMark,
    batch,
    added: true,
    bytes: content.length,
  };
  const inserted = await inTransaction(db, async (tx) => {
    const contact = { fileName: name };
    const step = { command, actor: by.uid, at };
    // The same was sent at the same time: erase the facts of this one; its file stays marked for deletion.
    if (!(await insertRow(tx, keys, step, row, contact, parts.storageAllowance))) {
      await postgresLog(tx).eraseTruth(screeningStreamName(id));
      return false;
    }
    await requireRoom(tx, 'resumesOfBatch', batch, parts.storageAllowance);
    await tx.delete(pendingDeletions).where(eq(pendingDeletions.file, file));
    await queue.add(tx, id, job.employer);
    return true;
  }).catch(async (error: unknown) => {
    await removePendingDeletions(parts, [file]);
    throw error;
  });
  if (!inserted) {
    await removePendingDeletions(parts, [file]);
    const first = await sameResume(parts, sentMark);
    if (!first) throw new Problem(409, 'already-there', 'This résumé was just erased. Add it again.');
    return outcomeOf(first, batch, name);
  }
  return { outcome: 'received', id, reason: null };
}

/** The kind by the first bytes; the content is read later, in a separate process. @throws UnreadableResume */
function kindOf(content: Uint8Array): ResumeKind {
  if (content.length === 0) throw new UnreadableResume('empty');
  if (content.length > maxBytes) throw new UnreadableResume('too-large');
  switch (containerOf(content)) {
    case 'pdf':
      return 'pdf';
    case 'zip':
      return 'docx';
    case 'text':
      return 'txt';
    case 'office-binary':
      throw officeBinaryError(content);
    case 'other':
      throw new UnreadableResume('wrong-type');
  }
}

async function sameResume({ db: { orm }, keys }: ResumeParts, sentMark: string) {
  const [row] = await orm.select().from(resumes).where(eq(resumes.sentMark, sentMark));
  return row ? { id: row.id, batch: row.batch, ...(await openContact(keys, row)) } : null;
}

/** The same file under the same name in the same batch is a retry, not a duplicate. */
const outcomeOf = (
  known: { readonly id: string; readonly batch: string | null; readonly fileName: string | null },
  batch: string,
  name: string,
): Omit<Item, 'file_name'> => ({
  outcome: known.batch === batch && known.fileName === name ? 'received' : 'duplicate',
  id: known.id,
  reason: null,
});

/** Finds only the asker's own résumés, so that nobody learns whether somebody else used this batch id. */
export async function listAddedResumes(
  { db: { orm }, keys }: ResumeParts,
  { uid }: Asker,
  batch: string,
  blind: boolean,
): Promise<Schemas['AddedResumes']> {
  const rows = await orm
    .select()
    .from(resumes)
    .where(and(eq(resumes.batch, batch), eq(resumes.employer, uid)))
    .orderBy(asc(resumes.createdAt), asc(resumes.id));
  const firsts = await firstOfPersons({ orm, rows });
  const items = await openEach(rows, async (row) => {
    const { name, fileName } = await unlessDamaged(openContact(keys, row), nothingPersonal);
    const first = row.personMark === null ? undefined : firsts.get(`${row.job} ${row.personMark}`);
    const failure = row.state === 'failed' ? (await readScreening(orm, row.id)).state?.failure : null;
    return {
      id: row.id,
      version: row.version,
      status: row.state,
      file_name: blind ? null : fileName,
      name: blind ? null : name,
      total: row.total,
      failure: failure?.reason ?? null,
      same_person:
        first && first.id !== row.id
          ? {
              id: first.id,
              name: blind ? null : (await unlessDamaged(openContact(keys, first), nothingPersonal)).name,
              received_at: first.createdAt.toISOString(),
            }
          : null,
    };
  });
  return { items };
}

interface Rows {
  readonly orm: ResumeParts['db']['orm'];
  readonly rows: readonly (typeof resumes.$inferSelect)[];
}

/** The earliest résumé of each person, by `job personMark`. */
async function firstOfPersons({ orm, rows }: Rows) {
  const marks = [...new Set(rows.flatMap(({ personMark }) => personMark ?? []))];
  if (marks.length === 0) return new Map<string, (typeof rows)[number]>();
  const all = await orm
    .select()
    .from(resumes)
    .where(and(inArray(resumes.personMark, marks), ne(resumes.state, 'erased')))
    .orderBy(asc(resumes.createdAt), asc(resumes.id));
  return new Map(all.reverse().map((row) => [`${row.job} ${row.personMark}`, row]));
}
