/**
 * The worker's part of a return: compares the photos of the item as it went back with those of its intake, and records the
 * outcome in the sealed chain, once.
 */
import { createHash } from 'node:crypto';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { intakeStreamName } from '../../../src/events/intake/events.ts';
import type { Intake, SealedPhoto } from '../../../src/events/intake/projection.ts';
import { type Comparison, moreTelling, pairsToCompare } from '../../../src/events/intake/same-item.ts';
import { events, intakes, pictures } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { FilesUnavailable } from '../../files/files-unavailable.ts';
import type { Queue } from '../../queue/queue.ts';
import { PoolBusy } from '../../sandbox/ended-on-task.ts';
import { executeIntake, streamOf } from '../../trade/intake/stored.ts';
import type { VisionParts } from '../parts.ts';
import { readPhoto } from '../photos.ts';
import type { comparePhotos } from './compare-photos.ts';
import { sameItemEngineVersion } from './parameters.ts';
import { notShown, type Verdict } from './show-same.ts';

export interface ReturnParts extends Pick<VisionParts, 'db' | 'files' | 'clock'> {
  readonly comparePhotos: typeof comparePhotos;
}

const comparisonOf = (
  { reason, points, tiles, agreeing }: Verdict,
  before: string | null,
  after: string | null,
): Comparison => ({ reason, before, after, points, tiles, agreeing, engine: sameItemEngineVersion });

/**
 * @param lastTry record a fault of ours as the outcome instead of leaving it to another try; not what is only unavailable for a while
 * @throws any error on our side
 */
export async function compareReturned(parts: ReturnParts, id: string, lastTry: boolean): Promise<void> {
  const { state } = await streamOf(parts.db.orm, id);
  if (!isWaiting(state)) return;
  try {
    await record(parts, id, await compared(parts, state));
  } catch (error) {
    // What is only unavailable will be there again; the sweep queues it once more.
    const isPassing = error instanceof FilesUnavailable || error instanceof PoolBusy;
    if (lastTry && !isPassing) await record(parts, id, comparisonOf(notShown('failed'), null, null));
    throw error;
  }
}

const isWaiting = (state: Intake | null): state is Intake =>
  state?.status === 'returned' && state.returned?.comparison === null;

/** Until one pair shows that the item is the same. */
async function compared(parts: ReturnParts, intake: Intake): Promise<Comparison> {
  const sealed = [...intake.photos, ...(intake.returned?.photos ?? [])];
  let found = comparisonOf(notShown('unfit'), null, null);
  for (const [before, after] of pairsToCompare(intake)) {
    const [one, other] = [await sealedFile(parts, sealed, before), await sealedFile(parts, sealed, after)];
    if (!one || !other) continue;
    const verdict = await parts.comparePhotos(one, other, intake.merchant);
    const next = comparisonOf(verdict, before, after);
    found = found.before === null ? next : moreTelling(found, next);
    if (found.reason === null) break;
  }
  return found;
}

/** null: it is gone, or no longer the file that was sealed. */
async function sealedFile(
  { db, files }: ReturnParts,
  sealed: readonly SealedPhoto[],
  id: string,
): Promise<Buffer | null> {
  const [row] = await db.orm.select().from(pictures).where(eq(pictures.id, id));
  const bytes = row ? await readPhoto(files, row) : null;
  const sha256 = bytes && createHash('sha256').update(bytes).digest('hex');
  return sealed.some((photo) => photo.id === id && photo.sha256 === sha256) ? bytes : null;
}

async function record({ db, clock }: ReturnParts, id: string, comparison: Comparison): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(intakes).where(eq(intakes.id, id)).for('update');
    const stream = row && (await streamOf(tx, id));
    // Closed or removed meanwhile, or compared by another server.
    if (!stream || !isWaiting(stream.state)) return;
    await executeIntake(tx, id, stream, {
      command: { type: 'CompareItem', comparison },
      actor: 'system',
      at: clock(),
    });
  });
}

/** Queues all returned items that were not compared, such as those of a version that did not compare them. */
export async function resumeComparisons({ db }: Pick<VisionParts, 'db'>, queue: Queue): Promise<void> {
  const comparison = db.orm
    .select({ one: sql`1` })
    .from(events)
    .where(
      and(eq(events.stream, sql`${intakeStreamName('')} || ${intakes.id}`), eq(events.type, 'ItemCompared')),
    );
  const left = await db.orm
    .select({ id: intakes.id, merchant: intakes.merchant })
    .from(intakes)
    .where(and(inArray(intakes.status, ['returned']), notExists(comparison)));
  if (left.length === 0) return;
  await queue.start();
  const waiting = await queue.waiting();
  await inTransaction(db, async (tx) => {
    for (const { id, merchant } of left) if (!waiting.has(id)) await queue.add(tx, id, merchant);
  });
  queue.wake();
}
