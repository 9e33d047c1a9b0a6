/**
 * The worker's part: checks a pair of pictures, aligns and measures them, and stores the result. Each step is recorded as a
 * fact before the next one begins, so that after a restart work resumes there, and nothing counts twice.
 */
import { eq } from 'drizzle-orm';
import type { AnalysisCommand } from '../../src/events/analysis/decide.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { analyses } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { UnfitPair } from './engine/measure-pair.ts';
import { continueAnalysis, lockAnalysis, type Row } from './analysis-stream.ts';
import { removeOverlays, writeOverlays } from './overlay-files.ts';
import type { VisionParts } from './parts.ts';
import { photosOf, readPhoto } from './photos.ts';
import { unfitness } from './fitness.ts';
import { inconclusiveOf, measuredOf } from './record.ts';

type Work = Pick<VisionParts, 'db' | 'files' | 'clock' | 'measurePair'>;

/** The command that ends the analysis when the pictures are at fault, since a retry cannot help; null for other errors. */
function fateOf(error: unknown): AnalysisCommand | null {
  if (!(error instanceof UnfitPair)) return null;
  return error.reason === 'too-heavy'
    ? { type: 'FailAnalysis', reason: 'too-heavy' }
    : { type: 'RefusePictures', reason: 'unreadable' };
}

/**
 * Takes an analysis from its current state to its end.
 * @param lastTry record a fault of ours as the outcome instead of leaving it to another try
 * @throws any error on our side
 */
export async function analyse(parts: Work, id: string, lastTry: boolean): Promise<void> {
  try {
    for (;;) {
      const [row] = await parts.db.orm.select().from(analyses).where(eq(analyses.id, id));
      if (!row || !(await stepOn(parts, row))) return;
    }
  } catch (error) {
    const fate = fateOf(error);
    if (fate === null && !lastTry) throw error;
    await advance(parts, id, fate ?? { type: 'FailAnalysis', reason: 'broken' });
    if (fate === null) throw error;
  }
}

/** Takes the next step. @returns false when nothing more is to be done here */
async function stepOn(parts: Work, row: Row): Promise<boolean> {
  switch (row.status) {
    case 'received':
      return advance(parts, row.id, { type: 'StartChecking' });
    case 'checking': {
      const { before, after } = await readBoth(parts, row);
      const reason = unfitness(before, after);
      const command: AnalysisCommand =
        reason === null ? { type: 'StartAligning' } : { type: 'RefusePictures', reason };
      return advance(parts, row.id, command);
    }
    case 'aligning':
    case 'measuring':
      await measure(parts, row);
      return false;
    default:
      return false;
  }
}

async function readBoth({ db, files }: Work, row: Row) {
  const { before, after } = (await photosOf(db.orm, [row]))(row);
  return {
    before: { photo: before, bytes: await readPhoto(files, before) },
    after: { photo: after, bytes: await readPhoto(files, after) },
  };
}

async function measure(parts: Work, row: Row): Promise<void> {
  const { before, after } = await readBoth(parts, row);
  if (!before.bytes || !after.bytes) throw new Error(`The pictures of the analysis ${row.id} are gone`);
  // Progress is recorded in order, and before the result.
  let told: Promise<unknown> = Promise.resolve();
  const { measurement, overlays } = await parts.measurePair(before.bytes, after.bytes, {
    itemType: row.itemType,
    sender: row.owner,
    maxWaitMs: Infinity,
    onAligned: () => {
      told = told.then(() => advance(parts, row.id, { type: 'StartMeasuring' }));
      // The `await` below reports a failure; this avoids an unhandled rejection until then.
      told.catch(() => undefined);
    },
  });
  await told;
  const bytes = await writeOverlays(parts.files, row.id, overlays);
  const kept = { measurement, bytes };
  const isKept =
    measurement.verdict === 'inconclusive'
      ? await advance(parts, row.id, { type: 'RecordInconclusive', found: inconclusiveOf(measurement) }, kept)
      : await recordMeasured(parts, row.id, kept);
  if (!isKept) await removeUnlessKept(parts, row.id);
}

/** Covers engines that do not report when they begin to measure: at this point they have begun. */
async function recordMeasured(
  parts: Work,
  id: string,
  kept: { readonly measurement: NonNullable<Row['measurement']>; readonly bytes: number },
): Promise<boolean> {
  await advance(parts, id, { type: 'StartMeasuring' });
  const measured = measuredOf(kept.measurement);
  return advance(parts, id, { type: 'RecordMeasurement', measured }, kept);
}

/** Keeps the files if another worker stored the result: its overlays have the same names and bytes. */
async function removeUnlessKept({ db, files }: Work, id: string): Promise<void> {
  const [row] = await db.orm.select().from(analyses).where(eq(analyses.id, id));
  if (!row?.measurement) await removeOverlays(files, [id]);
}

/** @returns false when somebody else did the step or the analysis is gone: what was found is discarded */
async function advance(
  { db, clock }: Work,
  id: string,
  command: AnalysisCommand,
  found: Partial<Row> = {},
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [there] = await tx.select({ id: analyses.id }).from(analyses).where(eq(analyses.id, id));
    if (!there) return false;
    const row = await lockAnalysis(tx, id);
    const after = await continueAnalysis(tx, row, { command, actor: 'system', at: clock() }, found);
    if (!(after instanceof Refused)) return true;
    if (after.reason === 'out-of-turn') return false;
    throw new Error(`The analysis ${id} refused its own step: ${after.message}`);
  });
}
