/** Compares a photo with references: a merchant's own, or for a client those of their merchant. The photo is not kept. */
import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { charge } from '../../budget/charge.ts';
import { type KeyedRequest, once, outcomeOf } from '../../common/once.ts';
import type { Queries } from '../../db/database.ts';
import { brandPhotos, brandReferences, invites, pictures } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import { cardsOf } from '../../people/people-cards.ts';
import { countTrial, leftOf, lockTrials, reserveTrial, trialsOf } from '../../people/trials.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import { asPicture } from '../../trade/pictures.ts';
import type { Schemas, VisionParts } from '../parts.ts';
import { UnfitMark } from './compare-photo.ts';
import { describeAnew } from './described-photos.ts';
import { brandEngineVersion, brandParameters } from './parameters.ts';
import { verdictOf } from './verdict.ts';

const engine = { name: 'Point matching (ORB and MAGSAC, OpenCV 4.12)', version: brandEngineVersion };
/** The page draws no more points than this. */
const maxPlaces = 150;

/** As stored: without the addresses of photos, which change. */
type Kept = Omit<Schemas['BrandCheck'], 'agreeing'> & {
  readonly agreeing: readonly Omit<Schemas['BrandAgreement'], 'photo'>[];
};

/** @returns the owner of the references to use; null: this is nobody's client */
async function whoseReferences(orm: Queries, { uid, isMerchant }: Asker): Promise<string | null> {
  if (isMerchant) return uid;
  const relation = and(eq(invites.client, uid), eq(invites.state, 'accepted'));
  const [found] = await orm.select({ merchant: invites.merchant }).from(invites).where(relation);
  return found?.merchant ?? null;
}

/** The references of names that have enough photos for a match. */
async function usableReferences(orm: Queries, owner: string) {
  const rows = await orm
    .select({
      referenceId: brandReferences.id,
      name: brandReferences.name,
      pictureId: brandPhotos.pictureId,
      engine: brandPhotos.engine,
    })
    .from(brandPhotos)
    .innerJoin(brandReferences, eq(brandReferences.id, brandPhotos.referenceId))
    .where(and(eq(brandReferences.owner, owner), isNull(brandReferences.deletedAt)))
    .orderBy(asc(brandReferences.createdAt), asc(brandReferences.id), asc(brandPhotos.position));
  const photosOf = (id: string) => rows.filter(({ referenceId }) => referenceId === id).length;
  return rows.filter(({ referenceId }) => photosOf(referenceId) >= brandParameters.minReferences);
}

/** What the page shows before a photo is chosen. */
export async function getBrand({ db: { orm } }: VisionParts, by: Asker): Promise<Schemas['BrandMeans']> {
  const owner = await whoseReferences(orm, by);
  const usable = owner === null ? [] : await usableReferences(orm, owner);
  return {
    engine,
    names: new Set(usable.map(({ referenceId }) => referenceId)).size,
    photos: usable.length,
    merchant: owner === null || owner === by.uid ? null : (await cardsOf(orm, [owner]))(owner),
    needed: brandParameters.minReferences,
  };
}

/** @throws Problem `no-merchant`, `no-references`, `trial-used-up`, `not-an-image`, `too-large`, `too-often`; PoolBusy */
export async function checkBrand(
  parts: VisionParts,
  by: Asker,
  photo: Buffer,
  key: string | null,
): Promise<Schemas['BrandCheck']> {
  const { uid } = by;
  const { orm } = parts.db;
  const content = createHash('sha256').update(photo).digest('hex');
  const at = parts.clock();
  // Without a key nobody could ask for the outcome again, so it is not kept.
  const request: KeyedRequest | null =
    key === null ? null : { uid, key, operation: 'checkBrand', content, at, lasting: false };
  const before = request && (await outcomeOf<Kept>(orm, request));
  if (before) return answerOf(orm, by, before);
  const owner = await ownerFor(orm, by);
  requireTrial(leftOf(await trialsOf(orm, uid)));
  await charge(parts, 'visionByPerson', uid);
  await describeAnew(parts, owner);
  const found = await compare(parts, owner, uid, photo);
  const kept = await inTransaction(parts.db, (tx) => {
    const count = async () => {
      // Two tabs may have started with the last run; the second one to finish fails here.
      requireTrial(await lockTrials(tx, uid));
      if (found.name !== null && !by.isMerchant) await countRun(tx, uid, at);
      return found;
    };
    return request ? once(tx, request, count) : count();
  });
  return answerOf(orm, by, kept);
}

async function ownerFor(orm: Queries, by: Asker): Promise<string> {
  const owner = await whoseReferences(orm, by);
  if (owner === null) {
    throw new Problem(
      409,
      'no-merchant',
      'Photos are compared with the references of your merchant, and you have none yet.',
    );
  }
  return owner;
}

async function countRun(tx: Queries, uid: string, at: Date): Promise<void> {
  const run = newId();
  await reserveTrial(tx, run, uid, at);
  await countTrial(tx, run, at);
}

function requireTrial(left: number | null): void {
  if (left !== null && left <= 0)
    throw new Problem(409, 'trial-used-up', 'Your free analyses are used up. Ask an admin for more.');
}

async function compare(parts: VisionParts, owner: string, uid: string, photo: Buffer): Promise<Kept> {
  const { orm } = parts.db;
  const usable = (await usableReferences(orm, owner)).filter((row) => row.engine === brandEngineVersion);
  if (usable.length === 0) {
    throw new Problem(
      409,
      'no-references',
      `There is nothing to compare with yet: a name needs at least ${brandParameters.minReferences} photos.`,
    );
  }
  const descriptions = await descriptionsOf(orm, usable);
  const { points, agreements } = await parts
    .comparePhoto(photo, descriptions, uid)
    .catch((error: unknown) => {
      throw error instanceof UnfitMark ? problemOf(error) : error;
    });
  const verdict = verdictOf(usable.map((row, i) => ({ ...row, agreement: agreements[i] ?? null })));
  return {
    name: usable.find(({ referenceId }) => referenceId === verdict?.referenceId)?.name ?? null,
    agreeing: (verdict?.agreeing ?? []).map(({ pictureId, agreement }) => ({
      ...{ pictureId, points: agreement.inliers, outline: [...agreement.outline] },
      places: agreement.places.slice(0, maxPlaces),
      referencePlaces: agreement.referencePlaces.slice(0, maxPlaces),
    })),
    fewPoints: points < brandParameters.minPoints,
    names: new Set(usable.map(({ referenceId }) => referenceId)).size,
    photos: usable.length,
    engine,
  };
}

async function descriptionsOf(
  orm: Queries,
  usable: readonly { readonly referenceId: string; readonly pictureId: string }[],
): Promise<Buffer[]> {
  const rows = await orm
    .select()
    .from(brandPhotos)
    .where(
      inArray(
        brandPhotos.referenceId,
        usable.map(({ referenceId }) => referenceId),
      ),
    );
  const textOf = new Map(rows.map((row) => [`${row.referenceId} ${row.pictureId}`, row.description]));
  return usable.map(({ referenceId, pictureId }) =>
    Buffer.from(textOf.get(`${referenceId} ${pictureId}`) ?? '', 'base64'),
  );
}

/** Adds the reference photos only for the person who owns them. */
async function answerOf(orm: Queries, { uid }: Asker, kept: Kept): Promise<Schemas['BrandCheck']> {
  const ids = kept.agreeing.map(({ pictureId }) => pictureId);
  const own =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(pictures)
          .where(and(inArray(pictures.id, ids), eq(pictures.owner, uid)));
  const byId = new Map(own.map((row) => [row.id, asPicture(row)]));
  return {
    ...kept,
    agreeing: kept.agreeing.map((each) => ({ ...each, photo: byId.get(each.pictureId) ?? null })),
  };
}

const problemOf = ({ reason }: UnfitMark): Problem =>
  reason === 'unreadable'
    ? new Problem(
        415,
        'not-an-image',
        'This is not a picture we can read. Use a JPEG, PNG, WebP, AVIF or GIF.',
      )
    : new Problem(413, 'too-large', 'This picture is too large to look at. Use a smaller one.');
