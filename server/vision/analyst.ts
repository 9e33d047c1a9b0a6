/**
 * The worker's part: checks a pair of pictures, has it laid over each other and measured, and keeps what came of it. Each step
 * is in the facts before the next one begins, so that a server that is stopped anywhere goes on there, and nothing counts twice.
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

/** What the pictures are to blame for is not tried again. */
function fateOf(error: unknown): AnalysisCommand | null {
  if (!(error instanceof UnfitPair)) return null;
  return error.reason === 'too-heavy'
    ? { type: 'FailAnalysis', reason: 'too-heavy' }
    : { type: 'RefusePictures', reason: 'unreadable' };
}

/**
 * Takes an analysis from where it stands to its end.
 * @param lastTry a fault of ours is now its fate, instead of one more try
 * @throws whatever went wrong on our side
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

/** The next step, if one is due. False: there is nothing more to do, here. */
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
  // What it tells is written down one after the other, before the result is.
  let told: Promise<unknown> = Promise.resolve();
  const { measurement, overlays } = await parts.measurePair(before.bytes, after.bytes, {
    itemType: row.itemType,
    sender: row.owner,
    maxWaitMs: Infinity,
    onAligned: () => {
      told = told.then(() => advance(parts, row.id, { type: 'StartMeasuring' }));
      // Whoever waits for it below hears of a failure; nobody else should.
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

/** An engine that does not tell when it begins to measure has done so by now. */
async function recordMeasured(
  parts: Work,
  id: string,
  kept: { readonly measurement: NonNullable<Row['measurement']>; readonly bytes: number },
): Promise<boolean> {
  await advance(parts, id, { type: 'StartMeasuring' });
  const measured = measuredOf(kept.measurement);
  return advance(parts, id, { type: 'RecordMeasurement', measured }, kept);
}

/** Another worker's overlays have the same names, and the same bytes. */
async function removeUnlessKept({ db, files }: Work, id: string): Promise<void> {
  const [row] = await db.orm.select().from(analyses).where(eq(analyses.id, id));
  if (!row?.measurement) await removeOverlays(files, [id]);
}

/** False: somebody else did the step, or the analysis is gone, and what was found is thrown away. */
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
