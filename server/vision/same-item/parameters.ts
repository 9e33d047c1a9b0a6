/** The parameters of showing that two photos are of the same item. A change of any of them, or of the code, is a new version. */
import { parameters } from '../engine/parameters.ts';

export const sameItemEngineVersion = '1.0.0';

export const sameItemParameters = {
  /** Photos are read, matched and aligned as for a measurement. */
  ...parameters,
  /** Structure from here to there is grain, in pixels of the working size. */
  finePx: 0.8,
  grainPx: 3,
  /** Coarser structure is print, seam or outline, which other items of a series have too. */
  printPx: 5,
  /** Largest slope of it, in log lightness per pixel, and how far around it nothing counts. */
  maxPrintSlope: 0.02,
  printReachPx: 5,
  tilePx: 48,
  /** Share of a tile that has to be bare grain. */
  minBareShare: 0.35,
  /** A tile agrees when its grain correlates by this much, */
  minTileCorrelation: 0.3,
  /** and by this much more than with the same tile moved by some pixels: threads that repeat correlate everywhere. */
  minTileLead: 0.15,
  leadFromPx: 3,
  leadToPx: 14,
  leadStepPx: 2,
  minTiles: 16,
  maxTiles: 72,
  minAgreeingShare: 0.5,
  /** Two photos by hand differ by more than this, as a share of the width; one photo used twice does not. */
  minMove: 0.004,
} as const;

export type SameItemParameters = typeof sameItemParameters;
