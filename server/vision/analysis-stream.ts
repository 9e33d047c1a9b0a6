/**
 * An analysis on the server: src/events/analysis decides each command on the current stream; its facts, the row that lists
 * read, the effect on a trial run and the notice to listeners are written in one database transaction.
 */
import { eq } from 'drizzle-orm';
import {
  type AnalysisCommand,
  analysisDecider,
  type AnalysisRefusal,
} from '../../src/events/analysis/decide.ts';
import { type AnalysisFact, analysisFacts, analysisStreamName } from '../../src/events/analysis/events.ts';
import type { Analysis, AnalysisState } from '../../src/events/analysis/projection.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { execute, type Given } from '../common/commands.ts';
import { notFound } from '../common/rows.ts';
import { readStream, type Stream } from '../common/streams.ts';
import type { Queries } from '../db/database.ts';
import { analyses } from '../db/schema.ts';
import { countTrial, releaseTrial, reserveTrial } from '../people/trials.ts';
import { announceProgress } from './progress.ts';

const rules = { facts: analysisFacts, ...analysisDecider };

export type Row = typeof analyses.$inferSelect;
export type Step = Given<AnalysisCommand>;

export const readAnalysis = (orm: Queries, id: string): Promise<Stream<AnalysisState>> =>
  readStream(orm, rules, analysisStreamName(id));

const momentOf = (at: string | null) => (at === null ? null : new Date(at));

/** The columns of the row that follow from the stream. */
export const projected = (
  { version, status, cleaningScore, colourRestoration, finishedAt, deleted }: Analysis,
  { deletedAt, at }: { readonly deletedAt: Date | null; readonly at: Date },
) => ({
  version,
  status,
  cleaningScore,
  colourRestoration,
  finishedAt: momentOf(finishedAt),
  deletedAt: deleted ? (deletedAt ?? at) : null,
});

/** Locks the row until this transaction ends. @throws Problem 404 when there is none */
export async function lockAnalysis(tx: Queries, id: string): Promise<Row> {
  const [row] = await tx.select().from(analyses).where(eq(analyses.id, id)).for('update');
  if (!row) throw notFound('analysis');
  return row;
}

/** Executes one command with its consequences. The caller has locked the row, or is about to insert it. */
export async function executeAnalysis(tx: Queries, id: string, step: Step) {
  const after = await execute(tx, rules, await readAnalysis(tx, id), step);
  if (after instanceof Refused || !after.state) return after;
  for (const fact of after.facts) await settleTrial(tx, id, after.state, fact, step.at);
  if (after.facts.length > 0) await announceProgress(tx, id, after.state);
  return after;
}

/** A run is reserved when the work begins, counts once something is measured, and is returned otherwise. */
async function settleTrial(
  tx: Queries,
  id: string,
  { owner, trial }: Analysis,
  { type }: AnalysisFact,
  at: Date,
): Promise<void> {
  if (!trial) return;
  switch (type) {
    case 'AnalysisReceived':
    case 'AnalysisRetried':
      return reserveTrial(tx, id, owner, at);
    case 'AnalysisMeasured':
      return countTrial(tx, id, at);
    case 'AnalysisInconclusive':
    case 'AnalysisRefused':
    case 'AnalysisFailed':
      return releaseTrial(tx, id);
    default:
  }
}

/**
 * Executes one command on a locked row and updates its other columns.
 * @returns the updated row, or why the command is refused
 */
export async function continueAnalysis(
  tx: Queries,
  row: Row,
  step: Step,
  changed: Partial<Row> = {},
): Promise<Row | Refused<AnalysisRefusal>> {
  const after = await executeAnalysis(tx, row.id, step);
  if (after instanceof Refused) return after;
  if (after.facts.length === 0 || !after.state) return row;
  const values = { ...changed, ...projected(after.state, { deletedAt: row.deletedAt, at: step.at }) };
  await tx.update(analyses).set(values).where(eq(analyses.id, row.id));
  return { ...row, ...values };
}
