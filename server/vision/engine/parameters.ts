/** The parameters of the engine. A change of any of them, or of the code, is a new version of the engine. */

export const engineVersion = '1.2.0';

export const parameters = {
  /** Larger photos are scaled down to this many pixels. */
  workingPixels: 750_000,
  minShortSidePx: 240,
  maxBlurPx: 1.1,
  minLightness: 1.5,
  maxLightness: 97,
  maxClipped: 0.3,
  match: { features: 2200, fastThreshold: 6, ratio: 0.8, thresholdPx: 2.5 },
  /** With fewer agreeing points the photos are not shown to be of the same item; with `sameInliers` they are. */
  minInliers: 30,
  sameInliers: 80,
  minOverlap: 0.7,
  minCorrelation: 0.6,
  structurePx: 1,
  minItemShare: 0.12,
  /** Surroundings that move with the item are part of it. */
  maxTableCorrelation: 0.5,
  itemRimPx: 3,
  blockPx: 40,
  wholeRounds: 1,
  maxShiftPx: 3,
  /** Distance, in blocks, over which neighbors influence the shift of a block. */
  fieldCells: 1.2,
  lightStepPx: 7,
  maxResidual: 1.2,
  /** ΔE00 from which a surface counts as dirty, and from which a place certainly is. */
  lowDeltaE: 2,
  highDeltaE: 3.5,
  lowNoise: 3,
  highNoise: 6,
  guideRadiusPx: 3,
  /** Noise up to which a place that is dirty for certain extends. */
  growNoise: 2,
  minAreaPx: 110,
  /** Of the surface beside a place in both photos: below it, the place is not on the item. */
  minLikeness: 0.5,
  /** A place whose first photo looks more like the surface around it than the second (−1: equal to it) was not cleaned. */
  maxLeftOfAppeared: -0.5,
  /** As a share of the item: light, folds and noise cause this much change. The limit is never below what appeared. */
  minClearChange: 0.003,
  maxClippedInDirt: 0.05,
  /** 20 from resampling, plus what no resample shows, on both sides. */
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

/** As one flat object, as they are stored with a measurement. */
export function flatParameters(): Record<string, number> {
  const { match, ...others } = parameters;
  const named = Object.entries(match).map(([name, value]) => [`match.${name}`, value] as const);
  return { ...others, ...Object.fromEntries(named) };
}
