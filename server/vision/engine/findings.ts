/** Turns what was found into numbers with their intervals. */
import type {
  DirtyArea,
  DirtyAreas,
  Estimate,
  Findings,
  Mark,
} from '../../../src/events/analysis/measurement.ts';
import type { Variant } from './dirt.ts';
import { type Bounds, estimate, resampled, type Sums } from './intervals.ts';
import type { OpenCv } from './opencv.ts';
import { outlineOf } from './outline.ts';
import type { Parameters } from './parameters.ts';
import type { Extent } from './planes.ts';
import { perimeterOf, sizeOf } from './regions.ts';
import { rounded } from './rounded.ts';
import type { LineMark } from './surface.ts';

export interface Scene {
  readonly extent: Extent;
  /** 1 where both photos show the item. */
  readonly item: Uint8Array;
  /** The standard variant first, then others: another threshold, another half of the light's samples. */
  readonly ways: readonly Variant[];
  readonly pxPerCm: Estimate | null;
  /** Marks that only the first photo has, and those that only the second has. */
  readonly marks: {
    readonly before: readonly LineMark[];
    readonly after: readonly LineMark[];
  };
  readonly newEdges: readonly LineMark[];
  readonly texture: Findings['texture'];
}

const share: Bounds = { min: 0, max: 1, decimals: 4, unseen: 0 };
const maxAreas = 60;
const maxMarks = 60;

export function findingsOf(cv: OpenCv, scene: Scene, p: Parameters): Findings {
  const { extent, item, ways } = scene;
  const plain = ways[0]!;
  const itemPixels = sizeOf(item);
  const areas = plain.regions.slice(0, maxAreas).map(({ pixels }, i): DirtyArea => {
    const mean = (plane: Float32Array) =>
      rounded(pixels.reduce((sum, at) => sum + plane[at]!, 0) / pixels.length, 2);
    return {
      number: i + 1,
      outline: outlineOf(cv, { pixels }, extent),
      share: rounded(pixels.length / itemPixels, 4),
      cm2: scene.pxPerCm && rounded(pixels.length / scene.pxPerCm.value ** 2, 2),
      deltaEBefore: mean(plain.deltaEBefore),
      deltaEAfter: mean(plain.deltaEAfter),
      deltaEChange: mean(plain.difference.deltaE),
    };
  });
  const dirty = plain.regions.length > 0;
  const sums = ways.map((way) => blockSums(way, extent, p.blockResamplePx));
  const ratio = (
    top: (total: Sums) => number,
    bottom: (total: Sums) => number,
    bounds: Bounds,
    seed: number,
    method: Estimate['method'],
  ) =>
    estimate(
      resampled(sums, (total) => top(total) / bottom(total), p.resamples, p.seed + seed),
      method,
      bounds,
    );
  const points = { min: 0, max: 100, decimals: 1 };
  const marksOf = (marks: readonly LineMark[]) =>
    marks.slice(0, maxMarks).map((mark) => markOf(cv, mark, extent));
  const scuffs = (marks: readonly LineMark[]) => {
    const value = marks.reduce((sum, { pixels }) => sum + pixels.length, 0) / itemPixels;
    return {
      count: marks.length,
      share: estimate({ value, low: value * 0.5, high: value * 1.5 }, 'long-thin-marks', share),
      marks: marksOf(marks),
    };
  };
  return {
    before: dirtyAreas(
      ways.map((way) => way.maskBefore),
      ways.map(({ regions }) => regions.length),
      scene,
      itemPixels,
      p,
    ),
    after: dirtyAreas(
      ways.map((way) => way.maskAfter),
      ways.map(
        ({ regions, maskAfter }) => regions.filter(({ pixels }) => pixels.some((at) => maskAfter[at])).length,
      ),
      scene,
      itemPixels,
      p,
    ),
    areas,
    removedDeltaE: dirty
      ? ratio(
          ([, , , change]) => change!,
          ([n]) => n!,
          { min: 0, max: 200, decimals: 2, unseen: p.unseenDeltaE },
          1,
          'colour-difference-of-pair',
        )
      : null,
    cleaningScore: dirty
      ? ratio(
          ([, b, a]) => 100 * (1 - a! / b!),
          () => 1,
          { ...points, unseen: p.unseenPoints },
          2,
          'colour-difference-of-pair',
        )
      : null,
    colourRestoration: dirty
      ? ratio(
          ([, , , , b, a]) => 100 * (1 - Math.min(1, a! / b!)),
          () => 1,
          { ...points, unseen: p.unseenPoints },
          3,
          'colour-difference-to-surroundings',
        )
      : null,
    scuffs: {
      before: scuffs(scene.marks.before),
      after: scuffs(scene.marks.after),
    },
    texture: scene.texture,
    newEdges: marksOf(scene.newEdges),
  };
}

const markOf = (cv: OpenCv, mark: LineMark, extent: Extent): Mark => ({
  outline: outlineOf(cv, mark, extent),
  lengthPx: rounded(mark.lengthPx, 1),
  deltaL: rounded(mark.deltaL, 2),
});

/** Sums of each dirty block: pixels, ΔE before, after and between, and their squares, which give visible dirt more weight. */
function blockSums(
  { maskBefore, deltaEBefore, deltaEAfter, difference }: Variant,
  { width }: Extent,
  blockPx: number,
): Sums[] {
  const blocks = new Map<number, number[]>();
  for (let at = 0; at < maskBefore.length; at += 1) {
    if (!maskBefore[at]) continue;
    const key = Math.floor(Math.floor(at / width) / blockPx) * 10_000 + Math.floor((at % width) / blockPx);
    let sums = blocks.get(key);
    if (!sums) blocks.set(key, (sums = [0, 0, 0, 0, 0, 0]));
    const [b, a] = [deltaEBefore[at]!, deltaEAfter[at]!];
    sums[0]! += 1;
    sums[1]! += b;
    sums[2]! += a;
    sums[3]! += difference.deltaE[at]!;
    sums[4]! += b * b;
    sums[5]! += a * b;
  }
  return [...blocks.values()];
}

/** An outline may be off by part of a pixel all around, an error that resampling blocks does not show. */
function dirtyAreas(
  masks: readonly Uint8Array[],
  counts: readonly number[],
  { extent, pxPerCm }: Scene,
  itemPixels: number,
  p: Parameters,
): DirtyAreas {
  const sizes = masks.map(sizeOf);
  const value = sizes[0]!;
  const edge = p.edgePx * perimeterOf(masks[0]!, extent);
  const low = Math.max(0, Math.min(...sizes) - edge);
  const high = Math.max(...sizes) + edge;
  const scaled = (factor: number) => ({
    value: value / factor,
    low: low / factor,
    high: high / factor,
  });
  const count = {
    value: counts[0]!,
    low: Math.min(...counts),
    high: Math.max(...counts),
  };
  const cm2 = pxPerCm && {
    value: value / pxPerCm.value ** 2,
    low: low / pxPerCm.high ** 2,
    high: high / pxPerCm.low ** 2,
  };
  return {
    count: { ...count, method: 'pixel-count' },
    share: estimate(scaled(itemPixels), 'pixel-count', share),
    cm2:
      cm2 &&
      estimate(cm2, 'pixel-count', {
        min: 0,
        max: 1e6,
        decimals: 2,
        unseen: 0,
      }),
  };
}
