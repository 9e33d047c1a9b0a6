/** Measures the photos of a kept measurement again and reports where the results differ: nowhere, with the same engine. */
import type { Measurement } from '../../../src/events/analysis/measurement.ts';
import { measurePair } from './measure-pair.ts';
import { engineVersion } from './parameters.ts';

export type Replayed =
  | { readonly same: true }
  /** Another version of the engine may differ; the same one must not. */
  | {
      readonly same: false;
      readonly sameEngine: boolean;
      readonly differences: readonly string[];
    };

/** @throws UnfitPair; PoolBusy */
export async function replay(kept: Measurement, before: Uint8Array, after: Uint8Array): Promise<Replayed> {
  const { measurement } = await measurePair(before, after, {
    itemType: kept.itemType,
    sender: 'replay',
    maxWaitMs: Infinity,
  });
  const differences = differencesOf(kept, measurement, '');
  if (differences.length === 0) return { same: true };
  return {
    same: false,
    sameEngine: kept.engine.version === engineVersion,
    differences,
  };
}

const maxDifferences = 100;

/** Paths of the differences, such as `findings.before.share.value: 0.1 → 0.2`. */
function differencesOf(one: unknown, other: unknown, path: string): string[] {
  if (Object.is(one, other)) return [];
  const plain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (!plain(one) || !plain(other)) return [`${path}: ${JSON.stringify(one)} → ${JSON.stringify(other)}`];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return keys
    .flatMap((key) => differencesOf(one[key], other[key], path === '' ? key : `${path}.${key}`))
    .slice(0, maxDifferences);
}
