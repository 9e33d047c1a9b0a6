/**
 * Whether two photos show the same item, by its grain. It can only be shown or not shown: a photo that is blurred, from another
 * side or of a surface without grain says nothing about the item.
 */
import type { NotShown } from '../../../src/events/intake/same-item.ts';
import { alignMatched, type Aligned, greyPhoto } from '../engine/align.ts';
import type { Photo } from '../engine/decode.ts';
import { project } from '../engine/geometry.ts';
import { cutOut } from '../engine/item-mask.ts';
import { linearPlanes } from '../engine/linear-planes.ts';
import { type Matched, matchPoints, type Points, pointsOf } from '../engine/match.ts';
import { inScope, type OpenCv } from '../engine/opencv.ts';
import type { Plane } from '../engine/planes.ts';
import { faultsOf, qualityOf } from '../engine/quality.ts';
import { and } from '../engine/regions.ts';
import { compareGrain, type Tiles } from './grain.ts';
import { sameItemParameters as p } from './parameters.ts';

export interface Verdict extends Tiles {
  /** null: the item is shown to be the same. */
  readonly reason: NotShown | null;
  /** Points of the surface that lie in the same places. */
  readonly points: number;
}

const noTiles: Tiles = { tiles: 0, agreeing: 0 };

export const notShown = (reason: NotShown, points = 0, compared = noTiles): Verdict => ({
  ...{ reason, points },
  ...compared,
});

export function showSame(cv: OpenCv, before: Photo, after: Photo): Verdict {
  if (before.sha256 === after.sha256) return notShown('same-photo');
  if (!isFit(before) || !isFit(after)) return notShown('unfit');
  return inScope(cv, (keep) => {
    const [first, second] = [before, after].map((photo) => pointsOf(cv, keep, greyPhoto(photo), p.match)) as [
      Points,
      Points,
    ];
    return showMatched(cv, before, after, matchPoints(cv, first, second, p.match));
  });
}

/** Sharp, and neither too dark nor too bright. */
export const isFit = (photo: Photo): boolean => faultsOf(qualityOf(photo), 'before', p).length === 0;

/** The same with points that are matched already. */
export function showMatched(cv: OpenCv, before: Photo, after: Photo, matched: Matched): Verdict {
  const { inliers } = matched;
  if (inliers < p.minInliers) return notShown('few-points', inliers);
  const aligned = alignMatched(cv, before, after, matched, p);
  if (!aligned.homography) return notShown('few-points', inliers);
  if (hardlyMoves(aligned, before)) return notShown('same-photo', inliers);
  const item = cutOut(cv, before, p.minItemShare);
  const usable = item ? and(item, aligned.valid) : aligned.valid;
  const compared = compareGrain(logOf(linearPlanes(before)), logOf(aligned.linear), usable, before, p);
  const { tiles, agreeing } = compared;
  if (tiles < p.minTiles) return notShown('little-grain', inliers, compared);
  if (agreeing < p.minAgreeingShare * tiles) return notShown('other-grain', inliers, compared);
  return { reason: null, points: inliers, ...compared };
}

function hardlyMoves({ homography }: Aligned, { width, height }: Photo): boolean {
  const corners = [[0, 0], [width, 0], [width, height], [0, height]] as const; // prettier-ignore
  return corners.every(([x, y]) => {
    const to = project(homography, { x, y });
    return Math.hypot(to.x - x, to.y - y) < p.minMove * width;
  });
}

/** So that the darkest pixels are not all noise. */
const floor = 0.002;

/** @param linear light, three planes */
function logOf(linear: Float32Array): Plane {
  const count = linear.length / 3;
  const logs = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    const y = 0.2126 * linear[i]! + 0.7152 * linear[count + i]! + 0.0722 * linear[2 * count + i]!;
    logs[i] = Math.log(Math.max(0, y) + floor);
  }
  return logs;
}
