/** What recognizing a mark goes by. A change of any of them, or of the code, is a new version of the engine. */

/** Descriptors that another version has made are made anew. */
export const brandEngineVersion = '1.0.0';

export const brandParameters = {
  /** Photos are looked at, at most, so large. */
  workingPixels: 310_000,
  minSidePx: 80,
  /** Finer structure, as the grain of leather, belongs to the item and not to the mark. */
  blurPx: 2.5,
  features: 1000,
  fastThreshold: 8,
  /** A photo with fewer points shows no mark that could be told from others. */
  minPoints: 60,
  ratio: 0.88,
  thresholdPx: 4,
  /** So many points of a reference must lie where they are in the photo for the two to agree. */
  minInliers: 16,
  /** As a share of the pairs that were alike: the rest points anywhere. */
  minInlierShare: 0.15,
  /** So many references of one name must agree. */
  minReferences: 2,
} as const;

export type BrandParameters = typeof brandParameters;
