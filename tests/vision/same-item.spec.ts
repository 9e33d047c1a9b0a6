/**
 * Shows that two photos are of the same item, on generated ones: the same item from another side and in another light, other items,
 * other items on the same table, and other items of the same series, which differ in nothing but their grain.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { comparePhotos, stopComparingItems } from '../../server/vision/same-item/compare-photos.ts';
import { falselyShown } from './other-items.ts';
import { long } from '../counts.ts';
import { materialNames } from './generator/materials.ts';
import { makePair } from './generator/pair.ts';
import { makeOthersOnOneTable, makeTwins } from './generator/twin.ts';

afterAll(() => stopComparingItems());

/** Never tuned on. */
const firstSeed = 40_000;
const reasonOf = async ({ before, after }: { readonly before: Buffer; readonly after: Buffer }) =>
  (await comparePhotos(before, after, 'test')).reason;

describe('the item that is returned', () => {
  it('[INTAKE15] is shown by its grain; its twin of the same series is not', async () => {
    const options = { seed: firstSeed, material: 'monogram', itemType: 'bag' } as const;
    const same = await makePair(options);
    expect(await reasonOf(same)).toBeNull();
    expect(await reasonOf({ before: same.before, after: same.before })).toBe('same-photo');
    const twin = await comparePhotos(same.before, (await makeTwins(options)).after, 'test');
    expect(twin.reason).toBe('other-grain');
    // By its print alone it would be the same item: a measurement asks for 80 points.
    expect(twin.points).toBeGreaterThan(80);
  }, 120_000);

  it('is not shown in a picture that cannot be read', async () => {
    const nothing = Buffer.from('no picture');
    expect(await comparePhotos(nothing, nothing, 'test')).toMatchObject({ reason: 'unfit', tiles: 0 });
  });

  const ofEach = materialNames.flatMap((material) =>
    Array.from({ length: long ? 8 : 1 }, (_, i) => ({ material, seed: firstSeed + i })),
  );

  it(
    '[INTAKE15] is shown in most pairs of good photos, and never by print, seams or table',
    { tags: 'full', timeout: 3_600_000 },
    async () => {
      const missed: string[] = [];
      const wrong: string[] = [];
      for (const options of ofEach) {
        const name = `${options.material} ${options.seed}`;
        if ((await reasonOf(await makePair(options))) !== null) missed.push(name);
        for (const make of [makeTwins, makeOthersOnOneTable])
          if ((await reasonOf(await make(options))) === null) wrong.push(name);
      }
      expect(wrong).toEqual([]);
      // The threads of denim repeat too evenly to tell one piece from another.
      expect(missed.filter((name) => !name.startsWith('denim')).length / ofEach.length).toBeLessThan(0.1);
    },
  );

  it(
    '[INTAKE15] is not shown by any photo of another item',
    // A quarter of a second of a processor for each pair.
    { tags: 'full', timeout: 14_400_000 },
    async () => {
      const count = long ? 10_000 : 300;
      const { pairs, shown } = await falselyShown(firstSeed, count);
      expect(pairs).toBe(count);
      expect(shown).toEqual([]);
    },
  );
});
