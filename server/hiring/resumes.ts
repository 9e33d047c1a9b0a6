/**
 * Résumés: taken in for an open job, shown to whoever sent them, and erased. The employer is the one who posted the job,
 * whatever a client says. A file is on disk before there is a row that names it, and it is doomed until then.
 */
import { createHash } from 'node:crypto';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import { Refused } from '../../src/events/decider.ts';
import {
  applicationErrors,
  type ApplicationForm,
  tidyApplication,
} from '../../src/events/screening/application.ts';
import { type Eraser, maySee, type ScreeningRefusal } from '../../src/events/screening/decide.ts';
import { screeningStreamName } from '../../src/events/screening/events.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { doomedFiles, jobs, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { invalidField } from '../fastapi/detail.ts';
import { networkOf } from '../identity/rate-limit.ts';
import { hashSecret, isSecret, newSecret } from '../identity/secrets.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { charge } from '../trade/limits.ts';
import { newId, notFound } from '../trade/parts.ts';
import { findJob, keepDeletedDays, openJob } from './jobs.ts';
import type { Paging, ResumeParts, Schemas } from './parts.ts';
import { readResume, type ResumeKind, UnreadableResume } from './reading/read-resume.ts';
import {
  continueScreening,
  decideOn,
  lockResume,
  projected,
  readScreening,
  type ResumeRow,
} from './screening-stream.ts';

const statusOf: Readonly<Partial<Record<ScreeningRefusal, number>>> = {
  'not-found': 404,
  'not-allowed': 403,
};

export function refusal({ reason, message }: Refused<ScreeningRefusal>): Problem {
  if (reason === 'bad-reason') return invalidField('reason', message);
  if (reason === 'bad-note') return invalidField('note', message);
  return new Problem(statusOf[reason] ?? 409, reason, message);
}

export interface Upload extends ApplicationForm {
  readonly file: Uint8Array;
}

/** Milliseconds after which a file that no row names is given up. */
const unclaimedMs = 10 * 60_000;

export const fileOf = (id: string, kind: ResumeKind) => `resumes/${id}.${kind}`;

/** @throws Problem naming the field that is wrong */
function soundForm(upload: Upload): ApplicationForm {
  const form = tidyApplication(upload, null);
  for (const [field, fault] of Object.entries(applicationErrors(form)))
    throw invalidField(field, `${fault}.`);
  return form;
}

/**
 * Takes a résumé in, and queues its screening. The same file for the same job and e-mail is recognised.
 * @param by null: somebody who is signed out
 * @throws Problem also when the file cannot be read, with the reason
 */
export async function uploadResume(
  parts: ResumeParts,
  by: Asker | null,
  ip: string,
  jobId: string,
  upload: Upload,
): Promise<{ readonly fresh: boolean; readonly answer: Schemas['ReceivedResume'] }> {
  const { db, files, clock, queue } = parts;
  await charge(parts, 'resumeByAddress', networkOf(ip));
  const { name, email, phone, consent } = soundForm(upload);
  const sha256 = createHash('sha256').update(upload.file).digest('hex');
  const same = () => sameResume(db.orm, jobId, email, sha256);
  const job = await openJob(db.orm, jobId, clock());
  const known = await same();
  if (known) return { fresh: false, answer: received(known, await titleOf(db.orm, jobId), null) };
  if (!job && !(await findJob(db.orm, jobId))) throw notFound('job');
  const kind = job ? await readableKind(upload.file) : 'txt';
  const id = newId();
  const file = fileOf(id, kind);
  const receipt = newSecret();
  await queue.start();
  const doomed = { file, dueAt: new Date(clock().getTime() + unclaimedMs) };
  await db.orm.insert(doomedFiles).values(doomed);
  await files.write(file, upload.file);
  const person = { name, email, phone, consent, applicant: by?.uid ?? null };
  const row = await inTransaction(db, async (tx) => {
    const inserted = await insertResume(tx, { id, jobId, person, file, kind, sha256, receipt, at: clock() });
    // Somebody sent the same at the same time: the facts of this one go, and its file stays doomed.
    if (!inserted) {
      await postgresLog(tx).erase(screeningStreamName(id));
      return null;
    }
    await tx.delete(doomedFiles).where(eq(doomedFiles.file, file));
    await queue.add(tx, id);
    return inserted;
  }).catch(async (error: unknown) => {
    await removeDoomed(parts, [file]);
    throw error;
  });
  if (!row) {
    await removeDoomed(parts, [file]);
    const first = await same();
    if (!first) throw new Problem(409, 'already-there', 'This résumé was just erased. Send it again.');
    return { fresh: false, answer: received(first, await titleOf(db.orm, jobId), null) };
  }
  queue.wake();
  return { fresh: true, answer: received(row, job?.title ?? '', receipt) };
}

export interface Received {
  readonly id: string;
  readonly jobId: string;
  /** Sound and tidy; `applicant`: uid, or null. */
  readonly person: ApplicationForm & { readonly applicant: string | null };
  readonly file: string;
  readonly kind: ResumeKind;
  readonly sha256: string;
  readonly receipt: string;
  readonly at: Date;
}

/** The first fact and the row. null when the same is there already. @throws Problem when a rule refuses it */
export async function insertResume(
  tx: Queries,
  { id, jobId, person: { consent, applicant, ...contact }, receipt, at, ...sent }: Received,
): Promise<ResumeRow | null> {
  const open = await openJob(tx, jobId, at);
  const job = open ?? (await findJob(tx, jobId));
  if (!job) throw notFound('job');
  const { employer } = job;
  const command = {
    type: 'ReceiveResume',
    job: jobId,
    employer,
    applicant,
    consent,
    open: open !== null,
  } as const;
  const step = { command, actor: applicant ?? 'system', at };
  const after = await decideOn(tx, await readScreening(tx, id), step);
  if (after instanceof Refused) throw refusal(after);
  const values = {
    id,
    job: jobId,
    employer,
    applicant,
    ...contact,
    ...sent,
    consentAt: at,
    receiptHash: hashSecret(receipt),
    searched: [...Object.values(contact), job.title].join('\n').toLowerCase(),
    ...projected(after.state!),
    createdAt: at,
    updatedAt: at,
  };
  const [inserted] = await tx.insert(resumes).values(values).onConflictDoNothing().returning();
  return inserted ?? null;
}

async function sameResume(orm: Queries, job: string, email: string, sha256: string) {
  const which = and(eq(resumes.job, job), eq(resumes.email, email), eq(resumes.sha256, sha256));
  const [row] = await orm.select().from(resumes).where(which);
  return row ?? null;
}

const titleOf = async (orm: Queries, job: string) => (await findJob(orm, job))?.title ?? '';

/** Now, while the person can still send another one; a server that is only too busy reads it later. */
async function readableKind(bytes: Uint8Array): Promise<ResumeKind> {
  try {
    return (await readResume(bytes)).kind;
  } catch (error) {
    if (!(error instanceof UnreadableResume)) throw error;
    throw new Problem(422, error.reason, error.message, 'file');
  }
}

const received = (
  { id, job, createdAt, state }: ResumeRow,
  title: string,
  receipt: string | null,
): Schemas['ReceivedResume'] => ({
  id,
  job: { id: job, title },
  received_at: createdAt.toISOString(),
  status: state,
  receipt,
});

/** What a row holds of the person, gone. */
const nothingPersonal = {
  name: null,
  email: null,
  phone: null,
  file: null,
  sha256: null,
  receiptHash: null,
  text: null,
  extraction: null,
  points: null,
  notes: {},
  groupName: '',
  searched: '',
} satisfies Partial<ResumeRow>;

/** Its file is doomed with it; remove it once this is committed. */
export async function eraseRow(tx: Queries, row: ResumeRow, by: Eraser, at: Date): Promise<string | null> {
  const actor = by !== 'receipt' && 'uid' in by ? by.uid : 'system';
  const after = await continueScreening(tx, row, { command: { type: 'EraseResume', by }, actor, at }, () => {
    return nothingPersonal;
  });
  if (after instanceof Refused) throw refusal(after);
  return doom(tx, row, at);
}

async function doom(tx: Queries, { file }: ResumeRow, at: Date): Promise<string | null> {
  if (file !== null) await tx.insert(doomedFiles).values({ file, dueAt: at }).onConflictDoNothing();
  return file;
}

/** Files that are doomed, gone from the store, and from the list of what is to go. */
export async function removeDoomed(
  { db, files }: Pick<ResumeParts, 'db' | 'files'>,
  names: readonly (string | null)[],
): Promise<void> {
  for (const name of names) {
    if (name === null) continue;
    await files.remove(name);
    await db.orm.delete(doomedFiles).where(eq(doomedFiles.file, name));
  }
}

/** What was doomed and not removed: the server was stopped in between. */
export async function removeOverdue(parts: Pick<ResumeParts, 'db' | 'files' | 'clock'>): Promise<void> {
  const due = await parts.db.orm.select().from(doomedFiles).where(lt(doomedFiles.dueAt, parts.clock()));
  await removeDoomed(
    parts,
    due.map(({ file }) => file),
  );
}

/** @throws Problem not-found also for everybody who may not know of it */
export async function eraseResume(parts: ResumeParts, by: Asker, id: string): Promise<void> {
  const file = await inTransaction(parts.db, async (tx) => {
    const row = await lockResume(tx, id);
    if (!row || !(by.isAdmin || by.uid === row.applicant)) throw notFound('résumé');
    return eraseRow(tx, row, by, parts.clock());
  });
  await removeDoomed(parts, [file]);
}

/** Without an account: whoever holds the receipt sent the résumé. */
export async function eraseByReceipt(
  parts: ResumeParts,
  ip: string,
  { receipt }: Schemas['Receipt'],
): Promise<void> {
  await charge(parts, 'receiptByAddress', networkOf(ip));
  const file = await inTransaction(parts.db, async (tx) => {
    const hash = isSecret(receipt) ? hashSecret(receipt) : '';
    const [found] = await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.receiptHash, hash));
    const row = found ? await lockResume(tx, found.id) : null;
    if (row?.receiptHash !== hash) {
      throw new Problem(404, 'not-found', 'There is no résumé with this receipt, or it has been erased.');
    }
    return eraseRow(tx, row, 'receipt', parts.clock());
  });
  await removeDoomed(parts, [file]);
}

/** Erases what was sent for jobs that were deleted long enough ago; the jobs go after it. */
export async function eraseForDeletedJobs(parts: ResumeParts): Promise<void> {
  const before = new Date(parts.clock().getTime() - keepDeletedDays * 86_400_000);
  const due = await parts.db.orm
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(lt(jobs.deletedAt, before));
  for (const { id } of due) {
    const file = await inTransaction(parts.db, async (tx) => {
      const row = await lockResume(tx, id);
      return row && eraseRow(tx, row, { because: 'job-deleted' }, parts.clock());
    });
    await removeDoomed(parts, [file]);
  }
}

const sentByOrTo = (uid: string) => or(eq(resumes.applicant, uid), eq(resumes.employer, uid));

/** Files of what the person sent and what was sent to them; they go once it is certain that the account is gone. */
export async function resumeFilesOf(orm: Queries, uid: string): Promise<readonly (string | null)[]> {
  const rows = await orm.select({ file: resumes.file }).from(resumes).where(sentByOrTo(uid));
  return rows.map(({ file }) => file);
}

/** In the transaction that removes an account, before its rows go by the database's own cascade. */
export async function removeResumesOf(tx: Queries, uid: string, at: Date): Promise<void> {
  const rows = await tx.select().from(resumes).where(sentByOrTo(uid));
  for (const row of rows) {
    await doom(tx, row, at);
    await postgresLog(tx).erase(screeningStreamName(row.id));
  }
  await tx.delete(resumes).where(sentByOrTo(uid));
}

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
      const { state } = await readScreening(orm, row.id);
      return {
        id: row.id,
        job: { id: row.job, title: job.title },
        company: job.company,
        kind: row.kind,
        status: row.state,
        total: row.total,
        failure: state?.failure?.reason ?? null,
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
