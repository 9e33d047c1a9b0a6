/**
 * Lets applicants follow, correct and withdraw an application, by their receipt or with their account: its status, what was
 * read, the score and the reasons for it. A wrong receipt, a used-up one and somebody else's résumé all get the same answer.
 */
import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ScreeningCommand } from '../../src/events/screening/decide.ts';
import type { Sender } from '../../src/events/screening/parties.ts';
import { isEmployerFact } from '../../src/events/screening/events.ts';
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
import { messagesOf } from './messages.ts';
import { openContact, openFindings, openResume, type ResumeRow } from './personal.ts';
import { screeningField } from './refusal.ts';
import { erasureOf } from './retention.ts';
import { reviewsOf } from './reviews.ts';
import { continueScreening, lockResume, readScreening } from './screening-stream.ts';

/** Who asks for an application, and how they identify it. */
export interface Asking {
  /** null: not signed in. */
  readonly by: Asker | null;
  /** The client's IP address. */
  readonly ip: string;
  /** The receipt, or the id of an application sent with an account. */
  readonly application: string;
}

const noApplication = () =>
  new Problem(
    404,
    'not-found',
    'There is no application with this receipt. It is mistyped, or what was sent has been erased.',
  );

/** In constant time, so that the duration does not reveal how much of a hash was right. */
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** null: the application is not the asker's. */
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
  if (!found || senderOf(found, asking) === null) throw noApplication();
  return found.id;
}

/** @throws Problem `not-found` also for everybody who may not see it */
export async function lookUpApplication(parts: ResumeParts, asking: Asking): Promise<Schemas['Application']> {
  await charge(parts, 'applicationByAddress', networkOf(asking.ip));
  return shown(parts, await ownId(parts.db.orm, asking));
}

/**
 * Everything that is kept about an application, for its sender to save: also the employer's notes and ratings, which are data
 * about the applicant, without their authors, who have rights of their own.
 * @throws Problem `not-found` also for everybody who may not see it
 */
export async function copyApplication(
  parts: ResumeParts,
  asking: Asking,
): Promise<Schemas['ApplicationCopy']> {
  const { db, keys, clock } = parts;
  const application = await lookUpApplication(parts, asking);
  const [stored] = await db.orm.select().from(resumes).where(eq(resumes.id, application.id));
  if (!stored) throw noApplication();
  const { name, email, phone, groupName: group } = await openContact(keys, stored);
  const findings = await openFindings(keys, stored);
  return {
    saved_at: clock().toISOString(),
    contact: { name, email, phone, group },
    application,
    reviews: reviewsOf(findings).map(({ at, rating, text }) => ({ at, rating, text })),
    decision_notes: Object.values(findings.notes),
  };
}

/** Withdrawing twice gives the same answer. @throws Problem `not-found` also for everybody who may not see it */
export const withdrawApplication = (parts: ResumeParts, asking: Asking): Promise<Schemas['Application']> =>
  change(parts, asking, (_, by) => ({
    command: { type: 'WithdrawApplication', by },
    // Without the mark, the applicant can send the same file again later.
    changed: { sentMark: null },
  }));

/** Replaces the earlier corrections, of which `base` is the version. @throws Problem `not-found` also for everybody who may not see it */
export const correctReading = (
  parts: ResumeParts,
  asking: Asking,
  base: number,
  sent: readonly Correction[],
): Promise<Schemas['Application']> =>
  change(parts, asking, (row, by) => {
    const corrections = otherThanPaper(
      row,
      sent.map((correction) => tidyCorrection(correction)),
    );
    const fields = changedFields(row.corrections, corrections);
    return { command: { type: 'CorrectReading', by, base, corrections, fields }, changed: { corrections } };
  });

interface Change {
  readonly command: ScreeningCommand;
  /** Other columns of the row that change with the command. */
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
    if (!row || by === null) throw noApplication();
    const actor = by === 'receipt' ? 'system' : by.uid;
    const { command, changed } = changeOf(row, by);
    const step = { command, actor, at: clock() };
    accepted(await continueScreening(tx, keys, row, step, () => changed), screeningField);
  });
  return shown(parts, id);
}

async function shown({ db: { orm }, keys, clock }: ResumeParts, id: string): Promise<Schemas['Application']> {
  const [found] = await orm
    .select({ stored: resumes, job: jobs })
    .from(resumes)
    .innerJoin(jobs, eq(jobs.id, resumes.job))
    .where(eq(resumes.id, id));
  if (!found) throw noApplication();
  const { stored, job } = found;
  const row = await openResume(keys, stored);
  const { state, records } = await readScreening(orm, id);
  const { months, erasedOn } = await erasureOf(orm, id, clock());
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
    correction_version: state?.corrected ?? 0,
    score: explainedScore(row),
    text: row.text,
    received_at: row.createdAt.toISOString(),
    erased_after_months: months,
    erased_on: erasedOn,
    messages: messagesOf(row).map(({ at, subject, text }) => ({ at, subject, text })),
    // Decisions and their times only: reasons, notes and ratings belong to the employer.
    history: records.flatMap(({ type, at }) => (isEmployerFact(type) ? [] : [{ type, at }])),
  };
}
