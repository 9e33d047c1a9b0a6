/** The parameters of recognizing a mark. A change of any of them, or of the code, is a new version of the engine. */

/** Descriptions made by another version are made anew. */
export const brandEngineVersion = '1.0.0';

export const brandParameters = {
  /** Larger photos are scaled down to this many pixels. */
  workingPixels: 310_000,
  minSidePx: 80,
  /** Finer structure, such as the grain of leather, belongs to the item and not to the mark. */
  blurPx: 2.5,
  features: 1000,
  fastThreshold: 8,
  /** A photo with fewer points shows no mark that could be told apart from others. */
  minPoints: 60,
  ratio: 0.88,
  thresholdPx: 4,
  /** A photo agrees with a reference when at least this many of its points lie in the same places. */
  minInliers: 16,
  /** As a share of all similar pairs, of which the others contradict one another. */
  minInlierShare: 0.15,
  /** At least this many references of a name must agree. */
  minReferences: 2,
} as const;

export type BrandParameters = typeof brandParameters;
