/** Stores intakes: the event stream, the row that lists and links read, and which photos must be kept. */
import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { type IntakeCommand, intakeDecider } from '../../../src/events/intake/decide.ts';
import { intakeFacts, intakeStreamName } from '../../../src/events/intake/events.ts';
import type { Intake, IntakeState, SealedPhoto } from '../../../src/events/intake/projection.ts';
import { execute } from '../../common/commands.ts';
import { accepted } from '../../common/refusals.ts';
import { notFound } from '../../common/rows.ts';
import { readStream, type Stream } from '../../common/streams.ts';
import type { Queries } from '../../db/database.ts';
import { postgresLog } from '../../db/postgres-log.ts';
import { intakePhotos, intakes, pictures } from '../../db/schema.ts';
import { cardsOf } from '../../people/people-cards.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { asPicture, fileOf, requireOwnPictures } from '../pictures.ts';

export const rules = { facts: intakeFacts, ...intakeDecider };
export type IntakeRow = typeof intakes.$inferSelect;
export type IntakeStream = Stream<IntakeState>;

export const streamOf = (orm: Queries, id: string): Promise<IntakeStream> =>
  readStream(orm, rules, intakeStreamName(id));

/** Runs in the caller's transaction, which must hold the row's lock. @throws Problem when a rule refuses the command */
export async function executeIntake(
  tx: Queries,
  id: string,
  stream: IntakeStream,
  given: { readonly command: IntakeCommand; readonly actor: string; readonly at: Date },
): Promise<IntakeStream> {
  const next = accepted(await execute(tx, rules, stream, given));
  const { state, seq } = next;
  const { status } = state!;
  await tx.update(intakes).set({ status, version: seq }).where(eq(intakes.id, id));
  return next;
}

/**
 * Hashes the owner's pictures for the record: SHA-256 of the largest stored file of each. Call it before the transaction that
 * records them, which would hold its locks while the files are read; that one calls `requireOwnPictures` once more.
 * @throws Problem when a picture is not the owner's
 */
export async function sealPhotos(
  { db: { orm }, files }: Pick<TradeParts, 'db' | 'files'>,
  owner: string,
  ids: readonly string[],
): Promise<SealedPhoto[]> {
  if (ids.length === 0) return [];
  await requireOwnPictures(orm, owner, ids);
  const rows = await orm
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  const sealed: SealedPhoto[] = [];
  for (const id of ids) {
    const row = rows.find((picture) => picture.id === id);
    const bytes = row && (await files.read(fileOf(id, row.full ? 'full' : 'large')));
    if (!bytes) throw notFound('picture');
    sealed.push({ id, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return sealed;
}

/** Marks the photos as used by the intake, so that they are not removed as unused. */
export async function keepPhotos(tx: Queries, intakeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((pictureId) => ({ intakeId, pictureId }));
  await tx.insert(intakePhotos).values(rows).onConflictDoNothing();
}

async function shownPhotos(orm: Queries, { photos, returned }: Intake) {
  const ids = [...photos, ...(returned?.photos ?? [])].map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await orm.select().from(pictures).where(inArray(pictures.id, ids));
  const byId = new Map(rows.map((row) => [row.id, asPicture(row)]));
  return (sealed: readonly SealedPhoto[]) =>
    sealed.map(({ id, sha256 }) => ({ id, sha256, picture: byId.get(id) ?? null }));
}

export async function asIntake(
  orm: Queries,
  row: IntakeRow,
  { state, seq, records }: IntakeStream,
): Promise<Schemas['Intake']> {
  if (!state) throw notFound('intake');
  const { returned, answer } = state;
  const cards = await cardsOf(orm, [state.merchant, row.client]);
  const photosIn = await shownPhotos(orm, state);
  const [marks, found] = [state.marks, returned?.found ?? []].map((all) =>
    all.map(({ area, ...mark }) => ({ ...mark, area: { ...area } })),
  ) as [Schemas['IntakeMark'][], Schemas['IntakeMark'][]];
  return {
    id: row.id,
    version: seq,
    state: state.status,
    item: state.item,
    transaction: state.transaction,
    merchant: cards(state.merchant),
    client: row.client === null ? null : cards(row.client),
    openedAt: state.openedAt,
    photos: photosIn(state.photos),
    marks,
    expiresAt: state.expiresAt,
    linkExpiresAt: row.linkExpiresAt?.toISOString() ?? null,
    answer: answer && { ...answer },
    returned: returned && {
      photos: photosIn(returned.photos),
      answers: returned.answers.map((found) => ({ ...found })),
      found,
      at: returned.at,
      comparison: returned.comparison && { ...returned.comparison },
    },
    closedAt: state.closedAt,
    records: records.map((record) => ({ ...record, data: record.data as Record<string, unknown> })),
  };
}

/** Erases a merchant's intake streams, in the transaction that removes the account; the rows are deleted by cascade. */
export async function removeIntakesOf(tx: Queries, uid: string): Promise<void> {
  const of = eq(intakes.merchant, uid);
  const own = await tx.select({ id: intakes.id }).from(intakes).where(of).orderBy(intakes.id).for('update');
  for (const { id } of own) await postgresLog(tx).eraseTruth(intakeStreamName(id));
}
