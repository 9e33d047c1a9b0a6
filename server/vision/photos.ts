/** The two photos of an analysis: stored uploads, of which the largest stored size is measured. */
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { pictures } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { fileOf } from '../trade/pictures.ts';
import type { Row } from './analysis-stream.ts';

export type PhotoRow = typeof pictures.$inferSelect;
export type Side = 'before' | 'after';
export type Photos = Readonly<Record<Side, PhotoRow>>;

/** The photos of several analyses at once. */
export async function photosOf(
  orm: Queries,
  rows: readonly Pick<Row, 'beforeId' | 'afterId'>[],
): Promise<(row: Pick<Row, 'beforeId' | 'afterId'>) => Photos> {
  const ids = rows.flatMap(({ beforeId, afterId }) => [beforeId, afterId]);
  const found = ids.length === 0 ? [] : await orm.select().from(pictures).where(inArray(pictures.id, ids));
  const byId = new Map(found.map((photo) => [photo.id, photo]));
  return ({ beforeId, afterId }) => ({ before: byId.get(beforeId)!, after: byId.get(afterId)! });
}

const photoFile = ({ id, full }: PhotoRow) => fileOf(id, full ? 'full' : 'large');

/** null: the file is gone. */
export const readPhoto = (files: FileStore, photo: PhotoRow): Promise<Buffer | null> =>
  files.read(photoFile(photo));
