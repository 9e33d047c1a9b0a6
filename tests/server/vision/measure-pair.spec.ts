/** Measures two photos in the separate process: what was removed, what is left, and inconclusive cases. */
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { measurePair, stopMeasuring, UnfitPair } from '../../../server/vision/engine/measure-pair.ts';
import { replay } from '../../../server/vision/engine/replay.ts';
import { overlayNames } from '../../../src/events/analysis/measurement.ts';
import { blurredJpeg, height, jpegOf, stainRadius, width } from './two-photos.ts';

afterAll(() => stopMeasuring());

const options = { itemType: 'bag', sender: 'merchant' } as const;
const codesOf = async (before: Uint8Array, after: Uint8Array) => {
  const { measurement, overlays } = await measurePair(before, after, options);
  expect(measurement.findings).toBeNull();
  expect(overlays).toEqual([]);
  return measurement.reasons.map(({ code, picture }) => [code, picture]);
};

describe('a pair of photos', () => {
  it('is measured, and the same bytes give the same bytes', async () => {
    const [before, after] = [await jpegOf({ stain: 1 }), await jpegOf({ stain: 0.2, moved: true })];
    const { measurement, overlays } = await measurePair(before, after, options);
    expect(measurement.reasons).toEqual([]);
    const { findings, registration } = measurement;
    expect(registration).toMatchObject({ sameItem: 'shown' });
    const [largest] = findings!.areas;
    const pixels = largest!.share * registration!.overlap * width * height;
    expect(Math.abs(pixels / (Math.PI * stainRadius ** 2) - 1)).toBeLessThan(0.06);
    expect(findings!.cleaningScore!.value).toBeGreaterThan(65);
    expect(findings!.cleaningScore!.value).toBeLessThan(92);

    expect(overlays.map(({ name }) => name)).toEqual(overlayNames);
    const hashes = overlays.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(measurement.overlays.map(({ sha256 }) => sha256)).toEqual(hashes);
    await stopMeasuring();
    // Everything else is equal, in another process.
    const forged = { ...measurement, verdict: 'inconclusive' as const };
    expect(await replay(forged, before, after)).toEqual({
      same: false,
      sameEngine: true,
      differences: ['verdict: "inconclusive" → "measured"'],
    });
  }, 240_000);

  it('is inconclusive with another item, or a blurred photo', async () => {
    const before = await jpegOf({ stain: 1 });
    expect(await codesOf(before, await jpegOf({ item: 2, stain: 0 }))).toEqual([['not-the-same-item', null]]);
    expect(await codesOf(before, await blurredJpeg({ stain: 0 }))).toEqual([['too-blurred', 'after']]);
  }, 240_000);

  it(
    'is inconclusive where nothing was removed, or something has come',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const [dirty, clean] = [await jpegOf({ stain: 1 }), await jpegOf({ stain: 0, moved: true })];
      expect(await codesOf(dirty, await jpegOf({ stain: 1, moved: true }))).toEqual([
        ['no-clear-change', null],
      ]);
      expect(await codesOf(clean, dirty)).toEqual([['no-clear-change', null]]);
    },
  );

  it('is refused when one of them is no photo', async () => {
    const before = await jpegOf({ stain: 1 });
    const refusal = measurePair(before, Buffer.from('no photo at all'), options);
    await expect(refusal).rejects.toThrow(UnfitPair);
    await expect(refusal).rejects.toMatchObject({ reason: 'unreadable', which: 'after' });
  });
});
