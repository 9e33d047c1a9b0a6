/**
 * Receives résumés for open jobs. The employer is whoever posted the job, whatever the client says. A file is stored before
 * its row exists, and stays marked for deletion until then.
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
import { removePendingDeletions } from '../files/pending-deletions.ts';
import { findJob, openJob } from './jobs.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { readResume, type ResumeKind, UnreadableResume } from './parsing/parse-resume.ts';
import { screeningField } from './refusal.ts';
import { type Contact, nothingPersonal, openResume, type ResumeRow, sealed } from './personal.ts';
import { executeScreening, projected, readScreening, type Step } from './screening-stream.ts';

export interface Upload extends ApplicationForm {
  readonly file: Uint8Array;
}

/** How long a file may wait for its turn to be read while the sender waits for the answer. */
const longestWaitMs = 30_000;
/** Milliseconds after which a file without a row is deleted. */
export const unclaimedMs = 10 * 60_000;

/** Identifies a submission: equal when the same file is sent again. */
export const sentText = (job: string, email: string, sha256: string) => [job, email, sha256].join('\n');

/** Identifies a person for a job: equal for all their résumés. */
export const personText = (job: string, email: string) => ['person', job, email].join('\n');

export const fileOf = (id: string, kind: ResumeKind) => `resumes/${id}.${kind}`;

/**
 * Only an account's own file is recognized when sent again. A signed-out sender can type anybody's e-mail address and must
 * not learn from the answer whether somebody else sent this file, so theirs gets a random mark.
 */
const senderMark = (by: Asker | null) => `${by?.uid ?? newSecret()}\n`;

/**
 * @param country of the job, whose national way of writing a phone number is understood
 * @throws Problem with the name of the invalid field
 */
function validForm(upload: Upload, country: string | null): ApplicationForm {
  const form = tidyApplication(upload, country);
  for (const [field, error] of Object.entries(applicationErrors(form)))
    throw invalidField(field, `${error}.`);
  return form;
}

/**
 * Stores a résumé and queues its screening. The same file from the same account for the same job and e-mail is recognized.
 * @param by null: not signed in
 * @param sender shares the reading processes fairly with other senders
 * @throws Problem with the reason also when the file cannot be read
 */
export async function uploadResume(
  parts: ResumeParts,
  by: Asker | null,
  jobId: string,
  upload: Upload,
  sender = by?.uid ?? '',
): Promise<{ readonly fresh: boolean; readonly answer: Schemas['ReceivedResume'] }> {
  const { db, files, keys, clock, queue } = parts;
  const job = await openJob(db.orm, jobId, clock());
  const { name, email, phone, consent } = validForm(upload, job?.country ?? null);
  const sha256 = createHash('sha256').update(senderMark(by)).update(upload.file).digest('hex');
  const sentMark = keys.fingerprint(sentText(jobId, email, sha256));
  const findSame = () => sameResume(db.orm, sentMark);
  const known = await findSame();
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
    // The same was sent at the same time: erase the facts of this one; its file stays marked for deletion.
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
    const first = await findSame();
    if (!first) throw new Problem(409, 'already-there', 'This résumé was just erased. Send it again.');
    return { fresh: false, answer: received(first, await titleOf(db.orm, jobId), null) };
  }
  queue.wake();
  return { fresh: true, answer: received(row, job?.title ?? '', receipt) };
}

export interface Received {
  readonly id: string;
  readonly jobId: string;
  /** Validated and tidied; `applicant`: uid, or null. */
  readonly person: ApplicationForm & { readonly applicant: string | null };
  readonly file: string;
  readonly kind: ResumeKind;
  readonly sentMark: string;
  readonly receipt: string;
  readonly at: Date;
  /** Size of the file. */
  readonly bytes?: number;
  /** See the limits in budget/stored.ts. */
  readonly storageAllowance?: number | undefined;
}

/** Writes the first fact and the row. @returns null when it already exists. @throws Problem when a rule refuses it */
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

/** Writes the first fact of `step` and its row. @returns null when it already exists. @throws Problem when a rule refuses it */
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

/** Reads the file while the sender waits, so that they can send another one if it is unreadable. */
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
