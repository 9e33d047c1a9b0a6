/** Measurements as the engine gives them, for tests of what is done with one. Numbers and hashes are made up. */
import {
  type Estimate,
  type Measurement,
  measurementVersion,
  type Method,
  overlayNames,
} from '../../../src/events/analysis/measurement.ts';

const estimate = (value: number, low: number, high: number, method: Method): Estimate => ({
  value,
  low,
  high,
  method,
});

const quality = (digit: string) => ({
  sha256: digit.repeat(64),
  format: 'jpeg',
  width: 4000,
  height: 3000,
  workingWidth: 1000,
  workingHeight: 750,
  blurPx: 0.9,
  lightness: 48.2,
  clippedWhite: 0.001,
  clippedBlack: 0,
});

const square = [
  [0.3, 0.3],
  [0.5, 0.3],
  [0.5, 0.55],
  [0.3, 0.55],
] as const;

export const sampleMeasurement: Measurement = {
  version: measurementVersion,
  engine: { version: '1.0.0', libraries: { opencv: '4.12.0-release.1' } },
  parameters: { workingPixels: 750_000, seed: 1 },
  itemType: 'bag',
  pictures: { before: quality('a'), after: quality('b') },
  item: {
    outline: [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.9, 0.9],
      [0.1, 0.9],
    ],
    share: 0.64,
  },
  card: { before: null, after: null },
  pxPerCm: null,
  registration: {
    inliers: 412,
    overlap: 0.97,
    correlation: 0.88,
    errorPx: 0.41,
    homography: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    refinement: 'blocks',
    sameItem: 'shown',
  },
  light: { residual: 0.6, gain: [1.1, 1.05, 0.96], unchanged: 0.9, source: 'surface' },
  verdict: 'measured',
  reasons: [],
  findings: {
    before: {
      count: estimate(1, 1, 1, 'pixel-count'),
      share: estimate(0.0781, 0.075, 0.081, 'pixel-count'),
      cm2: null,
    },
    after: {
      count: estimate(1, 0, 1, 'pixel-count'),
      share: estimate(0.012, 0.008, 0.017, 'pixel-count'),
      cm2: null,
    },
    areas: [
      {
        number: 1,
        outline: square,
        share: 0.0781,
        cm2: null,
        deltaEBefore: 14.2,
        deltaEAfter: 2.4,
        deltaEChange: 12.1,
      },
    ],
    removedDeltaE: estimate(12.1, 11.6, 12.6, 'colour-difference-of-pair'),
    cleaningScore: estimate(84.5, 81.2, 87.1, 'colour-difference-of-pair'),
    colourRestoration: estimate(83.1, 79.9, 86.4, 'colour-difference-to-surroundings'),
    scuffs: {
      before: { count: 0, share: estimate(0, 0, 0.001, 'long-thin-marks'), marks: [] },
      after: { count: 0, share: estimate(0, 0, 0.001, 'long-thin-marks'), marks: [] },
    },
    texture: {
      grain: estimate(0.98, 0.94, 1.02, 'gradient-energy'),
      pattern: estimate(0.01, 0, 0.02, 'local-patterns'),
    },
    newEdges: [],
  },
  overlays: overlayNames.map((name) => ({ name, width: 1000, height: 750, sha256: 'c'.repeat(64) })),
};

export const sampleInconclusive: Measurement = {
  ...sampleMeasurement,
  item: null,
  registration: null,
  light: null,
  verdict: 'inconclusive',
  reasons: [{ code: 'too-blurred', picture: 'after', measured: 1.9, limit: 1.1 }],
  findings: null,
  overlays: [],
};
