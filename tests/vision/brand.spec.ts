/** Recognizes marks in the process that does it, on generated photos: matches, no false matches, and hostile pictures. */
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { comparePhoto, stopComparing, UnfitMark } from '../../server/vision/brand/compare-photo.ts';
import { verdictOf } from '../../server/vision/brand/verdict.ts';
import { makeReference, type Reference } from './generator/reference.ts';
import { hostilePictures, mutatedPictures } from './hostile.ts';

afterAll(() => stopComparing());

const describeOne = async (photo: Buffer) => (await comparePhoto(photo, [], 'test')).description;
const described = async ({ references }: Reference) => {
  const made: Buffer[] = [];
  for (const photo of references) made.push(await describeOne(photo));
  return made;
};

/** Index of the mark that a photo shows, compared with all references of all marks; null: none. */
async function find(photo: Buffer, marks: readonly (readonly Buffer[])[]): Promise<number | null> {
  const { agreements } = await comparePhoto(photo, marks.flat(), 'test');
  const owners = marks.flatMap((references, mark) => references.map(() => String(mark)));
  const verdict = verdictOf(
    agreements.map((agreement, i) => ({ referenceId: owners[i]!, pictureId: String(i), agreement })),
  );
  return verdict && Number(verdict.referenceId);
}

describe('a mark', () => {
  it('is found by its own references, and no other is taken for it', async () => {
    const mark = await makeReference({ seed: 2 });
    const marks = [await described(mark)];
    expect(await find(mark.same, marks)).toBe(0);
    expect(await find(mark.other, marks)).toBeNull();
  }, 240_000);

  it('is found among several, and none where there is none', { tags: 'full', timeout: 240_000 }, async () => {
    const [first, second] = [await makeReference({ seed: 1 }), await makeReference({ seed: 2 })];
    const marks = [await described(first), await described(second)];
    expect([await find(first.same, marks), await find(second.same, marks)]).toEqual([0, 1]);
    for (const photo of [first.other, first.none, second.other, second.none]) {
      expect(await find(photo, marks)).toBeNull();
    }
  });

  it(
    'is found in a photo that lies on its side, and gives the same bytes each time',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const mark = await makeReference({ seed: 3 });
      const marks = [await described(mark)];
      expect(await described(mark)).toEqual(marks[0]);
      const tagged = await sharp(mark.same).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
      expect(await find(tagged, marks)).toBe(0);
      expect(await find(await sharp(mark.same).rotate(90).jpeg().toBuffer(), marks)).toBe(0);
      // A mirrored mark is a different one.
      expect(await find(await sharp(mark.same).flop().jpeg().toBuffer(), marks)).toBeNull();
    },
  );

  it(
    'is recalled in 95 of 100, and never where it is not',
    { tags: 'full', timeout: 3_600_000 },
    async () => {
      let [found, wrong] = [0, 0];
      for (let seed = 20_000; seed < 20_100; seed += 1) {
        const mark = await makeReference({ seed });
        const marks = [await described(mark)];
        if ((await find(mark.same, marks)) === 0) found += 1;
        for (const photo of [mark.other, mark.none]) if ((await find(photo, marks)) !== null) wrong += 1;
      }
      expect(wrong).toBe(0);
      expect(found).toBeGreaterThanOrEqual(95);
    },
  );
});

describe('hostile pictures', () => {
  it(
    'are described or refused, and the next photo is looked at as ever',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const pictures = [...(await hostilePictures()), ...(await mutatedPictures({ seed: 5, count: 24 }))];
      for (const { content, expected, name } of pictures) {
        const read = await comparePhoto(content, [], 'test').then(
          () => true,
          (error: unknown) => {
            expect(error, name).toBeInstanceOf(UnfitMark);
            return false;
          },
        );
        if (expected === 'refused') expect(read, name).toBe(false);
      }
      const plain = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'gray' } })
        .jpeg()
        .toBuffer();
      expect((await comparePhoto(plain, [], 'test')).points).toBe(0);
    },
  );
});

describe('a verdict', () => {
  const agreement = (inliers: number) => ({
    ...{ inliers, pairs: 60, places: [], outline: [], referencePlaces: [] },
  });
  const of = (referenceId: string, inliers: number | null, pictureId = `${referenceId} ${inliers}`) => ({
    ...{ referenceId, pictureId, agreement: inliers === null ? null : agreement(inliers) },
  });

  it('takes two references of one name', () => {
    expect(verdictOf([of('a', 90), of('b', 80), of('c', null)])).toBeNull();
    expect(verdictOf([of('a', 30), of('a', 40), of('b', 80)])).toMatchObject({
      ...{ referenceId: 'a', agreeing: [{ pictureId: 'a 40' }, { pictureId: 'a 30' }] },
    });
  });

  it('is for the name whose best two have most points, however many photos another has', () => {
    const many = [20, 21, 22, 23, 24].map((inliers) => of('many', inliers));
    expect(verdictOf([...many, of('few', 30), of('few', 31)])?.referenceId).toBe('few');
  });
});
