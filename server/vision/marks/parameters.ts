/** The parameters of finding marks in a single photo. */

export const markParameters = {
  /** Larger photos are scaled down to this many pixels, at which the grain of a surface averages out. */
  workingPixels: 190_000,
  minSidePx: 120,
  /** A smaller share of the photo is not taken for the item. */
  minItemShare: 0.12,
  /** Around the outline of the item, where its shadow and its rounding are. */
  itemRimPx: 4,
  /** Distance between the samples that the light is fitted to. */
  lightStepPx: 4,
  /** Structure finer than this, such as grain and weave, belongs to the surface. */
  grainPx: 2,
  /** ΔE00 from the clean surface that still counts as clean when its color is determined. */
  nearDeltaE: 8,
  /** ΔE00 from which a place may belong to a mark, and from which it certainly does. */
  lowDeltaE: 3.5,
  highDeltaE: 6.5,
  lowNoise: 3,
  highNoise: 6,
  /** ΔE00 of a whole mark, on average: a weaker one may be a fold. */
  minDeltaE: 5.3,
  /** The same if it is lighter than the surface, as seams and stitches mostly are. */
  minDeltaELighter: 8,
  /** In L*: what is lighter than the surface by more is a thing that lies on it. */
  maxLighter: 30,
  /** Half of the width up to which a line is a row of stitches. */
  openingPx: 2,
  minPartPx: 40,
  minAreaPx: 110,
  minWidthPx: 12,
  rimPx: 4,
  /** What is this long, as a share of the width, and this thin or empty inside, is a seam. */
  minSeamShare: 0.25,
  minSeamRatio: 6,
  maxSeamFill: 0.3,
  /** Parts of one mark, such as specks of mud, lie no farther apart than twice this. */
  joinPx: 5,
  /** As a share of the photo: what is larger is another part of the item, or its background. */
  maxAreaShare: 0.12,
  /** Share of what lies around a mark that has to be clean surface. */
  minCleanAround: 0.6,
  /** A fold or a reflection fades out, a mark has an edge. */
  minEdge: 0.55,
  /** With less clean surface, more such places, or a surface that varies more, in ΔE00, the photo shows a pattern. */
  minCleanShare: 0.45,
  maxParts: 70,
  maxPlaces: 18,
  maxMarks: 9,
  maxUnevenness: 4.5,
} as const;

export type MarkParameters = typeof markParameters;
