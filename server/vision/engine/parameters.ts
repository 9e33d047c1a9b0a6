/** What the engine goes by. A change of any of them, or of the code, is a new version of the engine. */

export const engineVersion = '1.1.0';

export const parameters = {
  /** Photos are measured at most so large. */
  workingPixels: 750_000,
  minShortSidePx: 240,
  maxBlurPx: 1.1,
  minLightness: 1.5,
  maxLightness: 97,
  maxClipped: 0.3,
  match: { features: 2200, fastThreshold: 6, ratio: 0.8, thresholdPx: 2.5 },
  /** Fewer points that agree: not shown to be the same item. As many as `sameInliers`: shown. */
  minInliers: 30,
  sameInliers: 80,
  minOverlap: 0.7,
  minCorrelation: 0.6,
  structurePx: 1,
  minItemShare: 0.12,
  /** What is around the item and moves with it is part of it. */
  maxTableCorrelation: 0.5,
  itemRimPx: 3,
  blockPx: 40,
  wholeRounds: 1,
  maxShiftPx: 3,
  /** How far, in blocks, neighbours count for the shift of one. */
  fieldCells: 1.2,
  lightStepPx: 7,
  maxResidual: 1.5,
  /** ΔE00 from which a surface counts as dirty, and from which a place is dirty for sure. */
  lowDeltaE: 2,
  highDeltaE: 3.5,
  lowNoise: 3,
  highNoise: 6,
  guideRadiusPx: 3,
  minAreaPx: 40,
  /** A place whose first photo is nearer to the surface around it than the second (−1: is like it) has not been cleaned. */
  maxLeftOfAppeared: -0.5,
  /** Of the item: light, folds and noise change so much by themselves. And never less than what appeared. */
  minClearChange: 0.003,
  maxClippedInDirt: 0.05,
  /** 20 from what is drawn again, and what no draw shows on both sides. */
  maxIntervalPoints: 28,
  otherThreshold: 0.2,
  blockResamplePx: 16,
  resamples: 200,
  seed: 1,
  /** How far an outline may be off, all around. */
  edgePx: 0.8,
  unseenPoints: 4,
  unseenDeltaE: 0.2,
} as const;

export type Parameters = typeof parameters;

/** As they are kept with a measurement. */
export function flatParameters(): Record<string, number> {
  const { match, ...others } = parameters;
  const named = Object.entries(match).map(([name, value]) => [`match.${name}`, value] as const);
  return { ...others, ...Object.fromEntries(named) };
}
