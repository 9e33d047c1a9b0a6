/** Finds the first picture in the second by points of the surface (ORB), and the plane that most of them agree on (MAGSAC). */
import { project, type Homography, type Place } from './geometry.ts';
import { type Keep, type Mat, type OpenCv, inScope } from './opencv.ts';
import { medianOf } from './planes.ts';

export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

export interface Matched {
  /** Maps the second picture to the first, in pixels; null: none was found. */
  readonly homography: Homography | null;
  readonly inliers: number;
  readonly errorPx: number;
}

const levels = 8;
const scaleFactor = 1.2;
const patch = 31;
const claheClip = 3;
const claheTiles = 8;
const maxIterations = 4000;
const confidence = 0.9999;
const seed = 20_261;

export interface MatchLimits {
  readonly features: number;
  readonly fastThreshold: number;
  /** Largest distance of the best match as a fraction of the second best. */
  readonly ratio: number;
  readonly thresholdPx: number;
}

export interface Points {
  readonly places: readonly Place[];
  readonly descriptors: Mat;
}

export function match(cv: OpenCv, before: Grey, after: Grey, limits: MatchLimits): Matched {
  return inScope(cv, (keep) => {
    const [first, second] = [before, after].map((grey) => pointsOf(cv, keep, grey, limits)) as [
      Points,
      Points,
    ];
    return matchPoints(cv, first, second, limits);
  });
}

/** The same with points that are found already. */
export function matchPoints(cv: OpenCv, first: Points, second: Points, limits: MatchLimits): Matched {
  return inScope(cv, (keep) => {
    const pairs = pairsOf(cv, keep, first, second, limits.ratio);
    if (pairs.length < 8) return { homography: null, inliers: pairs.length, errorPx: 0 };
    const { homography, agreeing } = planeThrough(cv, keep, pairs, limits.thresholdPx);
    if (!homography) return { homography, inliers: 0, errorPx: 0 };
    const misses = agreeing.map(({ from, to }) => {
      const seen = project(homography, to);
      return Math.hypot(seen.x - from.x, seen.y - from.y);
    });
    return {
      homography,
      inliers: agreeing.length,
      errorPx: agreeing.length === 0 ? 0 : medianOf(misses),
    };
  });
}

/** Maps the second picture to the first; deterministic for the same pairs. */
export function planeThrough(cv: OpenCv, keep: Keep, pairs: readonly Pair[], thresholdPx: number): Plane {
  cv.setRNGSeed(seed);
  const mask = keep(new cv.Mat());
  const found = keep(
    cv.findHomography(
      matOf(
        cv,
        keep,
        pairs.map(({ to }) => to),
      ),
      matOf(
        cv,
        keep,
        pairs.map(({ from }) => from),
      ),
      cv.USAC_MAGSAC,
      thresholdPx,
      mask,
      maxIterations,
      confidence,
    ),
  );
  if (found.rows !== 3) return { homography: null, agreeing: [] };
  return { homography: [...found.data64F], agreeing: pairs.filter((_, i) => mask.data[i] === 1) };
}

interface Plane {
  readonly homography: Homography | null;
  readonly agreeing: readonly Pair[];
}

export function pointsOf(
  cv: OpenCv,
  keep: Keep,
  { width, height, values }: Grey,
  limits: Pick<MatchLimits, 'features' | 'fastThreshold'>,
): Points {
  const grey = keep(new cv.Mat(height, width, cv.CV_8UC1));
  grey.data.set(values);
  const even = keep(new cv.Mat());
  keep(new cv.CLAHE(claheClip, new cv.Size(claheTiles, claheTiles))).apply(grey, even);
  const points = keep(new cv.KeyPointVector());
  const descriptors = keep(new cv.Mat());
  const { features, fastThreshold } = limits;
  const score = cv.ORB_HARRIS_SCORE;
  const orb = keep(new cv.ORB(features, scaleFactor, levels, patch, 0, 2, score, patch, fastThreshold));
  orb.detectAndCompute(even, keep(new cv.Mat()), points, descriptors, false);
  const places = Array.from({ length: points.size() }, (_, i) => points.get(i).pt);
  return { places, descriptors };
}

export interface Pair {
  readonly from: Place;
  readonly to: Place;
}

export function pairsOf(cv: OpenCv, keep: Keep, first: Points, second: Points, ratio: number): Pair[] {
  if (first.places.length < 2 || second.places.length < 2) return [];
  const found = keep(new cv.DMatchVectorVector());
  keep(new cv.BFMatcher(cv.NORM_HAMMING, false)).knnMatch(first.descriptors, second.descriptors, found, 2);
  const best = new Map<number, { readonly from: number; readonly distance: number }>();
  for (let i = 0; i < found.size(); i += 1) {
    const two = keep(found.get(i));
    if (two.size() < 2) continue;
    const [one, other] = [two.get(0), two.get(1)];
    if (one.distance >= ratio * other.distance) continue;
    // A point of the second picture matches at most one of the first.
    const rival = best.get(one.trainIdx);
    if (rival && rival.distance <= one.distance) continue;
    best.set(one.trainIdx, { from: one.queryIdx, distance: one.distance });
  }
  return [...best].map(([to, { from }]) => ({
    from: first.places[from]!,
    to: second.places[to]!,
  }));
}

function matOf(cv: OpenCv, keep: Keep, places: readonly Place[]): Mat {
  const mat = keep(new cv.Mat(places.length, 1, cv.CV_32FC2));
  places.forEach(({ x, y }, i) => mat.data32F.set([x, y], 2 * i));
  return mat;
}
