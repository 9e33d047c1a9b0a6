/**
 * An engine that returns what a test wants, at once or when the test releases it, to test everything around measuring. The
 * measurements of the real engine have tests of their own.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Measurement } from '../../../src/events/analysis/measurement.ts';
import { type comparePhoto, UnfitMark } from '../../../server/vision/brand/compare-photo.ts';
import type { MeasuredPair, measurePair } from '../../../server/vision/engine/measure-pair.ts';
import type { comparePhotos } from '../../../server/vision/same-item/compare-photos.ts';
import type { Verdict } from '../../../server/vision/same-item/show-same.ts';
import type { proposeMarks } from '../../../server/vision/marks/propose-marks.ts';
import type { Proposals } from '../../../server/vision/marks/proposals.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const estimate = (value: number, width: number) =>
  ({ value, low: value - width, high: value + width, method: 'pixel-count' }) as const;

const quality = (bytes: Uint8Array) => ({
  sha256: sha256(bytes),
  format: 'webp',
  width: 1600,
  height: 1200,
  workingWidth: 1000,
  workingHeight: 750,
  blurPx: 0.8,
  lightness: 55,
  clippedWhite: 0.001,
  clippedBlack: 0,
});

const dirt = (count: number, share: number) => ({
  count: estimate(count, 1),
  share: estimate(share, share / 10),
  cm2: null,
});
const scuffs = { count: 0, share: estimate(0, 0), marks: [] };

/** The same for any pair: 83 ± 5 cleaned, 71 ± 6 restored. */
function sampleMeasurement(before: Uint8Array, after: Uint8Array): Measurement {
  const overlay = Buffer.from('overlay');
  return {
    version: 1,
    engine: { version: 'fake-1', libraries: {} },
    parameters: { threshold: 3.5 },
    itemType: 'bag',
    pictures: { before: quality(before), after: quality(after) },
    item: null,
    card: { before: null, after: null },
    pxPerCm: null,
    registration: {
      inliers: 412,
      overlap: 0.96,
      correlation: 0.91,
      errorPx: 0.4,
      homography: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      refinement: 'whole',
      sameItem: 'shown',
    },
    light: { residual: 0.6, gain: [1, 1, 1], unchanged: 0.8, source: 'surface' },
    verdict: 'measured',
    reasons: [],
    findings: {
      before: dirt(4, 0.06),
      after: dirt(1, 0.01),
      areas: [
        {
          number: 1,
          outline: [
            [0.2, 0.2],
            [0.4, 0.2],
            [0.4, 0.4],
          ],
          share: 0.02,
          cm2: null,
          deltaEBefore: 12,
          deltaEAfter: 2,
          deltaEChange: 10,
        },
      ],
      removedDeltaE: estimate(9.5, 1),
      cleaningScore: estimate(83, 5),
      colourRestoration: estimate(71, 6),
      scuffs: { before: scuffs, after: scuffs },
      texture: { grain: estimate(1.02, 0.05), pattern: estimate(0.01, 0.01) },
      newEdges: [],
    },
    overlays: [{ name: 'dirt-before', width: 1000, height: 750, sha256: sha256(overlay) }],
  };
}

export const measured = (before: Uint8Array, after: Uint8Array): MeasuredPair => ({
  measurement: sampleMeasurement(before, after),
  overlays: [{ name: 'dirt-before', bytes: Buffer.from('overlay') }],
});

export function inconclusive(before: Uint8Array, after: Uint8Array): MeasuredPair {
  const { measurement } = measured(before, after);
  const reason = { code: 'too-blurred', picture: 'after', measured: 4.2, limit: 2 } as const;
  return {
    measurement: {
      ...measurement,
      verdict: 'inconclusive',
      reasons: [reason],
      findings: null,
      registration: null,
      light: null,
      overlays: [],
    },
    overlays: [],
  };
}

const corners = [0, 1].flatMap((y) => [
  { x: y, y },
  { x: 1 - y, y },
]);

/** A photo is identified by its red value; black ones show nothing. */
async function compareShades(photo: Uint8Array, references: readonly Uint8Array[]) {
  const pixels = await sharp(photo)
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UnfitMark('unreadable');
    });
  const shade = pixels[0]!;
  const agreement = { inliers: 40, pairs: 50, places: corners, outline: corners, referencePlaces: corners };
  return {
    points: shade < 8 ? 5 : 500,
    description: Buffer.from([shade]),
    agreements: references.map(([other = 0]) => (Math.abs(other - shade) < 6 ? agreement : null)),
  };
}

export interface FakeEngine {
  readonly measurePair: typeof measurePair;
  /** Photos of the same shade show the same mark. */
  readonly comparePhoto: typeof comparePhoto;
  readonly proposeMarks: typeof proposeMarks;
  readonly comparePhotos: typeof comparePhotos;
  /** Sets what comparing any two photos of an item gives from now on: the same item at first. */
  show(what: Verdict): void;
  /** Sets what is proposed for any photo from now on; two marks at first. */
  propose(what: Proposals): void;
  /** Number of calls. */
  readonly asked: () => number;
  /** Sets what it does from now on. */
  answer(
    how: (
      before: Uint8Array,
      after: Uint8Array,
      signal?: AbortSignal,
    ) => MeasuredPair | Promise<MeasuredPair>,
  ): void;
}

const twoMarks: Proposals = {
  outcome: 'marks',
  proposals: [
    { area: { x: 100, y: 200, width: 80, height: 60 }, word: 'Dark stain' },
    { area: { x: 600, y: 500, width: 200, height: 40 }, word: 'Scuff' },
  ],
};

export function fakeEngine(): FakeEngine {
  let count = 0;
  let proposed = twoMarks;
  let shown: Verdict = { reason: null, points: 400, tiles: 72, agreeing: 70 };
  let how: Parameters<FakeEngine['answer']>[0] = measured;
  return {
    comparePhoto: compareShades,
    proposeMarks: () => Promise.resolve(proposed),
    comparePhotos: () => Promise.resolve(shown),
    show: (wanted) => void (shown = wanted),
    propose: (what) => void (proposed = what),
    async measurePair(before, after, { onAligned, signal }) {
      count += 1;
      const answer = await how(before, after, signal);
      if (answer.measurement.verdict === 'measured') onAligned?.();
      return answer;
    },
    asked: () => count,
    answer: (wanted) => void (how = wanted),
  };
}
