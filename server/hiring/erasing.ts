/** Résumés erased: by whoever sent them, with their job, and with an account. What was decided stays, of nobody. */
import { eq, or } from 'drizzle-orm';
import { Refused } from '../../src/events/decider.ts';
import type { Eraser } from '../../src/events/screening/decide.ts';
import { screeningStreamName } from '../../src/events/screening/events.ts';
import { charge } from '../common/limits.ts';
import { notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { jobs, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { networkOf } from '../identity/rate-limit.ts';
import { hashSecret, isSecret } from '../identity/secrets.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { doom, removeDoomed } from './doomed.ts';
import { longDeleted } from './jobs.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { refusal } from './refusal.ts';
import { continueScreening, lockResume, type ResumeRow } from './screening-stream.ts';

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
  const due = await parts.db.orm
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(longDeleted(parts.clock()));
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
