/**
 * Résumés taken in for an open job. The employer is the one who posted the job, whatever a client says. A file is on disk
 * before there is a row that names it, and it is doomed until then.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Refused } from '../../src/events/decider.ts';
import {
  applicationErrors,
  type ApplicationForm,
  tidyApplication,
} from '../../src/events/screening/application.ts';
import { screeningStreamName } from '../../src/events/screening/events.ts';
import { charge } from '../common/limits.ts';
import { newId, notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { doomedFiles, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { invalidField } from '../fastapi/detail.ts';
import { networkOf } from '../identity/rate-limit.ts';
import { hashSecret, newSecret } from '../identity/secrets.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { removeDoomed } from './doomed.ts';
import { findJob, openJob } from './jobs.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { readResume, type ResumeKind, UnreadableResume } from './reading/read-resume.ts';
import { refusal } from './refusal.ts';
import { decideOn, projected, readScreening, type ResumeRow } from './screening-stream.ts';

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
    await queue.add(tx, id, inserted.employer);
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
