/**
 * Finds marks in a single photo: islands of another color in the clean surface of the item. What reaches the rim of the photo is
 * background or another part of the item, what is long and thin is a seam, and what fades out is a fold or a reflection. Faint
 * marks are left to people: a mark that is not there would cost more trust than one that a person draws.
 */
import { type Card, hides } from '../engine/card.ts';
import type { Photo } from '../engine/decode.ts';
import { linearPlanes } from '../engine/linear-planes.ts';
import { type Extent, medianOf, nth, type Plane } from '../engine/planes.ts';
import {
  and,
  dilate,
  hysteresis,
  maskOf,
  placesOf,
  type Region,
  regionsOf,
  sizeOf,
  tidied,
  without,
} from '../engine/regions.ts';
import type { MarkParameters } from './parameters.ts';
import { type Surface, surfaceOf } from './surface.ts';

/** In pixels of the working size; `x1` and `y1` are not part of it. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface FoundMark {
  readonly box: Box;
  readonly pixels: number;
  /** How much lighter than the clean surface, in L*. */
  readonly lighter: number;
  /** Mean ΔE00 from the clean surface. */
  readonly deltaE: number;
}

export type Findings =
  /** The most visible first. */
  | { readonly outcome: 'marks'; readonly marks: readonly FoundMark[] }
  /** The surface itself varies too much for a mark to be told from it. */
  | { readonly outcome: 'patterned' }
  /** Too small, or too much of it too bright. */
  | { readonly outcome: 'unfit' };

/** @param item 1: item; null: it fills the photo, or cannot be told apart */
export function findMarks(
  photo: Photo,
  card: Card | null,
  item: Uint8Array | null,
  p: MarkParameters,
): Findings {
  const extent = { width: photo.width, height: photo.height };
  if (Math.min(extent.width, extent.height) < p.minSidePx) return { outcome: 'unfit' };
  const visible = visibleIn(photo, card);
  const usable = item ? and(visible, item) : visible;
  const surface = surfaceOf(linearPlanes(photo), usable, extent, p);
  if (!surface) return { outcome: 'unfit' };
  const { deltaE } = surface;
  const { middle, spread } = unevennessOf(deltaE, usable);
  const limit = (least: number, noise: number) =>
    new Float32Array(deltaE.length).fill(Math.max(least, middle + noise * spread));
  const low = limit(p.lowDeltaE, p.lowNoise);
  const mask = hysteresis(deltaE, low, limit(p.highDeltaE, p.highNoise), usable, extent);
  const clean = without(usable, dilate(mask, extent, 1));
  const isUneven = middle + spread > p.maxUnevenness;
  if (isUneven || sizeOf(clean) < p.minCleanShare * sizeOf(usable)) return { outcome: 'patterned' };
  const parts = regionsOf(tidied(mask, extent, p.openingPx, p.minPartPx), extent).filter(
    (part) => !isSeam(part, extent, p),
  );
  const places = joined(parts, extent, p.joinPx);
  if (parts.length > p.maxParts || places.length > p.maxPlaces) return { outcome: 'patterned' };
  const marks = places
    .filter((place) => isIsland(place, clean, extent, p) && edgeOf(place, deltaE, extent) >= p.minEdge)
    .map((place) => measured(place, surface, extent))
    .filter((mark) => isClear(mark, p));
  if (marks.length > p.maxMarks) return { outcome: 'patterned' };
  return { outcome: 'marks', marks: marks.toSorted((one, other) => weightOf(other) - weightOf(one)) };
}

/** A faint pale line may be a seam, and what is very light a thing that lies there. */
const isClear = ({ deltaE, lighter }: FoundMark, p: MarkParameters) =>
  deltaE >= (lighter > 0 ? p.minDeltaELighter : p.minDeltaE) && lighter <= p.maxLighter;

const weightOf = ({ pixels, deltaE }: FoundMark) => pixels * deltaE;

/** A channel from here on is clipped: its light is unknown. */
const clipped = 254;

function visibleIn({ rgb, width, height }: Photo, card: Card | null): Uint8Array {
  const visible = new Uint8Array(width * height);
  const isHidden = card ? hides(card, null) : () => false;
  for (let i = 0; i < visible.length; i += 1) {
    const isClipped = rgb[3 * i]! >= clipped || rgb[3 * i + 1]! >= clipped || rgb[3 * i + 2]! >= clipped;
    if (!isClipped && !isHidden(i % width, Math.floor(i / width))) visible[i] = 1;
  }
  return visible;
}

/** From quantiles below those that marks reach. */
function unevennessOf(deltaE: Plane, usable: Uint8Array) {
  const values = Float64Array.from(placesOf(usable), (at) => deltaE[at]!);
  const at = (share: number) => nth(values, Math.floor(share * (values.length - 1)));
  return { middle: at(0.35), spread: Math.max(0.3, (at(0.55) - at(0.15)) / 1.2) };
}

/** Parts that lie close together are one mark. */
function joined(parts: readonly Region[], extent: Extent, reach: number): Region[] {
  const mask = maskOf(parts, extent.width * extent.height);
  return regionsOf(dilate(mask, extent, reach), extent).map(({ pixels }) => ({
    pixels: pixels.filter((at) => mask[at] === 1),
  }));
}

/** Long, and thin or mostly empty inside: a seam, a row of stitches, the stitched edge of an item. */
function isSeam(part: Region, extent: Extent, p: MarkParameters): boolean {
  const [short, long] = sidesOf(boxOf(part, extent));
  if (long < p.minSeamShare * extent.width) return false;
  return short * p.minSeamRatio < long || part.pixels.length < p.maxSeamFill * long * short;
}

function isIsland(place: Region, clean: Uint8Array, extent: Extent, p: MarkParameters): boolean {
  const { width, height } = extent;
  const count = place.pixels.length;
  if (count < p.minAreaPx || count > p.maxAreaShare * width * height) return false;
  const box = boxOf(place, extent);
  const reachesRim =
    box.x0 < p.rimPx || box.y0 < p.rimPx || box.x1 > width - p.rimPx || box.y1 > height - p.rimPx;
  if (reachesRim || sidesOf(box)[0] < p.minWidthPx || isSeam(place, extent, p)) return false;
  // A row of small parts is stitches.
  const [largest] = regionsOf(maskOf([place], width * height), extent);
  if (!largest || largest.pixels.length < p.minAreaPx) return false;
  const ring = ringAround(place, extent, 3, 7);
  return ring.reduce((sum, at) => sum + clean[at]!, 0) >= p.minCleanAround * ring.length;
}

/** Pixels between `from` and `to` away from a region. */
function ringAround(region: Region, extent: Extent, from: number, to: number): Int32Array {
  const own = maskOf([region], extent.width * extent.height);
  return placesOf(without(dilate(own, extent, to), dilate(own, extent, from)));
}

/** Share of the contrast of a mark that is between its inside and what lies a few pixels outside of it. */
function edgeOf(place: Region, deltaE: Plane, extent: Extent): number {
  const middleOf = (places: Int32Array) => medianOf(Float64Array.from(places, (at) => deltaE[at]!));
  const inside = middleOf(place.pixels);
  return (inside - middleOf(ringAround(place, extent, 2, 5))) / inside;
}

function boxOf({ pixels }: Region, { width, height }: Extent): Box {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (const at of pixels) {
    const y = Math.floor(at / width);
    const x = at - y * width;
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
  }
  return { x0, y0, x1, y1 };
}

const sidesOf = ({ x0, y0, x1, y1 }: Box): readonly [short: number, long: number] => [
  Math.min(x1 - x0, y1 - y0),
  Math.max(x1 - x0, y1 - y0),
];

function measured(place: Region, { lightness, color, deltaE }: Surface, extent: Extent): FoundMark {
  const { pixels } = place;
  const mean = (plane: Plane) => pixels.reduce((sum, at) => sum + plane[at]!, 0) / pixels.length;
  return {
    ...{ box: boxOf(place, extent), pixels: pixels.length },
    lighter: mean(lightness) - color[0],
    deltaE: mean(deltaE),
  };
}
