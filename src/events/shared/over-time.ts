/** Counts by week or month: consecutive periods, oldest first. */

export interface OverTime<Part> {
  /** `day` is the first of a week or month, like `2026-11-23`. */
  readonly periods: readonly ({ readonly day: string } & Part)[];
  /** How many are from before the first period. */
  readonly earlier: number;
}
