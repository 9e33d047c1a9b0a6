/** From two photos to a measurement, step by step. The first step that the photos are not good enough for ends it with a reason. */
import type { ItemType } from '../../../src/events/analysis/item.ts';
import {
  type Estimate,
  type Measurement,
  measurementVersion,
  type Registration,
} from '../../../src/events/analysis/measurement.ts';
import type { Reason } from '../../../src/events/analysis/reason.ts';
import { type Aligned, align } from './align.ts';
import { findCard, hides } from './card.ts';
import { decode, type Photo } from './decode.ts';
import { labOf } from './difference.ts';
import { labPicture } from './lab-picture.ts';
import { type Dirt, findDirt, otherThreshold, relit, type Variant } from './dirt.ts';
import { findingsOf } from './findings.ts';
import { inverse } from './geometry.ts';
import { itemMaskOf } from './item-mask.ts';
import { fitLight, type Light } from './light.ts';
import { linearPlanes } from './linear-planes.ts';
import { loadOpenCv, type OpenCv } from './opencv.ts';
import {
  alphaOfDeltaE,
  alphaOfMask,
  evenedRgb,
  layerOverlay,
  overlayOf,
  type OverlayPicture,
  photoOverlay,
} from './overlays.ts';
import { engineVersion, flatParameters, parameters as p } from './parameters.ts';
import { type Extent, medianOf } from './planes.ts';
import { faultsOf, qualityOf } from './quality.ts';
import { outlineOf } from './outline.ts';
import { and, dilate, maskOf, placesOf, regionsOf, sizeOf, without } from './regions.ts';
import { rounded } from './rounded.ts';
import { correlationOf } from './structure.ts';
import { marksOf, newEdgesOf, ridgesOf, textureOf } from './surface.ts';

export interface Measured {
  readonly measurement: Measurement;
  readonly overlays: readonly OverlayPicture[];
}

type Known = Pick<Measurement, 'pictures' | 'itemType'> & Partial<Measurement>;

/** @param onAligned called when the photos are aligned and measuring begins. @throws UnfitPhoto */
export async function measure(
  contents: readonly [Uint8Array, Uint8Array],
  itemType: ItemType,
  onAligned: () => void = () => undefined,
): Promise<Measured> {
  const { cv } = await loadOpenCv();
  const before = await decode(contents[0], 'before', p.workingPixels);
  const after = await decode(contents[1], 'after', p.workingPixels);
  const pictures = { before: qualityOf(before), after: qualityOf(after) };
  const known: Known = { pictures, itemType };
  const faults = [...faultsOf(pictures.before, 'before', p), ...faultsOf(pictures.after, 'after', p)];
  if (faults.length > 0) return inconclusive(known, faults);

  const aligned = align(cv, before, after, p);
  if (!aligned.homography) {
    return inconclusive(known, [together('not-the-same-item', aligned.inliers, p.sameInliers)]);
  }
  onAligned();
  return measureAligned(cv, { before, after, aligned, known });
}

interface Pair {
  readonly before: Photo;
  readonly after: Photo;
  readonly aligned: Aligned;
  readonly known: Known;
}

async function measureAligned(cv: OpenCv, { before, after, aligned, known }: Pair): Promise<Measured> {
  const count = before.width * before.height;
  const linear = linearPlanes(before);
  const faults: Reason[] = [];
  if (aligned.inliers < p.sameInliers) {
    faults.push(together('not-the-same-item', aligned.inliers, p.sameInliers));
  }
  const sighted = usableOf(before, aligned);
  const rough = fitLight(linear, aligned.linear, sighted, before, p.lightStepPx);
  const lab = labPicture(labOf(linear, count, null), before);
  const roughlyEvened = () => labPicture(labOf(aligned.linear, count, rough?.logGain ?? null), before);
  const mask = itemMaskOf(cv, before, aligned, lab, roughlyEvened, p);
  const cards = { before: findCard(cv, before), after: findCard(cv, after) };
  const hidden = [
    ...(cards.before ? [hides(cards.before, null)] : []),
    ...(cards.after ? [hides(cards.after, inverse(aligned.homography))] : []),
  ];
  if (hidden.length > 0) {
    for (let i = 0; i < count; i += 1) {
      const [x, y] = [i % before.width, Math.floor(i / before.width)];
      if (hidden.some((hides) => hides(x, y))) mask[i] = 0;
    }
  }
  const item = and(mask, aligned.valid);
  const usable = and(sighted, item);
  const itemPixels = sizeOf(item);
  const overlap = rounded(itemPixels / Math.max(1, sizeOf(mask)), 4);
  if (overlap < p.minOverlap) faults.push(together('too-little-overlap', overlap, p.minOverlap));
  const light = fitLight(linear, aligned.linear, usable, before, p.lightStepPx);
  if (!light) faults.push(together('light-uneven', 0, 0));
  if (!light || faults.length > 0) {
    return inconclusive(
      {
        ...known,
        registration: registrationOf(aligned, after, before, overlap, 0),
      },
      faults,
    );
  }

  const evened = labPicture(labOf(aligned.linear, count, light.logGain), before);
  const dirt = findDirt(lab, evened, usable, aligned.valid, p);
  const near = dilate(maskOf([...dirt.regions, ...dirt.appeared, ...dirt.elsewhere], count), before, 5);
  const clean = without(usable, near);
  const correlation = correlationOf(...dirt.difference.structure, placesOf(clean));
  const residual = rounded(residualOf(dirt, clean), 2);
  const registration = registrationOf(aligned, after, before, overlap, correlation);
  const sofar: Known = {
    ...known,
    registration,
    item: itemFactsOf(cv, mask, before),
    light: lightFactsOf(light, residual),
    card: {
      before: cards.before?.found ?? null,
      after: cards.after?.found ?? null,
    },
    pxPerCm: cards.before && scaleOf(cards.before.found.pxPerCm),
  };
  if (correlation < p.minCorrelation) {
    faults.push(together('low-correlation', correlation, p.minCorrelation));
  }
  if (residual > p.maxResidual) faults.push(together('light-uneven', residual, p.maxResidual));
  const clipped = clippedIn(dirt.maskBefore, before);
  if (clipped > p.maxClippedInDirt) faults.push(together('clipped', clipped, p.maxClippedInDirt));
  const [gone, appeared] = [dirt.regions, dirt.appeared].map((regions) =>
    rounded(regions.reduce((sum, { pixels }) => sum + pixels.length, 0) / itemPixels, 4),
  ) as [number, number];
  const clearChange = Math.max(p.minClearChange, appeared);
  if (gone <= clearChange) faults.push(together('no-clear-change', gone, clearChange));
  const texture = textureOf(lab, evened, clean, p);
  if (!texture) faults.push(together('light-uneven', 0, 0));
  if (!texture || faults.length > 0) return inconclusive(sofar, faults);

  const [ridges, evenedRidges] = [ridgesOf(lab), ridgesOf(evened)];
  const marks = {
    before: marksOf(ridges, evenedRidges, item, before),
    after: marksOf(evenedRidges, ridges, item, before),
  };
  const newEdges = newEdgesOf(lab.planes[0], evened.planes[0], clean, before);
  const ways = [
    dirt,
    ...otherWays(dirt, clean, {
      linear,
      aligned,
      light,
      usable,
      extent: before,
    }),
  ];
  const findings = findingsOf(
    cv,
    {
      extent: before,
      item,
      ways,
      pxPerCm: sofar.pxPerCm ?? null,
      marks,
      newEdges,
      texture,
    },
    p,
  );
  const { cleaningScore } = findings;
  const width = cleaningScore ? rounded(cleaningScore.high - cleaningScore.low, 1) : 0;
  if (width > p.maxIntervalPoints)
    return inconclusive(sofar, [together('interval-too-wide', width, p.maxIntervalPoints)]);

  // Encoded at the same time, each on a thread of libvips.
  const overlays = await Promise.all([
    photoOverlay('before', before.rgb, before),
    photoOverlay('after', evenedRgb(aligned.linear, light.logGain, count), before),
    layerOverlay('dirt-before', alphaOfMask(dirt.maskBefore), before),
    layerOverlay('dirt-after', alphaOfMask(dirt.maskAfter), before),
    layerOverlay('change', alphaOfDeltaE(dirt.difference.deltaE, p.lowDeltaE), before),
    layerOverlay('scuffs', alphaOfMask(maskOf([...marks.before, ...marks.after], count)), before),
    layerOverlay('new-edges', alphaOfMask(maskOf(newEdges, count)), before),
  ]);
  const measurement: Measurement = {
    ...complete(sofar),
    verdict: 'measured',
    findings,
    overlays: overlays.map((overlay) => overlayOf(overlay, before)),
  };
  return { measurement, overlays };
}

const together = (code: Reason['code'], measured: number, limit: number): Reason => ({
  code,
  picture: null,
  measured,
  limit,
});

const inconclusive = (known: Known, reasons: readonly Reason[]): Measured => ({
  measurement: { ...complete(known), reasons },
  overlays: [],
});

const complete = (known: Known): Measurement => ({
  version: measurementVersion,
  engine: { version: engineVersion, libraries: { opencv: '4.12.0-release.1' } },
  parameters: flatParameters(),
  item: null,
  card: { before: null, after: null },
  pxPerCm: null,
  registration: null,
  light: null,
  verdict: 'inconclusive',
  reasons: [],
  findings: null,
  overlays: [],
  ...known,
});

/** The card's edges are located to about a third of a pixel, and the item need not lie exactly in its plane. */
const scaleOf = (pxPerCm: number): Estimate => ({
  value: pxPerCm,
  low: rounded(pxPerCm * 0.985, 3),
  high: rounded(pxPerCm * 1.015, 3),
  method: 'card-markers',
});

function itemFactsOf(cv: OpenCv, mask: Uint8Array, extent: Extent): Measurement['item'] {
  const [largest] = regionsOf(mask, extent);
  return largest
    ? {
        outline: outlineOf(cv, largest, extent),
        share: rounded(sizeOf(mask) / mask.length, 4),
      }
    : null;
}

const isClipped = (rgb: Uint8Array, at: number) =>
  rgb[3 * at]! >= 254 || rgb[3 * at + 1]! >= 254 || rgb[3 * at + 2]! >= 254;

/** Above this value the camera clips, so the light is unknown. */
const white = 0.985;

function usableOf({ rgb }: Photo, { valid, linear }: Aligned): Uint8Array {
  const count = valid.length;
  const usable = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) {
    const isBelow = linear[i]! < white && linear[count + i]! < white && linear[2 * count + i]! < white;
    if (valid[i] && isBelow && !isClipped(rgb, i)) usable[i] = 1;
  }
  return usable;
}

function clippedIn(mask: Uint8Array, { rgb, width, height }: Photo): number {
  const around = dilate(mask, { width, height }, 2);
  let [all, clipped] = [0, 0];
  for (let at = 0; at < around.length; at += 1) {
    if (!around[at]) continue;
    all += 1;
    if (isClipped(rgb, at)) clipped += 1;
  }
  return all === 0 ? 0 : rounded(clipped / all, 4);
}

function residualOf({ difference: { deltaE } }: Dirt, clean: Uint8Array): number {
  const sampled = new Float64Array(Math.ceil(deltaE.length / 3));
  let found = 0;
  for (let i = 0; i < deltaE.length; i += 3) if (clean[i] === 1) sampled[found++] = deltaE[i]!;
  return medianOf(sampled.subarray(0, found));
}

const lightFactsOf = ({ gain, unchanged }: Light, residual: number): Measurement['light'] => ({
  residual,
  gain: [rounded(gain[0], 4), rounded(gain[1], 4), rounded(gain[2], 4)],
  unchanged: rounded(unchanged, 3),
  source: 'surface',
});

function registrationOf(
  aligned: Aligned,
  from: Extent,
  to: Extent,
  overlap: number,
  correlation: number,
): Registration {
  const { homography: h, inliers, errorPx, refinement } = aligned;
  const scaled = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const out = [to.width, to.height, 1][row]!;
      return (h[3 * row + column]! * [from.width, from.height, 1][column]!) / out;
    }),
  );
  return {
    inliers,
    overlap,
    correlation,
    errorPx: rounded(errorPx, 2),
    homography: scaled.map((value) => rounded(value / scaled[8]!, 6)),
    refinement,
    sameItem: inliers >= p.sameInliers ? 'shown' : inliers < p.minInliers ? 'not-shown' : 'unclear',
  };
}

interface Ground {
  readonly linear: Float32Array;
  readonly aligned: Aligned;
  readonly light: Light;
  readonly usable: Uint8Array;
  readonly extent: Extent;
}

/** Variants of the measurement: another threshold, or the light from one half of the unchanged samples. */
function otherWays(
  dirt: Dirt,
  clean: Uint8Array,
  { linear, aligned, light, usable, extent }: Ground,
): Variant[] {
  const halves = [0, 1].map((half) =>
    fitLight(linear, aligned.linear, usable, extent, p.lightStepPx * 2, (index) => (index & 1) === half),
  );
  return [
    ...[1 - p.otherThreshold, 1 + p.otherThreshold].map((factor) =>
      otherThreshold(dirt, usable, clean, extent, p, factor),
    ),
    ...halves.flatMap((half) => (half ? [relit(dirt, light, half, extent)] : [])),
  ];
}
