/** Finds marks in the process that does it, on generated photos with known truth, from seeds that it was not tuned on. */
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { proposeMarks, stopFindingMarks } from '../../server/vision/marks/propose-marks.ts';
import { notMarkedYet } from '../../server/vision/marks/proposals.ts';
import type { Area } from '../../src/events/intake/mark.ts';
import { times } from '../counts.ts';
import type { MaterialName } from './generator/materials.ts';
import { paintFlat } from './generator/paint.ts';
import { photograph } from './generator/pair.ts';
import { drawScene, type PairOptions } from './generator/scene.ts';
import { truthOf } from './generator/truth.ts';

afterAll(() => stopFindingMarks());

async function photographed(options: PairOptions) {
  const scene = drawScene({ ...options, size: 'small' });
  const flat = paintFlat(scene);
  return { photo: await photograph(scene, flat, 'before'), truth: truthOf(scene, flat) };
}

type Truth = ReturnType<typeof truthOf>;

/** Share of an area that is dirt. */
function dirtIn({ x, y, width, height }: Area, { dirt, ...size }: Truth): number {
  const [left, right] = [x, x + width].map((at) => Math.round((at / 1000) * size.width)) as [number, number];
  const [top, bottom] = [y, y + height].map((at) => Math.round((at / 1000) * size.height)) as [
    number,
    number,
  ];
  let sum = 0;
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) sum += dirt[row * size.width + column]!;
  return sum / Math.max(1, (right - left) * (bottom - top));
}

const holds = (area: Area, at: { x: number; y: number }, { width, height }: Truth) => {
  const [x, y] = [(at.x / width) * 1000, (at.y / height) * 1000];
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
};

/** Of the area of a proposal: a ring of water covers a fifth of its rectangle. */
const rightShare = 0.15;

async function judged(options: PairOptions) {
  const { photo, truth } = await photographed(options);
  const { outcome, proposals } = await proposeMarks(photo, 'test');
  const right = proposals.filter(({ area }) => dirtIn(area, truth) >= rightShare).length;
  const found = truth.stains.filter((stain) =>
    proposals.some(({ area }) => holds(area, stain, truth)),
  ).length;
  return { outcome, proposals, right, wrong: proposals.length - right, found, stains: truth.stains.length };
}

const plain = { card: false, hand: false } as const;

describe('marks', () => {
  it('[INTAKE11] are found where the stains are, the same each time', async () => {
    const { photo, truth } = await photographed({
      ...plain,
      ...{ seed: 3_001, material: 'canvas', itemType: 'sofa', stains: ['ink', 'mud'] },
    });
    const first = await proposeMarks(photo, 'test');
    expect(first.outcome).toBe('marks');
    for (const stain of truth.stains)
      expect(first.proposals.some(({ area }) => holds(area, stain, truth))).toBe(true);
    for (const { area, word } of first.proposals)
      expect([word, dirtIn(area, truth) >= rightShare]).toEqual(['Dark stain', true]);
    expect(await proposeMarks(photo, 'test')).toEqual(first);
  }, 240_000);

  it('are not invented on a clean surface, on a pattern, or in what is no photo', async () => {
    const clean = await judged({
      ...plain,
      seed: 3_002,
      material: 'red-leather',
      itemType: 'sofa',
      stains: 0,
    });
    expect([clean.outcome, clean.proposals]).toEqual(['marks', []]);
    const print = await judged({ ...plain, seed: 3_003, material: 'monogram', itemType: 'bag', stains: 2 });
    expect([print.outcome, print.proposals]).toEqual(['patterned', []]);
    const tiny = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'brown' } })
      .png()
      .toBuffer();
    for (const photo of [tiny, Buffer.from('no photo')])
      expect(await proposeMarks(photo, 'test')).toEqual({ outcome: 'unfit', proposals: [] });
  }, 240_000);

  it(
    'are mostly right, and mostly all of them, on even surfaces',
    { tags: 'full', timeout: 3_600_000 },
    async () => {
      const materials: readonly MaterialName[] = [
        ...(['red-leather', 'black-leather', 'tan-leather', 'brown-leather'] as const),
        ...(['suede', 'nubuck', 'canvas', 'coated'] as const),
      ];
      const sum = { right: 0, wrong: 0, found: 0, stains: 0, wrongOnClean: 0, clean: 0 };
      for (let i = 0; i < times(240); i += 1) {
        const stains = i % 3 === 0 ? 0 : 3;
        const one = await judged({ seed: 50_000 + i, material: materials[i % materials.length]!, stains });
        sum.right += one.right;
        sum.wrong += one.wrong;
        sum.found += one.found;
        sum.stains += one.stains;
        if (stains > 0) continue;
        sum.clean += 1;
        sum.wrongOnClean += one.wrong;
      }
      const [precision, recall] = [sum.right / (sum.right + sum.wrong), sum.found / sum.stains];
      console.info('Marks in a single photo:', { ...sum, precision, recall });
      expect(precision).toBeGreaterThanOrEqual(0.75);
      expect(recall).toBeGreaterThanOrEqual(0.5);
      expect(sum.wrongOnClean).toBeLessThanOrEqual(sum.clean / 2);
    },
  );
});

describe('proposals', () => {
  it('[INTAKE11] leave out what has a mark', () => {
    const proposal = { word: 'Dark stain', area: { x: 100, y: 100, width: 100, height: 100 } };
    const point = { area: { x: 150, y: 150, width: 0, height: 0 } };
    const beside = { area: { x: 300, y: 100, width: 100, height: 100 } };
    expect(notMarkedYet([proposal], [point])).toEqual([]);
    expect(notMarkedYet([proposal], [beside])).toEqual([proposal]);
  });
});
