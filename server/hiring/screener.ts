/**
 * The queue's worker: reads a résumé, extracts its data and scores it for its job. Each step is recorded as a fact before the
 * next one begins, so that a stopped server continues where it was and repeats no finished step.
 */
import { eq } from 'drizzle-orm';
import { Refused } from '../../src/events/log/decider.ts';
import type { WorkCommand } from '../../src/events/screening/work.ts';
import type { FailureReason } from '../../src/events/screening/events.ts';
import type { Extraction } from '../../src/events/screening/extraction.ts';
import { foldEmail } from '../../src/events/shared/email.ts';
import { jobs, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { personText } from './intake.ts';
import { withCopied } from './copied.ts';
import type { ResumeParts } from './parts.ts';
import { openResume, type ResumeRow } from './personal.ts';
import { extractResume, UnreadableResume } from './parsing/parse-resume.ts';
import { askedOf } from './scoring/asked.ts';
import { scoreFor } from './scoring/score.ts';
import { continueScreening, lockResume } from './screening-stream.ts';

type Work = Pick<ResumeParts, 'db' | 'files' | 'keys' | 'clock'>;

/** This résumé cannot be screened; retrying does not help. */
class Failed extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Takes a screening from its current step to its end.
 * @param lastTry an error of ours now fails the screening instead of leading to another try
 * @throws whatever went wrong on our side
 */
export async function screenResume(parts: Work, id: string, lastTry: boolean): Promise<void> {
  try {
    for (;;) {
      const [row] = await parts.db.orm.select().from(resumes).where(eq(resumes.id, id));
      if (!row || !(await doNextStep(parts, await openResume(parts.keys, row)))) return;
    }
  } catch (error) {
    if (!(error instanceof Failed) && !lastTry) throw error;
    const reason = error instanceof Failed ? error.reason : 'broken';
    await advance(parts, id, { type: 'FailScreening', reason });
    if (!(error instanceof Failed)) throw error;
  }
}

/** Does the next step. False: there is nothing left to do. */
async function doNextStep(parts: Work, row: ResumeRow): Promise<boolean> {
  switch (row.state) {
    case 'received':
      return advance(parts, row.id, { type: 'StartExtraction' });
    case 'extracting': {
      const found = await extracted(parts, row);
      const person = row.added ? personFound(parts, row, found.extraction) : {};
      return advance(parts, row.id, { type: 'FinishExtraction' }, { ...found, ...person });
    }
    case 'scoring': {
      const [job] = await parts.db.orm.select().from(jobs).where(eq(jobs.id, row.job));
      const { extraction: read, text } = row;
      if (!job || !read || text === null) throw new Failed('lost');
      const { command, points } = scoreFor({ text, extraction: read }, askedOf(job));
      const extraction = withCopied(read, text, job);
      return advance(parts, row.id, command, { points, extraction });
    }
    default:
      return false;
  }
}

/** The day that "present" means in a résumé: when it was received, so that reading it again gives the same result. */
export const dayReceived = ({ createdAt }: Pick<ResumeRow, 'createdAt'>) =>
  createdAt.toISOString().slice(0, 10);

/** For a résumé that an employer added, nobody typed name and contact: they come from the paper. */
function personFound(
  { keys }: Work,
  { job }: ResumeRow,
  { name, email, phone }: Extraction,
): Partial<ResumeRow> {
  const address = email && foldEmail(email.value);
  return {
    name: name?.value ?? null,
    email: address,
    phone: phone?.value ?? null,
    personMark: address && keys.fingerprint(personText(job, address)),
  };
}

async function extracted({ files }: Work, row: ResumeRow) {
  const bytes = row.file === null ? null : await files.read(row.file);
  if (!bytes) throw new Failed('lost');
  try {
    const { kind, text, extraction } = await extractResume(bytes, dayReceived(row));
    return { kind, text, extraction };
  } catch (error) {
    if (error instanceof UnreadableResume) throw new Failed(error.reason);
    throw error;
  }
}

/** False: the step was done elsewhere or the résumé was erased meanwhile; `found` is discarded. */
async function advance(
  { db, keys, clock }: Work,
  id: string,
  command: WorkCommand,
  found: Partial<ResumeRow> = {},
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await lockResume(tx, keys, id);
    if (!row) return false;
    const step = { command, actor: 'system', at: clock() };
    const after = await continueScreening(tx, keys, row, step, () => found);
    if (!(after instanceof Refused)) return true;
    if (after.reason === 'out-of-turn') return false;
    throw new Error(`The screening ${id} refused its own step: ${after.message}`);
  });
}
