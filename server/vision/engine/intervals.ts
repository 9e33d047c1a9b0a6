/**
 * How certain a number is: its blocks are resampled many times, each time from one of several variants of the measurement
 * (threshold, light). The same pictures give the same interval.
 */
import type { Estimate, Method } from '../../../src/events/analysis/measurement.ts';
import { medianOf, quantileOf } from './planes.ts';
import { randomFrom } from './random.ts';
import { rounded } from './rounded.ts';

/** Sums over one block of pixels; the caller knows their meaning. */
export type Sums = readonly number[];

/** Interval that holds 95 % of the resamples of a ratio of sums. @param variants blocks of each variant; the standard one first */
export function resampled(
  variants: readonly (readonly Sums[])[],
  ratio: (total: Sums) => number,
  resamples: number,
  seed: number,
): { readonly value: number; readonly low: number; readonly high: number } {
  const random = randomFrom(seed);
  const totalOf = (blocks: readonly Sums[], blockAt: (n: number) => Sums) => {
    const total = [...(blocks[0] ?? [])].fill(0);
    for (let n = 0; n < blocks.length; n += 1) {
      const block = blockAt(n);
      for (let k = 0; k < total.length; k += 1) total[k]! += block[k]!;
    }
    return total;
  };
  const standard = variants[0] ?? [];
  const value = ratio(totalOf(standard, (n) => standard[n]!));
  const draws: number[] = [];
  for (let n = 0; n < resamples; n += 1) {
    const blocks = variants[Math.floor(random() * variants.length)]!;
    const each = ratio(totalOf(blocks, () => blocks[Math.floor(random() * blocks.length)]!));
    if (Number.isFinite(each)) draws.push(each);
  }
  if (draws.length === 0) return { value, low: value, high: value };
  draws.sort((a, b) => a - b);
  const [low, high] = [quantileOf(draws, 0.025), quantileOf(draws, 0.975)];
  return { value, low: Math.min(low, value), high: Math.max(high, value) };
}

/** The same for a median of blocks, by resampling the blocks. */
export function resampledMedian(values: readonly number[], resamples: number, seed: number) {
  const random = randomFrom(seed);
  const value = medianOf(values);
  const draws = Array.from({ length: resamples }, () =>
    medianOf(values.map(() => values[Math.floor(random() * values.length)]!)),
  ).sort((a, b) => a - b);
  return {
    value,
    low: quantileOf(draws, 0.025),
    high: quantileOf(draws, 0.975),
  };
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** Error that no resample shows: added on both sides, in the unit of the number. */
  readonly unseen: number;
}

export function estimate(
  { value, low, high }: { readonly value: number; readonly low: number; readonly high: number },
  method: Method,
  { min, max, decimals, unseen }: Bounds,
): Estimate {
  const within = (each: number) => rounded(Math.min(max, Math.max(min, each)), decimals);
  const step = 10 ** -decimals;
  const middle = within(value);
  return {
    value: middle,
    low: Math.min(middle, within(low - unseen - step / 2)),
    high: Math.max(middle, within(high + unseen + step / 2)),
    method,
  };
}
