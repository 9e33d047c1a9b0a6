/**
 * Résumés taken in for an open job. The employer is the one who posted the job, whatever a client says. A file is on disk
 * before there is a row that names it, and it is marked for deletion until then.
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  applicationErrors,
  type ApplicationForm,
  tidyApplication,
} from '../../src/events/screening/application.ts';
import { screeningStreamName } from '../../src/events/screening/events.ts';
import { newId } from '../ids.ts';
import { notFound } from '../common/rows.ts';
import { requireBytes, requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { pendingDeletions, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { accepted, invalidField } from '../common/refusals.ts';
import { hashSecret, newSecret } from '../identity/secrets.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { removePendingDeletions } from './pending-deletions.ts';
import { findJob, openJob } from './jobs.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { readResume, type ResumeKind, UnreadableResume } from './parsing/parse-resume.ts';
import { screeningField } from './refusal.ts';
import { type Contact, nothingPersonal, openResume, type ResumeRow, sealed } from './personal.ts';
import { executeScreening, projected, readScreening, type Step } from './screening-stream.ts';

export interface Upload extends ApplicationForm {
  readonly file: Uint8Array;
}

/** For the turn of a file, while somebody waits for the answer. */
const longestWaitMs = 30_000;
/** Milliseconds after which a file that no row names is given up. */
export const unclaimedMs = 10 * 60_000;

/** What is the same when the same is sent again. */
export const sentText = (job: string, email: string, sha256: string) => [job, email, sha256].join('\n');

/** What is the same of one person's résumés for a job. */
export const personText = (job: string, email: string) => ['person', job, email].join('\n');

export const fileOf = (id: string, kind: ResumeKind) => `resumes/${id}.${kind}`;

/**
 * Only an account's own file is known again. Whoever is signed out can type anybody's e-mail address, and must not learn
 * from the answer that somebody sent this file: theirs is never the same as another.
 */
const senderMark = (by: Asker | null) => `${by?.uid ?? newSecret()}\n`;

/** @throws Problem naming the field that is wrong */
function soundForm(upload: Upload): ApplicationForm {
  const form = tidyApplication(upload, null);
  for (const [field, error] of Object.entries(applicationErrors(form)))
    throw invalidField(field, `${error}.`);
  return form;
}

/**
 * Takes a résumé in, and queues its screening. The same file from the same account for the same job and e-mail is recognised.
 * @param by null: somebody who is signed out
 * @param sender takes turns with others until the file is read
 * @throws Problem also when the file cannot be read, with the reason
 */
export async function uploadResume(
  parts: ResumeParts,
  by: Asker | null,
  jobId: string,
  upload: Upload,
  sender = by?.uid ?? '',
): Promise<{ readonly fresh: boolean; readonly answer: Schemas['ReceivedResume'] }> {
  const { db, files, keys, clock, queue } = parts;
  const { name, email, phone, consent } = soundForm(upload);
  const sha256 = createHash('sha256').update(senderMark(by)).update(upload.file).digest('hex');
  const sentMark = keys.fingerprint(sentText(jobId, email, sha256));
  const same = () => sameResume(db.orm, sentMark);
  const job = await openJob(db.orm, jobId, clock());
  const known = await same();
  if (known) return { fresh: false, answer: received(known, await titleOf(db.orm, jobId), null) };
  if (!job && !(await findJob(db.orm, jobId))) throw notFound('job');
  const kind = job ? await readableKind(upload.file, sender) : 'txt';
  const id = newId();
  const file = fileOf(id, kind);
  const receipt = newSecret();
  await queue.start();
  const pending = { file, dueAt: new Date(clock().getTime() + unclaimedMs) };
  await db.orm.insert(pendingDeletions).values(pending);
  await files.write(file, upload.file);
  const person = { name, email, phone, consent, applicant: by?.uid ?? null };
  const row = await inTransaction(db, async (tx) => {
    const inserted = await insertResume(tx, keys, {
      id,
      jobId,
      person,
      file,
      kind,
      sentMark,
      receipt,
      at: clock(),
      bytes: upload.file.length,
      storageAllowance: parts.storageAllowance,
    });
    // Somebody sent the same at the same time: the facts of this one go, and its file stays marked for deletion.
    if (!inserted) {
      await postgresLog(tx).eraseTruth(screeningStreamName(id));
      return null;
    }
    await tx.delete(pendingDeletions).where(eq(pendingDeletions.file, file));
    await queue.add(tx, id, inserted.employer);
    return inserted;
  }).catch(async (error: unknown) => {
    await removePendingDeletions(parts, [file]);
    throw error;
  });
  if (!row) {
    await removePendingDeletions(parts, [file]);
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
  readonly sentMark: string;
  readonly receipt: string;
  readonly at: Date;
  /** Of the file. */
  readonly bytes?: number;
  /** Of the limits of budget/stored.ts. */
  readonly storageAllowance?: number | undefined;
}

/** The first fact and the row. null when the same is there already. @throws Problem when a rule refuses it */
export async function insertResume(
  tx: Queries,
  keys: SubjectKeys,
  {
    id,
    jobId,
    person: { consent, applicant, ...contact },
    receipt,
    at,
    bytes = 0,
    storageAllowance,
    ...sent
  }: Received,
): Promise<ResumeRow | null> {
  const open = await openJob(tx, jobId, at);
  const job = open ?? (await findJob(tx, jobId));
  if (!job) throw notFound('job');
  const { employer } = job;
  const personMark = keys.fingerprint(personText(jobId, contact.email));
  const command = {
    type: 'ReceiveResume',
    job: jobId,
    employer,
    applicant,
    consent,
    open: open !== null,
  } as const;
  const step = { command, actor: applicant ?? 'system', at };
  const row = { id, bytes, job: jobId, employer, applicant, personMark, receiptHash: hashSecret(receipt) };
  return insertRow(tx, keys, step, { ...row, ...sent }, contact, storageAllowance);
}

type FirstValues = Pick<typeof resumes.$inferInsert, 'id' | 'job' | 'employer'> &
  Partial<typeof resumes.$inferInsert>;

/** The first fact, whichever it is, and its row. null when the same is there already. @throws Problem when a rule refuses it */
export async function insertRow(
  tx: Queries,
  keys: SubjectKeys,
  step: Step,
  row: FirstValues,
  contact: Partial<Contact>,
  storageAllowance?: number,
): Promise<ResumeRow | null> {
  const { id, job, employer } = row;
  const { at } = step;
  const after = accepted(await executeScreening(tx, await readScreening(tx, id), step), screeningField);
  const values = {
    ...row,
    ...(await sealed(keys, { ...nothingPersonal, id }, contact)),
    consentAt: at,
    ...projected(after.state!),
    createdAt: at,
    updatedAt: at,
  };
  const [inserted] = await tx.insert(resumes).values(values).onConflictDoNothing().returning();
  if (!inserted) return null;
  await requireRoom(tx, 'resumesOfJob', job, storageAllowance);
  await requireRoom(tx, 'resumesOfEmployer', employer, storageAllowance);
  await requireBytes(tx, employer, storageAllowance);
  return openResume(keys, inserted);
}

async function sameResume(orm: Queries, sentMark: string) {
  const [row] = await orm.select().from(resumes).where(eq(resumes.sentMark, sentMark));
  return row ?? null;
}

const titleOf = async (orm: Queries, job: string) => (await findJob(orm, job))?.title ?? '';

/** Now, while the person can still send another one; a server that is only too busy reads it later. */
async function readableKind(bytes: Uint8Array, sender: string): Promise<ResumeKind> {
  try {
    return (await readResume(bytes, { sender, maxWaitMs: longestWaitMs })).kind;
  } catch (error) {
    if (!(error instanceof UnreadableResume)) throw error;
    throw new Problem(422, error.reason, error.message, 'file');
  }
}

const received = (
  { id, job, createdAt, state }: Pick<ResumeRow, 'id' | 'job' | 'createdAt' | 'state'>,
  title: string,
  receipt: string | null,
): Schemas['ReceivedResume'] => ({
  id,
  job: { id: job, title },
  received_at: createdAt.toISOString(),
  status: state,
  receipt,
});
