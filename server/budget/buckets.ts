/**
 * Token buckets: allowances that refill with time. They are kept in this process, so that taking from one costs no query;
 * each of several processes counts by itself (docs/decisions/0140).
 */

export interface Refill {
  /** What may be taken at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Buckets {
  /** Takes `amount` and returns 0; or takes nothing and returns the seconds until it would be available. */
  take(key: string, amount: number): number;
}

/** More than the addresses that visit; beyond it, the least recently used key is dropped. */
const maxKeys = 50_000;

/** @param now milliseconds */
export function openBuckets({ burst, perSecond }: Refill, now: () => number): Buckets {
  /** When each bucket is full again, by key, least recently used first. */
  const fullAt = new Map<string, number>();
  const capacityMs = (burst / perSecond) * 1000;

  return {
    take(key, amount) {
      const at = now();
      // An amount larger than the whole allowance takes all of it.
      const costMs = (Math.min(amount, burst) / perSecond) * 1000;
      const next = Math.max(fullAt.get(key) ?? 0, at) + costMs;
      const waitMs = next - at - capacityMs;
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      fullAt.delete(key);
      fullAt.set(key, next);
      if (fullAt.size > maxKeys) fullAt.delete(fullAt.keys().next().value!);
      return 0;
    },
  };
}
