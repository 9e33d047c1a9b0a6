/** Fisher's exact test of a 2 × 2 table, two-sided. */

/** Tables that are as likely as the observed one count, whatever the last digits of a sum of logarithms. */
const tolerance = 1e-7;

/** Whole numbers, the first at most as large as the second. */
type SelectedOf = readonly [selected: number, all: number];

/**
 * How often chance alone makes a difference between two groups at least as unlikely as the observed one, if the same number is
 * selected from both together.
 * @returns 0 to 1
 */
export function exactChance(one: SelectedOf, other: SelectedOf): number {
  const [selected, all] = one;
  const [otherSelected, otherAll] = other;
  const chosen = selected + otherSelected;
  const logs = logFactorials(all + otherAll);
  const logOf = (n: number, k: number) => logs[n]! - logs[k]! - logs[n - k]!;
  const whole = logOf(all + otherAll, chosen);
  const chanceOf = (k: number) => Math.exp(logOf(all, k) + logOf(otherAll, chosen - k) - whole);
  const observed = chanceOf(selected) * (1 + tolerance);
  let sum = 0;
  for (let k = Math.max(0, chosen - otherAll); k <= Math.min(all, chosen); k += 1) {
    const chance = chanceOf(k);
    if (chance <= observed) sum += chance;
  }
  return Math.min(1, sum);
}

function logFactorials(max: number): Float64Array {
  const logs = new Float64Array(max + 1);
  for (let n = 2; n <= max; n += 1) logs[n] = logs[n - 1]! + Math.log(n);
  return logs;
}
