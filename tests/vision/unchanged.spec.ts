/**
 * Two photos of an item that nobody cleaned, in two lights and from two places: no improvement may be claimed. The stained
 * pairs that were cleaned show that the engine does not keep silent about everything.
 */
import { describe, expect, it } from 'vitest';
import { measure } from '../../server/vision/engine/measure.ts';
import { summaryOf } from '../../src/events/analysis/summary.ts';
import { long } from '../counts.ts';
import { materialNames } from './generator/materials.ts';
import { makePair } from './generator/pair.ts';
import type { PairOptions } from './generator/scene.ts';
import { maskOfOverlay, overlapWith } from './overlap.ts';

const timeout = 240_000;

/** What a reader could take for an improvement. */
async function claimOf(options: PairOptions) {
  const pair = await makePair(options);
  const { measurement } = await measure([pair.before, pair.after], pair.itemType);
  return {
    // An interval that holds 0 claims nothing.
    points: measurement.findings?.cleaningScore?.low ?? 0,
    summary: summaryOf(measurement)[0]!,
  };
}

async function overlapOf(options: PairOptions) {
  const { before, after, itemType, truth } = await makePair(options);
  const { overlays } = await measure([before, after], itemType);
  const layer = overlays.find(({ name }) => name === 'dirt-before');
  return layer ? overlapWith(truth, await maskOfOverlay(layer.bytes)) : 0;
}

describe('two photos of an item that nobody cleaned', () => {
  it('do not make a wallet cleaner by what lies beside it', { timeout }, async () => {
    const claim = await claimOf({ seed: 720_000, material: 'brown-leather', condition: 'unchanged' });
    expect(claim.points).toBe(0);
    expect(claim.summary).toContain('don’t show that anything was removed');
  });

  const pairs = materialNames.flatMap((material, i) =>
    [720_000, 810_000]
      // A pair takes up to 20 s beside other tests.
      .filter((_, each) => long || (i % 2 === 0 && each === (i / 2) % 2))
      .map((first) => [material, first + 100 * i] as const),
  );
  it.each(pairs)('claim nothing: %s, seed %d', { tags: 'full', timeout }, async (material, seed) => {
    const stained = await claimOf({ seed, material, condition: 'unchanged' });
    expect(stained.points, stained.summary).toBe(0);
  });

  it.each(materialNames.filter((_, i) => long || i % 6 === 1))(
    'claim nothing without a stain either: %s',
    { tags: 'full', timeout },
    async (material) => {
      const plain = await claimOf({ seed: 650_003, material, stains: 0 });
      expect(plain.points, plain.summary).toBe(0);
    },
  );
});

describe('stains on a print', () => {
  it.each([
    ['monogram', 720_801],
    ['print', 720_901],
  ] as const)('are found by their outline: %s', { tags: 'full', timeout }, async (material, seed) => {
    expect(await overlapOf({ seed, material, condition: 'cleaned' })).toBeGreaterThan(0.8);
  });

  it('are found by their outline: monogram with a wide motif', { tags: 'full', timeout }, async () => {
    expect(await overlapOf({ seed: 720_800, material: 'monogram', condition: 'cleaned' })).toBeGreaterThan(
      0.8,
    );
  });
});
