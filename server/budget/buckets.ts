/**
 * Allowances that are used up and fill again with time, kept in this process: taking from one costs no query. Several
 * processes count each for itself (docs/decisions/0140).
 */

export interface Refill {
  /** At once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Buckets {
  /** Takes `amount` and answers 0; or takes nothing and answers after how many seconds it would be there. */
  take(key: string, amount: number): number;
}

/** More keys than this are more addresses than visit; the longest unused are forgotten first. */
const maxKeys = 50_000;

/** @param now milliseconds */
export function openBuckets({ burst, perSecond }: Refill, now: () => number): Buckets {
  /** When each is whole again. */
  const fullAt = new Map<string, number>();
  const capacityMs = (burst / perSecond) * 1000;

  return {
    take(key, amount) {
      const at = now();
      // What is larger than the whole allowance takes all of it.
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
