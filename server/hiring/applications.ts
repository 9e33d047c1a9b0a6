/**
 * An application as whoever sent it follows it, by their receipt or with their account: where it stands, what was read,
 * what was scored and why; and taken back. A wrong receipt, one that is used up and somebody else's résumé get one answer.
 */
import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ScreeningCommand, Sender } from '../../src/events/screening/decide.ts';
import { type Correction, readingOf, tidyCorrection } from '../../src/events/screening/reading.ts';
import { charge } from '../budget/charge.ts';
import { networkOf } from '../common/rate-limit.ts';
import { accepted } from '../common/refusals.ts';
import type { Queries } from '../db/database.ts';
import { jobs, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashSecret, isSecret } from '../identity/secrets.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { changedFields, otherThanPaper } from './corrections.ts';
import { explainedScore } from './explained-score.ts';
import type { ResumeParts, Schemas } from './parts.ts';
import { openResume, type ResumeRow } from './personal.ts';
import { screeningField } from './refusal.ts';
import { continueScreening, lockResume, readScreening } from './screening-stream.ts';

/** Who asks for an application, and by what. */
export interface Asking {
  /** null: somebody who is signed out. */
  readonly by: Asker | null;
  /** The address they come from. */
  readonly ip: string;
  /** The receipt, or the id of what they have sent with their account. */
  readonly application: string;
}

const notThere = () =>
  new Problem(
    404,
    'not-found',
    'There is no application with this receipt. It is mistyped, or what was sent has been erased.',
  );

/** How long it takes says nothing of how much of a hash was right. */
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** null: it is not theirs. */
function senderOf(
  { receiptHash, applicant }: Pick<ResumeRow, 'receiptHash' | 'applicant'>,
  { by, application }: Asking,
): Sender | null {
  if (isSecret(application))
    return receiptHash !== null && isSame(receiptHash, hashSecret(application)) ? 'receipt' : null;
  return by && by.uid === applicant ? by : null;
}

async function ownId(orm: Queries, asking: Asking): Promise<string> {
  const { application } = asking;
  const { id, receiptHash, applicant } = resumes;
  const where = isSecret(application) ? eq(receiptHash, hashSecret(application)) : eq(id, application);
  const [found] = await orm.select({ id, receiptHash, applicant }).from(resumes).where(where);
  if (!found || senderOf(found, asking) === null) throw notThere();
  return found.id;
}

/** @throws Problem not-found also for everybody who may not know of it */
export async function lookUpApplication(parts: ResumeParts, asking: Asking): Promise<Schemas['Application']> {
  await charge(parts, 'applicationByAddress', networkOf(asking.ip));
  return shown(parts, await ownId(parts.db.orm, asking));
}

/** Sent again it answers the same. @throws Problem not-found also for everybody who may not know of it */
export const withdrawApplication = (parts: ResumeParts, asking: Asking): Promise<Schemas['Application']> =>
  change(parts, asking, (_, by) => ({
    command: { type: 'WithdrawApplication', by },
    // Whoever thinks better of it can send the same again.
    changed: { sentMark: null },
  }));

/** Takes the place of what was corrected before. @throws Problem not-found also for everybody who may not know of it */
export const correctReading = (
  parts: ResumeParts,
  asking: Asking,
  sent: readonly Correction[],
): Promise<Schemas['Application']> =>
  change(parts, asking, (row, by) => {
    const corrections = otherThanPaper(
      row,
      sent.map((each) => tidyCorrection(each)),
    );
    const fields = changedFields(row.corrections, corrections);
    return { command: { type: 'CorrectReading', by, corrections, fields }, changed: { corrections } };
  });

interface Change {
  readonly command: ScreeningCommand;
  /** What else of the row changes with it. */
  readonly changed: Partial<ResumeRow>;
}

async function change(
  parts: ResumeParts,
  asking: Asking,
  changeOf: (row: ResumeRow, by: Sender) => Change,
): Promise<Schemas['Application']> {
  await charge(parts, 'applicationByAddress', networkOf(asking.ip));
  const { db, keys, clock } = parts;
  const id = await ownId(db.orm, asking);
  await inTransaction(db, async (tx) => {
    const row = await lockResume(tx, keys, id);
    const by = row && senderOf(row, asking);
    if (!row || by === null) throw notThere();
    const actor = by === 'receipt' ? 'system' : by.uid;
    const { command, changed } = changeOf(row, by);
    const step = { command, actor, at: clock() };
    accepted(await continueScreening(tx, keys, row, step, () => changed), screeningField);
  });
  return shown(parts, id);
}

async function shown({ db: { orm }, keys }: ResumeParts, id: string): Promise<Schemas['Application']> {
  const [found] = await orm
    .select({ stored: resumes, job: jobs })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(eq(resumes.id, id));
  if (!found) throw notThere();
  const { stored, job } = found;
  const row = await openResume(keys, stored);
  const { state, records } = await readScreening(orm, id);
  return {
    id,
    status: row.state,
    job: { id: row.job, title: job.title },
    company: job.company,
    failure: row.state === 'failed' ? (state?.failure?.reason ?? null) : null,
    reading: row.extraction
      ? readingOf(row.extraction, row.corrections).map(({ of, paper, said }) => ({
          of,
          paper: [...paper],
          said: said && [...said],
        }))
      : null,
    score: explainedScore(row),
    text: row.text,
    received_at: row.createdAt.toISOString(),
    // What was decided and when, and not why: reasons and notes are the employer's.
    history: records.map(({ type, at }) => ({ type, at })),
  };
}
