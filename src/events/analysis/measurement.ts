/**
 * What the engine says of two photos of an item, before and after a cleaning. Plain JSON, kept for ever as it is: what a
 * later engine says otherwise has another version. It knows neither who asked nor when, so that the same pictures give
 * the same bytes.
 */
import type { ItemType } from './item.ts';
import type { Reason } from './reason.ts';

export const measurementVersion = 1;

/** How a number came about; `methodWords` (method.ts) tells it to people. */
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

/** A number with its 95 % interval: `low` ≤ `value` ≤ `high`. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly method: Method;
}

/** In fractions of the upright picture of before, from its top left; four decimals. */
export type Point = readonly [x: number, y: number];

/** Closed by its first point. */
export type Polygon = readonly Point[];

/** Of one picture, upright and before anything is done to it. */
export interface PictureQuality {
  /** Small hexadecimal letters, of the file as it came. */
  readonly sha256: string;
  readonly format: string;
  readonly width: number;
  readonly height: number;
  /** Of what it was measured at. */
  readonly workingWidth: number;
  readonly workingHeight: number;
  /** How sharp it is: the smallest blur that its edges show, in pixels of the working size. */
  readonly blurPx: number;
  /** L* of the middle pixel, 0–100. */
  readonly lightness: number;
  /** Shares of pixels, 0–1. */
  readonly clippedWhite: number;
  readonly clippedBlack: number;
}

/** How the second picture came to lie on the first. */
export interface Registration {
  /** Points that agree on one plane of the item. */
  readonly inliers: number;
  /** Share of the item in the first picture that the second one shows, 0–1. */
  readonly overlap: number;
  /** Of fine structure outside of what changed, −1 to 1. */
  readonly correlation: number;
  /** Median distance at which agreeing points miss each other, in pixels of the working size. */
  readonly errorPx: number;
  /** Rows of the homography from the second picture to the first, in fractions of their sizes. */
  readonly homography: readonly number[];
  readonly refinement: 'none' | 'whole' | 'blocks';
  readonly sameItem: 'shown' | 'not-shown' | 'unclear';
}

/** How light and white balance of the two pictures were evened out. */
export interface LightFit {
  /** Median ΔE00 that remains where nothing changed. */
  readonly residual: number;
  /** Factor in linear light at the middle of the picture, red, green, blue. */
  readonly gain: readonly [number, number, number];
  /** Share of the pixels that count as unchanged, 0–1. */
  readonly unchanged: number;
  readonly source: 'surface' | 'card';
}

/** The printable card (card.ts) in a picture. */
export interface CardFound {
  /** Ids of the markers that were seen. */
  readonly markers: readonly number[];
  readonly outline: Polygon;
  /** At the card, in the working size. */
  readonly pxPerCm: number;
  /** ΔE00 of the six greys after the white balance by them; null: they could not be read. */
  readonly greyError: number | null;
}

/** Everything that is dirty in one of the pictures. */
export interface DirtyAreas {
  readonly count: Estimate;
  /** Of the item, 0–1. */
  readonly share: Estimate;
  /** null: no scale. */
  readonly cm2: Estimate | null;
}

export interface DirtyArea {
  /** 1, 2, …: from the largest. */
  readonly number: number;
  readonly outline: Polygon;
  /** Of the item, 0–1. */
  readonly share: number;
  readonly cm2: number | null;
  /** Mean ΔE00 against the clean surface around it. */
  readonly deltaEBefore: number;
  readonly deltaEAfter: number;
  /** Mean ΔE00 between the two pictures. */
  readonly deltaEChange: number;
}

export interface Mark {
  readonly outline: Polygon;
  /** Length in the working size, in pixels. */
  readonly lengthPx: number;
  /** Change of L* on it. */
  readonly deltaL: number;
}

export interface Scuffs {
  readonly count: number;
  /** Share of the item, 0–1. */
  readonly share: Estimate;
  readonly marks: readonly Mark[];
}

/** Of the surface that was clean both times. */
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
  /** Mean ΔE00 between the pictures within what was dirty; null: nothing was. */
  readonly removedDeltaE: Estimate | null;
  /** 0–100: how much of the colour difference of the dirty areas is gone; null: nothing was dirty. */
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
    /** Libraries that the numbers depend on. */
    readonly libraries: Readonly<Record<string, string>>;
  };
  readonly parameters: Readonly<Record<string, number>>;
  readonly itemType: ItemType;
  readonly pictures: { readonly before: PictureQuality; readonly after: PictureQuality };
  /** Where the item is in the first picture, and the share of it; the whole picture where it has no visible edge. */
  readonly item: { readonly outline: Polygon; readonly share: number } | null;
  readonly card: { readonly before: CardFound | null; readonly after: CardFound | null };
  /** Pixels of the working size of the first picture; null: no card. */
  readonly pxPerCm: Estimate | null;
  /** null, here and below: it did not come so far. */
  readonly registration: Registration | null;
  readonly light: LightFit | null;
  readonly verdict: 'measured' | 'inconclusive';
  /** Why it is inconclusive; empty when it was measured. */
  readonly reasons: readonly Reason[];
  /** null: inconclusive. */
  readonly findings: Findings | null;
  /** Pictures that come with it; all of one size, the first two to lay the others over. */
  readonly overlays: readonly Overlay[];
}

export const overlayNames = [
  /** The first picture, upright, without metadata. */
  'before',
  /** The second one, laid over the first, its light evened out. */
  'after',
  /** Transparent but for what was dirty in the first. */
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
  /** Of its bytes, in small hexadecimal letters. */
  readonly sha256: string;
}
