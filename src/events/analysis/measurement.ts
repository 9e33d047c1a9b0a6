/**
 * What the engine measures in two photos of an item, before and after a cleaning. Plain JSON, stored forever unchanged: what
 * a later engine measures differently gets another version. It contains neither who asked nor when, so that the same pictures
 * yield the same bytes.
 */
import type { ItemType } from './item.ts';
import type { Reason } from './reason.ts';

export const measurementVersion = 1;

/** How a number was obtained; `methodWords` (method.ts) explains it to people. */
export type Method =
  | 'variance-of-laplacian'
  | 'pixel-count'
  | 'matched-features'
  | 'overlap-of-outlines'
  | 'local-correlation'
  | 'light-from-unchanged-surface'
  | 'card-markers'
  | 'colour-difference-of-pair'
  | 'colour-difference-to-surroundings'
  | 'long-thin-marks'
  | 'gradient-energy'
  | 'local-patterns';

/** A number with its 95% interval: `low` ≤ `value` ≤ `high`. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly method: Method;
}

/** In fractions of the upright “before” picture, from its top left; four decimals. */
export type Point = readonly [x: number, y: number];

/** Implicitly closed: the last point connects to the first. */
export type Polygon = readonly Point[];

/** Quality of one picture, upright and before any processing. */
export interface PictureQuality {
  /** Of the original file, in lower-case hexadecimal. */
  readonly sha256: string;
  readonly format: string;
  readonly width: number;
  readonly height: number;
  /** Size at which it was measured. */
  readonly workingWidth: number;
  readonly workingHeight: number;
  /** Sharpness: the smallest blur of its edges, in pixels of the working size. */
  readonly blurPx: number;
  /** L* of the median pixel, 0–100. */
  readonly lightness: number;
  /** Shares of pixels, 0–1. */
  readonly clippedWhite: number;
  readonly clippedBlack: number;
}

/** How the second picture was aligned with the first. */
export interface Registration {
  /** Points that agree on one plane of the item. */
  readonly inliers: number;
  /** Share of the item in the first picture that the second one shows, 0–1. */
  readonly overlap: number;
  /** Correlation of fine structure outside of what changed, −1 to 1. */
  readonly correlation: number;
  /** Median distance between matching points, in pixels of the working size. */
  readonly errorPx: number;
  /** Rows of the homography from the second picture to the first, in fractions of their sizes. */
  readonly homography: readonly number[];
  readonly refinement: 'none' | 'whole' | 'blocks';
  readonly sameItem: 'shown' | 'not-shown' | 'unclear';
}

/** How brightness and white balance of the two pictures were matched. */
export interface LightFit {
  /** Median ΔE00 that remains where nothing changed. */
  readonly residual: number;
  /** Gain in linear light at the picture's center: red, green, blue. */
  readonly gain: readonly [number, number, number];
  /** Share of the pixels that count as unchanged, 0–1. */
  readonly unchanged: number;
  readonly source: 'surface' | 'card';
}

/** The printed card (card.ts) found in a picture. */
export interface CardFound {
  /** Ids of the detected markers. */
  readonly markers: readonly number[];
  readonly outline: Polygon;
  /** At the card, in the working size. */
  readonly pxPerCm: number;
  /** ΔE00 of the six grays after the white balance made from them; null: they could not be read. */
  readonly greyError: number | null;
}

/** All dirty areas of one picture. */
export interface DirtyAreas {
  readonly count: Estimate;
  /** Share of the item, 0–1. */
  readonly share: Estimate;
  /** null: no scale. */
  readonly cm2: Estimate | null;
}

export interface DirtyArea {
  /** 1, 2, …: from the largest. */
  readonly number: number;
  readonly outline: Polygon;
  /** Share of the item, 0–1. */
  readonly share: number;
  readonly cm2: number | null;
  /** Mean ΔE00 to the clean surface around it. */
  readonly deltaEBefore: number;
  readonly deltaEAfter: number;
  /** Mean ΔE00 between the two pictures. */
  readonly deltaEChange: number;
}

export interface Mark {
  readonly outline: Polygon;
  /** Length in the working size, in pixels. */
  readonly lengthPx: number;
  /** Change of L* along it. */
  readonly deltaL: number;
}

export interface Scuffs {
  readonly count: number;
  /** Share of the item, 0–1. */
  readonly share: Estimate;
  readonly marks: readonly Mark[];
}

/** Texture of the surface that was clean in both pictures. */
export interface Texture {
  /** Energy of fine gradients after ÷ before; 1: the same grain. */
  readonly grain: Estimate;
  /** χ² distance of local patterns, 0: the same. */
  readonly pattern: Estimate;
}

export interface Findings {
  readonly before: DirtyAreas;
  readonly after: DirtyAreas;
  readonly areas: readonly DirtyArea[];
  /** Mean ΔE00 between the pictures within the dirty areas; null: nothing was dirty. */
  readonly removedDeltaE: Estimate | null;
  /** 0–100: how much of the color difference of the dirty areas is gone; null: nothing was dirty. */
  readonly cleaningScore: Estimate | null;
  /** 0–100: how close the dirty areas came to the clean surface around them; null: nothing was dirty. */
  readonly colourRestoration: Estimate | null;
  readonly scuffs: { readonly before: Scuffs; readonly after: Scuffs };
  readonly texture: Texture;
  /** In the second picture and not in the first: “look here”, never “damaged” by itself. */
  readonly newEdges: readonly Mark[];
}

export interface Measurement {
  readonly version: typeof measurementVersion;
  readonly engine: {
    readonly version: string;
    /** Versions of the libraries that the numbers depend on. */
    readonly libraries: Readonly<Record<string, string>>;
  };
  readonly parameters: Readonly<Record<string, number>>;
  readonly itemType: ItemType;
  readonly pictures: { readonly before: PictureQuality; readonly after: PictureQuality };
  /** Outline of the item in the first picture, and its share of it; the whole picture where no edge is visible. */
  readonly item: { readonly outline: Polygon; readonly share: number } | null;
  readonly card: { readonly before: CardFound | null; readonly after: CardFound | null };
  /** In pixels of the first picture's working size; null: no card. */
  readonly pxPerCm: Estimate | null;
  /** Here and below, null: the measurement did not get that far. */
  readonly registration: Registration | null;
  readonly light: LightFit | null;
  readonly verdict: 'measured' | 'inconclusive';
  /** Why it is inconclusive; empty when it was measured. */
  readonly reasons: readonly Reason[];
  /** null: inconclusive. */
  readonly findings: Findings | null;
  /** Pictures that belong to the result, all of one size; the others are drawn over the first two. */
  readonly overlays: readonly Overlay[];
}

export const overlayNames = [
  /** The first picture, upright, without metadata. */
  'before',
  /** The second picture, aligned with the first and matched in brightness. */
  'after',
  /** Transparent except for what was dirty in the first picture. */
  'dirt-before',
  'dirt-after',
  /** ΔE00 between the two, from transparent to opaque. */
  'change',
  'scuffs',
  'new-edges',
] as const;

export type OverlayName = (typeof overlayNames)[number];

export interface Overlay {
  readonly name: OverlayName;
  readonly width: number;
  readonly height: number;
  /** Of the file's bytes, in lower-case hexadecimal. */
  readonly sha256: string;
}
