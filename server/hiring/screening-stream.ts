/**
 * Commands on screenings. src/events/screening decides each one on the current stream; its facts, the row that lists read
 * and the progress notice for the employer are written in one database transaction.
 */
import { eq, sql } from 'drizzle-orm';
import { Refused } from '../../src/events/log/decider.ts';
import { type ScreeningCommand, screeningDecider } from '../../src/events/screening/decide.ts';
import type { ScreeningRefusal } from '../../src/events/screening/refusal.ts';
import { isEmployerFact, screeningFacts, screeningStreamName } from '../../src/events/screening/events.ts';
import type { Screening, ScreeningState } from '../../src/events/screening/projection.ts';
import { isClosed } from '../../src/events/screening/status.ts';
import type { Queries } from '../db/database.ts';
import { resumes } from '../db/schema.ts';
import { execute, type Given } from '../common/commands.ts';
import { readStream, type Stream } from '../common/streams.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import { openResume, type ResumeRow, sealed, splitPersonal, unopened } from './personal.ts';

const rules = { facts: screeningFacts, ...screeningDecider };

/** PostgreSQL channel on which servers notify each other of the progress of screenings. */
export const progressChannel = 'patina_screenings';

/** A notice on the channel: ids, numbers and a state, nothing personal. */
export interface Progress {
  readonly id: string;
  /** Id of the job. */
  readonly job: string;
  /** uid. */
  readonly employer: string;
  readonly version: number;
  readonly status: Screening['status'];
  readonly total: number | null;
}

export const readScreening = (orm: Queries, id: string): Promise<Stream<ScreeningState>> =>
  readStream(orm, rules, screeningStreamName(id));

/** The columns of the row that are derived from the stream. */
export const projected = ({ version, status, total, scoredFor, screenedAt, decided }: Screening) => ({
  version,
  state: status,
  total,
  scoredFor,
  decided,
  scoredAt: screenedAt === null ? null : new Date(screenedAt),
});

/** Locks the row until the transaction ends. @returns null when there is none */
export async function lockResume(tx: Queries, keys: SubjectKeys, id: string): Promise<ResumeRow | null> {
  const [row] = await tx.select().from(resumes).where(eq(resumes.id, id)).for('update');
  return row ? openResume(keys, row) : null;
}

/** Locks the row for its erasure, which opens nothing: what is damaged or has lost its key can be erased, too. */
export async function lockForErasure(tx: Queries, id: string): Promise<ResumeRow | null> {
  const [row] = await tx.select().from(resumes).where(eq(resumes.id, id)).for('update');
  return row ? unopened(row) : null;
}

export type Step = Given<ScreeningCommand>;

/** Executes one command and sends its notice; the caller has locked the row or is about to insert it. */
export async function executeScreening(tx: Queries, stream: Stream<ScreeningState>, step: Step) {
  const after = await execute(tx, rules, stream, step);
  if (after instanceof Refused) return after;
  if (after.state && after.facts.length > 0) {
    const { job, employer, version, status, total } = after.state;
    const id = stream.name.slice(screeningStreamName('').length);
    const progress: Progress = { id, job, employer, version, status, total };
    await tx.execute(sql`select pg_notify(${progressChannel}, ${JSON.stringify(progress)})`);
  }
  return after;
}

/**
 * Executes one command on a locked row and updates the row.
 * @param changed other fields of the row that change with it
 * @returns the row after the command, or why it was refused
 */
export async function continueScreening(
  tx: Queries,
  keys: SubjectKeys,
  row: ResumeRow,
  step: Step,
  changed: (after: Screening) => Partial<ResumeRow> = () => ({}),
): Promise<ResumeRow | Refused<ScreeningRefusal>> {
  const before = await readScreening(tx, row.id);
  const after = await executeScreening(tx, before, step);
  if (after instanceof Refused) return after;
  if (after.facts.length === 0 || !after.state) return row;
  // Applicants see this time in their list.
  const updatedAt = after.facts.every(({ type }) => isEmployerFact(type)) ? row.updatedAt : step.at;
  // By an older release that did not record when: see retention.ts.
  const closedBefore = before.state && isClosed(before.state) ? row.updatedAt : step.at;
  const closedAt = isClosed(after.state) ? (row.closedAt ?? closedBefore) : null;
  const values = { ...changed(after.state), ...projected(after.state), closedAt, updatedAt };
  const { personal, plain } = splitPersonal(values);
  await tx
    .update(resumes)
    .set({ ...plain, ...(await sealed(keys, row, personal)) })
    .where(eq(resumes.id, row.id));
  return { ...row, ...values };
}
