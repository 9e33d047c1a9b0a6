/**
 * Row `vision`: what the image analysis finds on pairs with a known truth, from seeds it was never tuned on, beside the naive
 * solution: the difference of the two pictures with Otsu's or a fixed threshold. LONG=1 uses all pairs.
 */
import sharp from 'sharp';
import { measure } from '../../server/vision/engine/measure.ts';
import { long } from '../counts.ts';
import { badKinds, makeBadPair } from '../vision/generator/bad-pair.ts';
import { makePair } from '../vision/generator/pair.ts';
import { maskOfOverlay, overlapWith } from '../vision/overlap.ts';
import { median, type Row } from './measure.ts';

const firstSeed = 10_000;
const goodPairs = long ? 1000 : 6;
const badPairs = long ? 500 : 5;
const unchangedPairs = long ? 200 : 3;
const largePairs = long ? 10 : 1;
const fixedThreshold = 30;

type Pair = Awaited<ReturnType<typeof makePair>>;
/** Grey-level difference of the pictures without alignment. */
async function plainDifference({ before, after, truth }: Pair): Promise<Uint8Array> {
  const [one, other] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).resize(truth.width, truth.height, { fit: 'fill' }).greyscale().raw().toBuffer(),
    ),
  );
  return one!.map((value, i) => Math.abs(value - other![i]!));
}

function otsu(levels: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const level of levels) counts[level]! += 1;
  const sum = counts.reduce((total, count, level) => total + count * level, 0);
  let [best, threshold, below, belowSum] = [-1, 0, 0, 0];
  for (let level = 0; level < 255; level += 1) {
    below += counts[level]!;
    belowSum += level * counts[level]!;
    const above = levels.length - below;
    if (below === 0 || above === 0) continue;
    const apart = below * above * (belowSum / below - (sum - belowSum) / above) ** 2;
    if (apart > best) [best, threshold] = [apart, level];
  }
  return threshold;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of one pair, elapsed and of the processor: other programs on the machine make the first longer. */
async function timed({ before, after, itemType }: Pair) {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const measured = await measure([before, after], itemType);
  const { user, system } = process.cpuUsage(used);
  return { measured, elapsed: (performance.now() - start) / 1000, computed: (user + system) / 1e6 };
}

export async function vision(): Promise<Row[]> {
  const ious = { ours: [] as number[], otsu: [] as number[], fixed: [] as number[] };
  const byMaterial = new Map<string, number[]>();
  const areaErrors: number[] = [];
  const deltaErrors: number[] = [];
  const covered: number[] = [];
  const times: Omit<Awaited<ReturnType<typeof timed>>, 'measured'>[] = [];
  let goodInconclusive = 0;
  for (let seed = firstSeed; seed < firstSeed + goodPairs; seed += 1) {
    const pair = await makePair({ seed });
    const { measured, ...time } = await timed(pair);
    times.push(time);
    const { measurement, overlays } = measured;
    const { findings } = measurement;
    if (!findings) {
      goodInconclusive += 1;
      continue;
    }
    const { truth } = pair;
    const iou = overlapWith(
      truth,
      await maskOfOverlay(overlays.find(({ name }) => name === 'dirt-before')!.bytes),
    );
    const levels = await plainDifference(pair);
    const cut = otsu(levels);
    ious.ours.push(iou);
    ious.otsu.push(
      overlapWith(
        truth,
        levels.map((level) => (level > cut ? 1 : 0)),
      ),
    );
    ious.fixed.push(
      overlapWith(
        truth,
        levels.map((level) => (level > fixedThreshold ? 1 : 0)),
      ),
    );
    const material = truth.scene.material;
    byMaterial.set(material, [...(byMaterial.get(material) ?? []), iou]);
    if (truth.share.before > 0)
      areaErrors.push(Math.abs(findings.before.share.value / truth.share.before - 1));
    const inDirt = truth.deltaChange.filter((_, i) => truth.dirt[i] === 1);
    if (findings.removedDeltaE && inDirt.length > 0) {
      deltaErrors.push(
        Math.abs(findings.removedDeltaE.value - inDirt.reduce((sum, one) => sum + one, 0) / inDirt.length),
      );
    }
    const score = findings.cleaningScore;
    if (score && truth.shareRemoved !== null) {
      const is = 100 * truth.shareRemoved;
      covered.push(is >= score.low && is <= score.high ? 1 : 0);
    }
  }
  let badInconclusive = 0;
  for (let i = 0; i < badPairs; i += 1) {
    const bad = await makeBadPair({ seed: firstSeed + i, kind: badKinds[i % badKinds.length]! });
    const { measurement } = await measure([bad.before, bad.after], bad.itemType);
    if (measurement.verdict === 'inconclusive') badInconclusive += 1;
  }
  let claimed = 0;
  for (let seed = firstSeed; seed < firstSeed + unchangedPairs; seed += 1) {
    const pair = await makePair({ seed, condition: 'unchanged' });
    const { findings } = (await measure([pair.before, pair.after], pair.itemType)).measurement;
    if ((findings?.cleaningScore?.low ?? 0) > 0) claimed += 1;
  }
  const large: typeof times = [];
  for (let seed = firstSeed; seed < firstSeed + largePairs; seed += 1) {
    large.push(await timed(await makePair({ seed, size: '12mp' })));
  }
  const timeRows = (name: string, all: typeof times) => {
    const elapsed = median(all.map((each) => each.elapsed));
    const computed = median(all.map((each) => each.computed));
    return [
      row(`${name}, median`, 's', elapsed, '≤ 3 s', elapsed <= 3),
      row(`${name}, of the processor`, 's', computed, '≤ 6 s: 3 s on 2 cores', computed <= 6),
    ];
  };
  const peers = { Otsu: mean(ious.otsu), 'fixed threshold': mean(ious.fixed) };
  const row = (name: string, unit: string, ours: number, aim: string, met: boolean, beside = {}): Row => ({
    name: `vision, ${name}`,
    unit,
    ours,
    peers: beside,
    aim,
    met,
  });
  const means = [...byMaterial].map(([material, all]) => ({ material, iou: mean(all) }));
  const worst = means.reduce((one, other) => (other.iou < one.iou ? other : one), {
    material: 'none',
    iou: 1,
  });
  const [area, delta] = [100 * median(areaErrors), median(deltaErrors)];
  const [held, good, bad] = [
    100 * mean(covered),
    (100 * goodInconclusive) / goodPairs,
    (100 * badInconclusive) / badPairs,
  ];
  return [
    row(
      `stain IoU of ${ious.ours.length} pairs, mean`,
      'IoU',
      mean(ious.ours),
      '≥ 0.90',
      mean(ious.ours) >= 0.9,
      peers,
    ),
    row(`stain IoU, worst material: ${worst.material}`, 'IoU', worst.iou, '≥ 0.80', worst.iou >= 0.8, peers),
    row('dirty share, median error', '%', area, '≤ 5 %', area <= 5),
    row('ΔE00 removed, median error', 'ΔE00', delta, '≤ 1.0', delta <= 1),
    row('cleaning score within its interval', '%', held, '93–97 %', held >= 93 && held <= 97),
    row(`inconclusive of ${goodPairs} good pairs`, '%', good, '≤ 3 %', good <= 3),
    row(`inconclusive of ${badPairs} bad pairs`, '%', bad, '100 %', bad === 100),
    row(`${unchangedPairs} pairs that nobody cleaned, called cleaner`, 'pairs', claimed, '0', claimed === 0),
    ...timeRows('a pair', times),
    ...timeRows('a pair of 12 megapixels', large),
  ];
}
