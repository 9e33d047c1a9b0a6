import { describe, expect, it } from 'vitest';
import { seed, times } from '../counts.ts';
import { simulate } from './simulation.ts';

describe('tabs, storage and clock from one seed', () => {
  const runs = times(100_000);

  it(`[LOG3] loses no saved fact and forks no chain in ${runs} simulated browsers`, async () => {
    const seen = { acknowledged: 0, stored: 0, refusals: 0, failures: 0 };
    for (let run = 0; run < runs; run += 1) {
      try {
        const { acknowledged, stored, refusals, failures } = await simulate(seed + run);
        seen.acknowledged += acknowledged.length;
        seen.stored += stored.length;
        seen.refusals += refusals;
        seen.failures += failures;
      } catch (error) {
        throw new Error(`Simulation ${seed + run} failed; again with SEED=${seed + run}`, { cause: error });
      }
    }
    // A simulation without any failure would prove nothing.
    expect(seen.acknowledged).toBeGreaterThan(runs * 5);
    expect(seen.refusals).toBeGreaterThan(runs / 10);
    expect(seen.failures).toBeGreaterThan(runs / 10);
    expect(seen.stored).toBeGreaterThan(seen.acknowledged);
  }, 600_000);

  it('[LOG3] comes to the same end from the same seed', async () => {
    const [first, second] = [await simulate(seed), await simulate(seed)];
    expect(second.stored).toEqual(first.stored);
  });
});
