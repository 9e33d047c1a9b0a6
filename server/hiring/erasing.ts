/** Erases résumés: for the person who sent them, with their job, and with an account. The decisions stay, but name nobody. */
import { eq, or } from 'drizzle-orm';
import type { ErasedStream, ErasureReceipt } from '../../src/events/shared/erasure-receipt.ts';
import { type Eraser, maySee } from '../../src/events/screening/parties.ts';
import { type screeningFact, screeningStreamName } from '../../src/events/screening/events.ts';
import { charge } from '../budget/charge.ts';
import { erasureByReceipt, keyDigest, noteErasure, receiptOf } from '../checkpoints/erasures.ts';
import { accepted } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { jobs, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { networkOf } from '../common/rate-limit.ts';
import { hashSecret, isSecret } from '../identity/secrets.ts';
import { Problem } from '../problem.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { Asker } from '../security/session.ts';
import { markFileForDeletion, removePendingDeletions } from '../files/pending-deletions.ts';
import { longDeleted } from './jobs.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { screeningField } from './refusal.ts';
import { nothingPersonal, type ResumeRow } from './personal.ts';
import { continueScreening, lockForErasure, readScreening } from './screening-stream.ts';

/** Clears everything personal in a row. */
const erased = {
  ...nothingPersonal,
  file: null,
  sentMark: null,
  personMark: null,
  receiptHash: null,
} satisfies Partial<ResumeRow>;

/**
 * Erases a row and marks its file, and with it its key, for deletion.
 * @returns the file to remove once the transaction is committed
 */
export async function eraseRow(
  tx: Queries,
  keys: SubjectKeys,
  row: ResumeRow,
  by: Eraser,
  at: Date,
): Promise<string | null> {
  const actor = by !== 'receipt' && 'uid' in by ? by.uid : 'system';
  const key = await keyDigest(keys, row.id);
  const step = { command: { type: 'EraseResume', by }, actor, at } as const;
  accepted(await continueScreening(tx, keys, row, step, () => erased), screeningField);
  await noteErased(tx, row, key);
  return markFileForDeletion(tx, row, at);
}

/** Notes the erasure record for the receipt; also for what an older release erased. */
async function noteErased(
  tx: Queries,
  { id, receiptHash }: Pick<ResumeRow, 'id' | 'receiptHash'>,
  key: string | null,
): Promise<void> {
  const stream = screeningStreamName(id);
  const record = (await readScreening(tx, id)).records.findLast(({ type }) => type === 'ResumeErased');
  if (!record) return;
  const { seq, hash, at } = record;
  const { why } = record.data as ReturnType<typeof screeningFact.ResumeErased>['data'];
  await noteErasure(tx, { stream, receiptHash, erased: [{ stream, seq, hash, at, why, key }] });
}

const receiptFor = async (parts: ResumeParts, id: string): Promise<ErasureReceipt> => {
  const receipt = await receiptOf(parts, screeningStreamName(id));
  if (!receipt) throw notFound('erased résumé');
  return receipt;
};

/** @throws Problem `not-found` also for everybody who may not see it */
export async function erasureReceipt(parts: ResumeParts, by: Asker, id: string): Promise<ErasureReceipt> {
  const [row] = await parts.db.orm.select().from(resumes).where(eq(resumes.id, id));
  const mayAsk = row && (maySee(row, by) || by.uid === row.applicant);
  if (!mayAsk || row.state !== 'erased') throw notFound('erased résumé');
  await inTransaction(parts.db, (tx) => noteErased(tx, row, null));
  return receiptFor(parts, id);
}

const mayErase = ({ applicant, employer, added }: ResumeRow, { uid, isAdmin }: Asker) =>
  isAdmin || uid === applicant || (added && uid === employer);

/**
 * Erasing twice gives the same answer.
 * @throws Problem `not-found` also for everybody who may not see it
 */
export async function eraseResume(parts: ResumeParts, by: Asker, id: string): Promise<ErasureReceipt> {
  const file = await inTransaction(parts.db, async (tx) => {
    const row = await lockForErasure(tx, id);
    if (!row || !mayErase(row, by)) throw notFound('résumé');
    return eraseRow(tx, parts.keys, row, by, parts.clock());
  });
  await removePendingDeletions(parts, [file]);
  return receiptFor(parts, id);
}

/** Erases without an account: the receipt proves who sent the résumé. Erasing twice gives the same answer. */
export async function eraseByReceipt(
  parts: ResumeParts,
  ip: string,
  { receipt }: Schemas['Receipt'],
): Promise<ErasureReceipt> {
  await charge(parts, 'receiptByAddress', networkOf(ip));
  const hash = isSecret(receipt) ? hashSecret(receipt) : '';
  const before = await erasureByReceipt(parts.db.orm, hash);
  const signed = before && (await receiptOf(parts, before.stream));
  if (signed) return signed;
  const { id, file } = await inTransaction(parts.db, async (tx) => {
    const [found] = await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.receiptHash, hash));
    const row = found ? await lockForErasure(tx, found.id) : null;
    if (row?.receiptHash !== hash) {
      throw new Problem(404, 'not-found', 'There is no résumé with this receipt, or it has been erased.');
    }
    return { id: row.id, file: await eraseRow(tx, parts.keys, row, 'receipt', parts.clock()) };
  });
  await removePendingDeletions(parts, [file]);
  return receiptFor(parts, id);
}

/** Erases résumés for jobs that were deleted long enough ago; the jobs are erased afterwards (`eraseDeletedJobs`). */
export async function eraseForDeletedJobs(parts: ResumeParts): Promise<void> {
  const due = await parts.db.orm
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(longDeleted(parts.clock()));
  for (const { id } of due) {
    const file = await inTransaction(parts.db, async (tx) => {
      const row = await lockForErasure(tx, id);
      return row && eraseRow(tx, parts.keys, row, { because: 'job-deleted' }, parts.clock());
    });
    await removePendingDeletions(parts, [file]);
  }
}

const sentByOrTo = (uid: string) => or(eq(resumes.applicant, uid), eq(resumes.employer, uid));

/** Files of the résumés a person sent or received; the caller removes them once the account is certainly gone. */
export async function resumeFilesOf(orm: Queries, uid: string): Promise<readonly (string | null)[]> {
  const rows = await orm.select({ file: resumes.file }).from(resumes).where(sentByOrTo(uid));
  return rows.map(({ file }) => file);
}

/**
 * Call in the transaction that removes an account, before the database's cascade deletes its rows.
 * @returns what the account's receipt says about the résumés
 */
export async function removeResumesOf(
  tx: Queries,
  keys: SubjectKeys,
  uid: string,
  at: Date,
): Promise<readonly ErasedStream[]> {
  const rows = await tx.select().from(resumes).where(sentByOrTo(uid)).orderBy(resumes.id).for('update');
  const gone: ErasedStream[] = [];
  for (const row of rows) {
    await markFileForDeletion(tx, row, at);
    const erased = await removeStream(tx, screeningStreamName(row.id), at, await keyDigest(keys, row.id));
    // The applicant can still get their own receipt.
    await noteErasure(tx, { stream: erased.stream, receiptHash: row.receiptHash, erased: [erased] });
    gone.push(erased);
  }
  await tx.delete(resumes).where(sentByOrTo(uid));
  return gone;
}

/** Removes a stream together with an account. */
export async function removeStream(
  tx: Queries,
  stream: string,
  at: Date,
  key: string | null = null,
): Promise<ErasedStream> {
  const log = postgresLog(tx);
  const head = await log.head(stream);
  await log.eraseTruth(stream);
  return { stream, ...head, at: at.toISOString(), why: 'account-deleted', key };
}
