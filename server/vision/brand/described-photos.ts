/** Descriptions of uploaded photos: made once, and again only if another version of the engine made them. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { invalidField } from '../../common/refusals.ts';
import { notFound } from '../../common/rows.ts';
import { brandPhotos, pictures } from '../../db/schema.ts';
import { requireOwnPictures } from '../../trade/pictures.ts';
import type { VisionParts } from '../parts.ts';
import { readPhoto } from '../photos.ts';
import { UnfitMark } from './compare-photo.ts';
import { brandEngineVersion, brandParameters } from './parameters.ts';

export interface DescribedPhoto {
  readonly pictureId: string;
  /** Base64. */
  readonly description: string;
}

/** @throws Problem 422 naming the photo that shows too little; 404 when a photo is not theirs */
export async function describePhotos(
  { db, files, comparePhoto }: VisionParts,
  uid: string,
  pictureIds: readonly string[],
): Promise<DescribedPhoto[]> {
  if (pictureIds.length === 0) return [];
  await requireOwnPictures(db.orm, uid, pictureIds);
  const rows = await db.orm
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...pictureIds]));
  const described: DescribedPhoto[] = [];
  for (const [i, pictureId] of pictureIds.entries()) {
    const row = rows.find(({ id }) => id === pictureId);
    const bytes = row && (await readPhoto(files, row));
    if (!bytes) throw notFound('picture');
    const field = `pictureIds.${i}`;
    const { points, description } = await comparePhoto(bytes, [], uid).catch((error: unknown) => {
      if (!(error instanceof UnfitMark)) throw error;
      throw invalidField(field, `Photo ${i + 1} cannot be looked at. Use another one.`);
    });
    if (points < brandParameters.minPoints) {
      throw invalidField(
        field,
        `Photo ${i + 1} shows too little to be told from others. Go closer, so that the mark fills it, and take care that it is sharp.`,
      );
    }
    described.push({ pictureId, description: description.toString('base64') });
  }
  return described;
}

/** Runs once after an update of the engine. A reference whose photo is gone stays as it is, and is not compared. */
export async function describeAnew({ db, files, comparePhoto }: VisionParts, owner: string): Promise<void> {
  const old = await db.orm
    .select({ referenceId: brandPhotos.referenceId, picture: pictures })
    .from(brandPhotos)
    .innerJoin(pictures, eq(pictures.id, brandPhotos.pictureId))
    .where(and(eq(brandPhotos.owner, owner), ne(brandPhotos.engine, brandEngineVersion)));
  for (const { picture } of old) {
    const bytes = await readPhoto(files, picture);
    if (!bytes) continue;
    const { description } = await comparePhoto(bytes, [], owner);
    await db.orm
      .update(brandPhotos)
      .set({ description: description.toString('base64'), engine: brandEngineVersion })
      .where(eq(brandPhotos.pictureId, picture.id));
  }
}
