/** Finds the printed card in a photo: how many pixels a centimeter has there, and which part of the item the card hides. */
import { cardSize, markerCorners, markerSize } from '../../../src/events/analysis/card.ts';
import type { CardFound } from '../../../src/events/analysis/measurement.ts';
import { greyOf } from './align.ts';
import type { Photo } from './decode.ts';
import { type Homography, inverse, type Place, project } from './geometry.ts';
import { inScope, type Keep, type Mat, type OpenCv } from './opencv.ts';
import { rounded } from './rounded.ts';

export interface Card {
  readonly found: CardFound;
  /** Maps millimeters on the card to pixels. */
  readonly homography: Homography;
}

/** Of four; the others may be hidden or in shade. */
const minMarkers = 3;

export function findCard(cv: OpenCv, photo: Photo): Card | null {
  return inScope(cv, (keep) => {
    const grey = keep(new cv.Mat(photo.height, photo.width, cv.CV_8UC1));
    grey.data.set(greyOf(photo));
    const detector = keep(
      new cv.aruco_ArucoDetector(
        keep(cv.getPredefinedDictionary(cv.DICT_4X4_50)),
        keep(new cv.aruco_DetectorParameters()),
        keep(new cv.aruco_RefineParameters(10, 3, true)),
      ),
    );
    const corners = keep(new cv.MatVector());
    const ids = keep(new cv.Mat());
    detector.detectMarkers(grey, corners, ids, keep(new cv.MatVector()));
    const seen = new Map<number, Place[]>();
    for (let i = 0; i < corners.size(); i += 1) {
      const id = ids.data32S[i]!;
      const { data32F } = keep(corners.get(i));
      if (!markerCorners[id] || seen.has(id)) continue;
      seen.set(
        id,
        [0, 1, 2, 3].map((k) => ({
          x: data32F[2 * k]!,
          y: data32F[2 * k + 1]!,
        })),
      );
    }
    if (seen.size < minMarkers) return null;
    const pairs = [...seen].flatMap(([id, places]) => {
      const [x, y] = markerCorners[id]!;
      const printed = [[0, 0], [markerSize, 0], [markerSize, markerSize], [0, markerSize]]; // prettier-ignore
      return places.map((to, k) => ({
        from: { x: x + printed[k]![0]!, y: y + printed[k]![1]! },
        to,
      }));
    });
    const { USAC_MAGSAC } = cv;
    const [from, to] = [
      matOf(
        cv,
        keep,
        pairs.map((pair) => pair.from),
      ),
      matOf(
        cv,
        keep,
        pairs.map((pair) => pair.to),
      ),
    ];
    const fitted = keep(cv.findHomography(from, to, USAC_MAGSAC, 3, keep(new cv.Mat()), 1000, 0.999));
    if (fitted.rows !== 3) return null;
    const homography = [...fitted.data64F];
    const outline = outlineIn(homography, 0);
    const scaled = outline.map(
      ({ x, y }) => [rounded(x / photo.width, 4), rounded(y / photo.height, 4)] as const,
    );
    const area = Math.abs(
      outline.reduce((sum, a, i) => sum + a.x * outline[(i + 1) % 4]!.y - a.y * outline[(i + 1) % 4]!.x, 0) /
        2,
    );
    const pxPerCm = rounded(10 * Math.sqrt(area / (cardSize.width * cardSize.height)), 3);
    const markers = [...seen.keys()].sort((a, b) => a - b);
    return {
      found: { markers, outline: scaled, pxPerCm, greyError: null },
      homography,
    };
  });
}

const outlineIn = (h: Homography, around: number): Place[] =>
  [
    [-around, -around],
    [cardSize.width + around, -around],
    [cardSize.width + around, cardSize.height + around],
    [-around, cardSize.height + around],
  ].map(([x, y]) => project(h, { x: x!, y: y! }));

function matOf(cv: OpenCv, keep: Keep, places: readonly Place[]): Mat {
  const mat = keep(new cv.Mat(places.length, 1, cv.CV_32FC2));
  places.forEach(({ x, y }, i) => mat.data32F.set([x, y], 2 * i));
  return mat;
}

/** The card's shadow hides this much around it, too. */
const shadowMm = 4;

/** @param toPhoto maps pixels of the first photo to the photo that the card is in; null: it is in the first */
export function hides({ homography }: Card, toPhoto: Homography | null): (x: number, y: number) => boolean {
  const back = inverse(homography);
  return (x, y) => {
    const at = project(back, toPhoto ? project(toPhoto, { x, y }) : { x, y });
    return (
      at.x > -shadowMm &&
      at.y > -shadowMm &&
      at.x < cardSize.width + shadowMm &&
      at.y < cardSize.height + shadowMm
    );
  };
}
