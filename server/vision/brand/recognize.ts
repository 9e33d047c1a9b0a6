/** Finds points in a photo, and whether a reference photo has the same points in the same places: one plane seen from elsewhere. */
import type { Photo } from '../engine/decode.ts';
import { type Homography, type Place, project } from '../engine/geometry.ts';
import { greyOf } from '../engine/align.ts';
import { type Grey, pairsOf, planeThrough, type Points, pointsOf } from '../engine/match.ts';
import { inScope, type Keep, type OpenCv } from '../engine/opencv.ts';
import { rounded } from '../engine/rounded.ts';
import { type Description, descriptorBytes, pointCount } from './description.ts';
import { type BrandParameters, brandParameters } from './parameters.ts';

export function describe(cv: OpenCv, photo: Photo, p: BrandParameters = brandParameters): Description {
  const { width, height } = photo;
  // Too small for a point with its surroundings.
  if (Math.min(width, height) < p.minSidePx) {
    return { width, height, places: new Float32Array(), descriptors: new Uint8Array() };
  }
  return inScope(cv, (keep) => {
    const grey = { width, height, values: blurred(cv, keep, photo, p.blurPx) };
    const { places, descriptors } = pointsOf(cv, keep, grey, p);
    return {
      ...{ width, height },
      places: Float32Array.from(places.flatMap(({ x, y }) => [x, y])),
      descriptors: Uint8Array.from(descriptors.data.subarray(0, places.length * descriptorBytes)),
    };
  });
}

function blurred(cv: OpenCv, keep: Keep, photo: Photo, sigma: number): Grey['values'] {
  const grey = keep(new cv.Mat(photo.height, photo.width, cv.CV_8UC1));
  grey.data.set(greyOf(photo));
  const soft = keep(new cv.Mat());
  cv.GaussianBlur(grey, soft, new cv.Size(0, 0), sigma, sigma, cv.BORDER_REPLICATE);
  return Uint8Array.from(soft.data);
}

export interface Agreement {
  readonly inliers: number;
  /** Number of similar pairs of points, wherever they lie. */
  readonly pairs: number;
  /** Where the reference is in the photo: its agreeing points, and its corners, as shares of width and height. */
  readonly places: readonly Place[];
  readonly outline: readonly Place[];
  /** The same points in the reference photo. */
  readonly referencePlaces: readonly Place[];
}

/** @returns null when the reference is not in the photo */
export function agreementOf(
  cv: OpenCv,
  photo: Description,
  reference: Description,
  p: BrandParameters = brandParameters,
): Agreement | null {
  return inScope(cv, (keep) => {
    const pairs = pairsOf(cv, keep, pointsIn(cv, keep, photo), pointsIn(cv, keep, reference), p.ratio);
    if (pairs.length < p.minInliers) return null;
    const { homography, agreeing } = planeThrough(cv, keep, pairs, p.thresholdPx);
    if (!homography || agreeing.length < p.minInliers) return null;
    if (agreeing.length < p.minInlierShare * pairs.length) return null;
    if (!isPlausible(homography, reference)) return null;
    const shareOf =
      ({ width, height }: Description) =>
      ({ x, y }: Place) => ({
        x: rounded(x / width, 4),
        y: rounded(y / height, 4),
      });
    return {
      inliers: agreeing.length,
      pairs: pairs.length,
      places: agreeing.map(({ from }) => shareOf(photo)(from)),
      outline: cornersOf(reference).map((corner) => shareOf(photo)(project(homography, corner))),
      referencePlaces: agreeing.map(({ to }) => shareOf(reference)(to)),
    };
  });
}

function pointsIn(cv: OpenCv, keep: Keep, description: Description): Points {
  const count = pointCount(description);
  const descriptors = keep(new cv.Mat(count, descriptorBytes, cv.CV_8UC1));
  descriptors.data.set(description.descriptors);
  const { places } = description;
  const placeAt = (i: number) => ({ x: places[2 * i]!, y: places[2 * i + 1]! });
  return { places: Array.from({ length: count }, (_, i) => placeAt(i)), descriptors };
}

const cornersOf = ({ width, height }: Description): Place[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** Rejects views that nobody photographs: a mark from behind, from its edge, or several times as large. */
function isPlausible(homography: Homography, reference: Description): boolean {
  const corners = cornersOf(reference).map((corner) => project(homography, corner));
  const turns = corners.map((a, i) => {
    const [b, c] = [corners[(i + 1) % 4]!, corners[(i + 2) % 4]!];
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  });
  const sides = corners.map((a, i) =>
    Math.hypot(a.x - corners[(i + 1) % 4]!.x, a.y - corners[(i + 1) % 4]!.y),
  );
  const scale = Math.sqrt(
    turns.reduce((sum, turn) => sum + turn, 0) / (4 * reference.width * reference.height),
  );
  const isStretched =
    Math.max(sides[0]!, sides[2]!) > 2.5 * Math.min(sides[0]!, sides[2]!) ||
    Math.max(sides[1]!, sides[3]!) > 2.5 * Math.min(sides[1]!, sides[3]!);
  return turns.every((turn) => turn > 0) && !isStretched && scale > 0.15 && scale < 6;
}
